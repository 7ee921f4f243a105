"""The first weights: a handful of features weighed by a person, enough to play sensible games to learn from."""

from __future__ import annotations

import numpy as np

from sobremesa.games.catan.judgement.value.features import NAMES
from sobremesa.games.catan.judgement.value.network import AT_DIRECT, SIZE, Weights

BY_HAND = {
    "visible": 4.5,
    "hidden": 0.45,
    "all pips": 1.5,
    "worth of pips": 2.0,
    "kinds": 0.6,
    "hand": 0.4,
    "over the limit": -0.15,
    "rolls to win": -1.5,
    "soon to win": 1.0,
    "soon city": 0.25,
    "soon settlement": 0.25,
    "soon card": 0.05,
    "site 0": 0.5,
    "site 1": 0.3,
    "site 2": 0.15,
    "sites 0": 0.2,
    "best city": 0.2,
    "route": 0.5,
    "lead of route": 0.2,
    "knights": 0.4,
    "card knight": 0.12,
    "card road building": 0.15,
    "card invention": 0.15,
    "card monopoly": 0.15,
    "income by trade": 0.3,
    "next to roll": 0.1,
}


def weights_by_hand() -> Weights:
    weights = np.zeros(SIZE, np.float32)
    for name, weight in BY_HAND.items():
        weights[AT_DIRECT + NAMES.index(name)] = weight
    return weights

"""Why one position is better than another: the groups of features whose difference alone would change most."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.games.catan.judgement.desk import FEATURES, FIRST_LAYER, SECOND_LAYER
from sobremesa.games.catan.judgement.value.features import GROUPS, NAMES
from sobremesa.games.catan.judgement.value.network import AT_DIRECT, AT_FIRST, AT_LAST, AT_SECOND, AT_SECOND_BIAS

MOST = 3
CLEAR = 0.003
"""What changes a chance by less is no reason."""

WORDS = {"cards": "development"}
"""Groups whose name means something else among the causes."""

Rows = NDArray[np.float32]


def differences(better: Rows, played: Rows, seat: int, weights: Rows) -> tuple[str, ...]:
    whole = _chance(better, seat, weights)
    places = {name: place for place, name in enumerate(NAMES)}
    found = []
    for group, names in GROUPS.items():
        changed = better.copy()
        columns = [places[name] for name in names]
        changed[:, columns] = played[:, columns]
        found.append((whole - _chance(changed, seat, weights), WORDS.get(group, group)))
    return tuple(group for gain, group in sorted(found, reverse=True)[:MOST] if gain > CLEAR)


def _chance(rows: Rows, seat: int, weights: Rows) -> float:
    first = np.maximum(rows @ weights[:AT_FIRST].reshape(FEATURES, FIRST_LAYER) + weights[AT_FIRST:AT_SECOND], 0)
    inner = weights[AT_SECOND:AT_SECOND_BIAS].reshape(FIRST_LAYER, SECOND_LAYER)
    second = np.maximum(first @ inner + weights[AT_SECOND_BIAS:AT_LAST], 0)
    scores = second @ weights[AT_LAST:AT_DIRECT] + rows @ weights[AT_DIRECT:]
    shares = np.exp(scores - scores.max())
    return float(shares[seat] / shares.sum())

"""What a choice in CATAN costs: the value's word and that of playing on, each as far as it can be trusted.

The best of many is partly what the value overrates, so that a choice seems to cost more than it does. How much of it is
true, and how far from that it may be, was fitted once to games of bots (`training/prices.py`).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..analysis import Cause

SHARE, NOISE, DOUBT = 0.4, 0.01, 0.6
"""Of what a choice seems to cost beyond the noise so much is true on the mean; the truth is spread around that by so
much of the whole."""
SHARES = {
    2: {Cause.DICE: 0.8, Cause.CARDS: 0.8, Cause.THEFTS: 0.8, Cause.OWN: SHARE, Cause.OTHERS: 0.25},
    3: {Cause.DICE: 0.65, Cause.CARDS: 0.65, Cause.THEFTS: 0.65, Cause.OWN: SHARE, Cause.OTHERS: 0.35},
    4: {Cause.DICE: 0.55, Cause.CARDS: 0.55, Cause.THEFTS: 0.55, Cause.OWN: SHARE, Cause.OTHERS: 0.45},
}
"""How much of what a step changes in the eyes of the value counts in the end; of own choices only trades are counted
so. With three players an estimate between the others, with more as with four."""

Apart = NDArray[np.float64]
"""How much better one choice was than another, trial by trial."""


def expected_cost(seeming: float) -> float:
    return SHARE * max(0.0, seeming - NOISE)


def likely_cost(seeming: float, apart: Apart) -> float:
    """The mean of what it may be, by both; never less than nothing."""
    spread, error = (DOUBT * seeming) ** 2, float(apart.var(ddof=1)) / len(apart)
    trust = spread / (spread + error)
    return max(0.0, trust * float(apart.mean()) + (1.0 - trust) * expected_cost(seeming))


def is_sure(apart: Apart, sigmas: float) -> bool:
    return bool(apart.mean() > sigmas * apart.std() / np.sqrt(len(apart)))

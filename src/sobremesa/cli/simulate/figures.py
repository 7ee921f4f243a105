"""The statistics of a simulation."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

NINETY_FIVE = 1.959964
"""How many standard errors hold 95 % of a normal distribution."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval for a win rate by Wilson's score, sound for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, NINETY_FIVE**2
    centre = (rate + square / (2 * games)) / (1 + square / games)
    reach = NINETY_FIVE / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def percentile(values: Sequence[int], percent: float) -> int:
    """The smallest value with so many percent at or below it."""
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * percent // 100).__trunc__() - 1)]

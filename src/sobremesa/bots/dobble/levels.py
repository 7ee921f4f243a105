"""How quick a player's eyes are, and how often they err (DOB-21).

The time from seeing two cards to naming their symbol is log-normal, as people's reaction times are: never very short,
mostly around the median, now and then long.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from sobremesa.contract.dice import Draws

FINE = 1 << 30


@dataclass(frozen=True)
class Level:
    median: int
    """Milliseconds to find a match."""
    spread: float
    """Standard deviation of the logarithm."""
    least: int
    """Nobody is quicker than that."""
    mistakes: int
    """Of a hundred claims, so many are wrong."""
    plans: bool
    """Whether it looks where a match counts most, rather than anywhere."""


SLOW = Level(median=5200, spread=0.45, least=1400, mistakes=8, plans=False)
NORMAL = Level(median=3100, spread=0.4, least=900, mistakes=5, plans=True)
QUICK = Level(median=1800, spread=0.35, least=600, mistakes=3, plans=True)


def normal(draws: Draws) -> float:
    """One draw from the normal distribution, by Box and Muller."""
    radius = math.sqrt(-2 * math.log((1 + draws.below(FINE)) / FINE))
    return radius * math.cos(2 * math.pi * draws.below(FINE) / FINE)


def search_time(level: Level, draws: Draws) -> int:
    """How long a player of this level looks for a match, in milliseconds."""
    return max(level.least, round(level.median * math.exp(level.spread * normal(draws))))


def errs(level: Level, draws: Draws) -> bool:
    return draws.below(100) < level.mistakes

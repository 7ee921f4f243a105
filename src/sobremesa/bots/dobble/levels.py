"""How quick a player's eyes are, and how often they err (DOB-21).

The time from seeing two cards to naming their symbol is log-normal, as people's reaction times are: never very short,
mostly around the median, now and then long.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from sobremesa.bots.noise import normal
from sobremesa.contract.dice import Draws


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
    form: float = 0.0
    """Standard deviation of the logarithm of a player's form, which is drawn once a game."""


SLOW = Level(median=5200, spread=0.45, least=1400, mistakes=8, plans=False)
NORMAL = Level(median=3100, spread=0.4, least=900, mistakes=5, plans=True)
QUICK = Level(median=1800, spread=0.35, least=600, mistakes=3, plans=True)

BEGINNER = Level(median=4400, spread=0.4, least=1200, mistakes=5, plans=True, form=0.2)
EASY_GOING = Level(median=3700, spread=0.4, least=1000, mistakes=5, plans=True, form=0.2)
STEADY = Level(median=3110, spread=0.4, least=850, mistakes=5, plans=True, form=0.2)
STRONG = Level(median=2610, spread=0.4, least=700, mistakes=5, plans=True, form=0.2)
EXPERT = Level(median=2195, spread=0.4, least=600, mistakes=5, plans=True, form=0.2)
"""Even steps: each needs about five sixths of the time of the one below, and everybody has better and worse days."""


def form_of(level: Level, draws: Draws) -> float:
    """By how much a player's times are longer or shorter in this game."""
    return math.exp(level.form * normal(draws)) if level.form else 1.0


def search_time(level: Level, draws: Draws, form: float = 1.0) -> int:
    """How long a player of this level looks for a match, in milliseconds."""
    return max(level.least, round(form * level.median * math.exp(level.spread * normal(draws))))


def errs(level: Level, draws: Draws) -> bool:
    return draws.below(100) < level.mistakes

"""What makes a player err like a person: draws from the normal distribution."""

from __future__ import annotations

import math

from sobremesa.contract.dice import Draws

FINE = 1 << 30


def normal(draws: Draws) -> float:
    """One draw from the normal distribution, by Box and Muller."""
    radius = math.sqrt(-2 * math.log((1 + draws.below(FINE)) / FINE))
    return radius * math.cos(2 * math.pi * draws.below(FINE) / FINE)

"""What things are worth to a player, in victory points, and how long they take, in rolls of the dice."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.catan.board.bounds import ANY_HARBOUR, NO_HARBOUR, RESOURCES

from ..ground import THROWS, Counts, Ground
from ..sight import Sight

WEIGHTS = (1.0, 1.0, 0.8, 1.1, 1.05)
"""What a pip of each resource is worth, the yield of the whole island being even."""
PIP = 0.1
NEW_RESOURCE = 0.2
HARBOUR = 0.1
LONGEST_WAIT = 64.0
PATIENCE = 2.0
"""Rolls added to every wait, so that what is cheap is not all that counts."""


def worth_of_yield(ground: Ground, income: Sequence[int], added: Sequence[int]) -> float:
    """More pips are good; the first of a resource are better."""
    worth = 0.0
    for resource in range(RESOURCES):
        if added[resource]:
            worth += PIP * WEIGHTS[resource] * ground.scarcity[resource] * added[resource]
            if not income[resource]:
                worth += NEW_RESOURCE
    return worth


def worth_of_harbour(harbour: int, rates: Sequence[int], income: Sequence[int], added: Sequence[int]) -> float:
    if harbour == NO_HARBOUR:
        return 0.0
    if harbour == ANY_HARBOUR:
        return HARBOUR * sum(rate > 3 for rate in rates) / RESOURCES
    resource = harbour - 1
    return 0.04 * (income[resource] + added[resource]) if rates[resource] > 2 else 0.0


def worth_of_settlement(sight: Sight, intersection: int) -> float:
    """What a settlement brings besides its point."""
    ground, added = sight.ground, sight.ground.yields[intersection]
    harbour = worth_of_harbour(ground.harbour[intersection], sight.rates, sight.income, added)
    return worth_of_yield(ground, sight.income, added) + harbour + ground.prized[intersection]


def rolls_until(cost: Sequence[int], hand: Sequence[int], income: Sequence[int], rates: Sequence[int]) -> float:
    """After how many rolls a cost can be paid, the bank changing what is left over; LONGEST_WAIT for never.

    The balance grows with every roll, ever more slowly: following its slope from zero on never leads too far.
    """
    if can_pay(cost, hand, rates):
        return 0.0
    rolls = 1.0
    for _ in range(RESOURCES):
        balance = slope = 0.0
        for wanted, held, pips, rate in zip(cost, hand, income, rates, strict=True):
            growth = pips / THROWS
            left = held - wanted + growth * rolls
            balance += left if left < 0 else left / rate
            slope += growth if left < 0 else growth / rate
        if balance >= 0:
            break
        if slope * LONGEST_WAIT < -balance:
            return LONGEST_WAIT
        rolls -= balance / slope
    return min(rolls, LONGEST_WAIT)


def can_pay(cost: Sequence[int], hand: Sequence[int], rates: Sequence[int]) -> bool:
    """Now, with the help of the bank."""
    balance = 0
    for wanted, held, rate in zip(cost, hand, rates, strict=True):
        balance += held - wanted if held < wanted else (held - wanted) // rate
    return balance >= 0


def missing(cost: Sequence[int], hand: Sequence[int]) -> Counts:
    return [max(0, wanted - held) for wanted, held in zip(cost, hand, strict=True)]


def spare(cost: Sequence[int], hand: Sequence[int]) -> Counts:
    return [max(0, held - wanted) for wanted, held in zip(cost, hand, strict=True)]


def plus(one: Sequence[int], other: Sequence[int]) -> Counts:
    return [first + second for first, second in zip(one, other, strict=True)]


def minus(one: Sequence[int], other: Sequence[int]) -> Counts:
    return [first - second for first, second in zip(one, other, strict=True)]

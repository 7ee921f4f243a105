"""What a turn may buy, and which hands pay for it with which knights' help (DIC-2, DIC-5, DIC-6).

Six dice never buy more than the few purchases listed here. The jokers of a hand are five that give one resource each
(bits 0-4 of a number below 32) and up to two that give anything (times 32). A knight built first may help with
what is built after it: its gift is a resource, or ANY.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule
from sobremesa.kernel.jotting import jotted

from ..rules.bounds import ANY, CITY, COSTS, GOLD, KNIGHT, RESOURCES, ROAD, SETTLEMENT
from .hands import Grid, all_hands

Cube = np.ndarray[tuple[int, int, int], np.dtype[np.uint8]]
NO_GIFT = -1
FIXED = 32
JOKERS = 3 * FIXED


class Purchase(NamedTuple):
    roads: int
    settlements: int
    cities: int
    knights: int
    gift: int = NO_GIFT

    @property
    def cost(self) -> list[int]:
        amounts = {ROAD: self.roads, SETTLEMENT: self.settlements, CITY: self.cities, KNIGHT: self.knights}
        return [sum(COSTS[thing][face] * many for thing, many in amounts.items()) for face in range(RESOURCES)]


NOTHING = Purchase(0, 0, 0, 0)
PURCHASES = (
    NOTHING,
    *(Purchase(roads, 0, 0, 0) for roads in (1, 2, 3)),
    Purchase(0, 1, 0, 0),
    Purchase(1, 1, 0, 0),
    Purchase(0, 0, 1, 0),
    Purchase(0, 0, 0, 1),
    Purchase(0, 0, 0, 2),
    Purchase(1, 0, 0, 1),
    *(Purchase(0, 0, 0, 2, gift) for gift in (2, 3, 4, ANY)),
    *(Purchase(1, 0, 0, 1, gift) for gift in (0, 1, ANY)),
)


@rule
def can_buy(
    counts: NDArray[np.int16], cost: NDArray[np.int64], gift: int, for_gift: NDArray[np.int64], jokers: int
) -> bool:
    """Every die pays for one thing, stands in for a joker, or is one of two gold dice."""
    dice, used, turned, short = int(counts[GOLD]), 0, 0, 0
    anything, gift_left = jokers // FIXED, int(gift != NO_GIFT)
    for face in range(RESOURCES):
        dice += int(counts[face])
        shown = min(int(counts[face]), int(cost[face]))
        used += shown
        lacking = int(cost[face]) - shown
        if lacking and jokers >> face & 1:
            lacking -= 1
            turned += 1
        if lacking and gift_left and gift in (face, ANY) and for_gift[face]:
            lacking -= 1
            turned += 1
            gift_left = 0
        helped = min(lacking, anything)
        anything -= helped
        turned += helped
        short += lacking - helped
    return 2 * short <= int(counts[GOLD]) and used + turned + 2 * short <= dice


@rule
def fill_payable(counts: Grid, costs: Grid, gifts: NDArray[np.int64], for_gifts: Grid, payable: Cube) -> None:
    cost, for_gift = jotted(RESOURCES), jotted(RESOURCES)
    for purchase in range(len(gifts)):
        for face in range(RESOURCES):
            cost[face] = costs[purchase, face]
            for_gift[face] = for_gifts[purchase, face]
        for jokers in range(JOKERS):
            for hand in range(len(counts)):
                payable[purchase, jokers, hand] = can_buy(counts[hand], cost, int(gifts[purchase]), for_gift, jokers)


@cache
def payable_hands() -> Cube:
    """[purchase, jokers, hand]: whether it can be bought with at most these jokers."""
    hands = all_hands()
    costs = np.array([purchase.cost for purchase in PURCHASES], np.int16)
    gifts = np.array([purchase.gift for purchase in PURCHASES], np.int64)
    second = [COSTS[ROAD] if purchase.roads else COSTS[KNIGHT] for purchase in PURCHASES]
    payable = np.zeros((len(PURCHASES), JOKERS, len(hands.counts)), np.uint8)
    fill_payable(hands.counts, costs, gifts, np.array(second, np.int16), payable)
    return payable

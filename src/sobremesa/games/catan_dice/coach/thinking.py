"""A player's turn in the standard game, read from the state and solved exactly."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.fields import Records

from ..rules.bounds import DICE, ROLLS, TURNS_EACH
from ..table import Paper
from . import prospects
from .hands import Grid, all_hands, hand_of
from .island import KNIGHTS, standard_island
from .prospects import MOST_PROSPECTS
from .purchases import PURCHASES, payable_hands
from .turn import solve_rolls
from .value import sheet_values

Reals = NDArray[np.float64]


@cache
def bundles() -> tuple[Grid, Grid]:
    bundles = np.array([tuple(purchase) for purchase in PURCHASES], np.int16)
    return bundles, np.array([purchase.cost for purchase in PURCHASES], np.int16)


@dataclass(frozen=True)
class Moment:
    """What matters of a player's turn."""

    standing: NDArray[np.int64]
    """The number of the network, then how many settlements, cities and knights stand."""
    fresh: int
    """The knights that have not helped yet, as bits."""
    has_built: bool
    hand: int
    rolls_left: int
    turns_left: int
    """After this one."""
    misjudged: Reals | None = None
    """For players who err: what each purchase seems worth beyond what it is."""


def moment_of(table: Paper, state: Records, seat: int, misjudged: Reals | None = None) -> Moment:
    now: Any = state[0]
    roads = sum(1 << road for road, built in enumerate(now["roads"][seat].tolist()) if built)
    counts = [int(now[kind][seat].sum()) for kind in ("settlements", "cities", "knights")]
    fresh = sum(1 << knight for knight in range(counts[2]) if not now["used"][seat, knight])
    played = (int(now["turn"]) - 1) // table.players
    return Moment(
        np.array([standard_island().networks[roads], *counts], np.int64),
        fresh & (1 << KNIGHTS) - 1,
        bool(now["built"]),
        hand_of(now["dice"], now["spent"]),
        0 if now["settled"] else ROLLS - int(now["rolls"]),
        TURNS_EACH - 1 - played,
        misjudged,
    )


@dataclass(frozen=True)
class Prospects:
    purchases: NDArray[np.int64]
    jokers: NDArray[np.int64]
    worth: Reals


def prospects_of(moment: Moment, values: Any = None) -> Prospects:
    """Whatever may be bought, with whichever help, and what that is worth: points now and expected later."""
    island = standard_island()
    later = sheet_values()[moment.turns_left] if values is None else values
    purchases, jokers = np.empty(MOST_PROSPECTS, np.int64), np.empty(MOST_PROSPECTS, np.int64)
    worth = np.empty(MOST_PROSPECTS, np.float64)
    count = prospects.list_prospects(
        *bundles(),
        moment.standing,
        moment.fresh,
        moment.has_built,
        island.extensions,
        island.sites,
        island.joker,
        island.gift,
        island.points,
        later,
        purchases,
        jokers,
        worth,
    )
    if moment.misjudged is not None:
        worth[:count] += moment.misjudged[purchases[:count]]
    return Prospects(purchases[:count], jokers[:count], worth[:count])


def worth_of_hand(moment: Moment, values: Any = None) -> float:
    """What the dice on the table are worth if rolling is over."""
    found = prospects_of(moment, values)
    payable = payable_hands()[found.purchases, found.jokers, moment.hand]
    return float(found.worth[payable.astype(bool)].max())


@dataclass(frozen=True)
class Keeping:
    """For every hand: the worth of stopping with it, of keeping it and rolling the rest, and the best to do."""

    finals: Reals
    value: Reals
    best: Reals
    kept: NDArray[np.int64]


def keeping(moment: Moment, values: Any = None) -> Keeping:
    hands, found = all_hands(), prospects_of(moment, values)
    size = len(hands.counts)
    finals, chosen = np.zeros(size), np.zeros(size, np.int64)
    first = int(hands.first[DICE])
    prospects.finals_of(
        payable_hands(), found.purchases, found.jokers, found.worth, len(found.worth), first, size, finals, chosen
    )
    return roll_on(finals, moment.rolls_left)


def roll_on(finals: Reals, rolls_left: int) -> Keeping:
    """The best keeps for so many rolls, from the worth of each hand of six dice in the end."""
    hands, size = all_hands(), len(finals)
    value, best, kept = np.zeros(size), np.zeros(size), np.zeros(size, np.int64)
    solve_rolls(hands.more, hands.less, hands.first, DICE, rolls_left, finals, value, best, kept)
    return Keeping(finals, value, best, kept)

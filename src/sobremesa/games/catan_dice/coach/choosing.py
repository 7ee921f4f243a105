"""The best action of a turn in the standard game: which dice to keep, or what to swap, buy or build next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np

from sobremesa.contract.action import kind_of
from sobremesa.contract.fields import Records, copy_of

from ..rules import actions, doors, phases
from ..rules.actions import KINDS
from ..rules.bounds import DICE
from ..rules.legal import MOST_LEGAL
from ..table import Paper
from .hands import all_hands
from .thinking import Moment, Reals, keeping, moment_of, worth_of_hand

SLACK = 1e-6


def choose(table: Paper, state: Records, seat: int, misjudged: Reals | None = None) -> int:
    """The action of an awaited seat that is worth most; to one who errs, `misjudged` is added to each purchase."""
    if state[0]["phase"] == phases.BEFORE_ROLL:
        return actions.ROLL
    moment = moment_of(table, state, seat, misjudged)
    if moment.rolls_left:
        kept = int(keeping(moment).kept[moment.hand])
        if kept != moment.hand:
            return actions.KEEP.of(dice_for(state, kept))
    return next_step(table, state, seat, moment)


def dice_for(state: Records, hand: int) -> int:
    """The first dice on the table that make up a hand, as bits."""
    left = all_hands().counts[hand].tolist()
    chosen = 0
    for die in range(DICE):
        face = int(state[0]["dice"][die]) - 1
        if face >= 0 and left[face]:
            left[face] -= 1
            chosen |= 1 << die
    return chosen


def next_step(table: Paper, state: Records, seat: int, moment: Moment) -> int:
    """Of all that does not roll, the first that loses nothing."""

    def worth(after: Records) -> float:
        return int(after[0]["gained"]) + worth_of_hand(moment_of(table, after, seat, moment.misjudged))

    nothing_more = replace(moment, hand=0, rolls_left=0)
    return best_step(table, state, seat, worth, int(state[0]["gained"]) + worth_of_hand(nothing_more))


def best_step(table: Paper, state: Records, seat: int, worth: Callable[[Records], float], ended: float) -> int:
    """The step with the most worth after it, or the end of the turn; building comes before gold, gold before swaps."""
    target = worth(state)
    best, most = int(actions.END_TURN), ended
    for action in steps(table, state, seat):
        if most >= target - SLACK:
            break
        after = copy_of(state)
        doors.apply(table.numbers, after, 0, seat, action)
        if (found := worth(after)) > most + SLACK:
            best, most = action, found
    return best


def steps(table: Paper, state: Records, seat: int) -> Iterator[int]:
    """Legal actions that end rolling, without those that differ only in which of two like dice they use."""
    out = np.empty(MOST_LEGAL, np.int64)
    listed = out[: doors.list_legal(table.numbers, state, 0, seat, out)].tolist()
    seen: set[tuple[int, ...]] = set()
    for kind in (_BUILDS, (actions.BUY,), (actions.SWAP,)):
        for action in listed:
            if kind_of(action) in kind and (key := _alike(state, action)) not in seen:
                seen.add(key)
                yield action


_BUILDS = (actions.CITY, actions.SETTLEMENT, actions.KNIGHT, actions.ROAD)


def _alike(state: Records, action: int) -> tuple[int, ...]:
    values = KINDS.parts(action)
    if kind_of(action) == actions.BUY:
        return actions.BUY, values["resource"]
    if kind_of(action) == actions.SWAP:
        return actions.SWAP, int(state[0]["dice"][values["die"]]), values["face"], values["knight"]
    return (action,)

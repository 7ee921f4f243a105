"""Close calls played on: some turns as the value would play them at once, the same dice for every choice, many times.

What they lead to is valued; where a choice falls behind the best by more than luck explains it is tried no further.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule, rule

from ..board.layout import Board
from ..rules import phases
from ..rules.state import State
from .desk import Desk
from .onward import deal_anew, play_on, seed
from .slots import FIRST_END, FIRST_KEPT, THROWN, close_turn
from .value.network import chance_of

CLOSE: Final = 0.08
"""Ends that are worth less than the best by more than this are not rehearsed."""
TRUST: Final = 3.0
"""The value of an end counts as much as so many rehearsals for each turn that they last."""
TRUST_IN_FOUNDING: Final = 1.0
"""The same for foundings, of which the value can tell less."""
DOUBT: Final = 0.07
"""Twice how far the same dice usually drive two choices apart in one turn; in more turns, by their square root more."""
BATCH: Final = 4


@inner_rule
def rehearse(
    slots: Many[State],
    place: int,
    board: Board,
    desk: Desk,
    player: int,
    weights: NDArray[np.float32],
    number: int,
    turns: int,
    is_end: bool,
) -> float:
    """The player's chance so many turns after the position at `place`, in the rehearsal of this number."""
    slots[THROWN] = slots[place]
    desk.looked[0] += 1  # also where the game ends before anything is valued: whoever counts must come to an end
    if slots[THROWN].phase != phases.OVER:
        if is_end:
            close_turn(slots[THROWN], board)
        seed(desk, number, 0)
        deal_anew(slots[THROWN], board, desk, player)
        play_on(slots, board, desk, weights, number, turns)
    return chance_of(slots[THROWN], board, desk, player, weights)


@rule
def worth_of(desk: Desk, at: int, times: int, trust: float) -> float:
    return float((trust * desk.end_kept[at] + desk.tried[at]) / (trust + times))


@rule
def best_of(desk: Desk, count: int, times: int, trust: float) -> int:
    best = -1
    for at in range(count):
        if desk.is_tried[at] and (best < 0 or worth_of(desk, at, times, trust) > worth_of(desk, best, times, trust)):
            best = at
    return best


@rule
def give_up(desk: Desk, count: int, times: int, trust: float, margin: float) -> int:
    """What lies too far behind the best is tried no further. How many are left."""
    least = worth_of(desk, best_of(desk, count, times, trust), times, trust) - margin
    left = 0
    for at in range(count):
        if desk.is_tried[at] and worth_of(desk, at, times, trust) < least:
            desk.is_tried[at] = 0
        left += int(desk.is_tried[at])
    return left


@inner_rule
def keep_ends(slots: Many[State], desk: Desk) -> int:
    """Puts the ends of a search where further searches leave them alone; how many there are."""
    count = int(desk.end_count[0])
    for at in range(count):
        desk.end_kept[at] = desk.ends[at]
        desk.kept_begins[at] = desk.end_begins[at]
        slots[FIRST_KEPT + at] = slots[FIRST_END + at]
    return count


@inner_rule
def rehearse_ends(
    slots: Many[State],
    board: Board,
    desk: Desk,
    player: int,
    weights: NDArray[np.float32],
    most: int,
    turns: int,
    are_ends: bool,
    trust: float,
) -> int:
    """Of the positions noted on the desk the best, value and rehearsals together.

    They end the turn, or it goes on from them. The further a rehearsal goes, the more luck is in it. No more positions
    than `most` are valued for the whole decision, unless the next round is dearer than the last.
    """
    count = keep_ends(slots, desk)
    for at in range(count):
        desk.tried[at] = 0.0
        desk.is_tried[at] = 1
    trust, doubt = trust * turns, DOUBT * np.sqrt(turns)
    left = give_up(desk, count, 0, trust, CLOSE)
    times, before, now = 0, int(desk.looked[0]), int(desk.looked[0])
    while left > 1 and now + now - before < most:
        before = now
        for at in range(count):
            if desk.is_tried[at]:
                desk.tried[at] += rehearse(slots, FIRST_KEPT + at, board, desk, player, weights, times, turns, are_ends)
        times += 1
        now = int(desk.looked[0])
        if times % BATCH == 0:
            left = give_up(desk, count, times, trust, doubt / np.sqrt(times))
    best = best_of(desk, count, times, trust)
    desk.best[0] = worth_of(desk, best, times, trust)
    return int(desk.kept_begins[best])

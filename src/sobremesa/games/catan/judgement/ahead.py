"""A look beyond the own turn: every roll of the next player with their best reply, and if wished our own after it."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule, rule

from ..board.layout import Board
from ..rules import actions, phases
from ..rules.flow import step
from ..rules.state import State
from .choices.theft import best_robbery
from .choices.turn import search_turn
from .desk import Desk
from .slots import CHILD, END, FIRST_END, FIRST_KEPT, NOW, SECOND_THROWN, THROWN, close_turn, value_at

SEVEN: Final = 7
REPLY: Final = 2
"""How many ways at a time a reply is thought through."""
CLOSE_CALL: Final = 0.06


@rule
def ways_to_throw(total: int) -> float:
    return (6.0 - abs(7.0 - total)) / 36.0


@rule
def throw(state: State, board: Board, total: int) -> None:
    one = max(1, total - 6)
    step(state, board, -1, actions.DICE.of(one, total - one))


@inner_rule
def reply(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> None:
    """The best turn of the player to move from the position at NOW; where it ends lies at END."""
    if slots[NOW].phase == phases.MAIN:
        search_turn(slots, board, desk, player, weights, REPLY, False)
    else:
        slots[END] = slots[NOW]


@inner_rule
def own_roll(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> float:
    """The player's chance before their own roll at SECOND_THROWN, the turn then played as well as can be."""
    mean = 0.0
    for total in range(2, 13):
        slots[NOW] = slots[SECOND_THROWN]
        if total == SEVEN:
            mean += ways_to_throw(total) * seven(slots, board, desk, player, weights)
            continue
        throw(slots[NOW], board, total)
        search_turn(slots, board, desk, player, weights, REPLY, False)
        mean += ways_to_throw(total) * desk.best[0]
    return mean


@inner_rule
def seven(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> float:
    """The robber moved in the position at NOW; what must be discarded is left to the value."""
    slots[CHILD] = slots[NOW]
    slots[CHILD].rolled = 1
    slots[CHILD].phase = phases.MOVE_ROBBER
    return best_robbery(slots, CHILD, board, desk, player, weights, False)


@inner_rule
def change_ahead(
    slots: Many[State], place: int, board: Board, desk: Desk, player: int, weights: NDArray[np.float32], deep: bool
) -> float:
    """How much the player's chance changes, if the turn ends at `place`, over all rolls and replies of the next."""
    static = value_at(slots, place, board, desk, player, weights)
    slots[THROWN] = slots[place]
    if slots[THROWN].phase == phases.OVER:
        return 0.0
    close_turn(slots[THROWN], board)
    if slots[THROWN].phase != phases.BEFORE_ROLL:
        return 0.0
    follower = int(slots[THROWN].active)
    mean = 0.0
    for total in range(2, 13):
        if total == SEVEN:
            mean += ways_to_throw(total) * static
            continue
        slots[NOW] = slots[THROWN]
        throw(slots[NOW], board, total)
        reply(slots, board, desk, follower, weights)
        value = value_at(slots, END, board, desk, player, weights)
        if deep and slots[END].phase != phases.OVER:
            slots[SECOND_THROWN] = slots[END]
            close_turn(slots[SECOND_THROWN], board)
            if slots[SECOND_THROWN].active == player and slots[SECOND_THROWN].phase == phases.BEFORE_ROLL:
                value = own_roll(slots, board, desk, player, weights)
        mean += ways_to_throw(total) * value
    return mean - static


@inner_rule
def keep_ends(slots: Many[State], desk: Desk) -> int:
    """Puts the ends of a search where further searches leave them alone; how many there are."""
    count = int(desk.end_count[0])
    for at in range(count):
        desk.end_kept[at] = desk.ends[at]
        desk.kept_begins[at] = desk.end_begins[at]
        slots[FIRST_KEPT + at] = slots[FIRST_END + at]
    return count


@rule
def best_kept(desk: Desk, count: int) -> int:
    at = 0
    for other in range(count):
        if desk.end_kept[other] > desk.end_kept[at]:
            at = other
    return at


@rule
def close_ends(desk: Desk, count: int) -> int:
    """How many of the ends kept come close to the best way found."""
    close = 0
    for at in range(count):
        close += 1 if desk.end_kept[at] >= desk.best[0] - CLOSE_CALL else 0
    return close


@inner_rule
def look_ahead(
    slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32], most: int, deep: bool
) -> int:
    """After a search: the best of its ends that are close to the best, looked at again from further on.

    One alone need not be looked at.
    """
    count = keep_ends(slots, desk)
    looked = min(most, close_ends(desk, count))
    if looked < 2:
        return int(desk.kept_begins[best_kept(desk, count)]) if looked else int(desk.chosen[0])
    chosen, most_worth = int(desk.chosen[0]), -1.0
    for _ in range(looked):
        at = best_kept(desk, count)
        value = float(desk.end_kept[at])
        desk.end_kept[at] = -1.0
        value += change_ahead(slots, FIRST_KEPT + at, board, desk, player, weights, deep)
        if value > most_worth:
            most_worth, chosen = value, int(desk.kept_begins[at])
    desk.best[0] = most_worth
    return chosen

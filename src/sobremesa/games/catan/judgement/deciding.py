"""One decision of the thinking player: what it chooses in the position at NOW."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule, rule

from ..board.layout import Board
from ..hooks.moments import has_between, may_build_between
from ..rules import actions, phases
from ..rules.flow import step
from ..rules.state import State
from .ahead import own_roll
from .at_once import decide_at_once, has_knight
from .choices.robbing import note_robberies
from .choices.theft import best_robbery
from .choices.winning import find_win
from .desk import Desk
from .rehearsing import TRUST, TRUST_IN_FOUNDING, rehearse_ends
from .slots import CHILD, KEPT, NOW, SECOND_THROWN

CAREFUL: Final = 1
REHEARSALS: Final = 1000
LONG: Final = 20
"""How far rehearsals of the founding go, in turns."""
AMPLE: Final = 20000
"""Positions without which the founding is not rehearsed."""
SHARE_OF_FOUNDING: Final = 2
"""A founding decides more than a turn does, and comes seldom: so many times as many positions are valued."""


@rule
def is_turn(state: State) -> bool:
    return state.phase == phases.MAIN or state.phase == phases.FREE_ROAD or may_build_between(state)


@inner_rule
def choose_before_roll(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> int:
    """A knight now, or after the roll? Both over every roll."""
    if not has_knight(slots, board, desk, player):
        return actions.ROLL
    slots[CHILD] = slots[NOW]
    step(slots[CHILD], board, player, actions.KNIGHT)
    best_robbery(slots, CHILD, board, desk, player, weights, True)
    slots[SECOND_THROWN] = slots[CHILD]
    slots[KEPT] = slots[NOW]
    after = own_roll(slots, board, desk, player, weights)
    slots[SECOND_THROWN] = slots[KEPT]
    before = own_roll(slots, board, desk, player, weights)
    return actions.KNIGHT if after > before else actions.ROLL


@inner_rule
def think_again(
    slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32], chosen: int, ahead: int
) -> int:
    """After a search of the turn or of the founding: its best ends from further on."""
    if ahead < REHEARSALS or board.expanded or has_between(board):
        return chosen
    if slots[NOW].phase == phases.FREE_ROAD or desk.end_count[0] < 2 or desk.best[0] >= 1.0:
        return chosen
    most, turns = ahead // REHEARSALS, ahead % REHEARSALS
    if is_turn(slots[NOW]):
        return rehearse_ends(slots, board, desk, player, weights, most, turns, True, TRUST)
    if most < AMPLE:
        return chosen
    most *= SHARE_OF_FOUNDING
    return rehearse_ends(slots, board, desk, player, weights, most, LONG, True, TRUST_IN_FOUNDING)


@inner_rule
def rob_again(
    slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32], chosen: int, ahead: int
) -> int:
    """After a first thought about the robber: the best places rehearsed."""
    if ahead < REHEARSALS or board.expanded or has_between(board):
        return chosen
    note_robberies(slots, board, desk, player, weights)
    if desk.end_count[0] < 2:
        return chosen
    return rehearse_ends(slots, board, desk, player, weights, ahead // REHEARSALS, ahead % REHEARSALS, False, TRUST)


@inner_rule
def decide(
    slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32], width: int, ahead: int
) -> int:
    """`ahead`: 0 in a hurry; CAREFUL looks for certain wins, and at every roll before a knight.

    From REHEARSALS on, so many thousands: how many positions may be valued in all, close ends rehearsed by as many
    turns as there are units.
    """
    desk.looked[0] = 0
    if ahead == 0:
        return decide_at_once(slots, board, desk, player, weights, width, False)
    phase = int(slots[NOW].phase)
    if phase == phases.MAIN or phase == phases.FREE_ROAD or phase == phases.BEFORE_ROLL:
        winning = find_win(slots, board, desk, player)
        if winning:
            return winning
    if phase == phases.BEFORE_ROLL:
        return choose_before_roll(slots, board, desk, player, weights)
    in_turn = is_turn(slots[NOW])
    chosen = decide_at_once(slots, board, desk, player, weights, width, True)
    if in_turn or phase == phases.FOUND_SETTLEMENT or phase == phases.FOUND_ROAD:
        return think_again(slots, board, desk, player, weights, chosen, ahead)
    if phase == phases.MOVE_ROBBER:
        return rob_again(slots, board, desk, player, weights, chosen, ahead)
    return chosen

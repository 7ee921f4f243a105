"""The choice in any position of the base game, for the position at NOW; 0 where only an expansion's rules can tell."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule

from ..board.bounds import RESOURCES
from ..board.layout import Board
from ..rules import actions, phases
from ..rules.flow import step
from ..rules.legal import list_cards
from ..rules.state import State
from .ahead import look_ahead, own_roll
from .desk import Desk
from .discarding import choose_discard
from .founding import choose_founding
from .rehearsing import rehearse_ends
from .slots import CHILD, KEPT, NOW, SECOND_THROWN, value_at
from .survey import THROWS
from .theft import best_robbery, best_victim
from .turn import search_turn
from .winning import find_win

NO_CHOICE: Final = 0
DEEP: Final = 100
REHEARSALS: Final = 1000
TURNS: Final = 8
LONG: Final = 24
"""How far rehearsals go, in turns: within the game, and at the founding."""


@inner_rule
def choose_before_roll(
    slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32], ahead: int
) -> int:
    """A knight now, or after the roll? In a quick game only when it takes the army or frees the own land."""
    count = list_cards(slots[NOW], board, player, desk.listed[:], 0)
    if count == 0 or desk.listed[0] != actions.KNIGHT:
        return actions.ROLL
    before = value_at(slots, NOW, board, desk, player, weights)
    blocked = 0.0
    for resource in range(RESOURCES):
        blocked += desk.gross[player, resource] / THROWS - desk.growth[player, resource]
    slots[CHILD] = slots[NOW]
    step(slots[CHILD], board, player, actions.KNIGHT)
    if ahead == 0 and blocked <= 0.0 and slots[CHILD].army_holder == slots[NOW].army_holder:
        return actions.ROLL
    after = best_robbery(slots, CHILD, board, desk, player, weights, ahead > 0)
    if ahead > 0:
        slots[SECOND_THROWN] = slots[CHILD]
        slots[KEPT] = slots[NOW]
        after = own_roll(slots, board, desk, player, weights)
        slots[SECOND_THROWN] = slots[KEPT]
        before = own_roll(slots, board, desk, player, weights)
    return actions.KNIGHT if after > before else actions.ROLL


@inner_rule
def choose_in_turn(
    slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32], width: int, ahead: int
) -> int:
    chosen = search_turn(slots, board, desk, player, weights, width, ahead > 0)
    if ahead == 0 or slots[NOW].phase == phases.FREE_ROAD or board.extra:
        return chosen
    if ahead >= REHEARSALS:
        if desk.end_count[0] < 2 or desk.best[0] >= 1.0 or board.expanded:
            return chosen
        return rehearse_ends(slots, board, desk, player, weights, ahead // REHEARSALS, TURNS)
    return look_ahead(slots, board, desk, player, weights, ahead % DEEP, ahead >= DEEP)


@inner_rule
def decide(
    slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32], width: int, ahead: int
) -> int:
    """`ahead`: how many ends of a turn are looked at again from further on; by DEEP more, further still.

    From REHEARSALS on, so many thousands: how often close ends are rehearsed instead.
    """
    phase = int(slots[NOW].phase)
    if ahead > 0 and (phase == phases.MAIN or phase == phases.FREE_ROAD or phase == phases.BEFORE_ROLL):
        winning = find_win(slots, board, desk, player)
        if winning:
            return winning
    if phase == phases.MAIN or phase == phases.FREE_ROAD or phase == phases.EXTRA_BUILDING:
        return choose_in_turn(slots, board, desk, player, weights, width, ahead)
    if phase == phases.BEFORE_ROLL:
        return choose_before_roll(slots, board, desk, player, weights, ahead)
    if phase == phases.DISCARD:
        return choose_discard(slots, board, desk, player, weights)
    if phase == phases.MOVE_ROBBER:
        slots[CHILD] = slots[NOW]
        best_robbery(slots, CHILD, board, desk, player, weights, ahead > 0)
        return int(desk.robbed[0])
    if phase == phases.ROB:
        slots[CHILD] = slots[NOW]
        best_victim(slots, CHILD, board, desk, player, weights, True)
        return int(desk.victim[0])
    if phase == phases.FOUND_SETTLEMENT or phase == phases.FOUND_ROAD:
        chosen = choose_founding(slots, board, desk, player, weights)
        if ahead >= REHEARSALS and desk.end_count[0] > 1 and not board.expanded and not board.extra:
            return rehearse_ends(slots, board, desk, player, weights, ahead // REHEARSALS, LONG)
        return chosen
    return NO_CHOICE

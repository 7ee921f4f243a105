"""A choice without a look beyond the own turn: how the value plays when it is in a hurry, as it is in rehearsals."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule

from ..board.bounds import RESOURCES
from ..board.layout import Board
from ..hooks.moments import may_build_between
from ..rules import actions, phases
from ..rules.flow import step
from ..rules.legal import list_cards
from ..rules.state import State
from .choices.discarding import choose_discard
from .choices.founding import choose_founding
from .choices.theft import best_robbery, best_victim
from .choices.turn import search_turn
from .desk import Desk
from .slots import CHILD, NOW, value_at
from .value.survey import THROWS

NO_CHOICE: Final = 0


@inner_rule
def has_knight(slots: Many[State], board: Board, desk: Desk, player: int) -> bool:
    count = list_cards(slots[NOW], board, player, desk.listed[:], 0)
    return count > 0 and desk.listed[0] == actions.KNIGHT


@inner_rule
def choose_knight(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> int:
    """Before the roll: a knight only if it takes the army or frees the own land."""
    if not has_knight(slots, board, desk, player):
        return actions.ROLL
    before = value_at(slots, NOW, board, desk, player, weights)
    blocked = 0.0
    for resource in range(RESOURCES):
        blocked += desk.gross[player, resource] / THROWS - desk.growth[player, resource]
    slots[CHILD] = slots[NOW]
    step(slots[CHILD], board, player, actions.KNIGHT)
    if blocked <= 0.0 and slots[CHILD].army_holder == slots[NOW].army_holder:
        return actions.ROLL
    after = best_robbery(slots, CHILD, board, desk, player, weights, False)
    return actions.KNIGHT if after > before else actions.ROLL


@inner_rule
def decide_at_once(
    slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32], width: int, exact: bool
) -> int:
    """For the position at NOW; NO_CHOICE where only an expansion's rules ask."""
    phase = int(slots[NOW].phase)
    if phase == phases.MAIN or phase == phases.FREE_ROAD or may_build_between(slots[NOW]):
        return search_turn(slots, board, desk, player, weights, width, exact)
    if phase == phases.BEFORE_ROLL:
        return choose_knight(slots, board, desk, player, weights)
    if phase == phases.DISCARD:
        return choose_discard(slots, board, desk, player, weights)
    if phase == phases.MOVE_ROBBER:
        slots[CHILD] = slots[NOW]
        best_robbery(slots, CHILD, board, desk, player, weights, exact)
        return int(desk.robbed[0])
    if phase == phases.ROB:
        slots[CHILD] = slots[NOW]
        best_victim(slots, CHILD, board, desk, player, weights, True)
        return int(desk.victim[0])
    if phase == phases.FOUND_SETTLEMENT or phase == phases.FOUND_ROAD:
        return choose_founding(slots, board, desk, player, weights)
    return NO_CHOICE

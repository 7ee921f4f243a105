"""What a position is worth to everybody if whoever is to act goes on as well as can be; for those who look back.

Whoever asks brings a position that fits a view, never the true one; without a viewer nobody's cards are known.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule, quickly_compiled

from ..board.layout import Board
from ..rules import phases
from ..rules.state import State
from .choices.founding import choose_founding, found_on
from .choices.theft import best_robbery, best_victim
from .choices.turn import search_turn
from .desk import Desk
from .slots import CHILD, CLOSED, END, NOW, close_turn
from .value.network import weigh
from .value.survey import read_island


@inner_rule
def end_robbing(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> None:
    """The robber moved and a card taken as well as can be, at END; what must be discarded is left to the value."""
    slots[CHILD] = slots[NOW]
    if slots[NOW].phase == phases.ROB:
        best_victim(slots, CHILD, board, desk, player, weights, False)
    else:
        slots[CHILD].phase = phases.MOVE_ROBBER
        best_robbery(slots, CHILD, board, desk, player, weights, False)
    slots[END] = slots[CHILD]
    if slots[NOW].rolled == 0 and slots[END].phase != phases.OVER:
        slots[END].phase = phases.BEFORE_ROLL


@inner_rule
def end_founding(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> None:
    if slots[NOW].phase == phases.FOUND_ROAD:
        choose_founding(slots, board, desk, player, weights)
    else:
        found_on(slots[END], board, desk, player)


@quickly_compiled
def appraise(
    boards: Many[Board],
    slots: Many[State],
    desks: Many[Desk],
    viewer: int,
    weights: NDArray[np.float32],
    width: int,
) -> None:
    """The chances of all seats in the position at NOW, left on the desk with the features they came from."""
    board, desk = boards[0], desks[0]
    read_island(board, desk)
    phase, player = int(slots[NOW].phase), int(slots[NOW].active)
    slots[END] = slots[NOW]
    if phase == phases.MAIN or phase == phases.FREE_ROAD:
        search_turn(slots, board, desk, player, weights, width, False)
    elif phase == phases.DISCARD or phase == phases.MOVE_ROBBER or phase == phases.ROB:
        end_robbing(slots, board, desk, player, weights)
        if slots[END].phase == phases.MAIN and slots[NOW].owed[player] == 0:
            slots[NOW] = slots[END]
            search_turn(slots, board, desk, player, weights, width, False)
    elif phase == phases.FOUND_SETTLEMENT or phase == phases.FOUND_ROAD:
        end_founding(slots, board, desk, player, weights)
    slots[CLOSED] = slots[END]
    if slots[CLOSED].phase != phases.OVER:
        close_turn(slots[CLOSED], board)
    weigh(slots[CLOSED], board, desk, viewer, weights)

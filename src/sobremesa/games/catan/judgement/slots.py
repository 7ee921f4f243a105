"""The positions a thinking player has before them, by the place in an array of states where each is kept."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule, rule

from ..board.layout import Board
from ..rules import phases
from ..rules.state import State
from ..rules.turns import end_turn
from .desk import ENDS, WIDEST, Desk
from .value.network import chance_of

NOW: Final = 0
CHILD: Final = 1
CLOSED: Final = 2
FUNDED: Final = 3
OUTCOME: Final = 4
ROBBED: Final = 5
BEST: Final = 6
SAVED: Final = 7
KEPT: Final = 8
END: Final = 9
THROWN: Final = 10
SECOND_THROWN: Final = 11
FIRST_END: Final = 12
FIRST_KEPT: Final = FIRST_END + ENDS
FIRST_ROW: Final = FIRST_KEPT + ENDS
SLOTS: Final = FIRST_ROW + 2 * WIDEST


@rule
def close_turn(state: State, board: Board) -> None:
    """As if the player to act did nothing more: positions are valued between two turns."""
    if state.turn == 0 or (state.phase == phases.BEFORE_ROLL and state.rolled == 0 and state.free_roads == 0):
        return
    state.free_roads = 0
    state.victim = 0
    state.phase = phases.MAIN
    end_turn(state, board)


@inner_rule
def value_at(
    slots: Many[State], place: int, board: Board, desk: Desk, player: int, weights: NDArray[np.float32]
) -> float:
    """The player's chance to win if the turn ended here."""
    desk.looked[0] += 1
    slots[CLOSED] = slots[place]
    if slots[CLOSED].phase != phases.OVER:
        close_turn(slots[CLOSED], board)
    return chance_of(slots[CLOSED], board, desk, player, weights)

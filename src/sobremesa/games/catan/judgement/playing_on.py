"""A position played on many times as the value plays when it is in a hurry: the same dice for whoever is compared.

Whoever asks brings positions that fit a view, never the true one. Only for the base game.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, quickly_compiled

from ..board.layout import Board
from ..rules import phases
from ..rules.state import State
from .choices.winning import find_win
from .desk import Desk
from .onward import deal_anew, play_on, seed
from .slots import FIRST_KEPT, THROWN
from .value.network import chance_of
from .value.survey import read_island


@quickly_compiled
def play_on_often(
    boards: Many[Board],
    slots: Many[State],
    desks: Many[Desk],
    starts: Many[State],
    player: int,
    weights: NDArray[np.float32],
    numbers: NDArray[np.int64],
    turns: int,
    worths: NDArray[np.float64],
) -> None:
    """The player's chance so many turns later, from each start in the rehearsal of its number."""
    board, desk = boards[0], desks[0]
    read_island(board, desk)
    for place in range(len(starts)):
        slots[FIRST_KEPT] = starts[place]
        slots[THROWN] = slots[FIRST_KEPT]
        if slots[THROWN].phase != phases.OVER:
            seed(desk, int(numbers[place]), 0)
            deal_anew(slots[THROWN], board, desk, player)
            play_on(slots, board, desk, weights, int(numbers[place]), turns)
        worths[place] = chance_of(slots[THROWN], board, desk, player, weights)


@quickly_compiled
def certain_win(boards: Many[Board], slots: Many[State], desks: Many[Desk], player: int) -> int:
    """The next action of a turn that wins for certain from the position at NOW; 0 if there is none."""
    read_island(boards[0], desks[0])
    return find_win(slots, boards[0], desks[0], player)

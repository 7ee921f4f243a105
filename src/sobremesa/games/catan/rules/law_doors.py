"""Doors to what may be done: a board, an array of states, and a place in it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, quickly_compiled

from ..board.layout import Board
from . import legal, refusals
from .state import State


@quickly_compiled
def refusal(boards: Many[Board], states: Many[State], place: int, seat: int, action: int) -> int:
    return refusals.refusal(states[place], boards[0], seat, action)


@quickly_compiled
def list_legal(boards: Many[Board], states: Many[State], place: int, seat: int, out: NDArray[np.int64]) -> int:
    return legal.list_legal(states[place], boards[0], seat, out)

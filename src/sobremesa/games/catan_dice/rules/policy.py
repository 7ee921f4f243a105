"""The random player for simulation: any listed action, each equally likely."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import draw_below
from sobremesa.kernel.compiled import rule

from . import phases
from .board import Board
from .legal import list_legal
from .state import State


@rule
def standing(state: State, board: Board, player: int) -> int:
    """1: awaited; 0x100: may act."""
    return 0x101 if player == state.active and state.phase < phases.OVER else 0


@rule
def next_awaited(state: State, board: Board) -> int:
    return int(state.active)


@rule
def random_action(state: State, board: Board, player: int, stream: NDArray[np.int64], buffer: NDArray[np.int64]) -> int:
    count = list_legal(state, board, player, buffer)
    return int(buffer[draw_below(stream, count)])

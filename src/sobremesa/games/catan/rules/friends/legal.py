"""What Entre amigos adds to the list of legal actions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from ..state import State


@rule
def list_friendly(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    return count


@rule
def list_friendly_phase(state: State, board: Board, player: int, out: NDArray[np.int64]) -> int:
    return 0

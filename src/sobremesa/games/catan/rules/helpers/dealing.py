"""The display of helpers: dealt while founding, turned or exchanged after use (HLP-1 … HLP-4)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from ..state import State


@rule
def deal_helper(state: State, board: Board, player: int) -> None:
    return

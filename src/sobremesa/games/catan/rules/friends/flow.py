"""What happens: gifts, favours, exchanges, tokens drawn (FRI-2 … FRI-12)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from ..state import State


@rule
def act_friendly(state: State, board: Board, player: int, action: int) -> None:
    return


@rule
def receive_favour(state: State, board: Board, player: int, guild: int) -> None:
    return

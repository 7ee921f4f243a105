"""The helpers that answer a roll, anybody's: consolation and shelter (HLP-7, HLP-9, HLP-16)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from ..state import State


@rule
def ask_consolation(state: State, board: Board) -> None:
    return


@rule
def ask_shelter(state: State, board: Board) -> None:
    return


@rule
def decline_shelter(state: State, player: int) -> None:
    """Whoever discards instead makes no use of it."""
    if state.helper_asked == player + 1:
        state.helper_asked = 0

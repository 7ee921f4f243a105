"""What happens when a helper is used (HLP-5 … HLP-14)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from ..state import State


@rule
def act_helpful(state: State, board: Board, player: int, action: int) -> None:
    return


@rule
def look_at_card(state: State, board: Board, card: int) -> None:
    return

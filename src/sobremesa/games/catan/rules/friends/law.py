"""May this gift be made, this favour be used? (FRI-3, FRI-8 … FRI-12)"""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from .. import reasons
from ..state import State


@rule
def refuse_friendly(state: State, board: Board, player: int, action: int) -> int:
    return reasons.NOT_NOW

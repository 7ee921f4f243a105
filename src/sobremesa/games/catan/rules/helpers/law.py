"""May this helper be used so, now? (HLP-2 … HLP-16)"""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from .. import reasons
from ..state import State


@rule
def refuse_helpful(state: State, board: Board, player: int, action: int) -> int:
    return reasons.NOT_NOW

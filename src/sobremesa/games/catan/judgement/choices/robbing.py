"""Where the robber may go, noted for a second thought: the turn goes on from there, whatever is stolen."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule

from ...board.layout import Board
from ...rules.actions import MOVE_ROBBER
from ...rules.flow import step
from ...rules.legal import list_robber
from ...rules.state import State
from ..desk import Desk
from ..slots import KEPT, NOW, ROBBED
from .theft import best_victim, is_worth_robbing
from .turn import note_end


@inner_rule
def note_robberies(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> None:
    """The best few hexes where somebody else lives and the player does not, from the position at NOW."""
    desk.end_count[0] = 0
    count = list_robber(slots[NOW], board, player, desk.listed[:])
    for at in range(count):
        action = int(desk.listed[at])
        if is_worth_robbing(slots[NOW], board, player, MOVE_ROBBER.hex(action)):
            slots[KEPT] = slots[NOW]
            step(slots[KEPT], board, player, action)
            slots[ROBBED] = slots[KEPT]
            worth = best_victim(slots, ROBBED, board, desk, player, weights, True)
            note_end(slots, KEPT, desk, worth, action)

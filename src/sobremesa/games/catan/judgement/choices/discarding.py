"""What to discard (CAT-23): card by card, always the one that is missed least."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule

from ...board.bounds import RESOURCES
from ...board.layout import Board
from ...rules import actions
from ...rules.deeds.cards import gain, lose
from ...rules.state import State
from ..desk import Desk
from ..slots import CHILD, NOW, value_at


@inner_rule
def choose_discard(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> int:
    for resource in range(RESOURCES):
        desk.lost[resource] = 0
    slots[CHILD] = slots[NOW]
    for _ in range(slots[NOW].owed[player]):
        best, chosen = -1.0, -1
        for resource in range(RESOURCES):
            if slots[CHILD].hands[player, resource] == 0:
                continue
            lose(slots[CHILD], player, resource, 1)
            value = value_at(slots, CHILD, board, desk, player, weights)
            gain(slots[CHILD], player, resource, 1)
            if value > best:
                best, chosen = value, resource
        lose(slots[CHILD], player, chosen, 1)
        desk.lost[chosen] += 1
    return actions.DISCARD.of(desk.lost[:])

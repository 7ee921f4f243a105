"""The door to judgement: a choice, what deals are worth, or only the chances.

Whoever asks brings a position that fits a view, never the true one.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, quickly_compiled

from ..board.layout import Board
from ..rules.state import State
from .choices.dealing import weigh_deals
from .deciding import decide
from .desk import Desk
from .slots import NOW, value_at
from .value.survey import read_island

CHANCES: Final = 0
CHOOSE: Final = 1
DEALS: Final = 2


@quickly_compiled
def think(
    boards: Many[Board],
    slots: Many[State],
    desks: Many[Desk],
    task: int,
    player: int,
    weights: NDArray[np.float32],
    width: int,
    ahead: int,
    terms: NDArray[np.int64],
    partners: NDArray[np.int64],
    worths: NDArray[np.float64],
) -> int:
    """For the position in the first slot: the action chosen (0: none known here); chances stay on the desk."""
    read_island(boards[0], desks[0])
    if task == CHOOSE:
        return decide(slots, boards[0], desks[0], player, weights, width, ahead)
    if task == DEALS:
        weigh_deals(slots, boards[0], desks[0], player, weights, width, terms, partners, worths)
    else:
        value_at(slots, NOW, boards[0], desks[0], player, weights)
    return 0

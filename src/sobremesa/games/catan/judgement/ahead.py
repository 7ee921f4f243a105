"""A look at every roll that may come, with the best turn after each."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule, rule

from ..board.layout import Board
from ..rules import actions, phases
from ..rules.flow import step
from ..rules.state import State
from .choices.theft import best_robbery
from .choices.turn import search_turn
from .desk import Desk
from .slots import CHILD, NOW, SECOND_THROWN

SEVEN: Final = 7
REPLY: Final = 2
"""How many ways at a time the turn after a roll is thought through."""


@rule
def ways_to_throw(total: int) -> float:
    return (6.0 - abs(7.0 - total)) / 36.0


@rule
def throw(state: State, board: Board, total: int) -> None:
    one = max(1, total - 6)
    step(state, board, -1, actions.DICE.of(one, total - one))


@inner_rule
def own_roll(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> float:
    """The player's chance before their own roll at SECOND_THROWN, the turn then played as well as can be."""
    mean = 0.0
    for total in range(2, 13):
        slots[NOW] = slots[SECOND_THROWN]
        if total == SEVEN:
            mean += ways_to_throw(total) * seven(slots, board, desk, player, weights)
            continue
        throw(slots[NOW], board, total)
        search_turn(slots, board, desk, player, weights, REPLY, False)
        mean += ways_to_throw(total) * desk.best[0]
    return mean


@inner_rule
def seven(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> float:
    """The robber moved in the position at NOW; what must be discarded is left to the value."""
    slots[CHILD] = slots[NOW]
    slots[CHILD].rolled = 1
    slots[CHILD].phase = phases.MOVE_ROBBER
    return best_robbery(slots, CHILD, board, desk, player, weights, False)

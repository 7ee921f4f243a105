"""The random player for simulation, a lively one: three times in four it would rather do something than pass.

A card it has taken it lays (REM-10): giving it back is for the clock.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import kind_of
from sobremesa.kernel.chance import draw_below
from sobremesa.kernel.compiled import rule

from . import actions
from .legal import list_awaited
from .melding.work import Notes
from .state import Board, State
from .turns import is_awaited


@rule
def next_awaited(state: State, board: Board) -> int:
    for player in range(board.players):
        if is_awaited(state, board, player):
            return player
    return -1


@rule
def only_passes(action: int) -> bool:
    kind = kind_of(action)
    return (
        kind == actions.DISCARD
        or kind == actions.LEAVE
        or kind == actions.RETURN
        or kind == actions.FORFEIT
        or kind == actions.ACCEPT
    )


@rule
def pick_doing(buffer: NDArray[np.int64], count: int, pick: int) -> int:
    for place in range(count):
        if not only_passes(int(buffer[place])):
            if pick == 0:
                return int(buffer[place])
            pick -= 1
    return int(buffer[0])


@rule
def random_action(
    state: State,
    board: Board,
    player: int,
    stream: NDArray[np.int64],
    buffer: NDArray[np.int64],
    work: Notes,
) -> int:
    count = list_awaited(state, board, player, buffer, work)
    doing = 0
    for place in range(count):
        doing += int(not only_passes(int(buffer[place])))
    if doing and (buffer[0] == actions.FORFEIT or draw_below(stream, 4)):
        return pick_doing(buffer, count, draw_below(stream, doing))
    return int(buffer[draw_below(stream, count)])

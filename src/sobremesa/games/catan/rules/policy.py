"""The random player for simulation: any listed action, each equally likely; sealed discards card by card."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import family, kind_of
from sobremesa.kernel.chance import WIDTH, branch_off, draw_below
from sobremesa.kernel.compiled import rule
from sobremesa.kernel.jotting import jotted

from ..board.bounds import RESOURCES
from ..board.layout import Board
from ..hooks.moments import asks_out_of_turn, is_asked_out_of_turn
from . import actions, phases
from .legal import list_awaited
from .state import State
from .turns import is_awaited

ANY_DISCARD = family(actions.DISCARD)


@rule
def next_awaited(state: State, board: Board) -> int:
    if state.phase != phases.DISCARD and not asks_out_of_turn(state):
        return int(state.active)
    for player in range(board.players):
        if is_awaited(state, board, player):
            return player
    return -1


@rule
def random_discard(state: State, player: int, stream: NDArray[np.int64]) -> int:
    """Half of the hand at random, card by card."""
    lost = jotted(RESOURCES)
    left = int(state.hand_size[player])
    for _ in range(state.owed[player]):
        pick = draw_below(stream, left)
        resource = 0
        while True:
            held = int(state.hands[player, resource]) - lost[resource]
            if pick < held or resource == RESOURCES - 1:
                break
            pick -= held
            resource += 1
        lost[resource] += 1
        left -= 1
    return actions.DISCARD.of(lost)


@rule
def random_action(state: State, board: Board, player: int, stream: NDArray[np.int64], buffer: NDArray[np.int64]) -> int:
    discards = state.phase == phases.DISCARD and state.owed[player]
    if discards and not is_asked_out_of_turn(state, player):
        return random_discard(state, player, stream)
    count = list_awaited(state, board, player, buffer)
    action = int(buffer[draw_below(stream, count)])
    return random_discard(state, player, stream) if discards and kind_of(action) == actions.DISCARD else action


@rule
def filled_in(state: State, player: int, listed: int, stream: NDArray[np.int64]) -> int:
    """A discard left open is chosen at random, without disturbing what the stream will say next."""
    if listed != ANY_DISCARD:
        return listed
    whim = jotted(WIDTH)
    branch_off(stream, whim)
    return random_discard(state, player, whim)

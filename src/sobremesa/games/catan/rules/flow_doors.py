"""Doors to what happens: a board, an array of states, and a place in it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, quickly_compiled

from ..board.layout import Board
from . import chance as chance_rules
from . import flow, points, routes
from .state import State
from .trade import NO_ANSWER, is_asked
from .turns import is_awaited, may_deal


@quickly_compiled
def apply(boards: Many[Board], states: Many[State], place: int, actor: int, action: int) -> None:
    flow.apply(states[place], boards[0], actor, action)


@quickly_compiled
def list_chance(
    boards: Many[Board], states: Many[State], place: int, outcomes: NDArray[np.int64], weights: NDArray[np.int64]
) -> int:
    return chance_rules.list_chance(states[place], boards[0], outcomes, weights)


@quickly_compiled
def draw_chance(boards: Many[Board], states: Many[State], place: int, stream: NDArray[np.int64]) -> int:
    return chance_rules.draw_chance(states[place], boards[0], stream)


@quickly_compiled
def awaited(boards: Many[Board], states: Many[State], place: int) -> int:
    """Bit p: player p is awaited; bit 8 + p: may act; bit 16 + p: has not answered an offer yet."""
    state, board = states[place], boards[0]
    seats = 0
    for player in range(board.players):
        if is_awaited(state, board, player):
            seats |= 0x101 << player
        elif may_deal(state, player):
            seats |= 0x100 << player
            if is_asked(state, player) and state.answers[player] == NO_ANSWER:
                seats |= 0x10000 << player
    return seats


@quickly_compiled
def longest_route(boards: Many[Board], states: Many[State], place: int, player: int) -> int:
    return routes.longest_route(states[place], boards[0], player)


@quickly_compiled
def visible_points(boards: Many[Board], states: Many[State], place: int, player: int) -> int:
    return points.visible_points(states[place], boards[0], player)


@quickly_compiled
def total_points(boards: Many[Board], states: Many[State], place: int, player: int) -> int:
    return points.total_points(states[place], boards[0], player)

"""Win chances of all seats: a small network gives each seat a score, and the chances are their softmax."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from ...rules import phases
from ...rules.state import State
from ..desk import FEATURES, FIRST_LAYER, SECOND_LAYER, Desk
from .features import write_features

Weights = NDArray[np.float32]

AT_FIRST: Final = FEATURES * FIRST_LAYER
AT_SECOND: Final = AT_FIRST + FIRST_LAYER
AT_SECOND_BIAS: Final = AT_SECOND + FIRST_LAYER * SECOND_LAYER
AT_LAST: Final = AT_SECOND_BIAS + SECOND_LAYER
AT_DIRECT: Final = AT_LAST + SECOND_LAYER
SIZE: Final = AT_DIRECT + FEATURES
"""The score is the second layer's sum and, past the layers, a weight for each feature directly."""


@rule
def score(desk: Desk, player: int, weights: NDArray[np.float32]) -> float:
    row, first, second = desk.rows[player], desk.first, desk.second
    for unit in range(FIRST_LAYER):
        first[unit] = weights[AT_FIRST + unit]
    total = np.float32(0.0)
    for place in range(FEATURES):
        amount = row[place]
        if amount != 0.0:
            total += amount * weights[AT_DIRECT + place]
            column = weights[place * FIRST_LAYER : (place + 1) * FIRST_LAYER]
            for unit in range(FIRST_LAYER):
                first[unit] += amount * column[unit]
    for unit in range(SECOND_LAYER):
        second[unit] = weights[AT_SECOND_BIAS + unit]
    for place in range(FIRST_LAYER):
        amount = first[place]
        if amount > 0.0:
            start = AT_SECOND + place * SECOND_LAYER
            column = weights[start : start + SECOND_LAYER]
            for unit in range(SECOND_LAYER):
                second[unit] += amount * column[unit]
    for unit in range(SECOND_LAYER):
        if second[unit] > 0.0:
            total += second[unit] * weights[AT_LAST + unit]
    return float(total)


@rule
def weigh(state: State, board: Board, desk: Desk, viewer: int, weights: NDArray[np.float32]) -> None:
    """Fills in the chances of all seats."""
    if state.phase == phases.OVER:
        for player in range(board.players):
            desk.chances[player] = 1.0 if state.winner == player + 1 else 0.0
        return
    write_features(state, board, desk, viewer)
    most = -1e9
    for player in range(board.players):
        desk.chances[player] = score(desk, player, weights)
        most = max(most, float(desk.chances[player]))
    total = 0.0
    for player in range(board.players):
        desk.chances[player] = np.exp(desk.chances[player] - most)
        total += desk.chances[player]
    for player in range(board.players):
        desk.chances[player] /= total


@rule
def chance_of(state: State, board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> float:
    """The player's own chance to win, as they see it, in a position between two turns."""
    weigh(state, board, desk, player, weights)
    return float(desk.chances[player])

"""The door to whole games of steady players, for `playouts(policy="steady")`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import Streams
from sobremesa.kernel.compiled import Many, rule

from ..board.layout import Board
from ..rules import chance as chance_rules
from ..rules import phases
from ..rules.flow import step
from ..rules.policy import next_awaited
from ..rules.state import State
from .desk import Desk
from .steady import set_rates, steady_action
from .value.survey import read_island


@rule
def play_out_steady(state: State, board: Board, desk: Desk, stream: NDArray[np.int64], cap: int) -> int:
    """To the end, or for so many decisions; how many were made."""
    read_island(board, desk)
    for decisions in range(cap):
        while state.phase >= phases.FIRST_CHANCE:
            step(state, board, -1, chance_rules.draw_chance(state, board, stream))
        if state.phase == phases.OVER:
            return decisions
        player = next_awaited(state, board)
        set_rates(state, board, desk)
        step(state, board, player, steady_action(state, board, desk, player, stream))
    return cap


@rule
def play_out_steady_many(
    boards: Many[Board],
    states: Many[State],
    desks: Many[Desk],
    streams: Streams,
    cap: int,
    decisions: NDArray[np.int64],
) -> None:
    for place in range(len(states)):
        decisions[place] = play_out_steady(states[place], boards[place], desks[0], streams[place], cap)

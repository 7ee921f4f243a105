"""The door to whole games of value players. Apart from `doors.py`: only training and tests wait for it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import Streams, draw_below
from sobremesa.kernel.compiled import Many, inner_rule, quickly_compiled, rule

from ..board.layout import Board
from ..hooks.moments import is_between
from ..rules import chance as chance_rules
from ..rules import phases
from ..rules.flow import step
from ..rules.policy import next_awaited, random_action
from ..rules.state import State
from .at_once import NO_CHOICE
from .deciding import decide
from .desk import FEATURES, Desk
from .slots import NOW
from .value.network import weigh
from .value.survey import read_island

Weights = np.ndarray[tuple[int, int], np.dtype[np.float32]]
Samples = np.ndarray[tuple[int, int, int, int], np.dtype[np.float32]]


@rule
def any_end(desk: Desk, stream: NDArray[np.int64], chosen: int) -> int:
    """One of the ends that were thought of, whatever it is worth: so one learns what else might have been."""
    count = int(desk.end_count[0])
    return int(desk.end_begins[draw_below(stream, count)]) if count else chosen


@inner_rule
def play_game(
    state: State,
    board: Board,
    slots: Many[State],
    desk: Desk,
    stream: NDArray[np.int64],
    sides: NDArray[np.int64],
    weights: Weights,
    widths: NDArray[np.int64],
    ahead: NDArray[np.int64],
    explore: NDArray[np.int64],
    rows: np.ndarray[tuple[int, int, int], np.dtype[np.float32]],
    cap: int,
) -> int:
    """To its end; the features at the end of each turn, as seen by who ended it. How many turns were written."""
    read_island(board, desk)
    written, turn, last = 0, 0, 0
    for _ in range(cap):
        while state.phase >= phases.FIRST_CHANCE:
            step(state, board, -1, chance_rules.draw_chance(state, board, stream))
        if state.phase == phases.OVER:
            break
        if state.turn != turn and state.phase == phases.BEFORE_ROLL and not is_between(state):
            turn = int(state.turn)
            if written < len(rows):
                weigh(state, board, desk, last, weights[sides[last]])
                for player in range(board.players):
                    for feature in range(FEATURES):
                        rows[written, player, feature] = desk.rows[player, feature]
                written += 1
        player = next_awaited(state, board)
        slots[NOW] = state
        side = int(sides[player])
        action = decide(slots, board, desk, player, weights[side], int(widths[side]), int(ahead[side]))
        if state.phase == phases.MAIN and draw_below(stream, 100) < explore[side]:
            action = any_end(desk, stream, action)
        if action == NO_CHOICE:
            action = random_action(state, board, player, stream, desk.listed[:])
        last = int(state.active)
        step(state, board, player, action)
    return written


@quickly_compiled
def play_games(
    boards: Many[Board],
    states: Many[State],
    slots: Many[State],
    desks: Many[Desk],
    streams: Streams,
    sides: np.ndarray[tuple[int, int], np.dtype[np.int64]],
    weights: Weights,
    widths: NDArray[np.int64],
    ahead: NDArray[np.int64],
    explore: NDArray[np.int64],
    rows: Samples,
    written: NDArray[np.int64],
    cap: int,
) -> None:
    for place in range(len(states)):
        written[place] = play_game(
            states[place],
            boards[place],
            slots,
            desks[0],
            streams[place],
            sides[place],
            weights,
            widths,
            ahead,
            explore,
            rows[place],
            cap,
        )

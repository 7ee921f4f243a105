"""The doors for many matches at once. Apart from `doors.py`, so that a match does not wait for them to be compiled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import Streams
from sobremesa.kernel.compiled import Many, rule

from . import chance as chance_rules
from . import flow, legal, phases, policy
from .legal import MOST_LEGAL
from .policy import next_awaited
from .state import State, Table
from .work import NOTES

Rows = np.ndarray[tuple[int, int], np.dtype[np.int64]]


@rule
def play_out(
    state: State, board: Table, stream: NDArray[np.int64], buffer: NDArray[np.int64], work: NDArray[np.int64], cap: int
) -> int:
    """Lively random play to the end, or for so many decisions; how many decisions were made."""
    for decisions in range(cap):
        while state.phase >= phases.FIRST_CHANCE:
            flow.apply(state, board, -1, chance_rules.draw_chance(state, board, stream))
        if state.phase == phases.OVER:
            return decisions
        player = next_awaited(state, board)
        flow.apply(state, board, player, policy.random_action(state, board, player, stream, buffer, work))
    return cap


@rule
def play_out_many(
    boards: Many[Table], states: Many[State], streams: Streams, cap: int, decisions: NDArray[np.int64]
) -> None:
    """Each state with a stream of its own."""
    buffer = np.empty(MOST_LEGAL, np.int64)
    work = np.empty(NOTES, np.int64)
    for place in range(len(states)):
        decisions[place] = play_out(states[place], boards[place], streams[place], buffer, work, cap)


@rule
def list_legal_many(
    boards: Many[Table], states: Many[State], out: Rows, counts: NDArray[np.int64], seats: NDArray[np.int64]
) -> None:
    """For each state the awaited seat (-1: the match is over) and what it may do, calls to count left out."""
    work = np.empty(NOTES, np.int64)
    for place in range(len(states)):
        state, board = states[place], boards[place]
        if state.phase == phases.OVER:
            seats[place] = -1
            counts[place] = 0
        else:
            seats[place] = next_awaited(state, board)
            counts[place] = legal.list_awaited(state, board, int(seats[place]), out[place], work)


@rule
def run_chance_many(boards: Many[Table], states: Many[State], streams: Streams) -> None:
    for place in range(len(states)):
        while states[place].phase >= phases.FIRST_CHANCE:
            action = chance_rules.draw_chance(states[place], boards[place], streams[place])
            flow.apply(states[place], boards[place], -1, action)


@rule
def step_many(
    boards: Many[Table], states: Many[State], streams: Streams, seats: NDArray[np.int64], chosen: NDArray[np.int64]
) -> None:
    """Plays one listed action in each state and lets chance follow."""
    for place in range(len(states)):
        if seats[place] < 0:
            continue
        flow.apply(states[place], boards[place], int(seats[place]), int(chosen[place]))
        while states[place].phase >= phases.FIRST_CHANCE:
            action = chance_rules.draw_chance(states[place], boards[place], streams[place])
            flow.apply(states[place], boards[place], -1, action)

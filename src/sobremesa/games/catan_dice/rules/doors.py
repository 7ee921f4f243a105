"""The doors between Python and the compiled rules: arrays of states in, an index or the whole batch at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import Streams, draw_below
from sobremesa.kernel.compiled import Many, quickly_compiled, rule

from . import awards, flow, legal, phases, refusals
from . import chance as chance_rules
from .board import Board
from .legal import MOST_LEGAL
from .state import State

Table = np.ndarray[tuple[int, int], np.dtype[np.int64]]


@quickly_compiled
def apply(boards: Many[Board], states: Many[State], place: int, actor: int, action: int) -> None:
    flow.apply(states[place], boards[0], actor, action)


@quickly_compiled
def refusal(boards: Many[Board], states: Many[State], place: int, seat: int, action: int) -> int:
    return refusals.refusal(states[place], boards[0], seat, action)


@quickly_compiled
def list_legal(boards: Many[Board], states: Many[State], place: int, seat: int, out: NDArray[np.int64]) -> int:
    return legal.list_legal(states[place], boards[0], seat, out)


@quickly_compiled
def list_chance(
    boards: Many[Board], states: Many[State], place: int, outcomes: NDArray[np.int64], weights: NDArray[np.int64]
) -> int:
    return chance_rules.list_chance(states[place], outcomes, weights)


@rule
def draw_chance(boards: Many[Board], states: Many[State], place: int, stream: NDArray[np.int64]) -> int:
    return chance_rules.draw_chance(states[place], stream)


@rule
def longest_route(boards: Many[Board], states: Many[State], place: int, player: int) -> int:
    return awards.longest_route(states[place], boards[0], player)


@rule
def start_turn(boards: Many[Board], states: Many[State], place: int, player: int) -> None:
    flow.start_turn(states[place], boards[place], player)


@rule
def play_out(state: State, board: Board, stream: NDArray[np.int64], buffer: NDArray[np.int64], cap: int) -> int:
    """Random play to the end, or for so many decisions; how many decisions were made."""
    for decisions in range(cap):
        if state.phase == phases.ROLLING:
            flow.step(state, board, -1, chance_rules.draw_chance(state, stream))
        if state.phase == phases.OVER:
            return decisions
        count = legal.list_legal(state, board, int(state.active), buffer)
        flow.step(state, board, int(state.active), int(buffer[draw_below(stream, count)]))
    return cap


@rule
def play_out_many(
    boards: Many[Board], states: Many[State], streams: Streams, cap: int, decisions: NDArray[np.int64]
) -> None:
    """Each state with a board and a stream of its own."""
    buffer = np.empty(MOST_LEGAL, np.int64)
    for place in range(len(states)):
        decisions[place] = play_out(states[place], boards[place], streams[place], buffer, cap)


@rule
def list_legal_many(
    boards: Many[Board], states: Many[State], out: Table, counts: NDArray[np.int64], seats: NDArray[np.int64]
) -> None:
    """For each state the awaited seat (-1: the game is over) and what it may do."""
    for place in range(len(states)):
        state, board = states[place], boards[place]
        seats[place] = -1 if state.phase == phases.OVER else state.active
        counts[place] = legal.list_legal(state, board, int(state.active), out[place])


@rule
def step_many(
    boards: Many[Board], states: Many[State], streams: Streams, seats: NDArray[np.int64], chosen: NDArray[np.int64]
) -> None:
    """Plays one listed action in each state and lets chance follow."""
    for place in range(len(states)):
        if seats[place] >= 0:
            state, board = states[place], boards[place]
            flow.apply(state, board, int(seats[place]), int(chosen[place]))
            if state.phase == phases.ROLLING:
                flow.apply(state, board, -1, chance_rules.draw_chance(state, streams[place]))

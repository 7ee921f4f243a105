"""The doors between Python and the compiled rules: arrays of states in, an index or the whole batch at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import Streams
from sobremesa.kernel.compiled import Many, rule

from . import advice, counting, flow, legal, phases, policy, refusals, turns
from . import chance as chance_rules
from .legal import MOST_LEGAL
from .policy import next_awaited
from .state import State, Table
from .work import NOTES

Rows = np.ndarray[tuple[int, int], np.dtype[np.int64]]


@rule
def apply(boards: Many[Table], states: Many[State], place: int, actor: int, action: int) -> None:
    flow.apply(states[place], boards[0], actor, action)


@rule
def start(boards: Many[Table], states: Many[State]) -> None:
    """The first deal of each match."""
    for place in range(len(states)):
        turns.start_deal(states[place], boards[place])
        turns.number_questions(states[place], boards[place], -1)


@rule
def refusal(boards: Many[Table], states: Many[State], place: int, seat: int, action: int) -> int:
    work = np.empty(NOTES, np.int64)
    return refusals.refusal(states[place], boards[0], seat, action, work)


@rule
def list_legal(boards: Many[Table], states: Many[State], place: int, seat: int, out: NDArray[np.int64]) -> int:
    work = np.empty(NOTES, np.int64)
    return legal.list_legal(states[place], boards[0], seat, out, work)


@rule
def list_chance(
    boards: Many[Table], states: Many[State], place: int, outcomes: NDArray[np.int64], weights: NDArray[np.int64]
) -> int:
    return chance_rules.list_chance(states[place], boards[0], outcomes, weights)


@rule
def draw_chance(boards: Many[Table], states: Many[State], place: int, stream: NDArray[np.int64]) -> int:
    return chance_rules.draw_chance(states[place], boards[0], stream)


@rule
def awaited(boards: Many[Table], states: Many[State], place: int) -> int:
    """Bit p: player p is awaited; bit 8 + p: player p may act."""
    state, board = states[place], boards[0]
    seats = 0
    for player in range(board.players):
        if turns.is_awaited(state, board, player):
            seats |= 0x101 << player
        elif turns.may_call(state, board, player):
            seats |= 0x100 << player
    return seats


@rule
def count_of_hand(boards: Many[Table], states: Many[State], place: int, player: int) -> int:
    return counting.count_of_hand(states[place], boards[0], player)


@rule
def advise(
    boards: Many[Table], states: Many[State], place: int, player: int, question: int, answer: NDArray[np.int64]
) -> int:
    """Points, what is shed, then every way used, the last one first; how many ways, or -1 if there is no answer."""
    work = np.empty(NOTES, np.int64)
    return advice.tell(states[place], boards[0], player, question, answer, work)


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

"""The doors for many games at once. Apart from `doors.py`, so that a match does not wait for them to be compiled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import family
from sobremesa.kernel.chance import WIDTH, Streams, branch_off
from sobremesa.kernel.compiled import Many, rule

from ..board.layout import Board
from . import chance as chance_rules
from . import flow, legal, phases, points, policy
from .actions import DISCARD
from .dealing import SITES, Deal, deal_island
from .legal import MOST_LEGAL
from .policy import next_awaited
from .state import State

ANY_DISCARD = family(DISCARD)
Table = np.ndarray[tuple[int, int], np.dtype[np.int64]]


@rule
def deal_islands(boards: Many[Board], deals: Many[Deal], streams: Streams) -> None:
    kinds = np.empty(SITES, np.int8)
    for place in range(len(boards)):
        deal_island(boards[place], deals[0], kinds, streams[place])


@rule
def play_out(state: State, board: Board, stream: NDArray[np.int64], buffer: NDArray[np.int64], cap: int) -> int:
    """Random play to the end, or for so many decisions; how many decisions were made."""
    for decisions in range(cap):
        while state.phase >= phases.FIRST_CHANCE:
            flow.step(state, board, -1, chance_rules.draw_chance(state, board, stream))
        if state.phase == phases.OVER:
            return decisions
        player = next_awaited(state, board)
        flow.step(state, board, player, policy.random_action(state, board, player, stream, buffer))
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
    """For each state the awaited seat (-1: the game is over) and what it may do, offers left out."""
    for place in range(len(states)):
        state, board = states[place], boards[place]
        if state.phase == phases.OVER:
            seats[place] = -1
            counts[place] = 0
        else:
            seats[place] = next_awaited(state, board)
            counts[place] = legal.list_awaited(state, board, int(seats[place]), out[place])


@rule
def step_many(
    boards: Many[Board], states: Many[State], streams: Streams, seats: NDArray[np.int64], chosen: NDArray[np.int64]
) -> None:
    """Plays one listed action in each state and lets chance follow; a discard left open is filled in at random."""
    whim = np.empty(WIDTH, np.int64)
    for place in range(len(states)):
        if seats[place] < 0:
            continue
        state, board = states[place], boards[place]
        action = int(chosen[place])
        if action == ANY_DISCARD:
            branch_off(streams[place], whim)
            action = policy.random_discard(state, int(seats[place]), whim)
            chosen[place] = action
        flow.apply(state, board, int(seats[place]), action)
        while state.phase >= phases.FIRST_CHANCE:
            flow.apply(state, board, -1, chance_rules.draw_chance(state, board, streams[place]))


@rule
def score_many(boards: Many[Board], states: Many[State], scores: Table) -> None:
    for place in range(len(states)):
        for player in range(boards[place].players):
            scores[place, player] = points.total_points(states[place], boards[place], player)

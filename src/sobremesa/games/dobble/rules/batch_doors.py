"""The doors for many matches at once. Apart from `doors.py`, so that a match does not wait for them to be compiled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import Streams
from sobremesa.kernel.compiled import Many, rule

from . import flow, legal, policy
from .state import Board, State

Table = np.ndarray[tuple[int, int], np.dtype[np.int64]]
CLAIM_MS = 1000


@rule
def play_out_many(
    boards: Many[Board], states: Many[State], streams: Streams, cap: int, claims: NDArray[np.int64]
) -> None:
    """Each state with a board and a stream of its own."""
    for place in range(len(states)):
        claims[place] = policy.play_out(states[place], boards[place], streams[place], cap)


@rule
def begin_many(boards: Many[Board], states: Many[State], streams: Streams) -> None:
    """Up to the first moment at which somebody may claim."""
    tick = np.zeros(2, np.int64)
    for place in range(len(states)):
        policy.go_on(states[place], boards[place], tick, streams[place])


@rule
def list_legal_many(
    boards: Many[Board], states: Many[State], out: Table, counts: NDArray[np.int64], seats: NDArray[np.int64]
) -> None:
    """For each state whose turn it is in a batch (-1: the match is over) and what that seat may claim."""
    for place in range(len(states)):
        state, board = states[place], boards[place]
        seats[place] = policy.next_to_claim(state, board)
        counts[place] = legal.list_claims(state, board, int(seats[place]), out[place]) if seats[place] >= 0 else 0


@rule
def step_many(
    boards: Many[Board], states: Many[State], streams: Streams, seats: NDArray[np.int64], chosen: NDArray[np.int64]
) -> None:
    """One claim in each state, a second after the one before, and all that follows until somebody may claim again."""
    tick = np.zeros(2, np.int64)
    for place in range(len(states)):
        if seats[place] >= 0:
            state, board = states[place], boards[place]
            flow.apply(state, board, int(seats[place]), int(chosen[place]))
            policy.let_chance_decide(state, board, streams[place])
            policy.let_time_pass(state, board, int(state.now) + CLAIM_MS, tick, streams[place])
            policy.go_on(state, board, tick, streams[place])

"""The doors between Python and the compiled rules, for one match: arrays of states in, and an index."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, quickly_compiled

from . import advice, counting, flow, legal, refusals, turns
from . import chance as chance_rules
from .state import State, Table
from .work import NOTES


@quickly_compiled
def apply(boards: Many[Table], states: Many[State], place: int, actor: int, action: int) -> None:
    flow.apply(states[place], boards[0], actor, action)


@quickly_compiled
def start(boards: Many[Table], states: Many[State]) -> None:
    """The first deal of each match."""
    for place in range(len(states)):
        turns.start_deal(states[place], boards[place])
        turns.number_questions(states[place], boards[place], -1)


@quickly_compiled
def refusal(boards: Many[Table], states: Many[State], place: int, seat: int, action: int) -> int:
    work = np.empty(NOTES, np.int64)
    return refusals.refusal(states[place], boards[0], seat, action, work)


@quickly_compiled
def list_legal(boards: Many[Table], states: Many[State], place: int, seat: int, out: NDArray[np.int64]) -> int:
    work = np.empty(NOTES, np.int64)
    return legal.list_legal(states[place], boards[0], seat, out, work)


@quickly_compiled
def list_chance(
    boards: Many[Table], states: Many[State], place: int, outcomes: NDArray[np.int64], weights: NDArray[np.int64]
) -> int:
    return chance_rules.list_chance(states[place], boards[0], outcomes, weights)


@quickly_compiled
def draw_chance(boards: Many[Table], states: Many[State], place: int, stream: NDArray[np.int64]) -> int:
    return chance_rules.draw_chance(states[place], boards[0], stream)


@quickly_compiled
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


@quickly_compiled
def count_of_hand(boards: Many[Table], states: Many[State], place: int, player: int) -> int:
    return counting.count_of_hand(states[place], boards[0], player)


@quickly_compiled
def advise(
    boards: Many[Table], states: Many[State], place: int, player: int, question: int, answer: NDArray[np.int64]
) -> int:
    """Points, what is shed, then every way used, the last one first; how many ways, or -1 if there is no answer."""
    work = np.empty(NOTES, np.int64)
    return advice.tell(states[place], boards[0], player, question, answer, work)

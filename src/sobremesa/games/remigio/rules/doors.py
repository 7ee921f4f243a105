"""The doors between Python and the compiled rules, for one match: arrays of states in, and an index."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, quickly_compiled
from sobremesa.kernel.doors import Doors

from . import chance, counting, flow, legal, turns
from .law import refusals
from .melding import advice
from .melding.work import Notes
from .state import Board, State

DOORS = Doors(__name__, State, Board, Notes)
apply, list_chance, draw_chance, awaited = DOORS.to_flow(
    play=flow.apply, list_outcomes=chance.list_chance, draw_outcome=chance.draw_chance, standing=turns.standing
)
refusal, list_legal = DOORS.to_law(refuse=refusals.refusal, list_actions=legal.list_legal)


@quickly_compiled
def start(boards: Many[Board], states: Many[State]) -> None:
    """The first deal of each match."""
    for place in range(len(states)):
        turns.start_deal(states[place], boards[place])
        turns.number_questions(states[place], boards[place], -1)


@quickly_compiled
def count_of_hand(boards: Many[Board], states: Many[State], place: int, player: int) -> int:
    return counting.count_of_hand(states[place], boards[0], player)


@quickly_compiled
def advise(
    boards: Many[Board],
    states: Many[State],
    place: int,
    player: int,
    question: int,
    need: int,
    answer: NDArray[np.int64],
    notes: Many[Notes],
) -> int:
    """Points, what is shed, then every way used, the last one first; how many ways, or -1 if there is no answer."""
    return advice.tell(states[place], boards[0], player, question, need, answer, notes[0])

"""Close calls played on: a few turns of steady play, the same dice for every choice, and the value they lead to."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import MASK, next_word
from sobremesa.kernel.compiled import Many, inner_rule, rule

from ..board.layout import Board
from ..rules import chance as chance_rules
from ..rules import phases
from ..rules.flow import step
from ..rules.policy import next_awaited
from ..rules.state import State
from .desk import Desk
from .network import chance_of
from .slots import FIRST_END, THROWN, close_turn
from .steady import set_rates, steady_action

CLOSE: Final = 0.05
"""Ends that are worth less than the best by more than this are not rehearsed."""
SHARE: Final = 0.5
"""How much a rehearsal counts beside the value of the end itself."""
MOST_DECISIONS: Final = 2000


@rule
def seed(desk: Desk, number: int) -> None:
    """The same numbers for the same rehearsal, whichever choice is tried."""
    stream = desk.stream[:]
    stream[0] = (number * 2654435761 + 97) & MASK
    stream[1] = (number * 40503 + 12345) & MASK
    stream[2] = (number ^ 0x9E3779B9) & MASK
    stream[3] = 1
    for _ in range(12):
        next_word(stream)


@rule
def play_on(state: State, board: Board, desk: Desk, until: int) -> None:
    """Steady play by everybody up to the beginning of a turn."""
    stream = desk.stream[:]
    for _ in range(MOST_DECISIONS):
        while state.phase >= phases.FIRST_CHANCE:
            step(state, board, -1, chance_rules.draw_chance(state, board, stream))
        if state.phase == phases.OVER or state.turn >= until:
            return
        set_rates(state, board, desk)
        player = next_awaited(state, board)
        step(state, board, player, steady_action(state, board, desk, player, stream))


@inner_rule
def rehearse(
    slots: Many[State],
    place: int,
    board: Board,
    desk: Desk,
    player: int,
    weights: NDArray[np.float32],
    times: int,
    turns: int,
) -> float:
    """The player's mean chance so many turns after the end at `place`."""
    total = 0.0
    for number in range(times):
        slots[THROWN] = slots[place]
        if slots[THROWN].phase != phases.OVER:
            close_turn(slots[THROWN], board)
        seed(desk, number + 1000 * int(slots[THROWN].turn))
        play_on(slots[THROWN], board, desk, int(slots[THROWN].turn) + turns)
        total += chance_of(slots[THROWN], board, desk, player, weights)
    return total / times


@inner_rule
def rehearse_ends(
    slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32], times: int, turns: int
) -> int:
    """Of the ends noted on the desk: the one that is best, value and rehearsal together."""
    best = -1.0
    for at in range(desk.end_count[0]):
        best = max(best, float(desk.ends[at]))
    most, chosen = -1.0, int(desk.chosen[0])
    for at in range(desk.end_count[0]):
        value = float(desk.ends[at])
        if value < best - CLOSE:
            continue
        tried = rehearse(slots, FIRST_END + at, board, desk, player, weights, times, turns)
        worth = (1.0 - SHARE) * value + SHARE * tried
        if worth > most:
            most, chosen = worth, int(desk.end_begins[at])
    return chosen

"""The doors to rehearsals. Whoever asks brings the states: imagined ones, never the true one."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import WIDTH, Streams
from sobremesa.kernel.compiled import Many, rule
from sobremesa.kernel.jotting import jotted

from ..rules.cards import KINDS_OF_CARDS
from ..rules.flow import take_from_pile
from ..rules.melding.work import Notes
from ..rules.state import Board, State
from .holding import ways_to_lay
from .outlook import promise_without
from .sound import draw_card, finish_deal, part_with

Worths = np.ndarray[tuple[int, int], np.dtype[np.float64]]

LAY: Final = -1
"""The choice to lay what can be laid and go on soundly."""
TAKE: Final = -2
DRAW: Final = -3
"""To take the top of the pile or to draw; any choice from 0 on is a card to part with."""


@rule
def promises(
    boards: Many[Board],
    states: Many[State],
    seat: int,
    to_come: NDArray[np.int64],
    cards: NDArray[np.int64],
    worths: NDArray[np.float64],
    notes: Many[Notes],
) -> None:
    """What the hand promises after each of these discards."""
    work = notes[0]
    for card in range(KINDS_OF_CARDS):
        work.unseen[card] = to_come[card]
    for place in range(len(cards)):
        worths[place] = promise_without(states[0], boards[0], seat, int(cards[place]), work)


@rule
def ways(boards: Many[Board], states: Many[State], seat: int, answer: NDArray[np.int64], notes: Many[Notes]) -> int:
    """What a sound player lays now, written to the answer; how many ways."""
    count = ways_to_lay(states[0], boards[0], seat, notes[0])
    for place in range(count):
        answer[place] = notes[0].way[notes[0].plan[place]]
    return count


@rule
def standing(state: State, board: Board, seat: int) -> float:
    """How good the match looks: the points a player can still take, squared, against those of all."""
    mine, total = 0.0, 0.0
    for player in range(board.players):
        lives = 0 if state.out[player] else int(board.limit) - int(state.points[player])
        total += lives * lives
        mine += lives * lives if player == seat else 0
    return mine / total


@rule
def follow(state: State, board: Board, seat: int, choice: int, stream: NDArray[np.int64]) -> None:
    """The first step of a choice."""
    if choice >= 0:
        part_with(state, board, seat, choice)
    elif choice == TAKE:
        take_from_pile(state, seat)
    elif choice == DRAW:
        draw_card(state, board, seat, stream)


@rule
def rehearse(
    boards: Many[Board],
    worlds: Many[State],
    seat: int,
    choices: NDArray[np.int64],
    streams: Streams,
    worths: Worths,
    notes: Many[Notes],
) -> None:
    """How the match stands after the deal, for each world and choice; chance is the same for all choices.

    `worlds` holds each imagined world once a choice, one after the other; they are used up.
    """
    work = notes[0]
    stream = jotted(WIDTH)
    for place in range(len(worlds)):
        world, choice = place // len(choices), place % len(choices)
        for word in range(WIDTH):
            stream[word] = streams[world, word]
        follow(worlds[place], boards[0], seat, int(choices[choice]), stream)
        finish_deal(worlds[place], boards[0], stream, work)
        worths[world, choice] = standing(worlds[place], boards[0], seat)

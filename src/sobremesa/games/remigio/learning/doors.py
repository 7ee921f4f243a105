"""The door for learners: the moment, one's own cards, the pile, the seats, and the melds on the table."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, rule
from sobremesa.kernel.doors import Doors
from sobremesa.kernel.learning.stepping import doors_for_learners
from sobremesa.kernel.writing import Row, Rows, put

from ..rules import legal, phases, policy
from ..rules.batch_doors import play_one
from ..rules.cards import KINDS_OF_CARDS
from ..rules.melding.work import Notes
from ..rules.state import MELDS, Board, State

Choices = np.ndarray[tuple[int, int], np.dtype[np.int64]]


look_many, attend = doors_for_learners(
    Doors(__name__, State, Board, Notes),
    over=phases.OVER,
    next_awaited=policy.next_awaited,
    list_actions=legal.list_awaited,
    play_action=play_one,
)


@rule
def write_moment(seen: State, viewer: int, row: Row, at: int) -> int:
    for phase in range(phases.CUT, phases.CALLS + 1):
        at = put(row, at, 1.0 if seen.phase == phase else 0.0)
    at = put(row, at, 1.0 if seen.active == viewer else 0.0)
    at = put(row, at, seen.stock_size / 108.0)
    at = put(row, at, seen.deal / 10.0)
    at = put(row, at, float(seen.drew))
    at = put(row, at, float(seen.first_up))
    at = put(row, at, seen.opening[viewer] / 70.0)
    return put(row, at, float(seen.forfeited))


@rule
def write_cards(seen: State, viewer: int, row: Row, at: int) -> int:
    for card in range(KINDS_OF_CARDS):
        row[at + card] = seen.hands[viewer, card] / 2.0
        row[at + KINDS_OF_CARDS + card] = seen.pile[card] / 2.0
        row[at + 2 * KINDS_OF_CARDS + card] = 1.0 if seen.top == 1 + card else 0.0
        row[at + 3 * KINDS_OF_CARDS + card] = 1.0 if seen.drawn[viewer] == 1 + card else 0.0
        row[at + 4 * KINDS_OF_CARDS + card] = 1.0 if seen.owed == 1 + card else 0.0
    return at + 5 * KINDS_OF_CARDS


@rule
def write_seat(seen: State, player: int, row: Row, at: int) -> int:
    at = put(row, at, seen.hand_size[player] / 12.0)
    at = put(row, at, seen.points[player] / 4.0)
    at = put(row, at, float(seen.opened[player]))
    at = put(row, at, float(seen.out[player]))
    return put(row, at, 1.0 if seen.dealer == player else 0.0)


@rule
def write_meld(seen: State, meld: int, viewer: int, row: Row, at: int) -> int:
    lies = meld < seen.melds
    at = put(row, at, 1.0 if lies else 0.0)
    at = put(row, at, 1.0 if lies and seen.meld_set[meld] else 0.0)
    at = put(row, at, 1.0 if lies and seen.meld_owner[meld] == viewer else 0.0)
    for suit in range(4):
        held = seen.meld_suits[meld, suit] if seen.meld_set[meld] else int(seen.meld_suit[meld] == suit)
        at = put(row, at, float(held) if lies else 0.0)
    at = put(row, at, seen.meld_low[meld] / 14.0 if lies else 0.0)
    at = put(row, at, seen.meld_length[meld] / 14.0 if lies else 0.0)
    return put(row, at, float(seen.meld_jokers[meld]) if lies else 0.0)


@rule
def write_features_many(
    boards: Many[Board], seen: Many[State], seats: NDArray[np.int64], chosen: Choices, actions: int, out: Rows
) -> None:
    for place in range(len(seats)):
        viewer = int(seats[place])
        if viewer < 0:
            continue
        state, row, players = seen[place], out[place], int(boards[place].players)
        at = write_moment(state, viewer, row, 0)
        at = write_cards(state, viewer, row, at)
        for step in range(players):
            at = write_seat(state, (viewer + step) % players, row, at)
        for meld in range(MELDS):
            at = write_meld(state, meld, viewer, row, at)
        stages = int(chosen[place, 3])
        for stage in range(2):
            at = put(row, at, (1.0 + chosen[place, stage]) / actions if stage < stages else 0.0)

"""The doors for learners: offers and discards added to what a batch lists, and the two kinds of observation."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, rule

from ..board.bounds import RESOURCES
from ..board.layout import Board
from ..judgement.desk import FEATURES, Desk
from ..judgement.features import write_features
from ..judgement.survey import read_island
from ..rules import phases
from ..rules.state import State
from .moment import write_moment
from .offers import list_answer, list_deals, next_asked
from .places import write_board

Table = np.ndarray[tuple[int, int], np.dtype[np.int64]]
Places = np.ndarray[tuple[int, int], np.dtype[np.int32]]
Rows = np.ndarray[tuple[int, int], np.dtype[np.float32]]
OWED = 7
"""As the batch reads it: behind the cards that may be gathered, how many must be."""


@rule
def widen_many(
    boards: Many[Board],
    states: Many[State],
    seats: NDArray[np.int64],
    counts: NDArray[np.int64],
    listed: Table,
    where: Places,
    held: Table,
    with_offers: bool,
    first_offer: int,
) -> None:
    for place in range(len(seats)):
        seat = int(seats[place])
        if seat < 0:
            continue
        state, board = states[place], boards[place]
        held[place, OWED] = 0
        if state.phase == phases.DISCARD:
            held[place, OWED] = state.owed[seat]
            for resource in range(RESOURCES):
                held[place, resource] = state.hands[seat, resource]
        elif with_offers and state.phase == phases.MAIN:
            asked = next_asked(state, board)
            if asked >= 0:
                seats[place] = asked
                counts[place] = list_answer(state, asked, listed[place])
            else:
                counts[place] = list_deals(
                    state, board, seat, listed[place], where[place], int(counts[place]), first_offer
                )


@rule
def write_features_many(
    boards: Many[Board],
    seen: Many[State],
    desks: Many[Desk],
    seats: NDArray[np.int64],
    taken: Table,
    out: Rows,
) -> None:
    """The moment, then the features of the value for every seat, one's own first."""
    for place in range(len(seats)):
        viewer = int(seats[place])
        if viewer < 0:
            continue
        board, desk, row = boards[place], desks[0], out[place]
        read_island(board, desk)
        write_features(seen[place], board, desk, viewer)
        at = write_moment(seen[place], viewer, taken[place], row, 0)
        for step in range(board.players):
            player = (viewer + step) % board.players
            for feature in range(FEATURES):
                row[at + feature] = desk.rows[player, feature]
            at += FEATURES


@rule
def write_board_many(boards: Many[Board], seen: Many[State], seats: NDArray[np.int64], taken: Table, out: Rows) -> None:
    for place in range(len(seats)):
        if seats[place] >= 0:
            write_board(seen[place], boards[place], int(seats[place]), taken[place], out[place])

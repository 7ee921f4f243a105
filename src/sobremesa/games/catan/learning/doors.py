"""The doors for learners: offers and discards added to what a batch lists, and the two kinds of observation."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule, rule
from sobremesa.kernel.doors import Doors
from sobremesa.kernel.learning.choices import OWED, Choices
from sobremesa.kernel.learning.choices import Rows as Taken
from sobremesa.kernel.learning.stepping import doors_for_learners
from sobremesa.kernel.writing import Rows

from ..board.bounds import RESOURCES
from ..board.layout import Board
from ..judgement.desk import FEATURES, Desk
from ..judgement.value.features import write_features
from ..judgement.value.survey import read_island
from ..rules import legal, phases, policy
from ..rules.batch_doors import play_one
from ..rules.state import State
from .moment import write_moment
from .offers import list_answer, list_deals, next_asked
from .places import write_board


@inner_rule
def widen(state: State, board: Board, place: int, choices: Choices) -> None:
    seat, held, listed = int(choices.seats[place]), choices.held[place], choices.listed[place]
    held[OWED] = 0
    if state.phase == phases.DISCARD:
        held[OWED] = state.owed[seat]
        for resource in range(RESOURCES):
            held[resource] = state.hands[seat, resource]
    elif choices.with_offers and state.phase == phases.MAIN:
        asked = next_asked(state, board)
        if asked >= 0:
            choices.seats[place] = asked
            choices.counts[place] = list_answer(state, asked, listed)
        else:
            where, count = choices.where[place], int(choices.counts[place])
            choices.counts[place] = list_deals(state, board, seat, listed, where, count, choices.first_offer)


look_many, attend = doors_for_learners(
    Doors(__name__, State, Board),
    over=phases.OVER,
    next_awaited=policy.next_awaited,
    list_actions=legal.list_awaited,
    play_action=play_one,
    widen=widen,
)


@rule
def write_features_many(
    boards: Many[Board],
    seen: Many[State],
    desks: Many[Desk],
    fresh: NDArray[np.bool_],
    seats: NDArray[np.int64],
    taken: Taken,
    out: Rows,
) -> None:
    """The moment, then the features of the value for every seat, one's own first; every game has a desk of its own."""
    for place in range(len(seats)):
        viewer = int(seats[place])
        if viewer < 0:
            continue
        board, desk, row = boards[place], desks[place], out[place]
        if fresh[place]:
            read_island(board, desk)
            fresh[place] = False
        write_features(seen[place], board, desk, viewer)
        at = write_moment(seen[place], viewer, taken[place], row, 0)
        for step in range(board.players):
            player = (viewer + step) % board.players
            for feature in range(FEATURES):
                row[at + feature] = desk.rows[player, feature]
            at += FEATURES


@rule
def write_board_many(boards: Many[Board], seen: Many[State], seats: NDArray[np.int64], taken: Taken, out: Rows) -> None:
    for place in range(len(seats)):
        if seats[place] >= 0:
            write_board(seen[place], boards[place], int(seats[place]), taken[place], out[place])

"""The door for learners: the mini-game, the symbols of one's own card and of every card within sight, the points."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, rule
from sobremesa.kernel.doors import Doors
from sobremesa.kernel.learning.stepping import doors_for_learners
from sobremesa.kernel.writing import Row, Rows, put

from ..rules import legal, phases, policy
from ..rules.bounds import ALL_PLACES, KNIGHTS, SYMBOLS
from ..rules.cards import HAS
from ..rules.law.may_claim import card_at, is_in_game, own_card
from ..rules.state import Board, State

look_many, attend = doors_for_learners(
    Doors(__name__, State, Board),
    over=phases.OVER,
    next_awaited=policy.next_to_claim,
    list_actions=legal.list_claims,
    play_action=policy.claim_in_turn,
)


@rule
def write_card(card: int, row: Row, at: int) -> int:
    """1 + card, or 0 for none: its symbols."""
    for symbol in range(SYMBOLS):
        row[at + symbol] = float(HAS[card - 1, symbol]) if card > 0 else 0.0
    return at + SYMBOLS


@rule
def write_features_many(boards: Many[Board], seen: Many[State], seats: NDArray[np.int64], out: Rows) -> None:
    for place in range(len(seats)):
        viewer = int(seats[place])
        if viewer < 0:
            continue
        state, board, row, at = seen[place], boards[place], out[place], 0
        for game in range(KNIGHTS + 1):
            at = put(row, at, 1.0 if state.mini_game == game else 0.0)
        at = write_card(own_card(state, viewer), row, at)
        for where in range(ALL_PLACES):
            at = write_card(card_at(state, where) if is_in_game(state, board, where) else 0, row, at)
        for step in range(board.players):
            player = (viewer + step) % board.players
            at = put(row, at, state.points[board.team_of[player]] / 10.0)
            at = put(row, at, state.deck[player] / 16.0)
            at = put(row, at, 1.0 if state.locked_until[player] else 0.0)

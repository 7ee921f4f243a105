"""The offers a learner may make, to all at once: one card for one, two for one, one for two (CAT-48)."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from ..board.bounds import RESOURCE_NAMES, RESOURCES
from ..board.layout import Board
from ..hooks.moments import is_between
from ..rules import actions
from ..rules.deeds.trade import NO_ANSWER, audience_of_all, is_asked
from ..rules.law.may_trade import refuse_accept, refuse_offer
from ..rules.legal import list_confirms
from ..rules.state import State

TERMS: Final = np.array(
    [
        [-given if card == give else taken if card == take else 0 for card in range(RESOURCES)]
        for given, taken in ((1, 1), (2, 1), (1, 2))
        for give in range(RESOURCES)
        for take in range(RESOURCES)
        if give != take
    ],
    np.int64,
)
OFFERS: Final = len(TERMS)
MOST_DEALS: Final = OFFERS + 8
"""Offers, confirmations and a withdrawal."""


def offer_words() -> list[str]:
    words = []
    for terms in TERMS:
        give, take = int(terms.argmin()), int(terms.argmax())
        words.append(f"offer {-terms[give]} {RESOURCE_NAMES[give]} for {terms[take]} {RESOURCE_NAMES[take]}")
    return words


@rule
def next_asked(state: State, board: Board) -> int:
    """Who has not yet answered the active player's offer; -1: nobody."""
    seat = int(state.active)
    for _ in range(board.players - 1):
        seat = int(board.next_seat[seat])
        if is_asked(state, seat) and state.answers[seat] == NO_ANSWER:
            return seat
    return -1


@rule
def list_answer(state: State, player: int, out: NDArray[np.int64]) -> int:
    out[0] = actions.DECLINE
    out[1] = actions.ACCEPT
    return 2 if refuse_accept(state, player) == 0 else 1


@rule
def list_offers(
    state: State,
    board: Board,
    player: int,
    out: NDArray[np.int64],
    where: NDArray[np.int32],
    count: int,
    first: int,
) -> int:
    if state.offers_made >= board.offers_per_turn:
        return count
    audience = audience_of_all(board, player)
    for offer in range(OFFERS):
        action = actions.OFFER.of(TERMS[offer], 0, audience)
        if refuse_offer(state, board, player, action) == 0:
            out[count] = action
            where[count] = first + offer
            count += 1
    return count


@rule
def list_deals(
    state: State,
    board: Board,
    player: int,
    out: NDArray[np.int64],
    where: NDArray[np.int32],
    count: int,
    first: int,
) -> int:
    """What the active player may add to the other actions of a turn."""
    if state.trade_over or is_between(state):
        return count
    count = list_offers(state, board, player, out, where, count, first)
    count = list_confirms(state, board, player, out, count)
    if state.offer_open[player]:
        out[count] = actions.WITHDRAW
        count += 1
    return count

"""Trade: offers between players (CAT-15, CAT-16, CAT-48) and with the bank (CAT-17).

Nothing binds until the active player confirms. An offer is what it changes in the hand of the one who makes it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from ...board.bounds import ANY_HARBOUR, PLAYERS, RESOURCES
from ...board.layout import Board
from ...hooks.moments import exchange_beside, has_beside, offer_beside, offered_beside
from ..actions import CONFIRM, OFFER
from ..state import State
from .cards import gain, hand_over, lose

NO_ANSWER: Final = 0
YES: Final = 1
NO: Final = 2
COUNTER: Final = 3

BANK_RATE: Final = 4
HARBOUR_RATE: Final = 3
SPECIAL_RATE: Final = 2


@rule
def trade_rate(state: State, board: Board, player: int, resource: int) -> int:
    if int(state.cheap) >> resource & 1:
        return SPECIAL_RATE
    return int(state.rates[player, resource])


@rule
def open_harbour(state: State, player: int, harbour: int) -> None:
    """CAT-17: a harbour lowers the bank's rate, for one resource or for all."""
    for resource in range(RESOURCES):
        if harbour == resource + 1:
            state.rates[player, resource] = SPECIAL_RATE
        elif harbour == ANY_HARBOUR:
            state.rates[player, resource] = min(int(state.rates[player, resource]), HARBOUR_RATE)


@rule
def trade_with_bank(state: State, player: int, give: int, take: int, rate: int) -> None:
    lose(state, player, give, rate)
    gain(state, player, take, 1)


@rule
def close_trade(state: State, board: Board) -> None:
    """CAT-11: with strict phases the first thing paid for ends the trade."""
    state.trade_over = board.strict_phases


@rule
def holds(state: State, player: int, terms: NDArray[np.int8], sign: int) -> bool:
    """Whether the player has what these terms (times sign) take from their hand."""
    for resource in range(RESOURCES):
        if int(state.hands[player, resource]) + sign * int(terms[resource]) < 0:
            return False
    return True


@rule
def has_something(state: State, player: int) -> bool:
    return int(state.hand_size[player]) > 0 or has_beside(state, player)


@rule
def is_asked(state: State, player: int) -> bool:
    """The active player's open offer is (also) to this player."""
    return bool(state.offer_open[state.active]) and (int(state.offer_to) >> player & 1) == 1


@rule
def close_offer(state: State, player: int) -> None:
    state.offer_open[player] = 0
    offer_beside(state, player, 0)
    for resource in range(RESOURCES):
        state.offers[player, resource] = 0


@rule
def clear_answers(state: State) -> None:
    for player in range(PLAYERS):
        state.answers[player] = NO_ANSWER
    state.offer_to = 0
    state.offer_number += 1


@rule
def clear_offers(state: State) -> None:
    """Everything open lapses."""
    anything = bool(state.offer_to)
    for player in range(PLAYERS):
        if state.offer_open[player]:
            close_offer(state, player)
    if anything:
        clear_answers(state)


@rule
def open_offer(state: State, player: int, action: int) -> None:
    """A new offer replaces the old one; an asked player's is a counter-offer."""
    for resource in range(RESOURCES):
        state.offers[player, resource] = OFFER.terms(action, resource)
    offer_beside(state, player, OFFER.beside(action))
    state.offer_open[player] = 1
    if player == state.active:
        clear_answers(state)
        state.offer_to = OFFER.audience(action)
        state.offers_made += 1
    elif is_asked(state, player):
        state.answers[player] = COUNTER


@rule
def answer_offer(state: State, player: int, answer: int) -> None:
    """A yes or no takes the place of a counter-offer."""
    if state.answers[player] == COUNTER:
        close_offer(state, player)
    state.answers[player] = answer


@rule
def withdraw_offer(state: State, player: int) -> None:
    close_offer(state, player)
    if player == state.active:
        clear_answers(state)
    elif state.answers[player] == COUNTER:
        state.answers[player] = NO_ANSWER


@rule
def matches_terms(state: State, action: int, offerer: int, sign: int) -> bool:
    for resource in range(RESOURCES):
        if CONFIRM.terms(action, resource) != sign * state.offers[offerer, resource]:
            return False
    return CONFIRM.beside(action) == sign * offered_beside(state, offerer)


@rule
def exchange(state: State, player: int, partner: int, action: int) -> None:
    """The cards change at once."""
    for resource in range(RESOURCES):
        term = CONFIRM.terms(action, resource)
        if term > 0:
            hand_over(state, partner, player, resource, term)
        elif term < 0:
            hand_over(state, player, partner, resource, -term)
    exchange_beside(state, player, partner, CONFIRM.beside(action))


@rule
def audience_of_all(board: Board, player: int) -> int:
    return ((1 << int(board.players)) - 1) & ~(1 << player)

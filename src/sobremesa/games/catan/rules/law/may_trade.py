"""May this be traded, offered, answered, confirmed? (CAT-11, CAT-15 … CAT-17, CAT-48)"""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from ...board.bounds import RESOURCES
from ...board.layout import Board
from ...hooks.moments import offered_beside, refuse_beside, refuse_between, refuse_to_give_beside
from .. import actions, phases
from ..actions import CONFIRM, OFFER
from ..deeds.trade import YES, audience_of_all, holds, is_asked, matches_terms, trade_rate
from ..state import State
from . import reasons
from .may_build import refuse_in_turn

MOST_TERM: Final = 24


@rule
def refuse_trade(state: State, player: int) -> int:
    """CAT-11: with strict phases, building ends the trade."""
    refusal = refuse_in_turn(state, player)
    if refusal:
        return refusal
    return reasons.TRADE_IS_OVER if state.trade_over else reasons.LEGAL


@rule
def refuse_maritime(state: State, board: Board, player: int, give: int, take: int, rate: int) -> int:
    """CAT-17."""
    refusal = refuse_trade(state, player)
    if refusal:
        return refusal
    if give >= RESOURCES or take >= RESOURCES:
        return reasons.MALFORMED
    if give == take:
        return reasons.SAME_RESOURCE
    if rate != trade_rate(state, board, player, give):
        return reasons.WRONG_RATE
    if state.hands[player, give] < rate:
        return reasons.NOT_HELD
    return reasons.LEGAL if state.bank[take] else reasons.BANK_LACKS


@rule
def refuse_terms(state: State, board: Board, player: int, action: int) -> int:
    """CAT-16: both sides give something, and the offerer holds what they would give."""
    gives, gets = 0, 0
    for resource in range(RESOURCES):
        term = OFFER.terms(action, resource)
        if term < -MOST_TERM or term > MOST_TERM:
            return reasons.MALFORMED
        if term > 0:
            gets += term
        if term < 0:
            gives -= term
            if state.hands[player, resource] < -term:
                return reasons.NOT_HELD
    beside = OFFER.beside(action)
    refusal = refuse_beside(state, board, player, beside)
    if refusal:
        return refusal
    gets += max(0, beside)
    gives += max(0, -beside)
    return reasons.LEGAL if gives and gets else reasons.NO_GIFTS


@rule
def refuse_to_deal(state: State, player: int) -> int:
    """Offers are open to all, but only in the trade of the active player's turn."""
    if state.phase != phases.MAIN:
        return refuse_in_turn(state, player)
    refusal = refuse_between(state)
    if refusal:
        return refusal
    return reasons.TRADE_IS_OVER if state.trade_over else reasons.LEGAL


@rule
def refuse_offer(state: State, board: Board, player: int, action: int) -> int:
    """CAT-48."""
    refusal = refuse_to_deal(state, player)
    if refusal:
        return refusal
    audience = OFFER.audience(action)
    if player == state.active:
        if state.offers_made >= board.offers_per_turn:
            return reasons.OFFERS_USED_UP
        if audience == 0 or audience & ~audience_of_all(board, player):
            return reasons.NOBODY_ASKED
    elif audience != 1 << int(state.active):
        return reasons.NOBODY_ASKED
    return refuse_terms(state, board, player, action)


@rule
def refuse_answer(state: State, player: int) -> int:
    refusal = refuse_to_deal(state, player)
    if refusal:
        return refusal
    if player == state.active or not is_asked(state, player):
        return reasons.NOT_ASKED
    return reasons.LEGAL


@rule
def refuse_accept(state: State, player: int) -> int:
    """CAT-48: one says yes only to what one can give."""
    refusal = refuse_answer(state, player)
    if refusal:
        return refusal
    if not holds(state, player, state.offers[state.active], -1):
        return reasons.NOT_HELD
    return refuse_to_give_beside(state, player, -offered_beside(state, int(state.active)))


@rule
def stands(state: State, player: int, partner: int, action: int) -> bool:
    """Whether the partner has said yes to, or offered, exactly these terms."""
    if state.answers[partner] == YES and matches_terms(state, action, player, 1):
        return True
    return bool(state.offer_open[partner]) and matches_terms(state, action, partner, -1)


@rule
def refuse_confirm(state: State, board: Board, player: int, action: int) -> int:
    refusal = refuse_trade(state, player)
    if refusal:
        return refusal
    partner = CONFIRM.player(action)
    if partner == player or partner >= board.players:
        return reasons.MALFORMED
    if not stands(state, player, partner, action):
        return reasons.NO_SUCH_OFFER
    for resource in range(RESOURCES):
        if int(state.hands[player, resource]) + CONFIRM.terms(action, resource) < 0:
            return reasons.NOT_HELD
    return refuse_to_give_beside(state, player, CONFIRM.beside(action))


@rule
def refuse_withdraw(state: State, player: int) -> int:
    refusal = refuse_to_deal(state, player)
    if refusal:
        return refusal
    return reasons.LEGAL if state.offer_open[player] else reasons.NO_OPEN_OFFER


@rule
def refuse_dealing(state: State, board: Board, player: int, action: int) -> int:
    kind = kind_of(action)
    if kind == actions.OFFER:
        return refuse_offer(state, board, player, action)
    if kind == actions.ACCEPT:
        return refuse_accept(state, player)
    if kind == actions.DECLINE:
        return refuse_answer(state, player)
    if kind == actions.CONFIRM:
        return refuse_confirm(state, board, player, action)
    return refuse_withdraw(state, player)

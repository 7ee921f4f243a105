"""The law: for any action of a seat, why it may not be played now, or LEGAL.

Each answer reads public fields and the seat's own hand, never another's. The subjects are in `may_*.py`.
"""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from ...hooks.blocks import refuse_of_expansion
from ...hooks.moments import refuse_between
from .. import actions, phases
from ..actions import KINDS
from ..state import State
from . import reasons
from .may_build import refuse_buy_card, refuse_city, refuse_in_turn, refuse_road, refuse_settlement, refuse_to_build
from .may_play_card import refuse_development
from .may_rob import refuse_seven, refuse_spare
from .may_trade import refuse_dealing, refuse_maritime


@rule
def refuse_roll(state: State, player: int) -> int:
    if player != state.active:
        return reasons.NOT_YOUR_TURN
    if state.phase == phases.BEFORE_ROLL:
        return reasons.LEGAL
    if state.phase != phases.MAIN:
        return refuse_in_turn(state, player)
    refusal = refuse_between(state)
    return refusal if refusal else reasons.ALREADY_ROLLED


@rule
def refusal(state: State, board: Board, player: int, action: int) -> int:
    """Why a seat may not play an action now; LEGAL if it may."""
    kind = kind_of(action)
    if player < 0 or player >= board.players or not KINDS.is_for_seats(kind):
        return reasons.NOT_FOR_PLAYERS
    if state.phase == phases.OVER:
        return reasons.GAME_OVER
    if not KINDS.fits(action):
        return reasons.MALFORMED
    if kind == actions.ROLL:
        return refuse_roll(state, player)
    if kind == actions.END_TURN:
        return refuse_to_build(state, player)
    if kind == actions.SETTLEMENT:
        return refuse_settlement(state, board, player, actions.SETTLEMENT.intersection(action))
    if kind == actions.ROAD:
        return refuse_road(state, board, player, actions.ROAD.path(action))
    if kind == actions.CITY:
        return refuse_city(state, board, player, actions.CITY.intersection(action))
    if kind == actions.BUY_CARD:
        return refuse_buy_card(state, board, player)
    if kind == actions.MARITIME:
        trade = actions.MARITIME
        return refuse_maritime(state, board, player, trade.give(action), trade.take(action), trade.rate(action))
    if actions.DEVELOPMENT.holds(kind):
        return refuse_development(state, board, player, action)
    if actions.SEVEN.holds(kind):
        return refuse_seven(state, board, player, action)
    if actions.DEALING.holds(kind):
        return refuse_dealing(state, board, player, action)
    if kind == actions.SPARE:
        return refuse_spare(state, board, player)
    return refuse_of_expansion(state, board, player, action)

"""The law: for any action of a seat, why it may not be played now, or LEGAL.

Each answer reads public fields and the seat's own hand, never another's. The subjects are in `may_*.py`.
"""

from __future__ import annotations

from sobremesa.contract.action import UNKNOWN
from sobremesa.kernel.compiled import rule

from ..board.layout import Board
from . import actions, phases, reasons
from .actions import part, payload
from .friends.law import refuse_friendly
from .helpers.law import refuse_helpful
from .may_build import (
    refuse_buy_card,
    refuse_city,
    refuse_in_turn,
    refuse_road,
    refuse_settlement,
    refuse_to_build,
)
from .may_play_card import refuse_development
from .may_rob import refuse_seven
from .may_trade import refuse_canal, refuse_dealing, refuse_maritime
from .state import State

BARE = (
    actions.ROLL,
    actions.END_TURN,
    actions.BUY_CARD,
    actions.KNIGHT,
    actions.ROAD_BUILDING,
    actions.DISCARD_AT_RANDOM,
    actions.ACCEPT,
    actions.DECLINE,
    actions.WITHDRAW,
    actions.TAKE_GIFT,
    actions.REFUSE_GIFT,
    actions.STOP_SWAPPING,
    actions.SHOVEL,
    actions.BOOK,
    actions.COMPASS,
    actions.EXCHANGE_FAVOUR,
    actions.SPARE,
    actions.TURN_HELPER,
    actions.DECLINE_HELP,
)


@rule
def refuse_roll(state: State, player: int) -> int:
    if player != state.active:
        return reasons.NOT_YOUR_TURN
    if state.phase == phases.BEFORE_ROLL:
        return reasons.LEGAL
    return reasons.ALREADY_ROLLED if state.phase == phases.MAIN else refuse_in_turn(state, player)


@rule
def is_bare(kind: int) -> bool:
    for bare in BARE:
        if kind == bare:
            return True
    return False


@rule
def refusal(state: State, board: Board, player: int, action: int) -> int:
    """Why a seat may not play an action now; LEGAL if it may."""
    kind = action & 0xFF
    filling = payload(action)
    if player < 0 or player >= board.players:
        return reasons.NOT_FOR_PLAYERS
    if state.phase == phases.OVER:
        return reasons.GAME_OVER
    if filling == UNKNOWN or (is_bare(kind) and filling):
        return reasons.MALFORMED
    if kind == actions.ROLL:
        return refuse_roll(state, player)
    if kind == actions.END_TURN:
        return refuse_to_build(state, player)
    if kind == actions.SETTLEMENT:
        return refuse_settlement(state, board, player, filling)
    if kind == actions.ROAD:
        return refuse_road(state, board, player, filling)
    if kind == actions.CITY:
        return refuse_city(state, board, player, filling)
    if kind == actions.BUY_CARD:
        return refuse_buy_card(state, board, player)
    if kind == actions.MARITIME:
        return refuse_maritime(state, board, player, part(action, 0, 3), part(action, 3, 3), part(action, 6, 3))
    if kind >= actions.KNIGHT and kind <= actions.MONOPOLY:
        return refuse_development(state, board, player, action)
    if kind >= actions.DISCARD and kind <= actions.ROB:
        return refuse_seven(state, board, player, action)
    if kind >= actions.OFFER and kind <= actions.WITHDRAW:
        return refuse_dealing(state, board, player, action)
    if kind == actions.PLAY_CANAL:
        return refuse_canal(state, board, player, filling)
    if kind >= actions.FIRST_FRIENDLY and kind <= actions.LAST_FRIENDLY:
        return refuse_friendly(state, board, player, action)
    if kind >= actions.FIRST_HELPFUL and kind <= actions.LAST_HELPFUL:
        return refuse_helpful(state, board, player, action)
    return reasons.NOT_FOR_PLAYERS

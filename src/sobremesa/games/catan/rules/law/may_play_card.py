"""May this development card be played now? (CAT-27 … CAT-31)"""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from ...board import bounds
from ...board.bounds import RESOURCES, ROAD
from ...board.layout import Board
from .. import actions, phases
from ..deeds.development import cards_in_bank
from ..state import State
from . import reasons
from .may_build import has_road_place, refuse_in_turn


@rule
def refuse_card(state: State, player: int, card: int) -> int:
    """CAT-27: one card a turn, before or after the roll, not one bought in this turn."""
    if state.phase != phases.BEFORE_ROLL or player != state.active:
        refusal = refuse_in_turn(state, player)
        if refusal:
            return refusal
    if state.cards[player, card] == 0:
        return reasons.CARD_IS_FRESH if state.fresh[player, card] else reasons.NO_SUCH_CARD
    return reasons.CARD_ALREADY_PLAYED if state.card_played else reasons.LEGAL


@rule
def refuse_road_building(state: State, board: Board, player: int) -> int:
    """CAT-29: not with no piece or no place left."""
    refusal = refuse_card(state, player, bounds.ROAD_BUILDING)
    if refusal:
        return refusal
    if state.pieces[player, ROAD] == 0:
        return reasons.NO_PIECE_LEFT
    return reasons.LEGAL if has_road_place(state, board, player) else reasons.NO_PLACE_FOR_ROAD


@rule
def refuse_invention(state: State, player: int, first: int, second: int) -> int:
    """CAT-30: two cards the bank has; one only if it has no more."""
    refusal = refuse_card(state, player, bounds.INVENTION)
    if refusal:
        return refusal
    if first >= RESOURCES or second > RESOURCES:
        return reasons.MALFORMED
    if second < first:
        return reasons.NOT_IN_ORDER
    if state.bank[first] == 0:
        return reasons.BANK_LACKS
    if second == RESOURCES:
        return reasons.LEGAL if cards_in_bank(state) == 1 else reasons.TAKE_TWO
    needed = 2 if first == second else 1
    return reasons.LEGAL if state.bank[second] >= needed else reasons.BANK_LACKS


@rule
def refuse_monopoly(state: State, player: int, resource: int) -> int:
    refusal = refuse_card(state, player, bounds.MONOPOLY)
    if refusal:
        return refusal
    return reasons.LEGAL if resource < RESOURCES else reasons.MALFORMED


@rule
def refuse_development(state: State, board: Board, player: int, action: int) -> int:
    kind = kind_of(action)
    if kind == actions.KNIGHT:
        return refuse_card(state, player, bounds.KNIGHT)
    if kind == actions.ROAD_BUILDING:
        return refuse_road_building(state, board, player)
    if kind == actions.INVENTION:
        return refuse_invention(state, player, actions.INVENTION.first(action), actions.INVENTION.second(action))
    return refuse_monopoly(state, player, actions.MONOPOLY.resource(action))

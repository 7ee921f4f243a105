"""May this gift be made, this favour be used? (FRI-2, FRI-3, FRI-5, FRI-8 … FRI-12)"""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from ....board.bounds import RESOURCES, ROAD
from ....board.layout import Board
from ....rules import phases
from ....rules.deeds.points import visible_points
from ....rules.law import reasons
from ....rules.law.may_build import has_road_place, refuse_in_turn
from ....rules.state import State
from ...large_table.between import is_between
from ...large_table.reasons import NOT_BETWEEN_TURNS
from . import actions
from .bounds import BOOK, COMPASS, GUILDS, SHIP, SHOVEL, WAGON
from .phases import FIRST_DRAW, PUT_BACK, SECOND_SWAP
from .reasons import (
    AHEAD_OF_YOU,
    ASKED_ALREADY,
    FAVOUR_IS_FRESH,
    FAVOUR_USED,
    GIFT_GIVEN,
    NO_CATAN_TOKEN,
    NO_FRIENDS,
    NO_GIFT_FOR_YOU,
    NOT_JOINED,
    NOTHING_TO_EXCHANGE,
    OTHER_GIFT,
    SUPPLY_EMPTY,
    TOO_FEW_FAVOURS,
)


@rule
def price(guild: int) -> int:
    """FRI-9: how many tokens a favour takes."""
    return 2 if guild in (BOOK, COMPASS) else 1


@rule
def refuse_in_own_turn(state: State, player: int) -> int:
    """FRI-3, FRI-8: before and after the roll, and not in what another may do between two turns."""
    if player == state.active and state.phase == phases.BEFORE_ROLL:
        return reasons.LEGAL
    refusal = refuse_in_turn(state, player)
    if refusal:
        return refusal
    return NOT_BETWEEN_TURNS if is_between(state) else reasons.LEGAL


@rule
def refuse_gift(state: State, board: Board, player: int, resource: int, to: int) -> int:
    """FRI-3: one card, the same for everybody asked, to those who are not ahead."""
    refusal = refuse_in_own_turn(state, player)
    if refusal:
        return refusal
    if resource >= RESOURCES or to >= board.players or to == player:
        return reasons.MALFORMED
    if state.gift_given:
        return GIFT_GIVEN
    if state.gift_card and state.gift_card != resource + 1:
        return OTHER_GIFT
    if int(state.gift_asked) >> to & 1:
        return ASKED_ALREADY
    if state.hands[player, resource] == 0:
        return reasons.NOT_HELD
    if visible_points(state, board, to) > visible_points(state, board, player):
        return AHEAD_OF_YOU
    return reasons.LEGAL


@rule
def refuse_gift_answer(state: State, player: int) -> int:
    return reasons.LEGAL if state.gift_to == player + 1 else NO_GIFT_FOR_YOU


@rule
def refuse_turns_favour(state: State, player: int) -> int:
    """FRI-8: one favour or one exchange a turn."""
    refusal = refuse_in_own_turn(state, player)
    if refusal:
        return refusal
    return FAVOUR_USED if state.favour_used else reasons.LEGAL


@rule
def refuse_favour(state: State, player: int, guild: int) -> int:
    """FRI-7, FRI-9: enough tokens of the guild, not drawn in this turn."""
    refusal = refuse_turns_favour(state, player)
    if refusal or state.favours[player, guild] >= price(guild):
        return refusal
    held = int(state.favours[player, guild]) + int(state.favours_fresh[player, guild])
    return FAVOUR_IS_FRESH if held >= price(guild) else TOO_FEW_FAVOURS


@rule
def refuse_wagon(state: State, player: int, give: int, take: int) -> int:
    if state.phase != SECOND_SWAP or player != state.active:
        refusal = refuse_favour(state, player, WAGON)
        if refusal:
            return refusal
    if give >= RESOURCES or take >= RESOURCES:
        return reasons.MALFORMED
    if give == take:
        return reasons.SAME_RESOURCE
    if state.hands[player, give] == 0:
        return reasons.NOT_HELD
    return reasons.LEGAL if state.bank[take] else reasons.BANK_LACKS


@rule
def refuse_ship(state: State, player: int, resource: int) -> int:
    refusal = refuse_favour(state, player, SHIP)
    if refusal:
        return refusal
    if resource >= RESOURCES:
        return reasons.MALFORMED
    return reasons.LEGAL if state.bank[resource] else reasons.BANK_LACKS


@rule
def refuse_shovel(state: State, board: Board, player: int) -> int:
    refusal = refuse_favour(state, player, SHOVEL)
    if refusal:
        return refusal
    if state.pieces[player, ROAD] == 0:
        return reasons.NO_PIECE_LEFT
    return reasons.LEGAL if has_road_place(state, board, player) else reasons.NO_PLACE_FOR_ROAD


@rule
def refuse_book(state: State, player: int) -> int:
    refusal = refuse_favour(state, player, BOOK)
    if refusal:
        return refusal
    return reasons.LEGAL if state.deck_size else reasons.DECK_EMPTY


@rule
def refuse_compass(state: State, player: int) -> int:
    refusal = refuse_favour(state, player, COMPASS)
    if refusal:
        return refusal
    return reasons.LEGAL if state.catan_tokens else NO_CATAN_TOKEN


@rule
def refuse_exchange(state: State, player: int) -> int:
    """FRI-10: a token held and one in the supply."""
    refusal = refuse_turns_favour(state, player)
    if refusal:
        return refusal
    if state.favour_count[player] == 0:
        return NOTHING_TO_EXCHANGE
    return reasons.LEGAL if state.favour_supply_size else SUPPLY_EMPTY


@rule
def refuse_at(state: State, player: int, phase: int) -> int:
    if player != state.active:
        return reasons.NOT_YOUR_TURN
    return reasons.LEGAL if state.phase == phase else reasons.NOT_NOW


@rule
def refuse_put_back(state: State, player: int, guild: int) -> int:
    refusal = refuse_at(state, player, PUT_BACK)
    if refusal:
        return refusal
    if guild >= GUILDS:
        return reasons.MALFORMED
    held = int(state.favours[player, guild]) + int(state.favours_fresh[player, guild])
    return reasons.LEGAL if held else TOO_FEW_FAVOURS


@rule
def refuse_first_draw(state: State, board: Board, player: int, owner: int) -> int:
    refusal = refuse_at(state, player, FIRST_DRAW)
    if refusal:
        return refusal
    due = owner < board.players and owner != player and state.favours_due[owner] > 0
    return reasons.LEGAL if due else NOT_JOINED


@rule
def refuse_friendly(state: State, board: Board, player: int, action: int) -> int:
    kind = kind_of(action)
    if not board.friends:
        return NO_FRIENDS
    if kind == actions.GIFT:
        return refuse_gift(state, board, player, actions.GIFT.resource(action), actions.GIFT.player(action))
    if kind == actions.TAKE_GIFT or kind == actions.REFUSE_GIFT:
        return refuse_gift_answer(state, player)
    if kind == actions.WAGON:
        return refuse_wagon(state, player, actions.WAGON.give(action), actions.WAGON.take(action))
    if kind == actions.STOP_SWAPPING:
        return refuse_at(state, player, SECOND_SWAP)
    if kind == actions.SHIP:
        return refuse_ship(state, player, actions.SHIP.resource(action))
    if kind == actions.SHOVEL:
        return refuse_shovel(state, board, player)
    if kind == actions.BOOK:
        return refuse_book(state, player)
    if kind == actions.COMPASS:
        return refuse_compass(state, player)
    if kind == actions.EXCHANGE_FAVOUR:
        return refuse_exchange(state, player)
    if kind == actions.PUT_BACK:
        return refuse_put_back(state, player, actions.PUT_BACK.guild(action))
    return refuse_first_draw(state, board, player, actions.FIRST_DRAW.player(action))

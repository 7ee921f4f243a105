"""May this helper be used so, now? (HLP-2 … HLP-16)"""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from ....board import bounds
from ....board.bounds import CARDS, CITY, DESERT, RESOURCES, SETTLEMENT
from ....board.layout import Board
from ....rules import phases
from ....rules.deeds.points import visible_points
from ....rules.law import reasons
from ....rules.law.may_build import refuse_in_turn, refuse_road_place, refuse_settlement_place
from ....rules.state import State
from ...large_table.between import is_between
from ...large_table.reasons import NOT_BETWEEN_TURNS
from . import actions
from . import bounds as own
from .actions import NO_PLAYER, NO_RESOURCE, TURN_OVER
from .bounds import HELPERS
from .dealing import SIDE_B, holder_of, refuse_use
from .moving import has_free_end, may_extend_without
from .phases import CHANGE_HELPER, CONSOLE, GIVE_BACK, KEEP_CARD, TAKE_ALMS
from .prices import can_pay_cheaply, can_pay_replaced, has_knight, is_replacement
from .reasons import (
    ALREADY_TURNED,
    CANNOT_PAY_HELPED,
    HELPER_IS_HELD,
    NO_CARDS_THERE,
    NO_FREE_END,
    NO_HELPERS,
    NO_KNIGHT,
    NOT_AHEAD,
    NOT_CONCERNED,
    NOT_IN_HAND,
    NOT_ITS_HOME,
    NOT_LOOKED_AT,
    NOT_REPLACED,
    NOT_THE_ONE_ASKED,
    NOT_YOUR_HELPER,
    NOTHING_OWED,
    ONLY_SPARED,
    ROBBER_AT_HOME,
)


@rule
def refuse_own_use(state: State, player: int, helper: int) -> int:
    """HLP-4: in one's own turn and after the roll; the robber is banished also before it."""
    early = helper == own.BANISH and state.phase == phases.BEFORE_ROLL and player == state.active
    refusal = reasons.LEGAL if early else refuse_in_turn(state, player)
    if refusal:
        return refusal
    return NOT_BETWEEN_TURNS if is_between(state) else refuse_use(state, player, helper)


@rule
def refuse_choice(state: State, player: int, choice: int) -> int:
    """HLP-2: side A may be turned over; a helper taken must lie in the display."""
    if choice == TURN_OVER:
        return ALREADY_TURNED if state.helper_side[player] == SIDE_B else reasons.LEGAL
    if choice >= HELPERS:
        return reasons.MALFORMED
    return HELPER_IS_HELD if holder_of(state, choice) else reasons.LEGAL


@rule
def refuse_change(state: State, player: int, choice: int) -> int:
    if state.phase != CHANGE_HELPER:
        return reasons.NOT_NOW
    return refuse_choice(state, player, choice) if player == state.active else reasons.NOT_YOUR_TURN


@rule
def refuse_from_bank(state: State, resource: int) -> int:
    if resource >= RESOURCES:
        return reasons.MALFORMED
    return reasons.LEGAL if state.bank[resource] else reasons.BANK_LACKS


@rule
def refuse_shelter(state: State, player: int, resource: int) -> int:
    """HLP-9: who owes cards is spared the discard, everybody else takes a card."""
    if not state.owed[player]:
        return refuse_from_bank(state, resource)
    return reasons.LEGAL if resource == NO_RESOURCE else ONLY_SPARED


@rule
def refuse_answer(state: State, player: int, action: int) -> int:
    """HLP-16: the answers to a roll."""
    kind = kind_of(action)
    if state.helper_asked != player + 1:
        return NOT_CONCERNED
    if kind == actions.DECLINE_HELP:
        return reasons.LEGAL
    if (kind == actions.CONSOLATION) != (state.phase == CONSOLE):
        return NOT_YOUR_HELPER
    resource = actions.SHELTER.resource(action)
    refusal = refuse_from_bank(state, resource)
    if kind == actions.SHELTER:
        refusal = refuse_shelter(state, player, resource)
    return refusal if refusal else refuse_choice(state, player, actions.SHELTER.helper(action))


@rule
def can_be_named(state: State, board: Board, player: int, other: int) -> bool:
    """HLP-15: an opponent with at least one resource card."""
    return other < board.players and other != player and state.hand_size[other] > 0


@rule
def refuse_forced_trade(state: State, board: Board, player: int, action: int) -> int:
    trade = actions.FORCED_TRADE
    first, second = trade.first(action), trade.second(action)
    if trade.resource(action) >= RESOURCES or second <= first:
        return reasons.MALFORMED
    if not can_be_named(state, board, player, first):
        return NO_CARDS_THERE
    if second != NO_PLAYER and not can_be_named(state, board, player, second):
        return NO_CARDS_THERE
    return reasons.LEGAL


@rule
def refuse_helped_road(state: State, board: Board, player: int, action: int) -> int:
    refusal = refuse_road_place(state, board, player, actions.HELPED_ROAD.path(action))
    if refusal:
        return refusal
    instead_of, pay = actions.HELPED_ROAD.instead_of(action), actions.HELPED_ROAD.pay(action)
    if not is_replacement(board, bounds.ROAD, instead_of, pay):
        return NOT_REPLACED
    payable = can_pay_replaced(state, board, player, bounds.ROAD, instead_of, pay)
    return reasons.LEGAL if payable else CANNOT_PAY_HELPED


@rule
def refuse_move_road(state: State, board: Board, player: int, action: int) -> int:
    road, path = actions.MOVE_ROAD.road(action), actions.MOVE_ROAD.to(action)
    if road >= board.paths or path >= board.paths:
        return reasons.NO_SUCH_PLACE
    if state.roads[road] != player + 1 or not has_free_end(state, board, player, road):
        return NO_FREE_END
    if state.roads[path]:
        return reasons.PATH_TAKEN
    return reasons.LEGAL if may_extend_without(state, board, player, path, road) else reasons.NOT_CONNECTED


@rule
def refuse_scholar(state: State, board: Board, player: int, action: int) -> int:
    """HLP-10: the price may also be paid as it is."""
    if state.deck_size == 0:
        return reasons.DECK_EMPTY
    instead_of, pay = actions.SCHOLAR.instead_of(action), actions.SCHOLAR.pay(action)
    plain = instead_of == NO_RESOURCE and pay == NO_RESOURCE
    if not plain and not is_replacement(board, bounds.CARD, instead_of, pay):
        return NOT_REPLACED
    payable = can_pay_replaced(state, board, player, bounds.CARD, instead_of, pay)
    return reasons.LEGAL if payable else CANNOT_PAY_HELPED


@rule
def refuse_alms(state: State, board: Board, player: int, other: int) -> int:
    if not can_be_named(state, board, player, other):
        return NO_CARDS_THERE
    ahead = visible_points(state, board, other) > visible_points(state, board, player)
    return reasons.LEGAL if ahead else NOT_AHEAD


@rule
def refuse_ploughshares(state: State, board: Board, player: int, action: int) -> int:
    intersection = actions.PLOUGHSHARES_CITY.intersection(action)
    build = SETTLEMENT if kind_of(action) == actions.PLOUGHSHARES_SETTLEMENT else CITY
    if intersection >= board.intersections:
        return reasons.NO_SUCH_PLACE
    if build == SETTLEMENT:
        refusal = refuse_settlement_place(state, board, player, intersection)
        if refusal:
            return refusal
    elif state.buildings[intersection] != player + 1 or state.cities[intersection]:
        return reasons.NOT_OWN_SETTLEMENT
    elif state.pieces[player, CITY] == 0:
        return reasons.NO_PIECE_LEFT
    if not has_knight(state, player, actions.PLOUGHSHARES_CITY.played(action)):
        return NO_KNIGHT
    return reasons.LEGAL if can_pay_cheaply(state, player, build) else CANNOT_PAY_HELPED


@rule
def is_home(board: Board, hex_: int) -> bool:
    """HLP-14: a desert; without any, the hex where the robber began."""
    if board.deserts:
        return int(board.hex_terrain[hex_]) == DESERT
    return hex_ == board.robber_start


@rule
def refuse_banish(state: State, board: Board, hex_: int) -> int:
    if is_home(board, int(state.robber)):
        return ROBBER_AT_HOME
    if hex_ >= board.hexes:
        return reasons.NO_SUCH_PLACE
    return reasons.LEGAL if is_home(board, hex_) else NOT_ITS_HOME


@rule
def refuse_rest(state: State, board: Board, player: int, action: int) -> int:
    """The second halves: cards given back, the card kept, the alms taken."""
    kind = kind_of(action)
    phase = int(state.phase)
    if player != state.active:
        return reasons.NOT_YOUR_TURN
    if kind == actions.KEEP_CARD:
        card = actions.KEEP_CARD.card(action)
        if phase != KEEP_CARD:
            return reasons.NOT_NOW
        return reasons.LEGAL if card < CARDS and state.looked_at[player, card] else NOT_LOOKED_AT
    other, resource = actions.GIVE_BACK.player(action), actions.GIVE_BACK.resource(action)
    if phase != (GIVE_BACK if kind == actions.GIVE_BACK else TAKE_ALMS):
        return reasons.NOT_NOW
    if other >= board.players or resource >= RESOURCES:
        return reasons.MALFORMED
    if kind == actions.GIVE_BACK:
        if not state.helper_debts[other]:
            return NOTHING_OWED
        return reasons.LEGAL if state.hands[player, resource] else NOT_IN_HAND
    if state.helper_victim != other + 1:
        return NOT_THE_ONE_ASKED
    return reasons.LEGAL if state.hands[other, resource] else NOT_IN_HAND


@rule
def helper_behind(kind: int) -> int:
    """Whose use this is; -1: it is no use but what comes after one."""
    if kind == actions.FORCED_TRADE:
        return own.FORCED_TRADE
    if kind == actions.HELPED_ROAD:
        return own.ROAD_HELP
    if kind == actions.MOVE_ROAD:
        return own.MOVE_ROAD
    if kind == actions.SCHOLAR:
        return own.SCHOLAR
    if kind == actions.ALMS:
        return own.ALMS
    if kind == actions.PLOUGHSHARES_SETTLEMENT or kind == actions.PLOUGHSHARES_CITY:
        return own.PLOUGHSHARES
    if kind == actions.FREE_PORT:
        return own.FREE_PORT
    return own.BANISH if kind == actions.BANISH else -1


@rule
def refuse_use_so(state: State, board: Board, player: int, helper: int, action: int) -> int:
    """The helper may be used: in this way, too?"""
    if helper == own.FORCED_TRADE:
        return refuse_forced_trade(state, board, player, action)
    if helper == own.ROAD_HELP:
        return refuse_helped_road(state, board, player, action)
    if helper == own.MOVE_ROAD:
        return refuse_move_road(state, board, player, action)
    if helper == own.SCHOLAR:
        return refuse_scholar(state, board, player, action)
    if helper == own.ALMS:
        return refuse_alms(state, board, player, actions.ALMS.player(action))
    if helper == own.PLOUGHSHARES:
        return refuse_ploughshares(state, board, player, action)
    if helper == own.FREE_PORT:
        return reasons.LEGAL if actions.FREE_PORT.resource(action) < RESOURCES else reasons.MALFORMED
    return refuse_banish(state, board, actions.BANISH.hex(action))


@rule
def refuse_helpful(state: State, board: Board, player: int, action: int) -> int:
    kind = kind_of(action)
    if not board.helpers:
        return NO_HELPERS
    if kind == actions.TURN_HELPER:
        return refuse_change(state, player, TURN_OVER)
    if kind == actions.TAKE_HELPER:
        choice = actions.TAKE_HELPER.helper(action)
        return reasons.MALFORMED if choice == TURN_OVER else refuse_change(state, player, choice)
    if kind == actions.CONSOLATION or kind == actions.SHELTER or kind == actions.DECLINE_HELP:
        return refuse_answer(state, player, action)
    helper = helper_behind(kind)
    if helper < 0:
        return refuse_rest(state, board, player, action)
    refusal = refuse_own_use(state, player, helper)
    return refusal if refusal else refuse_use_so(state, board, player, helper, action)

"""What may be done: for any action of a seat, why it may not be played now, or LEGAL.

One function per kind of action; each reads public fields and the seat's own hand, never another's.
"""

from __future__ import annotations

from sobremesa.contract.action import UNKNOWN
from sobremesa.kernel.compiled import rule

from ..board import bounds
from ..board.bounds import CITY, RESOURCES, ROAD, SETTLEMENT
from ..board.layout import Board
from . import actions, phases, reasons
from .actions import SEAT_BITS, audience_of, canal_of, count_of, part, payload, term_of
from .building import has_road_at, is_roomy, reaches
from .cards import can_pay
from .development import cards_in_bank
from .hooks import may_settle, may_touch, trade_rate
from .robber import can_be_robbed, may_move_robber
from .state import State
from .trade import YES, audience_of_all, holds, is_asked, matches_terms

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
)


@rule
def may_extend(state: State, board: Board, player: int, path: int) -> bool:
    """CAT-18: the free path is connected to an own piece."""
    one, other = int(board.path_ends[path, 0]), int(board.path_ends[path, 1])
    if not may_touch(state, board, player, one) or not may_touch(state, board, player, other):
        return False
    return reaches(state, player, one) or reaches(state, player, other)


@rule
def has_road_place(state: State, board: Board, player: int) -> bool:
    for path in range(board.paths):
        if state.roads[path] == 0 and may_extend(state, board, player, path):
            return True
    return False


@rule
def refuse_road_place(state: State, board: Board, player: int, path: int) -> int:
    if path >= board.paths:
        return reasons.NO_SUCH_PLACE
    if state.pieces[player, ROAD] == 0:
        return reasons.NO_PIECE_LEFT
    if state.roads[path]:
        return reasons.PATH_TAKEN
    if state.phase == phases.FOUND_ROAD:
        if state.founding_node != board.path_ends[path, 0] and state.founding_node != board.path_ends[path, 1]:
            return reasons.NOT_AT_NEW_SETTLEMENT
        return reasons.LEGAL
    return reasons.LEGAL if may_extend(state, board, player, path) else reasons.NOT_CONNECTED


@rule
def refuse_settlement_place(state: State, board: Board, player: int, node: int) -> int:
    if node >= board.nodes:
        return reasons.NO_SUCH_PLACE
    if state.pieces[player, SETTLEMENT] == 0:
        return reasons.NO_PIECE_LEFT
    if state.buildings[node]:
        return reasons.INTERSECTION_TAKEN
    if not may_settle(state, board, player, node):
        return reasons.NOT_A_LOCATION
    if not is_roomy(state, board, node):
        return reasons.TOO_CLOSE
    if state.phase != phases.FOUND_SETTLEMENT and not has_road_at(state, player, node):
        return reasons.NO_ROAD_THERE
    return reasons.LEGAL


@rule
def refuse_in_turn(state: State, player: int) -> int:
    """For what the active player does after the roll."""
    if player != state.active:
        return reasons.NOT_YOUR_TURN
    if state.phase == phases.MAIN:
        return reasons.LEGAL
    if state.phase == phases.BEFORE_ROLL:
        return reasons.ROLL_FIRST
    if state.phase == phases.DISCARD:
        return reasons.DISCARD_FIRST
    if state.phase == phases.MOVE_ROBBER or state.phase == phases.ROB:
        return reasons.ROBBER_FIRST
    if state.phase == phases.FREE_ROAD:
        return reasons.FREE_ROAD_FIRST
    return reasons.NOT_NOW


@rule
def refuse_road(state: State, board: Board, player: int, path: int) -> int:
    if state.phase == phases.FOUND_ROAD or state.phase == phases.FREE_ROAD:
        if player != state.active:
            return reasons.NOT_YOUR_TURN
        return refuse_road_place(state, board, player, path)
    refusal = refuse_in_turn(state, player)
    if not refusal:
        refusal = refuse_road_place(state, board, player, path)
    if not refusal and not can_pay(state, board, player, bounds.ROAD):
        return reasons.CANNOT_PAY
    return refusal


@rule
def refuse_settlement(state: State, board: Board, player: int, node: int) -> int:
    if state.phase == phases.FOUND_SETTLEMENT:
        if player != state.active:
            return reasons.NOT_YOUR_TURN
        return refuse_settlement_place(state, board, player, node)
    refusal = refuse_in_turn(state, player)
    if not refusal:
        refusal = refuse_settlement_place(state, board, player, node)
    if not refusal and not can_pay(state, board, player, bounds.SETTLEMENT):
        return reasons.CANNOT_PAY
    return refusal


@rule
def refuse_city(state: State, board: Board, player: int, node: int) -> int:
    refusal = refuse_in_turn(state, player)
    if refusal:
        return refusal
    if node >= board.nodes:
        return reasons.NO_SUCH_PLACE
    if state.buildings[node] != player + 1 or state.cities[node]:
        return reasons.NOT_OWN_SETTLEMENT
    if state.pieces[player, CITY] == 0:
        return reasons.NO_PIECE_LEFT
    return reasons.LEGAL if can_pay(state, board, player, bounds.CITY) else reasons.CANNOT_PAY


@rule
def refuse_buy_card(state: State, board: Board, player: int) -> int:
    refusal = refuse_in_turn(state, player)
    if refusal:
        return refusal
    if state.deck_size == 0:
        return reasons.DECK_EMPTY
    return reasons.LEGAL if can_pay(state, board, player, bounds.CARD) else reasons.CANNOT_PAY


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
def refuse_to_discard_now(state: State, player: int) -> int:
    if state.phase != phases.DISCARD:
        return reasons.NOT_NOW
    if state.owed[player] == 0:
        return reasons.NOTHING_TO_DISCARD
    return reasons.ALREADY_CHOSEN if state.has_chosen[player] else reasons.LEGAL


@rule
def refuse_discard(state: State, player: int, action: int) -> int:
    """CAT-23: exactly as many as owed, of one's own cards."""
    refusal = refuse_to_discard_now(state, player)
    if refusal:
        return refusal
    total = 0
    for resource in range(RESOURCES):
        count = count_of(action, 0, resource)
        if count > state.hands[player, resource]:
            return reasons.NOT_HELD
        total += count
    return reasons.LEGAL if total == state.owed[player] else reasons.WRONG_COUNT


@rule
def refuse_move_robber(state: State, board: Board, player: int, hex_: int) -> int:
    if player != state.active:
        return reasons.NOT_YOUR_TURN
    if state.phase != phases.MOVE_ROBBER:
        return reasons.NOT_NOW
    if hex_ >= board.hexes:
        return reasons.NO_SUCH_PLACE
    if may_move_robber(state, board, player, hex_):
        return reasons.LEGAL
    return reasons.SAME_HEX if hex_ == state.robber else reasons.FRIENDLY_HEX


@rule
def refuse_rob(state: State, board: Board, player: int, victim: int) -> int:
    if player != state.active:
        return reasons.NOT_YOUR_TURN
    if state.phase != phases.ROB:
        return reasons.NOT_NOW
    if victim >= board.players or not can_be_robbed(state, board, player, victim):
        return reasons.NOT_A_VICTIM
    return reasons.LEGAL


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
def refuse_terms(state: State, player: int, action: int) -> int:
    """CAT-16: both sides give something, and the offerer holds what they would give."""
    gives, gets = 0, 0
    for resource in range(RESOURCES):
        term = term_of(action, 0, resource)
        if term < -24 or term > 24:
            return reasons.MALFORMED
        if term > 0:
            gets += term
        if term < 0:
            gives -= term
            if state.hands[player, resource] < -term:
                return reasons.NOT_HELD
    if canal_of(action, 0) != 0:
        return reasons.NO_CANAL
    return reasons.LEGAL if gives and gets else reasons.NO_GIFTS


@rule
def refuse_to_deal(state: State, player: int) -> int:
    """Offers are open to all, but only in the trade of the active player's turn."""
    if state.phase != phases.MAIN:
        return refuse_in_turn(state, player)
    return reasons.TRADE_IS_OVER if state.trade_over else reasons.LEGAL


@rule
def refuse_offer(state: State, board: Board, player: int, action: int) -> int:
    """CAT-48."""
    refusal = refuse_to_deal(state, player)
    if refusal:
        return refusal
    audience = audience_of(action)
    if player == state.active:
        if state.offers_made >= board.offers_per_turn:
            return reasons.OFFERS_USED_UP
        if audience == 0 or audience & ~audience_of_all(board, player):
            return reasons.NOBODY_ASKED
    elif audience != 1 << int(state.active):
        return reasons.NOBODY_ASKED
    return refuse_terms(state, player, action)


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
    return reasons.LEGAL if holds(state, player, state.offers[state.active], -1) else reasons.NOT_HELD


@rule
def stands(state: State, player: int, partner: int, action: int) -> bool:
    """Whether the partner has said yes to, or offered, exactly these terms."""
    if state.answers[partner] == YES and matches_terms(state, action, SEAT_BITS, player, 1):
        return True
    return bool(state.offer_open[partner]) and matches_terms(state, action, SEAT_BITS, partner, -1)


@rule
def refuse_confirm(state: State, board: Board, player: int, action: int) -> int:
    refusal = refuse_trade(state, player)
    if refusal:
        return refusal
    partner = part(action, 0, SEAT_BITS)
    if partner == player or partner >= board.players:
        return reasons.MALFORMED
    if canal_of(action, SEAT_BITS) != 0:
        return reasons.NO_CANAL
    if not stands(state, player, partner, action):
        return reasons.NO_SUCH_OFFER
    for resource in range(RESOURCES):
        if int(state.hands[player, resource]) + term_of(action, SEAT_BITS, resource) < 0:
            return reasons.NOT_HELD
    return reasons.LEGAL


@rule
def refuse_withdraw(state: State, player: int) -> int:
    refusal = refuse_to_deal(state, player)
    if refusal:
        return refusal
    return reasons.LEGAL if state.offer_open[player] else reasons.NO_OPEN_OFFER


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
def refuse_development(state: State, board: Board, player: int, action: int) -> int:
    kind = action & 0xFF
    if kind == actions.KNIGHT:
        return refuse_card(state, player, bounds.KNIGHT)
    if kind == actions.ROAD_BUILDING:
        return refuse_road_building(state, board, player)
    if kind == actions.INVENTION:
        return refuse_invention(state, player, part(action, 0, 3), part(action, 3, 3))
    return refuse_monopoly(state, player, payload(action))


@rule
def refuse_seven(state: State, board: Board, player: int, action: int) -> int:
    kind = action & 0xFF
    if kind == actions.DISCARD:
        return refuse_discard(state, player, action)
    if kind == actions.DISCARD_AT_RANDOM:
        return refuse_to_discard_now(state, player)
    if kind == actions.MOVE_ROBBER:
        return refuse_move_robber(state, board, player, payload(action))
    return refuse_rob(state, board, player, payload(action))


@rule
def refuse_dealing(state: State, board: Board, player: int, action: int) -> int:
    kind = action & 0xFF
    if kind == actions.OFFER:
        return refuse_offer(state, board, player, action)
    if kind == actions.ACCEPT:
        return refuse_accept(state, player)
    if kind == actions.DECLINE:
        return refuse_answer(state, player)
    if kind == actions.CONFIRM:
        return refuse_confirm(state, board, player, action)
    return refuse_withdraw(state, player)


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
        return refuse_in_turn(state, player)
    if kind == actions.SETTLEMENT:
        return refuse_settlement(state, board, player, filling)
    if kind == actions.ROAD:
        return refuse_road(state, board, player, filling)
    if kind == actions.CITY:
        return refuse_city(state, board, player, filling)
    if kind == actions.BUY_CARD:
        return refuse_buy_card(state, board, player)
    if kind == actions.MARITIME:
        return refuse_maritime(
            state, board, player, part(action, 0, 3), part(action, 3, 3), part(action, 6, 3)
        )
    if kind >= actions.KNIGHT and kind <= actions.MONOPOLY:
        return refuse_development(state, board, player, action)
    if kind >= actions.DISCARD and kind <= actions.ROB:
        return refuse_seven(state, board, player, action)
    if kind >= actions.OFFER and kind <= actions.WITHDRAW:
        return refuse_dealing(state, board, player, action)
    return reasons.NOT_FOR_PLAYERS

"""What happens when a helper is used (HLP-5 … HLP-14)."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from ....board import bounds
from ....board.bounds import CARDS, RESOURCES
from ....board.layout import Board
from ....rules import phases
from ....rules.deeds.building import place_city
from ....rules.deeds.cards import gain, hand_over
from ....rules.deeds.development import award_largest_army
from ....rules.deeds.laying import lay_road, lay_settlement
from ....rules.deeds.robber import end_discards
from ....rules.deeds.trade import close_trade
from ....rules.state import State
from ....rules.turns import go_on
from . import actions
from .actions import NO_PLAYER, NO_RESOURCE, TURN_OVER
from .dealing import change_helper
from .moving import move_road
from .phases import GIVE_BACK, KEEP_CARD, LOOK_AT_CARDS, TAKE_ALMS
from .prices import give_up_knight, pay_cheaply, pay_replaced

CARDS_TO_LOOK_AT: Final = 3


@rule
def end_use(state: State, board: Board) -> None:
    """HLP-2: before the turn goes on the active player turns the helper or exchanges it."""
    state.helper_open = 1
    go_on(state, board)


@rule
def force_trade(state: State, board: Board, player: int, action: int) -> None:
    """HLP-5, HLP-15: who has none of it is skipped."""
    resource = actions.FORCED_TRADE.resource(action)
    state.phase = 0
    for other in (actions.FORCED_TRADE.first(action), actions.FORCED_TRADE.second(action)):
        if other != NO_PLAYER and state.hands[other, resource]:
            hand_over(state, other, player, resource, 1)
            state.helper_debts[other] = 1
            state.phase = GIVE_BACK
    if state.phase == 0:
        end_use(state, board)


@rule
def give_back(state: State, board: Board, player: int, other: int, resource: int) -> None:
    hand_over(state, player, other, resource, 1)
    state.helper_debts[other] = 0
    for owed in range(board.players):
        if state.helper_debts[owed]:
            return
    end_use(state, board)


@rule
def build_helped_road(state: State, board: Board, player: int, action: int) -> None:
    road = actions.HELPED_ROAD
    pay_replaced(state, board, player, bounds.ROAD, road.instead_of(action), road.pay(action))
    close_trade(state, board)
    lay_road(state, board, player, road.path(action))
    end_use(state, board)


@rule
def ask_scholar(state: State, board: Board, player: int, action: int) -> None:
    scholar = actions.SCHOLAR
    pay_replaced(state, board, player, bounds.CARD, scholar.instead_of(action), scholar.pay(action))
    close_trade(state, board)
    state.phase = LOOK_AT_CARDS


@rule
def look_at_card(state: State, board: Board, card: int) -> None:
    """HLP-10: up to three cards lie apart, for the active player's eyes."""
    state.deck[card] -= 1
    state.deck_size -= 1
    state.looked_at[state.active, card] += 1
    state.looking += 1
    if state.looking == CARDS_TO_LOOK_AT or state.deck_size == 0:
        state.phase = KEEP_CARD


@rule
def keep_card(state: State, board: Board, player: int, card: int) -> None:
    """The others go back among the deck, which has no order."""
    state.looked_at[player, card] -= 1
    for other in range(CARDS):
        state.deck[other] += state.looked_at[player, other]
        state.looked_at[player, other] = 0
    state.deck_size += state.looking - 1
    state.looking = 0
    state.fresh[player, card] += 1
    state.card_count[player] += 1
    state.fresh_count[player] += 1
    end_use(state, board)


@rule
def take_alms(state: State, board: Board, player: int, other: int, resource: int) -> None:
    hand_over(state, other, player, resource, 1)
    state.helper_victim = 0
    end_use(state, board)


@rule
def build_with_knight(state: State, board: Board, player: int, action: int) -> None:
    """HLP-12: the knight's card is not the one played in this turn."""
    intersection = actions.PLOUGHSHARES_CITY.intersection(action)
    give_up_knight(state, player, actions.PLOUGHSHARES_CITY.played(action))
    award_largest_army(state)
    close_trade(state, board)
    if kind_of(action) == actions.PLOUGHSHARES_SETTLEMENT:
        pay_cheaply(state, player, bounds.SETTLEMENT)
        lay_settlement(state, board, player, intersection)
    else:
        pay_cheaply(state, player, bounds.CITY)
        place_city(state, player, intersection)
    end_use(state, board)


@rule
def banish_robber(state: State, board: Board, player: int, hex_: int) -> None:
    """HLP-14: with a card of the hex it leaves, if the bank has one; nobody is robbed."""
    resource = int(board.hex_terrain[state.robber])
    if resource < RESOURCES and state.bank[resource]:
        gain(state, player, resource, 1)
    state.robber = hex_
    end_use(state, board)


@rule
def answer_roll(state: State, board: Board, player: int, action: int) -> None:
    """HLP-7, HLP-9, HLP-16: the answer brings the change of helper with it."""
    state.helper_asked = 0
    if kind_of(action) != actions.DECLINE_HELP:
        resource = actions.SHELTER.resource(action)
        if resource == NO_RESOURCE:
            state.owed[player] = 0
        else:
            gain(state, player, resource, 1)
        change_helper(state, player, actions.SHELTER.helper(action))
    if state.phase == phases.DISCARD:
        end_discards(state, board)
    else:
        go_on(state, board)


@rule
def close_use(state: State, board: Board, player: int, choice: int) -> None:
    state.helper_open = 0
    change_helper(state, player, choice)
    go_on(state, board)


@rule
def act_helpful(state: State, board: Board, player: int, action: int) -> None:
    kind = kind_of(action)
    if kind == actions.TURN_HELPER:
        close_use(state, board, player, TURN_OVER)
    elif kind == actions.TAKE_HELPER:
        close_use(state, board, player, actions.TAKE_HELPER.helper(action))
    elif kind == actions.FORCED_TRADE:
        force_trade(state, board, player, action)
    elif kind == actions.GIVE_BACK:
        give_back(state, board, player, actions.GIVE_BACK.player(action), actions.GIVE_BACK.resource(action))
    elif kind == actions.HELPED_ROAD:
        build_helped_road(state, board, player, action)
    elif kind == actions.MOVE_ROAD:
        move_road(state, board, player, actions.MOVE_ROAD.road(action), actions.MOVE_ROAD.to(action))
        end_use(state, board)
    elif kind == actions.SCHOLAR:
        ask_scholar(state, board, player, action)
    elif kind == actions.KEEP_CARD:
        keep_card(state, board, player, actions.KEEP_CARD.card(action))
    elif kind == actions.ALMS:
        state.helper_victim = actions.ALMS.player(action) + 1
        state.phase = TAKE_ALMS
    elif kind == actions.TAKE_ALMS:
        take_alms(state, board, player, actions.TAKE_ALMS.player(action), actions.TAKE_ALMS.resource(action))
    elif kind == actions.FREE_PORT:
        state.cheap |= 1 << actions.FREE_PORT.resource(action)
        end_use(state, board)
    elif kind == actions.BANISH:
        banish_robber(state, board, player, actions.BANISH.hex(action))
    elif kind == actions.PLOUGHSHARES_SETTLEMENT or kind == actions.PLOUGHSHARES_CITY:
        build_with_knight(state, board, player, action)
    else:
        answer_roll(state, board, player, action)

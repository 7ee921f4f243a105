"""What happens: each action of a seat and each outcome of chance, applied to the state.

Nothing is checked here: `refusals` said yes before. Compulsory steps follow each other through phases.
"""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from ..board import bounds
from ..board.bounds import RESOURCES, ROAD
from ..board.layout import Board
from ..hooks.blocks import act_of_expansion, happen_of_expansion
from ..hooks.moments import (
    after_choosing_discards,
    after_founding,
    after_robber,
    after_roll,
    after_seven,
    after_sparing,
    discard_limit,
    may_decline_theft,
    waits_with_discards,
)
from . import actions, phases
from .deeds.building import place_city
from .deeds.cards import hand_over, pay
from .deeds.development import award_largest_army, collect_monopoly, lay_card, receive_card, take_invention
from .deeds.laying import lay_road, lay_settlement
from .deeds.production import clear_yields, produce, yield_once
from .deeds.robber import count_victims, discard_chosen, end_discards, must_be_harmless, only_victim, owe_discards
from .deeds.trade import (
    NO,
    YES,
    answer_offer,
    clear_offers,
    close_trade,
    exchange,
    open_offer,
    trade_with_bank,
    withdraw_offer,
)
from .law.may_build import has_road_place
from .state import DICE_PAIRS, State
from .turns import end_if_won, end_turn, founder, go_on, number_questions, start_turn

SEVEN = 7


@rule
def found_settlement(state: State, board: Board, player: int, intersection: int) -> None:
    lay_settlement(state, board, player, intersection)
    if state.founded >= board.players:
        yield_once(state, board, player, intersection)
    state.founded += 1
    after_founding(state, board, player, intersection)
    state.founding_intersection = intersection
    state.phase = phases.FOUND_ROAD


@rule
def found_road(state: State, board: Board, player: int, path: int) -> None:
    lay_road(state, board, player, path)
    if state.founded == 2 * board.players:
        start_turn(state, board, int(board.first_seat))
    else:
        state.active = founder(board, int(state.founded))
        state.phase = phases.FOUND_SETTLEMENT


@rule
def build_road(state: State, board: Board, player: int, path: int) -> None:
    if state.phase == phases.FOUND_ROAD:
        found_road(state, board, player, path)
        return
    if state.phase != phases.FREE_ROAD:
        pay(state, board, player, bounds.ROAD)
        close_trade(state, board)
    lay_road(state, board, player, path)
    if state.free_roads:
        state.free_roads -= 1
        if state.pieces[player, ROAD] == 0 or not has_road_place(state, board, player):
            state.free_roads = 0
    go_on(state, board)


@rule
def build_settlement(state: State, board: Board, player: int, intersection: int) -> None:
    if state.phase == phases.FOUND_SETTLEMENT:
        found_settlement(state, board, player, intersection)
        return
    pay(state, board, player, bounds.SETTLEMENT)
    close_trade(state, board)
    lay_settlement(state, board, player, intersection)


@rule
def build_city(state: State, board: Board, player: int, intersection: int) -> None:
    pay(state, board, player, bounds.CITY)
    close_trade(state, board)
    place_city(state, player, intersection)


@rule
def buy_card(state: State, board: Board, player: int) -> None:
    pay(state, board, player, bounds.CARD)
    close_trade(state, board)
    state.phase = phases.DRAW_CARD


@rule
def play_card(state: State, player: int, action: int) -> None:
    kind = kind_of(action)
    if kind == actions.KNIGHT:
        lay_card(state, player, bounds.KNIGHT)
        award_largest_army(state)
        state.phase = phases.MOVE_ROBBER
    elif kind == actions.ROAD_BUILDING:
        lay_card(state, player, bounds.ROAD_BUILDING)
        state.free_roads = 2
        state.phase = phases.FREE_ROAD
    elif kind == actions.INVENTION:
        lay_card(state, player, bounds.INVENTION)
        take_invention(state, player, actions.INVENTION.first(action), actions.INVENTION.second(action))
    else:
        lay_card(state, player, bounds.MONOPOLY)
        collect_monopoly(state, player, actions.MONOPOLY.resource(action))


@rule
def seal_discard(state: State, board: Board, player: int, action: int) -> None:
    for resource in range(RESOURCES):
        state.chosen[player, resource] = actions.DISCARD.cards(action, resource)
    state.has_chosen[player] = 1
    after_choosing_discards(state, player)
    end_discards(state, board)


@rule
def move_robber(state: State, board: Board, player: int, hex_: int) -> None:
    harmless = must_be_harmless(state, board, player)
    has_moved = state.robber != hex_
    state.robber = hex_
    if has_moved:
        after_robber(state, board, player, hex_)
    victims = 0 if harmless else count_victims(state, board, player)
    if victims == 0:
        go_on(state, board)
    elif victims == 1 and not may_decline_theft(state, board, player):
        rob(state, only_victim(state, board, player))
    else:
        state.phase = phases.ROB


@rule
def rob(state: State, victim: int) -> None:
    state.victim = victim + 1
    state.phase = phases.STEAL


@rule
def deal(state: State, player: int, action: int) -> None:
    """CAT-48: offers, answers, and the confirmation that binds."""
    kind = kind_of(action)
    if kind == actions.OFFER:
        open_offer(state, player, action)
    elif kind == actions.ACCEPT:
        answer_offer(state, player, YES)
    elif kind == actions.DECLINE:
        answer_offer(state, player, NO)
    elif kind == actions.WITHDRAW:
        withdraw_offer(state, player)
    else:
        exchange(state, player, actions.CONFIRM.player(action), action)
        clear_offers(state)


@rule
def act(state: State, board: Board, player: int, action: int) -> None:
    kind = kind_of(action)
    if actions.DEALING.holds(kind):
        deal(state, player, action)
        return
    if player == state.active:
        clear_offers(state)
    if kind == actions.ROLL:
        state.phase = phases.ROLL
    elif kind == actions.END_TURN:
        end_turn(state, board)
    elif kind == actions.SETTLEMENT:
        build_settlement(state, board, player, actions.SETTLEMENT.intersection(action))
    elif kind == actions.ROAD:
        build_road(state, board, player, actions.ROAD.path(action))
    elif kind == actions.CITY:
        build_city(state, board, player, actions.CITY.intersection(action))
    elif kind == actions.BUY_CARD:
        buy_card(state, board, player)
    elif kind == actions.MARITIME:
        trade = actions.MARITIME
        trade_with_bank(state, player, trade.give(action), trade.take(action), trade.rate(action))
    elif actions.DEVELOPMENT.holds(kind):
        play_card(state, player, action)
    else:
        act_seldom(state, board, player, action)


@rule
def act_seldom(state: State, board: Board, player: int, action: int) -> None:
    kind = kind_of(action)
    if kind == actions.DISCARD:
        seal_discard(state, board, player, action)
    elif kind == actions.DISCARD_AT_RANDOM:
        state.at_random[player] = state.owed[player]
        state.phase = phases.LOSE_AT_RANDOM
    elif kind == actions.MOVE_ROBBER:
        move_robber(state, board, player, actions.MOVE_ROBBER.hex(action))
    elif kind == actions.ROB:
        rob(state, actions.ROB.player(action))
    elif kind == actions.SPARE:
        after_sparing(state, board, player)
        go_on(state, board)
    else:
        act_of_expansion(state, board, player, action)


@rule
def use_dice(state: State, board: Board, one: int, other: int) -> None:
    """Balanced dice are a bag of the 36 throws, filled again when it is empty (CAT-39)."""
    if not board.balanced_dice:
        return
    pair = (one - 1) * 6 + other - 1
    state.dice_left[pair] -= 1
    for left in range(DICE_PAIRS):
        if state.dice_left[left]:
            return
    for left in range(DICE_PAIRS):
        state.dice_left[left] = 1


@rule
def roll_dice(state: State, board: Board, one: int, other: int) -> None:
    state.dice[0] = one
    state.dice[1] = other
    state.rolled = 1
    use_dice(state, board, one, other)
    clear_yields(state)
    if one + other == SEVEN:
        owed = owe_discards(state, board, discard_limit(state, board, int(state.active)))
        after_seven(state, board)
        state.phase = phases.DISCARD if owed or waits_with_discards(state) else phases.MOVE_ROBBER
    else:
        produce(state, board, one + other)
        state.phase = phases.MAIN
        after_roll(state, board, one + other)


@rule
def lose_one(state: State, board: Board, player: int, resource: int) -> None:
    """One more card of a discard left to chance; it stays sealed like any other choice."""
    state.chosen[player, resource] += 1
    state.at_random[player] -= 1
    if state.at_random[player] == 0:
        state.has_chosen[player] = 1
        after_choosing_discards(state, player)
        end_discards(state, board)


@rule
def show_discard(state: State, board: Board, player: int) -> None:
    discard_chosen(state, player)
    for other in range(board.players):
        if state.has_chosen[other]:
            return
    state.phase = phases.MOVE_ROBBER


@rule
def steal(state: State, board: Board, thief: int, victim: int, resource: int) -> None:
    hand_over(state, victim, thief, resource, 1)
    state.victim = 0
    go_on(state, board)


@rule
def happen(state: State, board: Board, action: int) -> None:
    """An outcome of chance."""
    kind = kind_of(action)
    if kind == actions.DICE:
        roll_dice(state, board, actions.DICE.one(action), actions.DICE.other(action))
    elif kind == actions.LOSE:
        lose_one(state, board, actions.LOSE.player(action), actions.LOSE.resource(action))
    elif kind == actions.DISCARDED:
        show_discard(state, board, actions.DISCARDED.player(action))
    elif kind == actions.STOLEN:
        theft = actions.STOLEN
        steal(state, board, theft.thief(action), theft.victim(action), theft.resource(action))
    elif kind == actions.DRAWN:
        receive_card(state, actions.DRAWN.player(action), actions.DRAWN.card(action))
        go_on(state, board)
    else:
        happen_of_expansion(state, board, action)


@rule
def step(state: State, board: Board, actor: int, action: int) -> None:
    """One action, without numbering the questions that follow: nobody asks for them in a simulation."""
    if actor >= 0:
        act(state, board, actor, action)
    else:
        happen(state, board, action)
    end_if_won(state, board)


@rule
def apply(state: State, board: Board, actor: int, action: int) -> None:
    step(state, board, actor, action)
    number_questions(state, board, actor)

"""Every legal action of a seat, listed; open-ended families (discards, offers) by their mark.

`refusals` is the law; lists here only try what can be legal and ask it, or the same questions, before writing.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import family
from sobremesa.kernel.compiled import rule
from sobremesa.kernel.jotting import jotted

from ..board import bounds
from ..board.bounds import CITY, RESOURCES, ROAD, SETTLEMENT
from ..board.layout import Board
from ..hooks.blocks import list_at_moment, list_in_turn, list_with_discards
from ..hooks.moments import is_between, may_build_between, may_decline_theft, may_settle, offered_beside
from . import actions, phases
from .deeds.building import has_road_at, is_roomy
from .deeds.cards import can_pay
from .deeds.development import cards_in_bank
from .deeds.robber import can_be_robbed, may_move_robber
from .deeds.trade import YES, has_something, is_asked, trade_rate
from .law.may_build import has_founding_road, may_extend, may_found_road, refuse_buy_card
from .law.may_play_card import refuse_card, refuse_road_building
from .law.may_trade import refuse_accept, refuse_confirm
from .state import State
from .turns import is_awaited, may_deal

MOST_LEGAL = 640
"""Never more at once: on a map with four paths everywhere HLP-8 moves 12 roads to 38 places, the rest is below 180."""

ANY = family(0)


@rule
def list_roads(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    if state.pieces[player, ROAD] == 0:
        return count
    for path in range(board.paths):
        if state.roads[path] == 0 and may_extend(state, board, player, path):
            out[count] = actions.ROAD.of(path)
            count += 1
    return count


@rule
def list_settlements(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    if state.pieces[player, SETTLEMENT] == 0:
        return count
    founding = state.phase == phases.FOUND_SETTLEMENT
    for intersection in range(board.intersections):
        if is_roomy(state, board, intersection) and (founding or has_road_at(state, player, intersection)):
            if may_settle(state, board, player, intersection):
                if founding and not has_founding_road(state, board, player, intersection):
                    continue
                out[count] = actions.SETTLEMENT.of(intersection)
                count += 1
    return count


@rule
def list_cities(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    if state.pieces[player, CITY] == 0:
        return count
    for intersection in range(board.intersections):
        if state.buildings[intersection] == player + 1 and not state.cities[intersection]:
            out[count] = actions.CITY.of(intersection)
            count += 1
    return count


@rule
def list_founding_roads(state: State, board: Board, player: int, out: NDArray[np.int64]) -> int:
    count = 0
    intersection = int(state.founding_intersection)
    for place in range(board.intersection_path_count[intersection]):
        if may_found_road(state, board, player, intersection, place):
            out[count] = actions.ROAD.of(int(board.intersection_paths[intersection, place]))
            count += 1
    return count


@rule
def list_builds(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    if can_pay(state, board, player, bounds.ROAD):
        count = list_roads(state, board, player, out, count)
    if can_pay(state, board, player, bounds.SETTLEMENT):
        count = list_settlements(state, board, player, out, count)
    if can_pay(state, board, player, bounds.CITY):
        count = list_cities(state, board, player, out, count)
    if refuse_buy_card(state, board, player) == 0:
        out[count] = actions.BUY_CARD
        count += 1
    return count


@rule
def list_inventions(state: State, out: NDArray[np.int64], count: int) -> int:
    single = cards_in_bank(state) == 1
    for first in range(RESOURCES):
        if state.bank[first] == 0:
            continue
        if single:
            out[count] = actions.INVENTION.of(first, actions.NO_RESOURCE)
            return count + 1
        for second in range(first, RESOURCES):
            if state.bank[second] > (1 if first == second else 0):
                out[count] = actions.INVENTION.of(first, second)
                count += 1
    return count


@rule
def list_cards(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    if state.card_played or state.card_count[player] == 0:
        return count
    if refuse_card(state, player, bounds.KNIGHT) == 0:
        out[count] = actions.KNIGHT
        count += 1
    if refuse_road_building(state, board, player) == 0:
        out[count] = actions.ROAD_BUILDING
        count += 1
    if refuse_card(state, player, bounds.INVENTION) == 0:
        count = list_inventions(state, out, count)
    if refuse_card(state, player, bounds.MONOPOLY) == 0:
        for resource in range(RESOURCES):
            out[count] = actions.MONOPOLY.of(resource)
            count += 1
    return count


@rule
def list_maritime(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    if state.trade_over:
        return count
    for give in range(RESOURCES):
        rate = trade_rate(state, board, player, give)
        if state.hands[player, give] < rate:
            continue
        for take in range(RESOURCES):
            if take != give and state.bank[take]:
                out[count] = actions.MARITIME.of(give, take, rate)
                count += 1
    return count


@rule
def confirmation(state: State, offerer: int, partner: int, sign: int) -> int:
    """What the active player says to close a trade with the partner on the offerer's terms."""
    terms = jotted(RESOURCES)
    for resource in range(RESOURCES):
        terms[resource] = sign * int(state.offers[offerer, resource])
    return actions.CONFIRM.of(partner, terms, sign * offered_beside(state, offerer))


@rule
def list_confirms(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    """Every yes and every offer of another player that the active player could confirm now."""
    for partner in range(board.players):
        if partner == player:
            continue
        if state.answers[partner] == YES:
            agreed = confirmation(state, player, partner, 1)
            if refuse_confirm(state, board, player, agreed) == 0:
                out[count] = agreed
                count += 1
        if state.offer_open[partner]:
            offered = confirmation(state, partner, partner, -1)
            if refuse_confirm(state, board, player, offered) == 0 and (count == 0 or out[count - 1] != offered):
                out[count] = offered
                count += 1
    return count


@rule
def list_dealing(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    """CAT-48, for the active player."""
    if state.trade_over or is_between(state):
        return count
    if state.offers_made < board.offers_per_turn and has_something(state, player):
        out[count] = actions.OFFER | ANY
        count += 1
    count = list_confirms(state, board, player, out, count)
    if state.offer_open[player]:
        out[count] = actions.WITHDRAW
        count += 1
    return count


@rule
def list_answers(state: State, player: int, out: NDArray[np.int64]) -> int:
    """CAT-48, for the others."""
    count = 0
    if has_something(state, player):
        out[count] = actions.OFFER | ANY
        count += 1
    if is_asked(state, player):
        if refuse_accept(state, player) == 0:
            out[count] = actions.ACCEPT
            count += 1
        out[count] = actions.DECLINE
        count += 1
    if state.offer_open[player]:
        out[count] = actions.WITHDRAW
        count += 1
    return count


@rule
def list_robber(state: State, board: Board, player: int, out: NDArray[np.int64]) -> int:
    count = 0
    if state.phase == phases.MOVE_ROBBER:
        for hex_ in range(board.hexes):
            if may_move_robber(state, board, player, hex_):
                out[count] = actions.MOVE_ROBBER.of(hex_)
                count += 1
        return count
    if may_decline_theft(state, board, player):
        out[count] = actions.SPARE
        count += 1
    for victim in range(board.players):
        if can_be_robbed(state, board, player, victim):
            out[count] = actions.ROB.of(victim)
            count += 1
    return count


@rule
def list_discards(state: State, board: Board, player: int, out: NDArray[np.int64]) -> int:
    count = 0
    if state.owed[player] and not state.has_chosen[player]:
        out[0] = actions.DISCARD | ANY
        out[1] = actions.DISCARD_AT_RANDOM
        count = 2
    return list_with_discards(state, board, player, out, count)


@rule
def list_between(state: State, board: Board, player: int, out: NDArray[np.int64]) -> int:
    """At a moment that expansions have put into the game."""
    if not may_build_between(state):
        return list_at_moment(state, board, player, out)
    out[0] = actions.END_TURN
    return list_builds(state, board, player, out, 1)


@rule
def list_awaited(state: State, board: Board, player: int, out: NDArray[np.int64]) -> int:
    """What an awaited seat may do, offers left out; never empty."""
    phase = int(state.phase)
    if phase == phases.MAIN:
        out[0] = actions.END_TURN
        count = list_builds(state, board, player, out, 1)
        count = list_cards(state, board, player, out, count)
        count = list_maritime(state, board, player, out, count)
        return list_in_turn(state, board, player, out, count) if board.expanded else count
    if phase == phases.BEFORE_ROLL:
        out[0] = actions.ROLL
        count = list_cards(state, board, player, out, 1)
        return list_in_turn(state, board, player, out, count) if board.expanded else count
    if phase > phases.OVER:
        return list_between(state, board, player, out)
    if phase == phases.DISCARD:
        return list_discards(state, board, player, out)
    if phase == phases.FREE_ROAD:
        return list_roads(state, board, player, out, 0)
    if phase == phases.FOUND_SETTLEMENT:
        return list_settlements(state, board, player, out, 0)
    if phase == phases.FOUND_ROAD:
        return list_founding_roads(state, board, player, out)
    return list_robber(state, board, player, out)


@rule
def list_legal(state: State, board: Board, player: int, out: NDArray[np.int64]) -> int:
    """Writes every legal action of a seat; how many there are."""
    if is_awaited(state, board, player):
        count = list_awaited(state, board, player, out)
        return list_dealing(state, board, player, out, count) if state.phase == phases.MAIN else count
    return list_answers(state, player, out) if may_deal(state, player) else 0

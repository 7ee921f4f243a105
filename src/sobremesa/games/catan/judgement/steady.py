"""The steady player for simulation: sound habits and no thinking ahead, so quick that hundreds of games a second are.

Cities, then settlements, then a road to the next good site, then cards; trades with the bank for what is missing.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from ..board import bounds
from ..board.bounds import DESERT, KNIGHT, RESOURCES
from ..board.layout import Board
from ..hooks.moments import is_asked_out_of_turn
from ..rules import actions, phases
from ..rules.deeds.building import is_location, is_roomy
from ..rules.deeds.points import visible_points
from ..rules.deeds.robber import has_building_at
from ..rules.deeds.trade import trade_rate
from ..rules.law.may_build import refuse_buy_card
from ..rules.law.may_play_card import refuse_card
from ..rules.legal import list_cities, list_roads, list_robber, list_settlements
from ..rules.policy import random_action, random_discard
from ..rules.state import State
from .choices.founding import likely_road, likely_settlement
from .desk import Desk
from .value.reach import worth_of_site
from .value.survey import note_rate, pips_of, read_incomes

NONE: Final = 0
CROWDED: Final = 7


@rule
def set_rates(state: State, board: Board, desk: Desk) -> None:
    for player in range(board.players):
        for resource in range(RESOURCES):
            note_rate(desk, player, resource, int(state.rates[player, resource]))


@rule
def balance(state: State, board: Board, player: int, build: int) -> int:
    """What is left of the hand once the bank has changed it for a build; below zero: it cannot be paid."""
    left = 0
    for resource in range(RESOURCES):
        spare = int(state.hands[player, resource]) - int(board.costs[build, resource])
        left += spare if spare < 0 else spare // trade_rate(state, board, player, resource)
    return left


@rule
def needed_trade(state: State, board: Board, player: int, build: int) -> int:
    """A trade towards a build; NONE if everything is there, or nothing can be had."""
    for take in range(RESOURCES):
        if state.hands[player, take] < board.costs[build, take] and state.bank[take]:
            for give in range(RESOURCES):
                rate = trade_rate(state, board, player, give)
                if int(state.hands[player, give]) - int(board.costs[build, give]) >= rate:
                    return actions.MARITIME.of(give, take, rate)
    return NONE


@rule
def is_payable(state: State, board: Board, player: int, build: int) -> bool:
    for resource in range(RESOURCES):
        if state.hands[player, resource] < board.costs[build, resource]:
            return False
    return True


@rule
def best_place(board: Board, desk: Desk, player: int, count: int) -> int:
    """Of the listed buildings the one at the best site."""
    best, chosen = -1.0, NONE
    for at in range(count):
        worth = worth_of_site(board, desk, player, actions.SETTLEMENT.intersection(int(desk.listed[at])))
        if worth > best:
            best, chosen = worth, int(desk.listed[at])
    return chosen


@rule
def build_or_trade(state: State, board: Board, player: int, build: int, wanted: int) -> int:
    """The wanted building if it can be paid, a trade for it if that helps, else NONE."""
    if wanted == NONE or balance(state, board, player, build) < 0:
        return NONE
    if is_payable(state, board, player, build):
        return wanted
    return NONE if state.trade_over else needed_trade(state, board, player, build)


@rule
def next_road(state: State, board: Board, desk: Desk, player: int) -> int:
    """Towards the best site that a road, or two, would open."""
    count = list_roads(state, board, player, desk.listed[:], 0)
    best, chosen = 0.0, NONE
    for at in range(count):
        path = actions.ROAD.path(int(desk.listed[at]))
        for end in range(2):
            intersection = int(board.path_ends[path, end])
            worth = site_beyond(state, board, desk, player, intersection)
            if worth > best:
                best, chosen = worth, int(desk.listed[at])
    return chosen


@rule
def site_beyond(state: State, board: Board, desk: Desk, player: int, intersection: int) -> float:
    if state.buildings[intersection]:
        return 0.0
    best = (
        worth_of_site(board, desk, player, intersection)
        if is_roomy(state, board, intersection) and is_location(board, intersection)
        else 0.0
    )
    for way in range(board.intersection_path_count[intersection]):
        beyond = int(board.intersection_neighbours[intersection, way])
        if state.roads[board.intersection_paths[intersection, way]] == 0 and is_roomy(state, board, beyond):
            if is_location(board, beyond):
                best = max(best, 0.6 * worth_of_site(board, desk, player, beyond))
    return best


@rule
def steady_turn(state: State, board: Board, desk: Desk, player: int) -> int:
    read_incomes(state, board, desk)
    if not state.card_played and refuse_card(state, player, KNIGHT) == 0:
        return actions.KNIGHT
    cities = list_cities(state, board, player, desk.listed[:], 0)
    action = build_or_trade(state, board, player, bounds.CITY, best_place(board, desk, player, cities))
    if action:
        return action
    sites = list_settlements(state, board, player, desk.listed[:], 0)
    action = build_or_trade(state, board, player, bounds.SETTLEMENT, best_place(board, desk, player, sites))
    if action:
        return action
    if is_payable(state, board, player, bounds.ROAD) and (sites == 0 or state.hand_size[player] > CROWDED):
        action = next_road(state, board, desk, player)
        if action:
            return action
    if refuse_buy_card(state, board, player) == 0 and (cities == 0 or state.hands[player, bounds.ORE] != 2):
        return actions.BUY_CARD
    return actions.END_TURN


@rule
def harm_at(state: State, board: Board, player: int, hex_: int) -> float:
    """What the robber would take from the others there, the leaders first."""
    if board.hex_terrain[hex_] == DESERT or has_building_at(state, board, player, hex_):
        return 0.0
    harm = 0.0
    for corner in range(board.hex_intersection_count[hex_]):
        intersection = int(board.hex_intersections[hex_, corner])
        owner = int(state.buildings[intersection]) - 1
        if owner >= 0:
            harm += (1 + state.cities[intersection]) * (3.0 + visible_points(state, board, owner))
    return harm * pips_of(int(board.hex_number[hex_]))


@rule
def steady_robber(state: State, board: Board, desk: Desk, player: int) -> int:
    count = list_robber(state, board, player, desk.listed[:])
    best, chosen = -1.0, int(desk.listed[0])
    for at in range(count):
        action = int(desk.listed[at])
        worth = harm_at(state, board, player, actions.MOVE_ROBBER.hex(action))
        if state.phase == phases.ROB:
            worth = 0.0 if action == actions.SPARE else float(visible_points(state, board, actions.ROB.player(action)))
        if worth > best:
            best, chosen = worth, action
    return chosen


@rule
def steady_action(state: State, board: Board, desk: Desk, player: int, stream: NDArray[np.int64]) -> int:
    """The choice of an awaited seat; what only expansions ask is answered at random."""
    phase = int(state.phase)
    if phase == phases.MAIN:
        return steady_turn(state, board, desk, player)
    if phase == phases.BEFORE_ROLL:
        return actions.ROLL
    if phase == phases.FOUND_SETTLEMENT:
        read_incomes(state, board, desk)
        return likely_settlement(state, board, desk, player)
    if phase == phases.FOUND_ROAD:
        return likely_road(state, board, desk, player)
    if phase == phases.MOVE_ROBBER or phase == phases.ROB:
        return steady_robber(state, board, desk, player)
    if phase == phases.DISCARD and state.owed[player] and not is_asked_out_of_turn(state, player):
        return random_discard(state, player, stream)
    if phase == phases.FREE_ROAD:
        road = next_road(state, board, desk, player)
        return road if road else int(desk.listed[0])
    return random_action(state, board, player, stream, desk.listed[:])

"""How long things take, in rolls of the dice: one purchase, and the win."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from ...board import bounds
from ...board.bounds import KNIGHT, PLAYERS, RESOURCES
from ...board.layout import Board
from ...rules.deeds.development import LEAST_ARMY
from ...rules.deeds.routes import LEAST_ROUTE
from ...rules.state import State
from ..desk import NEEDS, Desk
from .survey import settlements_of

NEVER = 120.0
CARDS_A_KNIGHT = 1.7
CARDS_A_POINT = 4.5
INCOME = 2 * RESOURCES
"""So much of what a player waits by is income, and comes first."""


@rule
def balance_after(
    cost: NDArray[np.float32],
    hand: NDArray[np.float32],
    growth: NDArray[np.float32],
    part: NDArray[np.float32],
    rolls: float,
) -> float:
    """What is left over after so many rolls, as the bank changes it, less what is missing."""
    balance = 0.0
    for resource in range(RESOURCES):
        left = hand[resource] - cost[resource] + growth[resource] * rolls
        at_bank = part[resource]
        balance += left * (np.float32(1.0) if left < -1e-6 else at_bank)
    return balance


@rule
def rolls_until(
    cost: NDArray[np.float32],
    hand: NDArray[np.float32],
    growth: NDArray[np.float32],
    part: NDArray[np.float32],
    most: float,
) -> float:
    """Until a cost can be paid, the bank changing what is left over; `most` if that takes as long or longer.

    The balance grows ever more slowly, so following its slope from the left never leads too far.
    """
    if balance_after(cost, hand, growth, part, most) < -1e-6:
        return most
    rolls = 0.0
    for _ in range(RESOURCES + 1):
        balance = slope = 0.0
        for resource in range(RESOURCES):
            left = hand[resource] - cost[resource] + growth[resource] * rolls
            at_bank = part[resource]
            counted = np.float32(1.0) if left < -1e-6 else at_bank
            balance += left * counted
            slope += growth[resource] * counted
        if balance >= -1e-6:
            break
        if slope * NEVER < -balance:
            return most
        rolls -= balance / slope
        if rolls >= most:
            return most
    return rolls


@rule
def rolls_to_buy(desk: Desk, player: int, build: int) -> float:
    return rolls_until(desk.costs[build], desk.hand[player], desk.growth[player], desk.part[player], NEVER)


@rule
def rolls_from_nothing(desk: Desk, player: int, build: int) -> float:
    return rolls_until(desk.costs[build], desk.no_hand[:], desk.growth[player], desk.part[player], NEVER)


@rule
def missing_roads(state: State, player: int) -> int:
    """CAT-33: roads until the longest route is the player's; 0 for its holder."""
    if state.route_holder == player + 1:
        return 0
    longest = LEAST_ROUTE - 1
    for other in range(PLAYERS):
        if other != player:
            longest = max(longest, int(state.route_length[other]))
    return longest + 1 - int(state.route_length[player])


@rule
def missing_knights(state: State, player: int) -> int:
    """CAT-37: knights until the largest army is the player's, those in hand not counted; 0 for its holder."""
    if state.army_holder == player + 1:
        return 0
    most = LEAST_ARMY - 1
    for other in range(PLAYERS):
        if other != player:
            most = max(most, int(state.played[other, KNIGHT]))
    return most + 1 - int(state.played[player, KNIGHT])


@rule
def roads_to_settle(desk: Desk, player: int, settlements: int) -> int:
    """The nearest sites first; those not yet in sight are taken to be two roads away."""
    roads, left = 0, settlements
    for away in range(2):
        taken = min(left, int(desk.sites[player, away]))
        roads += taken * away
        left -= taken
    return roads + 2 * left


@rule
def set_cost(desk: Desk, roads: float, settlements: float, cities: float, cards: float) -> None:
    for resource in range(RESOURCES):
        desk.cost[resource] = (
            roads * desk.costs[bounds.ROAD, resource]
            + settlements * desk.costs[bounds.SETTLEMENT, resource]
            + cities * desk.costs[bounds.CITY, resource]
            + cards * desk.costs[bounds.CARD, resource]
        )


@rule
def rolls_to_win(state: State, board: Board, desk: Desk, player: int) -> float:
    """With the income of now: the quickest mix of cities, settlements, awards and cards for what is missing."""
    missing = int(np.ceil(board.points_to_win - desk.points[player] - 0.5))
    if missing <= 0:
        return 0.0
    route, army = missing_roads(state, player), missing_knights(state, player)
    knights = max(0.0, army - desk.cards[player, KNIGHT]) * CARDS_A_KNIGHT
    standing = settlements_of(state, board, player)
    least = NEVER
    for awards in range(4):
        if (awards & 1 and route == 0) or (awards & 2 and army == 0):
            continue
        left = missing - 2 * (awards & 1) - (awards & 2)
        for settlements in range(min(max(left, 0), int(state.pieces[player, bounds.SETTLEMENT])) + 1):
            rest = max(0, left - settlements)
            cities = min(rest, int(state.pieces[player, bounds.CITY]), standing + settlements)
            roads = roads_to_settle(desk, player, settlements)
            if awards & 1:
                roads = max(roads, route)
            cards = (rest - cities) * CARDS_A_POINT + (knights if awards & 2 else 0.0)
            set_cost(desk, roads, settlements, cities, cards)
            least = rolls_until(desk.cost[:], desk.hand[player], desk.growth[player], desk.part[player], least)
    return least


@rule
def list_needs(state: State, desk: Desk, player: int) -> None:
    """All that a player waits by."""
    need = desk.need
    for resource in range(RESOURCES):
        need[resource] = desk.growth[player, resource]
        need[RESOURCES + resource] = desk.rate[player, resource]
        need[2 * RESOURCES + resource] = desk.hand[player, resource]
    at = 3 * RESOURCES
    need[at] = desk.points[player]
    need[at + 1] = missing_roads(state, player)
    need[at + 2] = missing_knights(state, player)
    need[at + 3] = desk.cards[player, KNIGHT]
    need[at + 4] = desk.sites[player, 0]
    need[at + 5] = desk.sites[player, 1]
    need[at + 6] = state.pieces[player, bounds.SETTLEMENT]
    need[at + 7] = state.pieces[player, bounds.CITY]


@rule
def differ(desk: Desk, eye: int, player: int, first: int, end: int) -> bool:
    """Whether some of it is not what it was when waiting was last worked out."""
    found = 0
    for place in range(first, end):
        found |= int(desk.need[place] != desk.needs[eye, player, place])
        desk.needs[eye, player, place] = desk.need[place]
    return found != 0


@rule
def soon(rolls: float) -> float:
    return float(np.exp(-rolls / 8.0))


@rule
def read_waiting(state: State, board: Board, desk: Desk, viewer: int) -> None:
    """How long everybody waits for each purchase, with the hand of now and from nothing, and for the win.

    A seat's own hand is open to itself and seldom to others: each of the two ways to see it is remembered.
    """
    for player in range(board.players):
        eye = 1 if player == viewer else 0
        list_needs(state, desk, player)
        has_grown = differ(desk, eye, player, 0, INCOME)
        if differ(desk, eye, player, INCOME, NEEDS) or has_grown:
            wait(state, board, desk, eye, player, has_grown)
        desk.win[player] = desk.wins[eye, player]


@rule
def wait(state: State, board: Board, desk: Desk, eye: int, player: int, has_grown: bool) -> None:
    waits = desk.waits[eye, player]
    for build in range(bounds.BUILDS):
        rolls = float(np.float32(rolls_to_buy(desk, player, build)))
        waits[build] = soon(rolls)
        waits[bounds.BUILDS + build] = min(rolls, 40.0) / 20.0
        if has_grown:
            alone = float(np.float32(rolls_from_nothing(desk, player, build)))
            waits[2 * bounds.BUILDS + build] = min(alone, 60.0) / 20.0
    desk.win[player] = rolls_to_win(state, board, desk, player)
    desk.wins[eye, player] = desk.win[player]
    waits[3 * bounds.BUILDS] = desk.win[player] / 40.0
    waits[3 * bounds.BUILDS + 1] = float(np.exp(-desk.win[player] / 25.0))

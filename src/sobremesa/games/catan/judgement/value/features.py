"""A position as numbers: one row for each seat, from what the viewer may know, whichever way the island is turned.

First what concerns the seat itself, then how its rivals stand. `NAMES` has a name for each column.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

import numpy as np

from sobremesa.kernel.compiled import rule
from sobremesa.kernel.writing import Row, put

from ...board import bounds
from ...board.bounds import CARDS, KNIGHT, RESOURCE_NAMES, RESOURCES, ROAD, VICTORY_POINT
from ...board.layout import Board
from ...hooks.moments import is_between, whose_turn
from ...rules.state import State
from ..desk import DISTANCES, OWN_FEATURES, WAITS, Desk
from .reach import read_sites
from .survey import INCOMES, SITES, THROWS, cities_of, read_players, settlements_of
from .waiting import NEVER, missing_knights, missing_roads, read_waiting

_BUILDS = bounds.BUILD_NAMES
GROUPS: Final = {
    "points": ("visible", "hidden", "missing", "missing 1", "missing 2", "missing 3", "tokens"),
    "income": (
        *(f"pips {name}" for name in RESOURCE_NAMES),
        *(f"blocked {name}" for name in RESOURCE_NAMES),
        *("all pips", "kinds", "worth of pips", "lack lumber or brick", "lack grain or ore"),
    ),
    "hand": (
        *(f"holds {name}" for name in RESOURCE_NAMES),
        *(f"second {name}" for name in RESOURCE_NAMES),
        *("hand", "over the limit", "at risk", "kinds held"),
    ),
    "harbours": (*(f"rate {name}" for name in RESOURCE_NAMES), "income by trade"),
    "waiting": (
        *(f"soon {name}" for name in _BUILDS),
        *(f"rolls {name}" for name in _BUILDS),
        *(f"engine {name}" for name in _BUILDS),
        *("rolls to win", "soon to win", "site soon"),
    ),
    "sites": (
        *(f"site {away}" for away in range(DISTANCES)),
        *(f"sites {away}" for away in range(DISTANCES)),
        *("second site", "contested", "best city"),
    ),
    "awards": (
        *("route", "holds route", "roads missing", "lead of route", "one road short"),
        *("knights", "holds army", "knights missing", "lead of army", "army in hand"),
    ),
    "cards": (*(f"card {name}" for name in bounds.CARD_NAMES), "cards", "deck"),
    "pieces": ("roads left", "no settlement left", "settlements", "cities", "cities left"),
    "time": ("next to roll", "rolls before mine", "turn"),
    "rivals": (
        *("most points", "least rolls to win", "most pips", "biggest hand", "soonest city", "soonest settlement"),
        *("lead in points", "lead in rolls", "lead in pips", "rivals", "quickest rolls next", "sum of points"),
        *("cards of rivals", "goal"),
    ),
}
NAMES: Final = tuple(name for group in GROUPS.values() for name in group)
_STARTS = dict(zip(GROUPS, accumulate((len(names) for names in GROUPS.values()), initial=0), strict=False))
POINTS_AT: Final = _STARTS["points"]
INCOME_AT: Final = _STARTS["income"]
HAND_AT: Final = _STARTS["hand"]
HARBOURS_AT: Final = _STARTS["harbours"]
WAITING_AT: Final = _STARTS["waiting"]
SITES_AT: Final = _STARTS["sites"]
AWARDS_AT: Final = _STARTS["awards"]
SOON: Final = NAMES.index(f"soon {_BUILDS[0]}")


@rule
def lead_in_roads(state: State, player: int) -> float:
    if state.route_holder != player + 1:
        return 0.0
    second = 0
    for other in range(bounds.PLAYERS):
        if other != player:
            second = max(second, int(state.route_length[other]))
    return float(state.route_length[player] - second)


@rule
def lead_in_knights(state: State, player: int) -> float:
    if state.army_holder != player + 1:
        return 0.0
    second = 0
    for other in range(bounds.PLAYERS):
        if other != player:
            second = max(second, int(state.played[other, KNIGHT]))
    return float(state.played[player, KNIGHT] - second)


@rule
def rolls_before(state: State, board: Board, player: int) -> int:
    """How many others roll before this player does, in a position between two turns."""
    seat = int(board.next_seat[whose_turn(state)]) if is_between(state) else int(state.active)
    count = 0
    while seat != player and count < bounds.PLAYERS:
        seat = int(board.next_seat[seat])
        count += 1
    return count


@rule
def write_points(state: State, board: Board, desk: Desk, player: int, row: Row, at: int) -> int:
    hidden = desk.cards[player, VICTORY_POINT]
    missing = board.points_to_win - desk.points[player]
    at = put(row, at, (desk.points[player] - hidden) / 10.0)
    at = put(row, at, hidden)
    at = put(row, at, missing / 10.0)
    at = put(row, at, max(0.0, 2.0 - missing))
    at = put(row, at, max(0.0, 3.0 - missing) / 2.0)
    at = put(row, at, max(0.0, 4.5 - missing) / 3.0)
    return put(row, at, float(state.tokens[player]))


@rule
def write_income(desk: Desk, player: int, row: Row, at: int) -> int:
    total = worth = kinds = 0.0
    for resource in range(RESOURCES):
        pips = desk.gross[player, resource]
        at = put(row, at, pips / 10.0)
        total += pips
        worth += pips * desk.scarcity[resource]
        kinds += 1.0 if pips > 0.0 else 0.0
    for resource in range(RESOURCES):
        at = put(row, at, desk.gross[player, resource] / 10.0 - desk.growth[player, resource] * THROWS / 10.0)
    at = put(row, at, total / 30.0)
    at = put(row, at, kinds / 5.0)
    at = put(row, at, worth / 30.0)
    at = put(row, at, 1.0 if desk.gross[player, 0] == 0.0 or desk.gross[player, 1] == 0.0 else 0.0)
    return put(row, at, 1.0 if desk.gross[player, 3] == 0.0 or desk.gross[player, 4] == 0.0 else 0.0)


@rule
def write_hand(state: State, board: Board, desk: Desk, player: int, row: Row, at: int) -> int:
    size = float(state.hand_size[player])
    kinds = 0.0
    for resource in range(RESOURCES):
        at = put(row, at, desk.hand[player, resource] / 4.0)
        kinds += 1.0 if desk.hand[player, resource] > 0.0 else 0.0
    for resource in range(RESOURCES):
        at = put(row, at, min(2.0, max(0.0, desk.hand[player, resource] - 1.0)) / 2.0)
    over = max(0.0, size - board.discard_limit)
    at = put(row, at, size / 8.0)
    at = put(row, at, min(3.0, over))
    at = put(row, at, (1.0 if over > 0.0 else 0.0) * np.floor(size / 2.0) / 4.0)
    return put(row, at, kinds / 5.0)


@rule
def write_harbours(desk: Desk, player: int, row: Row, at: int) -> int:
    traded = 0.0
    for resource in range(RESOURCES):
        at = put(row, at, (4.0 - desk.rate[player, resource]) / 2.0)
        traded += desk.gross[player, resource] * desk.part[player, resource]
    return put(row, at, traded / 8.0)


@rule
def write_waiting(desk: Desk, eye: int, player: int, row: Row, at: int) -> int:
    for place in range(WAITS):
        row[at + place] = desk.waits[eye, player, place]
    settle = row[at + bounds.SETTLEMENT] * min(1.0, desk.site[player, 0] / 10.0)
    return put(row, at + WAITS, settle)


@rule
def write_sites(desk: Desk, player: int, row: Row, at: int) -> int:
    for away in range(DISTANCES):
        at = put(row, at, desk.site[player, away] / 12.0)
    for away in range(DISTANCES):
        at = put(row, at, min(4.0, float(desk.sites[player, away])) / 4.0)
    at = put(row, at, desk.second_site[player] / 12.0)
    at = put(row, at, desk.contested[player] / 6.0)
    return put(row, at, desk.best_city[player] / 12.0)


@rule
def write_awards(state: State, desk: Desk, player: int, row: Row, at: int) -> int:
    roads, knights = missing_roads(state, player), missing_knights(state, player)
    at = put(row, at, state.route_length[player] / 10.0)
    at = put(row, at, 1.0 if state.route_holder == player + 1 else 0.0)
    at = put(row, at, min(6.0, float(roads)) / 6.0)
    at = put(row, at, min(4.0, lead_in_roads(state, player)) / 4.0)
    at = put(row, at, 1.0 if roads == 1 or roads == 2 else 0.0)
    at = put(row, at, state.played[player, KNIGHT] / 4.0)
    at = put(row, at, 1.0 if state.army_holder == player + 1 else 0.0)
    at = put(row, at, min(5.0, float(knights)) / 4.0)
    at = put(row, at, min(4.0, lead_in_knights(state, player)) / 4.0)
    return put(row, at, 1.0 if knights > 0 and desk.cards[player, KNIGHT] >= knights - 0.01 else 0.0)


@rule
def write_cards(state: State, desk: Desk, player: int, row: Row, at: int) -> int:
    for card in range(CARDS):
        at = put(row, at, desk.cards[player, card])
    at = put(row, at, state.card_count[player] / 4.0)
    return put(row, at, state.deck_size / 25.0)


@rule
def write_pieces(state: State, board: Board, player: int, row: Row, at: int) -> int:
    at = put(row, at, state.pieces[player, ROAD] / 15.0)
    at = put(row, at, 1.0 if state.pieces[player, bounds.SETTLEMENT] == 0 else 0.0)
    at = put(row, at, settlements_of(state, board, player) / 5.0)
    at = put(row, at, cities_of(state, board, player) / 4.0)
    return put(row, at, state.pieces[player, bounds.CITY] / 4.0)


@rule
def write_time(state: State, desk: Desk, player: int, row: Row, at: int) -> int:
    before = int(desk.before[player])
    at = put(row, at, 1.0 if before == 0 else 0.0)
    at = put(row, at, before / 4.0)
    return put(row, at, min(100.0, float(state.turn)) / 100.0)


@rule
def write_own(state: State, board: Board, desk: Desk, player: int, viewer: int) -> None:
    """What depends on buildings, roads and the robber stays as it stands there while they do."""
    row, changed = desk.rows[player], int(desk.changed[0])
    write_points(state, board, desk, player, row, POINTS_AT)
    if changed & INCOMES:
        write_income(desk, player, row, INCOME_AT)
        write_harbours(desk, player, row, HARBOURS_AT)
    write_hand(state, board, desk, player, row, HAND_AT)
    write_waiting(desk, 1 if player == viewer else 0, player, row, WAITING_AT)
    if changed & SITES:
        write_sites(desk, player, row, SITES_AT)
    at = write_awards(state, desk, player, row, AWARDS_AT)
    at = write_cards(state, desk, player, row, at)
    at = write_pieces(state, board, player, row, at)
    write_time(state, desk, player, row, at)


@rule
def pips_in_all(desk: Desk, player: int) -> float:
    total = 0.0
    for resource in range(RESOURCES):
        total += desk.gross[player, resource]
    return total


@rule
def write_rivals(state: State, board: Board, desk: Desk, player: int) -> None:
    row = desk.rows[player]
    points = pips = size = cards = everything = 0.0
    city = settlement = 0.0
    win = NEVER
    quickest = 0
    for other in range(board.players):
        if other == player:
            continue
        points = max(points, float(desk.points[other]))
        everything += desk.points[other]
        pips = max(pips, float(desk.pips[other]))
        size = max(size, float(state.hand_size[other]))
        cards += state.card_count[other]
        city = max(city, float(desk.rows[other, SOON + bounds.CITY]))
        settlement = max(settlement, float(desk.rows[other, SOON + bounds.SETTLEMENT]))
        if desk.win[other] < win:
            win, quickest = float(desk.win[other]), other
    at = put(row, OWN_FEATURES, points / 10.0)
    at = put(row, at, win / 40.0)
    at = put(row, at, pips / 30.0)
    at = put(row, at, size / 8.0)
    at = put(row, at, city)
    at = put(row, at, settlement)
    at = put(row, at, (desk.points[player] - points) / 5.0)
    at = put(row, at, (win - desk.win[player]) / 40.0)
    at = put(row, at, (desk.pips[player] - pips) / 15.0)
    at = put(row, at, (board.players - 1) / 4.0)
    at = put(row, at, 1.0 if desk.before[quickest] < desk.before[player] else 0.0)
    at = put(row, at, everything / 20.0)
    at = put(row, at, cards / 6.0)
    put(row, at, board.points_to_win / 10.0)


@rule
def write_features(state: State, board: Board, desk: Desk, viewer: int) -> None:
    """The rows of all seats, in a position between two turns."""
    read_players(state, board, desk, viewer)
    read_sites(state, board, desk)
    read_waiting(state, board, desk, viewer)
    for player in range(board.players):
        desk.pips[player] = pips_in_all(desk, player)
        desk.before[player] = rolls_before(state, board, player)
        write_own(state, board, desk, player, viewer)
    desk.changed[0] = 0
    for player in range(board.players):
        write_rivals(state, board, desk, player)

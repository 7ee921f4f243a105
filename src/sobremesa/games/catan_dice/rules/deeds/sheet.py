"""A player's sheet: what stands, what can be reached, what comes next in order, what it is worth (DIC-3, 4, 8, 13)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..board import Board
from ..bounds import AWARD_POINTS, CITY, KNIGHT, SETTLEMENT
from ..state import State


@rule
def has_road_at(state: State, board: Board, player: int, intersection: int) -> bool:
    for road in range(board.roads):
        if state.roads[player, road]:
            if board.road_ends[road, 0] == intersection or board.road_ends[road, 1] == intersection:
                return True
    return False


@rule
def may_extend(state: State, board: Board, player: int, road: int) -> bool:
    """DIC-3: a road must touch a built road."""
    if has_road_at(state, board, player, int(board.road_ends[road, 0])):
        return True
    return has_road_at(state, board, player, int(board.road_ends[road, 1]))


@rule
def places(board: Board, thing: int) -> int:
    """How many of a thing a sheet has room for."""
    if thing == SETTLEMENT:
        return int(board.settlements)
    if thing == CITY:
        return int(board.cities)
    return int(board.knights) if thing == KNIGHT else int(board.roads)


@rule
def is_built(state: State, player: int, thing: int, place: int) -> bool:
    if thing == SETTLEMENT:
        return int(state.settlements[player, place]) > 0
    if thing == CITY:
        return int(state.cities[player, place]) > 0
    return int(state.knights[player, place] if thing == KNIGHT else state.roads[player, place]) > 0


@rule
def comes_first(state: State, board: Board, player: int, thing: int) -> int:
    """DIC-8: the next place in order that is not built; the number of places if all are."""
    for place in range(places(board, thing)):
        if not is_built(state, player, thing, place):
            return place
    return places(board, thing)


@rule
def count_built(state: State, board: Board, player: int, thing: int) -> int:
    count = 0
    for place in range(places(board, thing)):
        if is_built(state, player, thing, place):
            count += 1
    return count


@rule
def victory_points(state: State, board: Board, player: int) -> int:
    """DIC-13 … DIC-15: Plus counts settlements, cities and the two awards."""
    points = 0
    for place in range(board.settlements):
        points += int(state.settlements[player, place]) * int(board.settlement_points[place])
    for place in range(board.cities):
        points += int(state.cities[player, place]) * int(board.city_points[place])
    if state.route_holder == 1 + player:
        points += AWARD_POINTS
    if state.army_holder == 1 + player:
        points += AWARD_POINTS
    return points

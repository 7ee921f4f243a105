"""Where roads, settlements and cities may stand, and putting them there (CAT-3, CAT-18 … CAT-20)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.bounds import CITY, LOCATION, ROAD, SETTLEMENT
from ...board.layout import Board
from ..state import State


@rule
def has_road_at(state: State, player: int, intersection: int) -> bool:
    return (int(state.roads_at[intersection]) >> player & 1) == 1


@rule
def reaches(state: State, player: int, intersection: int) -> bool:
    """CAT-18: a road may go on from here: an own building, or an own road and no foreign building."""
    owner = int(state.buildings[intersection])
    if owner:
        return owner == player + 1
    return has_road_at(state, player, intersection)


@rule
def is_location(board: Board, intersection: int) -> bool:
    return int(board.intersection_kind[intersection]) == LOCATION


@rule
def is_roomy(state: State, board: Board, intersection: int) -> bool:
    """CAT-19, the distance rule: no building here nor on a neighbouring intersection."""
    return int(state.crowded[intersection]) == 0


@rule
def place_road(state: State, board: Board, player: int, path: int) -> None:
    state.roads[path] = player + 1
    state.pieces[player, ROAD] -= 1
    for end in range(2):
        state.roads_at[board.path_ends[path, end]] |= 1 << player


@rule
def place_settlement(state: State, board: Board, player: int, intersection: int) -> None:
    state.buildings[intersection] = player + 1
    state.pieces[player, SETTLEMENT] -= 1
    state.crowded[intersection] += 1
    if board.distance_lifted:
        return
    for place in range(board.intersection_path_count[intersection]):
        state.crowded[board.intersection_neighbours[intersection, place]] += 1


@rule
def place_city(state: State, player: int, intersection: int) -> None:
    """CAT-3: the settlement piece comes back."""
    state.cities[intersection] = 1
    state.pieces[player, SETTLEMENT] += 1
    state.pieces[player, CITY] -= 1

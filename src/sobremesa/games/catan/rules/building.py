"""Where roads, settlements and cities may stand, and putting them there (CAT-3, CAT-18 … CAT-20)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..board.bounds import CITY, LOCATION, ROAD, SETTLEMENT
from ..board.layout import Board
from .state import State


@rule
def has_road_at(state: State, player: int, node: int) -> bool:
    return (int(state.roads_at[node]) >> player & 1) == 1


@rule
def reaches(state: State, player: int, node: int) -> bool:
    """CAT-18: a road may go on from here: an own building, or an own road and no foreign building."""
    owner = int(state.buildings[node])
    if owner:
        return owner == player + 1
    return has_road_at(state, player, node)


@rule
def is_location(board: Board, node: int) -> bool:
    return int(board.node_kind[node]) == LOCATION


@rule
def is_roomy(state: State, board: Board, node: int) -> bool:
    """CAT-19, the distance rule: no building here nor on a neighbouring intersection."""
    return int(state.crowded[node]) == 0


@rule
def place_road(state: State, board: Board, player: int, path: int) -> None:
    state.roads[path] = player + 1
    state.pieces[player, ROAD] -= 1
    for end in range(2):
        state.roads_at[board.path_ends[path, end]] |= 1 << player


@rule
def place_settlement(state: State, board: Board, player: int, node: int) -> None:
    state.buildings[node] = player + 1
    state.pieces[player, SETTLEMENT] -= 1
    state.crowded[node] += 1
    if board.distance_lifted:
        return
    for place in range(board.node_path_count[node]):
        state.crowded[board.node_neighbours[node, place]] += 1


@rule
def place_city(state: State, player: int, node: int) -> None:
    """CAT-3: the settlement piece comes back."""
    state.cities[node] = 1
    state.pieces[player, SETTLEMENT] += 1
    state.pieces[player, CITY] -= 1

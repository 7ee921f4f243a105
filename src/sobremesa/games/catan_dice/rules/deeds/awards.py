"""Plus: longest route and largest army (DIC-14, DIC-15)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule
from sobremesa.kernel.jotting import jotted

from ..board import Board
from ..bounds import INTERSECTIONS, KNIGHT, LEAST_ARMY, LEAST_ROUTE
from ..state import State
from .sheet import count_built


@rule
def longest_route(state: State, board: Board, player: int) -> int:
    """The longest chain of built roads. The sheet is a tree, its outer roads listed last: one pass back suffices."""
    depth = jotted(INTERSECTIONS)
    longest = 0
    for back in range(board.roads):
        road = int(board.roads) - 1 - back
        if state.roads[player, road]:
            near, far = int(board.road_ends[road, 0]), int(board.road_ends[road, 1])
            longest = max(longest, int(depth[near]) + int(depth[far]) + 1)
            depth[near] = max(int(depth[near]), int(depth[far]) + 1)
    return longest


@rule
def award_route(state: State, board: Board, player: int) -> None:
    length = longest_route(state, board, player)
    state.route_length[player] = length
    if length < LEAST_ROUTE or not board.plus:
        return
    if state.route_holder == 0 or length > int(state.route_length[state.route_holder - 1]):
        state.route_holder = 1 + player


@rule
def award_army(state: State, board: Board, player: int) -> None:
    army = count_built(state, board, player, KNIGHT)
    if army < LEAST_ARMY or not board.plus:
        return
    if state.army_holder == 0 or army > count_built(state, board, int(state.army_holder) - 1, KNIGHT):
        state.army_holder = 1 + player

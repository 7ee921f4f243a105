"""Sites for settlements: how many roads away, how good, and whether somebody else is nearer."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..board.bounds import ANY_HARBOUR, NODES, RESOURCES
from ..board.layout import Board
from ..rules.building import is_location, is_roomy, reaches
from ..rules.state import State
from .desk import DISTANCES, Desk

FAR = 9
NEW_RESOURCE = 2.0
"""Pips that the first of a resource are worth besides their own."""


@rule
def measure_distances(state: State, board: Board, desk: Desk, player: int) -> None:
    """Roads still to be built from the player's own to each intersection, breadth first."""
    distance, queue = desk.distance[player], desk.queue
    last = 0
    for node in range(board.nodes):
        distance[node] = FAR
        if reaches(state, player, node):
            distance[node] = 0
            queue[last] = node
            last += 1
    place = 0
    while place < last and place < NODES:
        node = int(queue[place])
        place += 1
        near = int(distance[node])
        if near == DISTANCES - 1:
            continue
        for way in range(board.node_path_count[node]):
            across = int(board.node_neighbours[node, way])
            if distance[across] == FAR and state.roads[board.node_paths[node, way]] == 0:
                if state.buildings[across] == 0:
                    distance[across] = near + 1
                    queue[last] = across
                    last += 1


@rule
def worth_of_site(board: Board, desk: Desk, player: int, node: int) -> float:
    worth = 0.0
    for resource in range(RESOURCES):
        pips = desk.node_pips[node, resource]
        if pips > 0.0:
            worth += pips * desk.scarcity[resource]
            if desk.gross[player, resource] == 0.0:
                worth += NEW_RESOURCE
    return worth + worth_of_harbour(board, desk, player, node)


@rule
def worth_of_harbour(board: Board, desk: Desk, player: int, node: int) -> float:
    harbour = int(board.node_harbour[node])
    if harbour == 0:
        return 0.0
    if harbour == ANY_HARBOUR:
        return 1.0 if desk.rate[player, 0] > 3.0 or desk.rate[player, 4] > 3.0 else 0.0
    if desk.rate[player, harbour - 1] <= 2.0:
        return 0.0
    return 0.3 * min(8.0, float(desk.gross[player, harbour - 1] + desk.node_pips[node, harbour - 1]))


@rule
def nearest_rival(board: Board, desk: Desk, player: int, node: int) -> int:
    least = FAR
    for other in range(board.players):
        if other != player:
            least = min(least, int(desk.distance[other, node]))
    return least


@rule
def has_moved(state: State, board: Board, desk: Desk) -> bool:
    """Whether roads, buildings or rates are not what they were in the position looked at before."""
    moved = False
    for path in range(board.paths):
        moved = moved or state.roads[path] != desk.seen_roads[path]
        desk.seen_roads[path] = state.roads[path]
    for node in range(board.nodes):
        moved = moved or state.buildings[node] != desk.seen_buildings[node]
        desk.seen_buildings[node] = state.buildings[node]
    for player in range(board.players):
        for resource in range(RESOURCES):
            moved = moved or desk.rate[player, resource] != desk.seen_rates[player, resource]
            desk.seen_rates[player, resource] = desk.rate[player, resource]
    return moved


@rule
def read_sites(state: State, board: Board, desk: Desk) -> None:
    if not has_moved(state, board, desk):
        return
    for player in range(board.players):
        measure_distances(state, board, desk, player)
        desk.second_site[player] = 0.0
        desk.contested[player] = 0.0
        for away in range(DISTANCES):
            desk.site[player, away] = 0.0
            desk.sites[player, away] = 0
    for node in range(board.nodes):
        if is_roomy(state, board, node) and is_location(board, node):
            for player in range(board.players):
                if desk.distance[player, node] < DISTANCES:
                    note_site(board, desk, player, node)


@rule
def note_site(board: Board, desk: Desk, player: int, node: int) -> None:
    away = int(desk.distance[player, node])
    worth = worth_of_site(board, desk, player, node)
    if away > 0 and nearest_rival(board, desk, player, node) < away:
        desk.contested[player] = max(desk.contested[player], worth / (1.0 + away))
        return
    desk.sites[player, away] += 1
    if worth > desk.site[player, away]:
        if away == 0:
            desk.second_site[player] = desk.site[player, 0]
        desk.site[player, away] = worth
    elif away == 0 and worth > desk.second_site[player]:
        desk.second_site[player] = worth

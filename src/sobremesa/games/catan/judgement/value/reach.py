"""Sites for settlements: how many roads away, how good, and whether somebody else is nearer."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.bounds import ANY_HARBOUR, INTERSECTIONS, PATHS, RESOURCES
from ...board.layout import Board
from ...rules.deeds.building import is_location, is_roomy, reaches
from ...rules.state import State
from ..desk import DISTANCES, Desk
from .survey import SITES

FAR = 9
NEW_RESOURCE = 2.0
"""Pips that the first of a resource are worth besides their own."""


@rule
def measure_distances(state: State, board: Board, desk: Desk, player: int) -> None:
    """Roads still to be built from the player's own to each intersection, breadth first."""
    distance, queue = desk.distance[player], desk.queue
    last = 0
    for intersection in range(board.intersections):
        distance[intersection] = FAR
        if reaches(state, player, intersection):
            distance[intersection] = 0
            queue[last] = intersection
            last += 1
    place = 0
    while place < last and place < INTERSECTIONS:
        intersection = int(queue[place])
        place += 1
        near = int(distance[intersection])
        if near == DISTANCES - 1:
            continue
        for way in range(board.intersection_path_count[intersection]):
            across = int(board.intersection_neighbours[intersection, way])
            if distance[across] == FAR and state.roads[board.intersection_paths[intersection, way]] == 0:
                if state.buildings[across] == 0:
                    distance[across] = near + 1
                    queue[last] = across
                    last += 1


@rule
def worth_of_site(board: Board, desk: Desk, player: int, intersection: int) -> float:
    worth = 0.0
    for resource in range(RESOURCES):
        pips = desk.intersection_pips[intersection, resource]
        if pips > 0.0:
            worth += pips * desk.scarcity[resource]
            if desk.gross[player, resource] == 0.0:
                worth += NEW_RESOURCE
    return worth + worth_of_harbour(board, desk, player, intersection)


@rule
def worth_of_harbour(board: Board, desk: Desk, player: int, intersection: int) -> float:
    harbour = int(board.intersection_harbour[intersection])
    if harbour == 0:
        return 0.0
    if harbour == ANY_HARBOUR:
        return 1.0 if desk.rate[player, 0] > 3.0 or desk.rate[player, 4] > 3.0 else 0.0
    if desk.rate[player, harbour - 1] <= 2.0:
        return 0.0
    return 0.3 * min(8.0, float(desk.gross[player, harbour - 1] + desk.intersection_pips[intersection, harbour - 1]))


@rule
def nearest_rival(board: Board, desk: Desk, player: int, intersection: int) -> int:
    least = FAR
    for other in range(board.players):
        if other != player:
            least = min(least, int(desk.distance[other, intersection]))
    return least


@rule
def has_moved(state: State, desk: Desk) -> bool:
    """Whether roads are not what they were in the position looked at before, or anything else sites depend on."""
    moved = int(desk.changed[0]) & SITES
    for path in range(PATHS):
        moved |= int(state.roads[path]) ^ int(desk.seen_roads[path])
        desk.seen_roads[path] = state.roads[path]
    return moved != 0


@rule
def read_sites(state: State, board: Board, desk: Desk) -> None:
    if not has_moved(state, desk):
        return
    desk.changed[0] |= SITES
    for player in range(board.players):
        measure_distances(state, board, desk, player)
        desk.second_site[player] = 0.0
        desk.contested[player] = 0.0
        for away in range(DISTANCES):
            desk.site[player, away] = 0.0
            desk.sites[player, away] = 0
    for intersection in range(board.intersections):
        if is_roomy(state, board, intersection) and is_location(board, intersection):
            for player in range(board.players):
                if desk.distance[player, intersection] < DISTANCES:
                    note_site(board, desk, player, intersection)


@rule
def note_site(board: Board, desk: Desk, player: int, intersection: int) -> None:
    away = int(desk.distance[player, intersection])
    worth = worth_of_site(board, desk, player, intersection)
    if away > 0 and nearest_rival(board, desk, player, intersection) < away:
        desk.contested[player] = max(desk.contested[player], worth / (1.0 + away))
        return
    desk.sites[player, away] += 1
    if worth > desk.site[player, away]:
        if away == 0:
            desk.second_site[player] = desk.site[player, 0]
        desk.site[player, away] = worth
    elif away == 0 and worth > desk.second_site[player]:
        desk.second_site[player] = worth

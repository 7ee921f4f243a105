"""Sites for settlements: how many roads away, how good, and whether somebody else is nearer."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.bounds import ANY_HARBOUR, PATHS, RESOURCES
from ...board.layout import Board
from ...rules.deeds.building import is_location, is_roomy
from ...rules.state import State
from ..desk import DISTANCES, Desk
from .survey import SITES

NEW_RESOURCE = 2.0
"""Pips that the first of a resource are worth besides their own."""


@rule
def note_reached(state: State, board: Board, desk: Desk) -> None:
    """CAT-18: where roads may go on from: an own building, or an own road and no foreign building."""
    for intersection in range(board.intersections):
        owner = int(state.buildings[intersection])
        desk.within[0, intersection] = 1 << owner - 1 if owner else int(state.roads_at[intersection])


@rule
def spread(state: State, board: Board, desk: Desk, away: int) -> None:
    """One road further along free paths, all players at once; nobody goes to where a building stands."""
    nearer, further = desk.within[away - 1], desk.within[away]
    for intersection in range(board.intersections):
        further[intersection] = 0
    for path in range(board.paths):
        free = -int(state.roads[path] == 0)
        one, other = int(board.path_ends[path, 0]), int(board.path_ends[path, 1])
        further[one] |= nearer[other] & free
        further[other] |= nearer[one] & free
    for intersection in range(board.intersections):
        open_ = -int(state.buildings[intersection] == 0)
        further[intersection] = further[intersection] & open_ | nearer[intersection]


@rule
def worth_of_site(board: Board, desk: Desk, player: int, intersection: int) -> float:
    worth = 0.0
    for resource in range(RESOURCES):
        pips = desk.intersection_pips[intersection, resource]
        worth += pips * desk.scarcity[resource]
        worth += NEW_RESOURCE * (int(pips > 0.0) & int(desk.gross[player, resource] == 0.0))
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
    note_reached(state, board, desk)
    for away in range(1, DISTANCES):
        spread(state, board, desk, away)
    for player in range(board.players):
        desk.second_site[player] = 0.0
        desk.contested[player] = 0.0
        for away in range(DISTANCES):
            desk.site[player, away] = 0.0
            desk.sites[player, away] = 0
    for intersection in range(board.intersections):
        near = int(desk.within[DISTANCES - 1, intersection])
        if near and is_roomy(state, board, intersection) and is_location(board, intersection):
            for player in range(board.players):
                if near >> player & 1:
                    note_site(board, desk, player, intersection)


@rule
def roads_to(desk: Desk, player: int, intersection: int) -> int:
    roads = DISTANCES
    for away in range(DISTANCES):
        roads -= int(desk.within[away, intersection]) >> player & 1
    return roads


@rule
def note_site(board: Board, desk: Desk, player: int, intersection: int) -> None:
    away = roads_to(desk, player, intersection)
    worth = worth_of_site(board, desk, player, intersection)
    if away > 0 and desk.within[away - 1, intersection]:
        desk.contested[player] = max(desk.contested[player], worth / (1.0 + away))
        return
    desk.sites[player, away] += 1
    if worth > desk.site[player, away]:
        if away == 0:
            desk.second_site[player] = desk.site[player, 0]
        desk.site[player, away] = worth
    elif away == 0 and worth > desk.second_site[player]:
        desk.second_site[player] = worth

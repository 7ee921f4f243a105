"""A road with a free end is taken up and built again elsewhere (HLP-8)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ....board.bounds import RESOURCES, ROAD
from ....board.layout import Board
from ....hooks.moments import after_lifting, may_touch
from ....rules.deeds.building import reaches
from ....rules.deeds.laying import lay_road
from ....rules.deeds.routes import longest_route, roads_meeting
from ....rules.deeds.trade import BANK_RATE, open_harbour
from ....rules.state import State


@rule
def is_left_bare(state: State, board: Board, player: int, intersection: int, road: int) -> bool:
    """Whether no own road ends here once this one is taken up."""
    if board.path_ends[road, 0] != intersection and board.path_ends[road, 1] != intersection:
        return False
    return roads_meeting(state, board, player, intersection) == 1


@rule
def has_free_end(state: State, board: Board, player: int, road: int) -> bool:
    """An end that touches no other own piece."""
    for end in range(2):
        intersection = int(board.path_ends[road, end])
        if is_left_bare(state, board, player, intersection, road) and state.buildings[intersection] != player + 1:
            return True
    return False


@rule
def may_extend_without(state: State, board: Board, player: int, path: int, road: int) -> bool:
    """CAT-18: the path is connected to an own piece, this road left out."""
    connected = False
    for end in range(2):
        intersection = int(board.path_ends[path, end])
        if is_left_bare(state, board, player, intersection, road):
            connected = connected or state.buildings[intersection] == player + 1
        elif not may_touch(state, board, player, intersection):
            return False
        else:
            connected = connected or reaches(state, player, intersection)
    return connected


@rule
def take_up_road(state: State, board: Board, player: int, road: int) -> None:
    for end in range(2):
        intersection = int(board.path_ends[road, end])
        if is_left_bare(state, board, player, intersection, road):
            state.roads_at[intersection] = int(state.roads_at[intersection]) & ~(1 << player)
    state.roads[road] = 0
    state.pieces[player, ROAD] += 1
    state.route_length[player] = longest_route(state, board, player)
    if board.path_harbour[road]:
        reopen_harbours(state, board, player)
    after_lifting(state, board, player, road)


@rule
def reopen_harbours(state: State, board: Board, player: int) -> None:
    """The bank's rates anew, from what the player's pieces hold."""
    for resource in range(RESOURCES):
        state.rates[player, resource] = BANK_RATE
    for intersection in range(board.intersections):
        if state.buildings[intersection] == player + 1:
            open_harbour(state, player, int(board.intersection_harbour[intersection]))
    for path in range(board.paths):
        if state.roads[path] == player + 1:
            open_harbour(state, player, int(board.path_harbour[path]))


@rule
def move_road(state: State, board: Board, player: int, road: int, path: int) -> None:
    """The longest route is awarded once, when the road lies again."""
    take_up_road(state, board, player, road)
    lay_road(state, board, player, path)

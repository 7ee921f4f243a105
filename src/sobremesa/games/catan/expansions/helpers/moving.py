"""A road with a free end is taken up and built again elsewhere (HLP-8)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.bounds import RESOURCES, ROAD
from ...board.layout import Board
from ...hooks.moments import after_lifting, may_touch
from ...rules.building import reaches
from ...rules.laying import lay_road
from ...rules.routes import longest_route, roads_meeting
from ...rules.state import State
from ...rules.trade import BANK_RATE, open_harbour


@rule
def is_left_bare(state: State, board: Board, player: int, node: int, road: int) -> bool:
    """Whether no own road ends here once this one is taken up."""
    if board.path_ends[road, 0] != node and board.path_ends[road, 1] != node:
        return False
    return roads_meeting(state, board, player, node) == 1


@rule
def has_free_end(state: State, board: Board, player: int, road: int) -> bool:
    """An end that touches no other own piece."""
    for end in range(2):
        node = int(board.path_ends[road, end])
        if is_left_bare(state, board, player, node, road) and state.buildings[node] != player + 1:
            return True
    return False


@rule
def may_extend_without(state: State, board: Board, player: int, path: int, road: int) -> bool:
    """CAT-18: the path is connected to an own piece, this road left out."""
    connected = False
    for end in range(2):
        node = int(board.path_ends[path, end])
        if is_left_bare(state, board, player, node, road):
            connected = connected or state.buildings[node] == player + 1
        elif not may_touch(state, board, player, node):
            return False
        else:
            connected = connected or reaches(state, player, node)
    return connected


@rule
def take_up_road(state: State, board: Board, player: int, road: int) -> None:
    for end in range(2):
        node = int(board.path_ends[road, end])
        if is_left_bare(state, board, player, node, road):
            state.roads_at[node] = int(state.roads_at[node]) & ~(1 << player)
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
    for node in range(board.nodes):
        if state.buildings[node] == player + 1:
            open_harbour(state, player, int(board.node_harbour[node]))
    for path in range(board.paths):
        if state.roads[path] == player + 1:
            open_harbour(state, player, int(board.path_harbour[path]))


@rule
def move_road(state: State, board: Board, player: int, road: int, path: int) -> None:
    """The longest route is awarded once, when the road lies again."""
    take_up_road(state, board, player, road)
    lay_road(state, board, player, path)

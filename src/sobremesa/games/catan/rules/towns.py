"""Maps of towns: harbours on paths, tokens on victory intersections, one road at a foreign town (SCN-1 … SCN-6)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..board.layout import Board
from .building import has_road_at, is_location
from .state import State
from .trade import open_harbour


@rule
def is_closed(state: State, board: Board, player: int, node: int) -> bool:
    """SCN-2: an own road ends at this location already, and no own building stands there."""
    return is_location(board, node) and has_road_at(state, player, node) and int(state.buildings[node]) != player + 1


@rule
def reach_by_road(state: State, board: Board, player: int, path: int) -> None:
    """SCN-3, SCN-5: the harbour on the path, and the tokens lying at its ends."""
    if board.path_harbour[path]:
        open_harbour(state, player, int(board.path_harbour[path]))
    for end in range(2):
        node = int(board.path_ends[path, end])
        if state.token_at[node]:
            state.token_at[node] = 0
            state.tokens[player] += 1

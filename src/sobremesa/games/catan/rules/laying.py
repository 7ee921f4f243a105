"""Roads and settlements however they are paid for: routes and expansions take notice."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..board.layout import Board
from ..hooks.moments import after_road
from .building import place_road, place_settlement
from .routes import extend_route, measure_cut_routes
from .state import State
from .trade import open_harbour


@rule
def lay_road(state: State, board: Board, player: int, path: int) -> None:
    place_road(state, board, player, path)
    extend_route(state, board, player, path)
    if board.path_harbour[path]:
        open_harbour(state, player, int(board.path_harbour[path]))
    after_road(state, board, player, path)


@rule
def lay_settlement(state: State, board: Board, player: int, node: int) -> None:
    place_settlement(state, board, player, node)
    measure_cut_routes(state, board, player, node)
    if board.node_harbour[node]:
        open_harbour(state, player, int(board.node_harbour[node]))

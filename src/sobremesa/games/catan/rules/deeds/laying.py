"""Roads and settlements however they are paid for: routes and expansions take notice."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from ...hooks.moments import after_road
from ..state import State
from .building import place_road, place_settlement
from .routes import extend_route, measure_cut_routes
from .trade import open_harbour


@rule
def lay_road(state: State, board: Board, player: int, path: int) -> None:
    place_road(state, board, player, path)
    extend_route(state, board, player, path)
    if board.path_harbour[path]:
        open_harbour(state, player, int(board.path_harbour[path]))
    after_road(state, board, player, path)


@rule
def lay_settlement(state: State, board: Board, player: int, intersection: int) -> None:
    place_settlement(state, board, player, intersection)
    measure_cut_routes(state, board, player, intersection)
    if board.intersection_harbour[intersection]:
        open_harbour(state, player, int(board.intersection_harbour[intersection]))

"""Roads and settlements however they are paid for: routes and expansions take notice."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..board.layout import Board
from .building import place_road, place_settlement
from .hooks import after_road, after_settlement
from .routes import extend_route, measure_cut_routes
from .state import State


@rule
def lay_road(state: State, board: Board, player: int, path: int) -> None:
    place_road(state, board, player, path)
    extend_route(state, board, player, path)
    after_road(state, board, player, path)


@rule
def lay_settlement(state: State, board: Board, player: int, node: int) -> None:
    place_settlement(state, board, player, node)
    measure_cut_routes(state, board, player, node)
    after_settlement(state, board, player, node)

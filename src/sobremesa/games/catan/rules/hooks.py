"""Where expansions come in: every question the flow asks and every event it tells, one function each.

The base game's answer stands first; each expansion adds one line and nothing elsewhere. Verbs never ask whether an
expansion is on: the flow asks here and hands them numbers.
"""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..board.layout import Board
from .building import is_location
from .points import total_points
from .state import State
from .trade import open_harbour


@rule
def trade_rate(state: State, board: Board, player: int, resource: int) -> int:
    return int(state.rates[player, resource])


@rule
def discard_limit(state: State, board: Board, player: int) -> int:
    return int(board.discard_limit)


@rule
def points_to_win(state: State, board: Board) -> int:
    return int(board.points_to_win)


@rule
def has_won(state: State, board: Board, player: int) -> bool:
    return total_points(state, board, player) >= points_to_win(state, board)


@rule
def may_touch(state: State, board: Board, player: int, node: int) -> bool:
    """Whether a road of the player may come to this intersection at all."""
    return True


@rule
def may_settle(state: State, board: Board, player: int, node: int) -> bool:
    return is_location(board, node)


@rule
def after_roll(state: State, board: Board, roll: int) -> None:
    return


@rule
def after_road(state: State, board: Board, player: int, path: int) -> None:
    return


@rule
def after_settlement(state: State, board: Board, player: int, node: int) -> None:
    if board.node_harbour[node]:
        open_harbour(state, player, int(board.node_harbour[node]))


@rule
def after_robber(state: State, board: Board, player: int, hex_: int) -> None:
    return


@rule
def at_turn_end(state: State, board: Board, player: int) -> None:
    return

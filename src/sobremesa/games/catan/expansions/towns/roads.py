"""Maps of towns: tokens on victory intersections, one road at a town without an own building (SCN-2, SCN-5)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from ...rules.deeds.building import has_road_at, is_location
from ...rules.state import State


@rule
def is_closed(state: State, board: Board, player: int, intersection: int) -> bool:
    """SCN-2: an own road ends at this location already, and no own building stands there."""
    return (
        is_location(board, intersection)
        and has_road_at(state, player, intersection)
        and int(state.buildings[intersection]) != player + 1
    )


@rule
def take_tokens(state: State, board: Board, player: int, path: int) -> None:
    """SCN-5: the first road to reach a victory intersection takes its token."""
    for end in range(2):
        intersection = int(board.path_ends[path, end])
        if state.token_at[intersection]:
            state.token_at[intersection] = 0
            state.tokens[player] += 1

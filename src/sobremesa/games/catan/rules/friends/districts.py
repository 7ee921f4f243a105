"""Districts and the roads that join them (FRI-4 … FRI-6)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from ..state import State


@rule
def found_district(state: State, player: int, node: int) -> None:
    return


@rule
def join_districts(state: State, board: Board, player: int, path: int) -> None:
    return

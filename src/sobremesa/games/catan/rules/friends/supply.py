"""The supply of favour tokens: earning, drawing and keeping them (FRI-1, FRI-2, FRI-7, FRI-12)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from ..state import State


@rule
def may_spare(state: State, board: Board) -> bool:
    return False


@rule
def earn_by_robber(state: State, board: Board, player: int, hex_: int) -> None:
    return


@rule
def ripen_favours(state: State, player: int) -> None:
    return


@rule
def next_drawer(state: State, board: Board) -> int:
    return 0


@rule
def drawing_phase(state: State, board: Board) -> int:
    return 0

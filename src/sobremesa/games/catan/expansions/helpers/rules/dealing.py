"""The display of helpers: dealt while founding, turned or exchanged after use (HLP-1 … HLP-4)."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from ....board.bounds import PLAYERS
from ....board.layout import Board
from ....rules.law import reasons
from ....rules.state import State
from .actions import TURN_OVER
from .reasons import HELPER_IS_NEW, HELPER_USED, NOT_YOUR_HELPER

SIDE_A: Final = 0
SIDE_B: Final = 1


@rule
def deal_helper(state: State, board: Board, player: int) -> None:
    """HLP-1: the first to place a second settlement takes card 1, the next one card 2."""
    if state.founded > board.players:
        state.helper[player] = state.founded - board.players


@rule
def holder_of(state: State, helper: int) -> int:
    """1 + seat; 0: it lies in the display."""
    for player in range(PLAYERS):
        if state.helper[player] == helper + 1:
            return player + 1
    return 0


@rule
def refuse_use(state: State, player: int, helper: int) -> int:
    """HLP-3, HLP-4: not in the turn in which it was taken, and one use a turn."""
    if state.helper[player] != helper + 1:
        return NOT_YOUR_HELPER
    if state.helper_used[player] == state.turn:
        return HELPER_USED
    return HELPER_IS_NEW if state.helper_since[player] == state.turn else reasons.LEGAL


@rule
def change_helper(state: State, player: int, choice: int) -> None:
    """HLP-2: the used helper is turned to side B, or goes back for another one, side A up."""
    state.helper_used[player] = state.turn
    if choice == TURN_OVER:
        state.helper_side[player] = SIDE_B
        return
    state.helper[player] = choice + 1
    state.helper_side[player] = SIDE_A
    state.helper_since[player] = state.turn

"""5-6 players: what another player may do between two turns (CAT-43 … CAT-45).

While it lasts that player is the active one; `turn_of` remembers whose turn it follows.
"""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from ...board.layout import Board
from ...rules import phases
from ...rules.state import State
from .phases import EXTRA_BUILDING

BUILDING: Final = 1
TURN: Final = 2


@rule
def next_between(state: State, board: Board) -> int:
    """1 + seat: who acts before the next turn begins; 0: nobody (any more)."""
    if board.extra == 0 or (board.extra == TURN and state.extra):
        return 0
    following = int(board.next_seat[state.active])
    if board.extra == TURN:
        return 1 + int(board.next_seat[board.next_seat[following]])
    return 0 if state.extra and following == state.turn_of - 1 else 1 + following


@rule
def act_between(state: State, board: Board, player: int) -> None:
    if state.extra == 0:
        state.turn_of = state.active + 1
        state.extra = board.extra
    state.active = player
    state.card_played = 0
    state.trade_over = 0
    state.phase = EXTRA_BUILDING if state.extra == BUILDING else phases.MAIN


@rule
def end_between(state: State) -> None:
    state.extra = 0
    state.turn_of = 0


@rule
def is_between(state: State) -> bool:
    return int(state.extra) != 0


@rule
def is_building_only(state: State) -> bool:
    """CAT-43, CAT-44: no trade, no card, no victory."""
    return int(state.extra) == BUILDING

"""What happens by itself, and when: the wait for all to be ready, the start, locks, hints, the end (DOB-7, DOB-10)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from . import actions, phases
from .bounds import AHEAD_MS, ALL_PLACES, HINT_MS, OUT_MS
from .cards import SHARED
from .law.may_claim import card_at, own_card
from .legal import can_reach
from .state import Board, State


@rule
def next_tick(state: State, board: Board, out: NDArray[np.int64]) -> bool:
    """Writes when and what; False if nothing will happen by itself."""
    if state.phase == phases.READY:
        out[0] = state.until
        out[1] = actions.GO_ON
        return True
    if state.phase == phases.COUNTDOWN:
        out[0] = state.until if state.turned_up else state.until - AHEAD_MS
        out[1] = actions.START if state.turned_up else actions.TURN_UP
        return True
    if state.phase != phases.PLAY:
        return False
    out[0] = state.quiet_since + (OUT_MS if state.hinted else HINT_MS)
    out[1] = actions.TIME_OUT if state.hinted else actions.HINT
    for seat in range(board.players):
        if state.locked_until[seat] and int(state.locked_until[seat]) <= int(out[0]):
            out[0] = state.locked_until[seat]
            out[1] = actions.UNLOCK.of(seat)
    return True


@rule
def reachable_places(state: State, board: Board, seat: int) -> int:
    count = 0
    for place in range(ALL_PLACES):
        if can_reach(state, board, seat, place):
            count += 1
    return count


@rule
def give_hint(state: State, board: Board, seat: int) -> None:
    """One of the player's matches; which one follows from the card, so that a hint is the same at every table."""
    own = own_card(state, seat) - 1
    if own < 0 or state.out_by[board.team_of[seat]]:
        return
    left = own % max(1, reachable_places(state, board, seat))
    for place in range(ALL_PLACES):
        if can_reach(state, board, seat, place):
            if left == 0:
                state.hint_place[seat] = 1 + place
                state.hint_symbol[seat] = 1 + int(SHARED[own, card_at(state, place) - 1])
                return
            left -= 1


@rule
def hint_all(state: State, board: Board) -> None:
    state.hinted = 1
    for seat in range(board.players):
        give_hint(state, board, seat)

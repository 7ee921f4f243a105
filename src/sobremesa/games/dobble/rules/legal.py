"""What a seat may do: every symbol printed on its own card, or on one it can reach, right or wrong."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from . import actions, phases
from .bounds import ALL_PLACES, ON_A_CARD, ON_TWO_CARDS, PLACES, PLAYERS, TEAMS
from .cards import SHOWN, shows
from .island import may_cover
from .law import reasons
from .law.may_claim import (
    card_at,
    is_in_game,
    own_card,
    partner_of,
    refuse_at,
    refuse_from,
    refuse_to_point,
)
from .state import Board, State

MOST_LEGAL = PLACES * ON_TWO_CARDS
NOTHING, SAY_READY, MAY_CLAIM, MAY_POINT = 0, 1, 2, 3
SURVEY = 2 * PLAYERS + TEAMS


@rule
def may_claim(state: State, board: Board, seat: int) -> bool:
    own = own_card(state, seat)
    return state.phase == phases.PLAY and own > 0 and refuse_from(state, board, seat, own - 1) == reasons.LEGAL


@rule
def can_reach(state: State, board: Board, seat: int, place: int) -> bool:
    if not is_in_game(state, board, place) or not card_at(state, place):
        return False
    return refuse_at(state, board, seat, place, card_at(state, place) - 1) == reasons.LEGAL


@rule
def list_claims_at(place: int, own: int, target: int, out: NDArray[np.int64], count: int) -> int:
    """The symbols of the card there, then those that only one's own card shows; how many are listed by then."""
    for nth in range(ON_A_CARD):
        out[count] = actions.CLAIM.of(place, int(SHOWN[target, nth]), own, target)
        count += 1
    for nth in range(ON_A_CARD):
        if not shows(target, int(SHOWN[own, nth])):
            out[count] = actions.CLAIM.of(place, int(SHOWN[own, nth]), own, target)
            count += 1
    return count


@rule
def list_claims(state: State, board: Board, seat: int, out: NDArray[np.int64]) -> int:
    count = 0
    own = own_card(state, seat) - 1
    for place in range(ALL_PLACES):
        if can_reach(state, board, seat, place):
            count = list_claims_at(place, own, card_at(state, place) - 1, out, count)
    return count


@rule
def list_pings(state: State, board: Board, seat: int, out: NDArray[np.int64]) -> int:
    count = 0
    partner = partner_of(board, seat)
    for place in range(PLACES):
        if may_cover(state, board, place, int(board.team_of[seat])):
            for nth in range(ON_A_CARD):
                symbol = int(SHOWN[card_at(state, place) - 1, nth])
                if state.ping_place[partner] != 1 + place or state.ping_symbol[partner] != 1 + symbol:
                    out[count] = actions.PING.of(partner, place, symbol)
                    count += 1
    return count


@rule
def list_legal(state: State, board: Board, seat: int, out: NDArray[np.int64]) -> int:
    """Writes every legal action; how many there are."""
    if state.phase == phases.READY and not state.ready[seat]:
        out[0] = actions.READY
        return 1
    if may_claim(state, board, seat):
        return list_claims(state, board, seat, out)
    if refuse_to_point(state, board, seat) == reasons.LEGAL:
        return list_pings(state, board, seat, out)
    return 0


@rule
def may_act(state: State, board: Board, seat: int) -> bool:
    if state.phase == phases.READY:
        return not state.ready[seat]
    return may_claim(state, board, seat) or refuse_to_point(state, board, seat) == reasons.LEGAL


@rule
def standing(state: State, board: Board, seat: int) -> int:
    """1: awaited, as everybody is before a mini-game (DOB-10); in play the game waits for nobody. 0x100: may act."""
    if state.phase == phases.READY:
        return 0 if state.ready[seat] else 0x101
    return 0x100 if may_act(state, board, seat) else 0


@rule
def reach(state: State, board: Board, seat: int) -> int:
    """The places a seat can reach now, as bits."""
    found = 0
    for place in range(ALL_PLACES):
        if can_reach(state, board, seat, place):
            found |= 1 << place
    return found


@rule
def survey(state: State, board: Board, out: NDArray[np.int64]) -> None:
    """For each seat what it may do, then what it can reach if it may do anything with it."""
    for seat in range(board.players):
        does = NOTHING
        if state.phase == phases.READY and not state.ready[seat]:
            does = SAY_READY
        elif may_claim(state, board, seat):
            does = MAY_CLAIM
        elif refuse_to_point(state, board, seat) == reasons.LEGAL:
            does = MAY_POINT
        out[seat] = does
        out[PLAYERS + seat] = reach(state, board, seat) if does >= MAY_CLAIM else 0

"""What a claim brings: cards covered, taken, captured; and what partners point out (DOB-6 … DOB-9, DOB-17, DOB-18)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from .. import phases
from ..actions import CLAIM, PING
from ..bounds import BARBARIANS, KNIGHTS, TEAM_PLACE, WARM_UP
from ..cards import shows
from ..island import cards_left
from ..state import Board, State
from .scoring import finish, forget_help


@rule
def has_played_out(state: State, board: Board, team: int) -> bool:
    """DOB-9: both decks of a pair are empty."""
    for seat in range(board.players):
        if int(board.team_of[seat]) == team and (state.card[seat] or state.deck[seat]):
            return False
    return True


@rule
def cover(state: State, board: Board, seat: int, place: int, own: int) -> None:
    """DOB-8: the card goes on top of the pile, and the next one of the deck is turned."""
    state.tops[place] = 1 + own
    state.heights[place] += 1
    state.placed_by[place] = 1 + seat
    state.placed_at[place] = state.now
    state.card[seat] = 0
    if state.deck[seat]:
        state.owes[seat] = 1
        state.phase = phases.TURNING
    elif has_played_out(state, board, int(board.team_of[seat])):
        finish(state, board, phases.PLAYED_OUT, 1 + seat)


@rule
def take(state: State, board: Board, seat: int, place: int) -> None:
    """DOB-17: a card of the island goes to the team's pile."""
    state.tops[place] = 0
    state.heights[place] = 0
    state.placed_by[place] = 1 + seat
    state.placed_at[place] = state.now
    state.taken[board.team_of[seat]] += 1
    if cards_left(state) == 0:
        finish(state, board, phases.ALL_TAKEN, 1 + seat)


@rule
def capture(state: State, board: Board, seat: int, rival: int) -> None:
    """DOB-18: the rival's card is taken, and that team is out of the round."""
    state.out_by[rival] = 1 + seat
    state.out_at[rival] = state.now
    state.taken[board.team_of[seat]] += 1
    left = 0
    for team in range(board.teams):
        if not state.out_by[team]:
            left += 1
    if left == 1:
        finish(state, board, phases.ROUND, 1 + seat)


@rule
def claim(state: State, board: Board, seat: int, action: int) -> None:
    """DOB-6, DOB-7: right, or wrong and locked for a while."""
    place, symbol = CLAIM.place(action), CLAIM.symbol(action)
    own, target = CLAIM.own(action), CLAIM.target(action)
    right = shows(own, symbol) and shows(target, symbol)
    state.claims += 1
    state.claim_seat = 1 + seat
    state.claim_place = place
    state.claim_symbol = symbol
    state.claim_own = own
    state.claim_target = target
    state.claim_right = 1 if right else 0
    state.claim_at = state.now
    state.quiet_since = state.now
    state.hinted = 0
    if not right:
        state.locked_until[seat] = state.now + board.lockout if board.lockout else 0
        return
    forget_help(state)
    if state.mini_game == WARM_UP:
        finish(state, board, phases.PAIR, 1 + seat)
    elif state.mini_game == KNIGHTS:
        capture(state, board, seat, place - TEAM_PLACE)
    elif state.mini_game == BARBARIANS:
        take(state, board, seat, place)
    else:
        cover(state, board, seat, place, own)


@rule
def ping(state: State, action: int) -> None:
    to = PING.to(action)
    state.pinged[to] = 1
    state.ping_place[to] = 1 + PING.place(action)
    state.ping_symbol[to] = 1 + PING.symbol(action)

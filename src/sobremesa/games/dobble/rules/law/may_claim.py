"""The law: why an action may not be played now (DOB-5 … DOB-9, DOB-14 … DOB-18). Being wrong is never a reason."""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from .. import actions, phases
from ..actions import CLAIM, PING
from ..bounds import (
    ALL_PLACES,
    CARDS,
    KNIGHTS,
    PAIR_PLACE,
    PLACES,
    ROUTE,
    SYMBOLS,
    TEAM_PLACE,
    WARM_UP,
    WELCOME,
)
from ..cards import shows
from ..island import may_cover
from ..state import Board, State
from . import reasons


@rule
def partner_of(board: Board, seat: int) -> int:
    for other in range(board.players):
        if other != seat and board.team_of[other] == board.team_of[seat]:
            return other
    return -1


@rule
def own_card(state: State, seat: int) -> int:
    """1 + the card a seat matches with; 0: none."""
    return int(state.pair[0]) if state.mini_game == WARM_UP else int(state.card[seat])


@rule
def card_at(state: State, place: int) -> int:
    """1 + the visible card of a place; 0: none."""
    if place < PLACES:
        return int(state.tops[place])
    return int(state.pair[1]) if place == PAIR_PLACE else int(state.card[place - TEAM_PLACE])


@rule
def is_in_game(state: State, board: Board, place: int) -> bool:
    """Whether the mini-game is played at such a place at all."""
    if state.mini_game == WARM_UP:
        return place == PAIR_PLACE
    if state.mini_game == KNIGHTS:
        return TEAM_PLACE <= place < TEAM_PLACE + int(board.teams)
    return place < PLACES


@rule
def refuse_now(state: State, seat: int, own: int) -> int:
    """Before the start signal, or after the end."""
    if state.phase == phases.PLAY:
        return reasons.LEGAL
    if state.phase == phases.OVER:
        return reasons.GAME_OVER
    if state.phase == phases.READY:
        return reasons.MINI_GAME_OVER if state.score_why else reasons.BEFORE_START
    over = state.phase == phases.COUNTDOWN and not state.turned_up and own_card(state, seat) == 1 + own
    return reasons.MINI_GAME_OVER if over else reasons.BEFORE_START


@rule
def refuse_from(state: State, board: Board, seat: int, own: int) -> int:
    """The player and the card in front of them."""
    if state.locked_until[seat]:
        return reasons.LOCKED
    if state.mini_game == KNIGHTS and state.out_by[board.team_of[seat]]:
        return reasons.TEAM_OUT
    if own_card(state, seat) == 1 + own:
        return reasons.LEGAL
    return reasons.OWN_GONE if own_card(state, seat) else reasons.NO_CARD


@rule
def refuse_at(state: State, board: Board, seat: int, place: int, target: int) -> int:
    """The place, and the card that should lie there."""
    if not is_in_game(state, board, place):
        return reasons.NO_SUCH_PLACE
    team = int(board.team_of[seat])
    if state.mini_game == KNIGHTS:
        if place - TEAM_PLACE == team:
            return reasons.OWN_TEAM
        if state.out_by[place - TEAM_PLACE]:
            return reasons.RIVAL_OUT
    if card_at(state, place) != 1 + target:
        return reasons.TARGET_GONE
    if place < PLACES and not may_cover(state, board, place, team):
        return reasons.PLACE_NOT_ALLOWED
    return reasons.LEGAL


@rule
def refuse_claim(state: State, board: Board, seat: int, action: int) -> int:
    place, symbol = CLAIM.place(action), CLAIM.symbol(action)
    own, target = CLAIM.own(action), CLAIM.target(action)
    if place >= ALL_PLACES or symbol >= SYMBOLS or own >= CARDS or target >= CARDS:
        return reasons.MALFORMED
    why = refuse_now(state, seat, own)
    if why == reasons.LEGAL:
        why = refuse_from(state, board, seat, own)
    if why == reasons.LEGAL:
        why = refuse_at(state, board, seat, place, target)
    if why == reasons.LEGAL and not shows(target, symbol) and not shows(own, symbol):
        why = reasons.SYMBOL_NOT_THERE
    return why


@rule
def refuse_to_point(state: State, board: Board, seat: int) -> int:
    """DOB-9: who has played out may point something out to a partner who has not."""
    partner = partner_of(board, seat)
    if partner < 0:
        return reasons.PING_NO_PARTNER
    if state.phase != phases.PLAY:
        return reasons.GAME_OVER if state.phase == phases.OVER else reasons.BEFORE_START
    if not WELCOME <= int(state.mini_game) <= ROUTE or state.card[seat]:
        return reasons.PING_NOT_YET
    return reasons.LEGAL if state.card[partner] else reasons.PING_DONE


@rule
def refuse_ping(state: State, board: Board, seat: int, action: int) -> int:
    to, place, symbol = PING.to(action), PING.place(action), PING.symbol(action)
    if place >= ALL_PLACES or symbol >= SYMBOLS:
        return reasons.MALFORMED
    why = refuse_to_point(state, board, seat)
    if why != reasons.LEGAL:
        return why
    if to != partner_of(board, seat):
        return reasons.PING_NO_PARTNER
    if place >= PLACES:
        return reasons.NO_SUCH_PLACE
    if not may_cover(state, board, place, int(board.team_of[seat])):
        return reasons.PLACE_NOT_ALLOWED
    if not shows(card_at(state, place) - 1, symbol):
        return reasons.SYMBOL_NOT_THERE
    again = state.ping_place[to] == 1 + place and state.ping_symbol[to] == 1 + symbol
    return reasons.PING_AGAIN if again else reasons.LEGAL


@rule
def refusal(state: State, board: Board, seat: int, action: int) -> int:
    """0 if the action may be played, else the number of the reason."""
    kind = kind_of(action)
    if not actions.KINDS.is_for_seats(kind):
        return reasons.NOT_FOR_PLAYERS
    if not actions.KINDS.fits(action):
        return reasons.MALFORMED
    if kind == actions.CLAIM:
        return refuse_claim(state, board, seat, action)
    if kind == actions.PING:
        return refuse_ping(state, board, seat, action)
    if state.phase == phases.OVER:
        return reasons.GAME_OVER
    if state.phase != phases.READY:
        return reasons.NOT_ASKED
    return reasons.ALREADY_READY if state.ready[seat] else reasons.LEGAL

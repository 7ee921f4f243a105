"""What happens: each action of a seat, of chance and of time, applied to the state. Nothing is checked here."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from . import actions, phases
from .actions import CARD_BITS, PLACE_BITS, SEAT_BITS, part, payload
from .bounds import (
    AHEAD_MS,
    BARBARIANS,
    COUNTDOWN_MS,
    HINT_MS,
    KNIGHTS,
    OUT_MS,
    PLACES,
    PLAYERS,
    PORTS,
    TEAM_PLACE,
    TEAMS,
    WARM_UP,
    WELCOME,
)
from .cards import shows
from .decks import lay, lay_port, next_deck, next_place, next_port, owe_first_cards, share_out, show, turn
from .island import cards_left
from .scoring import count_down, finish, forget_help
from .state import Board, State
from .timing import hint_all


@rule
def clear_table(state: State) -> None:
    for place in range(PLACES):
        state.tops[place] = 0
        state.heights[place] = 0
        state.placed_by[place] = 0
        state.placed_at[place] = 0
    for port in range(PORTS):
        state.ports[port] = 0
    for seat in range(PLAYERS):
        state.card[seat] = 0
        state.deck[seat] = 0
    for team in range(TEAMS):
        state.taken[team] = 0
        state.out_by[team] = 0
        state.out_at[team] = 0


@rule
def lay_out(state: State, board: Board) -> None:
    """DOB-22: a mini-game begins with a fresh island and shuffled decks."""
    clear_table(state)
    state.round_number = 0
    if state.mini_game != WARM_UP:
        share_out(state, board)
    if WELCOME <= int(state.mini_game) <= BARBARIANS:
        state.phase = phases.LAYING
    else:
        count_down(state, COUNTDOWN_MS)


@rule
def say_ready(state: State, board: Board, seat: int) -> None:
    state.ready[seat] = 1
    state.asked[seat] += 1
    for other in range(board.players):
        if not state.ready[other]:
            return
    lay_out(state, board)


@rule
def go_on(state: State, board: Board) -> None:
    """DOB-10: whoever has not said so is taken to be ready."""
    state.now = state.until
    for seat in range(board.players):
        if not state.ready[seat]:
            say_ready(state, board, seat)


@rule
def turn_up(state: State, board: Board) -> None:
    """DOB-10: all first cards are turned in one step, just ahead of the signal."""
    state.now = state.until - AHEAD_MS
    state.turned_up = 1
    state.round_number += 1
    for team in range(TEAMS):
        state.taken[team] = 0
        state.out_by[team] = 0
        state.out_at[team] = 0
    owe_first_cards(state, board)
    state.phase = phases.TURNING


@rule
def start(state: State) -> None:
    state.now = state.until
    state.began_at = state.now
    state.quiet_since = state.now
    state.hinted = 0
    state.phase = phases.PLAY


@rule
def after_laying(state: State) -> None:
    if next_place(state) < 0 and next_port(state) < 0:
        count_down(state, COUNTDOWN_MS)


@rule
def after_turning(state: State) -> None:
    waiting = state.pair[1] == 0 if state.mini_game == WARM_UP else next_deck(state) >= 0
    if not waiting:
        state.phase = phases.COUNTDOWN if int(state.until) > int(state.now) else phases.PLAY


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
    place, symbol = part(action, 0, PLACE_BITS), part(action, 5, CARD_BITS)
    own, target = part(action, 12, CARD_BITS), part(action, 19, CARD_BITS)
    right = shows(own, symbol)
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
    to = part(action, 0, SEAT_BITS)
    state.pinged[to] = 1
    state.ping_place[to] = 1 + part(action, 3, PLACE_BITS)
    state.ping_symbol[to] = 1 + part(action, 8, CARD_BITS)


@rule
def by_chance(state: State, board: Board, action: int) -> None:
    kind = action & 0xFF
    if kind == actions.LAY:
        lay(state, part(action, 0, PLACE_BITS), part(action, 5, CARD_BITS))
        after_laying(state)
    elif kind == actions.LAY_PORT:
        lay_port(state, part(action, 0, SEAT_BITS), part(action, 3, CARD_BITS))
        after_laying(state)
    else:
        if kind == actions.SHOW:
            show(state, payload(action))
        else:
            turn(state, board, part(action, 0, SEAT_BITS), part(action, 3, CARD_BITS))
        after_turning(state)


@rule
def by_time(state: State, board: Board, action: int) -> None:
    kind = action & 0xFF
    if kind == actions.AT:
        state.now = payload(action)
    elif kind == actions.GO_ON:
        go_on(state, board)
    elif kind == actions.TURN_UP:
        turn_up(state, board)
    elif kind == actions.START:
        start(state)
    elif kind == actions.UNLOCK:
        seat = payload(action)
        state.now = state.locked_until[seat]
        state.locked_until[seat] = 0
    elif kind == actions.HINT:
        state.now = state.quiet_since + HINT_MS
        hint_all(state, board)
    else:
        state.now = state.quiet_since + OUT_MS
        finish(state, board, phases.TIME_OUT, 0)


@rule
def apply(state: State, board: Board, actor: int, action: int) -> None:
    kind = action & 0xFF
    if kind == actions.CLAIM:
        claim(state, board, actor, action)
    elif kind == actions.PING:
        ping(state, action)
    elif kind == actions.READY:
        say_ready(state, board, actor)
    elif kind < actions.AT:
        by_chance(state, board, action)
    else:
        by_time(state, board, action)

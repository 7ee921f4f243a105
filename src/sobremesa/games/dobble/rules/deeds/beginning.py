"""Before a mini-game: all are ready, the island is laid, cards are turned up, the signal is given (DOB-10, DOB-22)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from .. import phases
from ..bounds import (
    AHEAD_MS,
    BARBARIANS,
    COUNTDOWN_MS,
    PLACES,
    PLAYERS,
    PORTS,
    TEAMS,
    WARM_UP,
    WELCOME,
)
from ..state import Board, State
from .decks import next_deck, next_place, next_port, owe_first_cards, share_out
from .scoring import count_down


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
    state.question_number[seat] += 1
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

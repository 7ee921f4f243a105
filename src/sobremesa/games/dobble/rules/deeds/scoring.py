"""The end of a mini-game, of a round, and of the match (DOB-11 … DOB-13, DOB-17 … DOB-19)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from .. import phases
from ..bounds import (
    ADVENTURE,
    BARBARIANS,
    COUNTDOWN_MS,
    FOR_PLAYING_OUT,
    FOR_THE_BEST,
    KNIGHTS,
    PAIR_MS,
    PAIRS,
    PLAYERS,
    READY_MS,
    TEAMS,
    WARM_UP,
)
from ..island import count_of
from ..state import Board, State


@rule
def forget_help(state: State) -> None:
    """Hints and pings are about cards that have changed."""
    for seat in range(PLAYERS):
        state.hint_place[seat] = 0
        state.hint_symbol[seat] = 0
        state.pinged[seat] = 0
        state.ping_place[seat] = 0
        state.ping_symbol[seat] = 0


@rule
def unlock_all(state: State) -> None:
    for seat in range(PLAYERS):
        state.locked_until[seat] = 0


@rule
def ask_all(state: State) -> None:
    """DOB-10: everybody may say that they are ready, but nobody can hold the table up."""
    state.phase = phases.READY
    state.until = state.now + READY_MS
    for seat in range(PLAYERS):
        state.ready[seat] = 0


@rule
def count_down(state: State, wait: int) -> None:
    state.phase = phases.COUNTDOWN
    state.turned_up = 0
    state.until = state.now + wait


@rule
def note_score(state: State, board: Board, why: int, ender: int) -> None:
    state.score_game = state.mini_game
    state.score_why = why
    state.score_seat = ender
    state.score_at = state.now
    for team in range(TEAMS):
        state.score_counts[team] = count_of(state, board, team) if team < int(board.teams) else 0
        state.score_gained[team] = 0


@rule
def gain(state: State, team: int, points: int) -> None:
    state.points[team] += points
    state.score_gained[team] += points


@rule
def reward_the_best(state: State, board: Board, why: int) -> None:
    """DOB-13: every tied team, with a count of zero too; but time that has run out rewards nobody for nothing."""
    best = 0
    for team in range(board.teams):
        best = max(best, int(state.score_counts[team]))
    for team in range(board.teams):
        if (best > 0 or why == phases.PLAYED_OUT) and int(state.score_counts[team]) == best:
            gain(state, team, FOR_THE_BEST)


@rule
def is_won(state: State, board: Board) -> bool:
    for team in range(board.teams):
        if int(state.points[team]) >= int(board.goal):
            return True
    return False


@rule
def finish(state: State, board: Board, why: int, ender: int) -> None:
    """Scores what is being played; `ender` is 1 + the seat whose claim ended it, 0 for time."""
    note_score(state, board, why, ender)
    forget_help(state)
    unlock_all(state)
    if state.mini_game == WARM_UP:
        finish_pair(state, board, ender)
    elif state.mini_game == KNIGHTS:
        finish_round(state, board)
    else:
        finish_mini_game(state, board, why, ender)


@rule
def finish_pair(state: State, board: Board, ender: int) -> None:
    if ender:
        gain(state, int(board.team_of[ender - 1]), 1)
    if int(state.round_number) == PAIRS:
        state.phase = phases.OVER
    else:
        count_down(state, PAIR_MS)


@rule
def finish_round(state: State, board: Board) -> None:
    """DOB-18: each taken card is a point, also for a team that was put out later."""
    for team in range(board.teams):
        gain(state, team, int(state.taken[team]))
    if is_won(state, board):
        state.phase = phases.OVER
    else:
        count_down(state, COUNTDOWN_MS)


@rule
def finish_mini_game(state: State, board: Board, why: int, ender: int) -> None:
    if why == phases.PLAYED_OUT:
        gain(state, int(board.team_of[ender - 1]), FOR_PLAYING_OUT)
    reward_the_best(state, board, why)
    state.played += 1
    if is_won(state, board):
        state.phase = phases.OVER
        return
    if board.mode == ADVENTURE and int(state.mini_game) <= BARBARIANS:
        state.mini_game += 1
    ask_all(state)

"""The course of a game: founding, whose turn it is, who is asked, and the end (CAT-8 … CAT-10, CAT-38)."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from ..board.bounds import PLAYERS
from ..board.layout import Board
from ..hooks.moments import (
    asks_out_of_turn,
    at_turn_end,
    at_turn_start,
    begins_between,
    has_won,
    interruption,
    is_asked_out_of_turn,
    is_between,
    whose_turn,
)
from . import phases
from .deeds.development import ripen_cards
from .deeds.trade import NO_ANSWER, clear_offers, has_something, is_asked
from .state import State

ANSWERED: Final = -1
NOBODY_ASKS: Final = 0
OFFER_QUESTION: Final = 1 << 24
TURN_QUESTION: Final = 1 << 25


@rule
def founder(board: Board, settlements: int) -> int:
    """CAT-8: who founds next after so many settlements: once around, then back."""
    players = int(board.players)
    place = settlements if settlements < players else 2 * players - 1 - settlements
    return int(board.seat_order[place])


@rule
def start_turn(state: State, board: Board, player: int) -> None:
    state.active = player
    state.turn += 1
    state.phase = phases.BEFORE_ROLL
    state.rolled = 0
    state.card_played = 0
    state.trade_over = 0
    state.offers_made = 0
    at_turn_start(state)


@rule
def end_turn(state: State, board: Board) -> None:
    """The next turn begins, unless somebody may act in between (CAT-43, CAT-45)."""
    if not is_between(state):
        state.cheap = 0
        at_turn_end(state, board, int(state.active))
    ripen_cards(state, int(state.active))
    clear_offers(state)
    if not begins_between(state, board):
        start_turn(state, board, int(board.next_seat[whose_turn(state)]))


@rule
def go_on(state: State, board: Board) -> None:
    """Back to where a development card, the robber or an expansion interrupted the turn."""
    state.phase = interruption(state, board)
    if state.phase == 0:
        state.phase = phases.MAIN if state.rolled else phases.BEFORE_ROLL


@rule
def end_if_won(state: State, board: Board) -> None:
    """CAT-38: enough points at any moment of one's own turn."""
    if state.turn > 0 and state.phase != phases.OVER and has_won(state, board, int(state.active)):
        state.winner = state.active + 1
        state.phase = phases.OVER


@rule
def is_awaited(state: State, board: Board, player: int) -> bool:
    phase = int(state.phase)
    if phase == phases.OVER or phase >= phases.FIRST_CHANCE:
        return False
    if phase == phases.DISCARD:
        owes = int(state.owed[player]) > 0 and int(state.has_chosen[player]) == 0
        return owes or is_asked_out_of_turn(state, player)
    if asks_out_of_turn(state):
        return is_asked_out_of_turn(state, player)
    return player == state.active


@rule
def may_deal(state: State, player: int) -> bool:
    """CAT-48: may a bystander offer or answer something?"""
    if state.phase != phases.MAIN or state.trade_over or player == state.active or is_between(state):
        return False
    return has_something(state, player) or is_asked(state, player) or bool(state.offer_open[player])


@rule
def standing(state: State, board: Board, player: int) -> int:
    """1: awaited; 0x100: may act; 0x10000: has not answered an offer yet."""
    if is_awaited(state, board, player):
        return 0x101
    if not may_deal(state, player):
        return 0
    return 0x10100 if is_asked(state, player) and state.answers[player] == NO_ANSWER else 0x100


@rule
def question_in_turn(turn: int, phase: int) -> int:
    """What is asked of the active player: every moment of every turn has its number."""
    return turn << 8 | phase


@rule
def ask_first(state: State, player: int) -> None:
    """The first question of a game is put to its active player."""
    state.active = player
    for seat in range(PLAYERS):
        state.question_number[seat] = seat == player
        state.question[seat] = question_in_turn(int(state.turn), int(state.phase)) if seat == player else 0


@rule
def question_to(state: State, board: Board, player: int) -> int:
    """What the seat is asked now, as a number that differs for different questions."""
    if is_awaited(state, board, player):
        return question_in_turn(int(state.turn), int(state.phase))
    if state.phase == phases.MAIN and not state.trade_over and not is_between(state):
        return OFFER_QUESTION + int(state.offer_number) if is_asked(state, player) else TURN_QUESTION + int(state.turn)
    return NOBODY_ASKS


@rule
def number_questions(state: State, board: Board, actor: int) -> None:
    """A seat's question gets a new number when it changes, or when the awaited seat has acted and is asked again."""
    if state.phase >= phases.FIRST_CHANCE:
        if actor >= 0:
            state.question[actor] = ANSWERED  # after what chance brings, even the same question is a new one
        return
    for player in range(board.players):
        question = question_to(state, board, player)
        if question != state.question[player] or (player == actor and is_awaited(state, board, player)):
            state.question[player] = question
            state.question_number[player] += 1

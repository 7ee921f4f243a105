"""The course of a game: founding, whose turn it is, who is asked, and the end (CAT-8 … CAT-10, CAT-38)."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from ..board.layout import Board
from . import phases
from .development import ripen_cards
from .hooks import at_turn_end, has_won
from .state import State
from .trade import clear_offers, is_asked

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


@rule
def end_turn(state: State, board: Board) -> None:
    at_turn_end(state, board, int(state.active))
    ripen_cards(state, int(state.active))
    clear_offers(state)
    start_turn(state, board, int(board.next_seat[state.active]))


@rule
def go_on(state: State) -> None:
    """Back to where a development card or the robber interrupted the turn."""
    state.phase = phases.MAIN if state.rolled else phases.BEFORE_ROLL


@rule
def end_if_won(state: State, board: Board) -> None:
    """CAT-38: enough points at any moment of one's own turn."""
    if state.turn > 0 and state.phase != phases.OVER and has_won(state, board, int(state.active)):
        state.winner = state.active + 1
        state.phase = phases.OVER


@rule
def is_awaited(state: State, board: Board, player: int) -> bool:
    if state.phase >= phases.OVER:
        return False
    if state.phase == phases.DISCARD:
        return int(state.owed[player]) > 0 and int(state.has_chosen[player]) == 0
    return player == state.active


@rule
def may_deal(state: State, player: int) -> bool:
    """CAT-48: may a bystander offer or answer something?"""
    if state.phase != phases.MAIN or state.trade_over or player == state.active:
        return False
    return state.hand_size[player] > 0 or is_asked(state, player) or bool(state.offer_open[player])


@rule
def question_to(state: State, board: Board, player: int) -> int:
    """What the seat is asked now, as a number that differs for different questions."""
    if is_awaited(state, board, player):
        return int(state.turn) << 8 | int(state.phase)
    if state.phase == phases.MAIN and not state.trade_over:
        return OFFER_QUESTION + int(state.offer_number) if is_asked(state, player) else TURN_QUESTION + int(state.turn)
    return NOBODY_ASKS


@rule
def number_questions(state: State, board: Board, actor: int) -> None:
    """A seat's question gets a new number when it changes, or when the awaited seat has acted and is asked again."""
    if state.phase >= phases.FIRST_CHANCE:
        return
    for player in range(board.players):
        question = question_to(state, board, player)
        if question != state.question[player] or (player == actor and is_awaited(state, board, player)):
            state.question[player] = question
            state.asked[player] += 1

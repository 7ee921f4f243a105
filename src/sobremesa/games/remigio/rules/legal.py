"""Every legal action of a seat, listed. `refusals` is the law; lists here only try what can be legal and ask it.

The longest list is that of an open player with thirteen cards of one suit and two jokers: fewer than 2,300 runs.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from . import actions, phases
from .actions import LAY_OFF, RUN, SET, SWAP
from .cards import COPIES, HIGH_ACE, JOKER, KINDS_OF_CARDS, OPENING, RANKS, SUITS, card_at, in_suit
from .law.may_lay import is_opening, may_open_now, owed_in_opening, refuse_known_meld, refuse_lay_off, refuse_swap
from .law.may_turn import refuse_call, refuse_close, refuse_discard, refuse_forfeit, refuse_take
from .melding.melds import (
    LEAST,
    LONGEST_RUN,
    cards_in,
    count_chosen,
    has_too_many_jokers,
    largest_set,
    suits_to_choose,
)
from .melding.reach import can_reach
from .melding.work import Notes, take_up
from .state import Board, State
from .turns import is_awaited

MOST_LEGAL = 4096


@rule
def list_run(
    state: State,
    board: Board,
    player: int,
    run: int,
    missing: int,
    out: NDArray[np.int64],
    count: int,
    work: Notes,
) -> int:
    """One run with every choice of places for its jokers."""
    low, length, jokers = RUN.low(run), RUN.length(run), int(state.hands[player, JOKER])
    for joker in range(low + length if jokers else 1):
        if joker and joker < low:
            continue
        for other in range(low + length if jokers > 1 and joker else 1):
            if other and other <= joker:
                continue
            standing = int(joker > 0) + int(other > 0)
            if missing & ~(1 << joker | 1 << other) or has_too_many_jokers(board, length, standing):
                continue
            action = RUN.of(RUN.suit(run), low, length, joker, other)
            if refuse_known_meld(state, board, player, action, work) == 0:
                out[count] = action
                count += 1
    return count


@rule
def list_runs(state: State, board: Board, player: int, out: NDArray[np.int64], count: int, work: Notes) -> int:
    jokers = int(state.hands[player, JOKER])
    for suit in range(SUITS):
        for low in range(1, HIGH_ACE - 1):
            missing, lacking = 0, 0
            for length in range(1, min(LONGEST_RUN, HIGH_ACE - low + 1) + 1):
                place = low + length - 1
                if state.hands[player, card_at(suit, place)] == 0:
                    missing |= 1 << place
                    lacking += 1
                if lacking > jokers:
                    break
                if length >= LEAST:
                    run = RUN.of(suit, low, length, 0, 0)
                    count = list_run(state, board, player, run, missing, out, count, work)
    return count


@rule
def held_of_rank(state: State, player: int, rank: int) -> int:
    """How many of each suit."""
    suits = 0
    for suit in range(SUITS):
        suits |= in_suit(int(state.hands[player, card_at(suit, rank)]), suit)
    return suits


@rule
def list_sets(state: State, board: Board, player: int, out: NDArray[np.int64], count: int, work: Notes) -> int:
    jokers = int(state.hands[player, JOKER])
    for rank in range(1, RANKS + 1):
        held = held_of_rank(state, player, rank)
        if cards_in(held) < COPIES:
            continue
        most, suits = suits_to_choose(board, held), 0
        while suits != most:
            suits = (suits - most) & most
            naturals = count_chosen(board, held, suits)
            for standing in range(jokers + 1 if naturals > 0 else 0):
                length = naturals + standing
                if length < LEAST or length > largest_set(board) or has_too_many_jokers(board, length, standing):
                    continue
                action = SET.of(rank, suits, standing)
                if refuse_known_meld(state, board, player, action, work) == 0:
                    out[count] = action
                    count += 1
    return count


@rule
def list_lay_offs(state: State, board: Board, player: int, out: NDArray[np.int64], count: int, work: Notes) -> int:
    for meld in range(state.melds):
        for card in range(KINDS_OF_CARDS):
            if state.hands[player, card] == 0:
                continue
            for above in range(2):
                action = LAY_OFF.of(meld, card, above)
                if refuse_lay_off(state, board, player, action, work) == 0:
                    out[count] = action
                    count += 1
    return count


@rule
def list_swaps(state: State, board: Board, player: int, out: NDArray[np.int64], count: int, work: Notes) -> int:
    for meld in range(state.melds):
        if state.meld_jokers[meld] == 0:
            continue
        for card in range(JOKER):
            if state.hands[player, card] == 0:
                continue
            for place in range(HIGH_ACE + 1):
                action = SWAP.of(meld, card, place)
                if refuse_swap(state, board, player, action, work) == 0:
                    out[count] = action
                    count += 1
    return count


@rule
def may_meld_at_all(state: State, board: Board, player: int, work: Notes) -> bool:
    """Spares an unopened player the search through every meld when no opening is in reach."""
    if state.opened[player]:
        return True
    if not may_open_now(state, player):
        return False
    if board.real_table:
        return True
    take_up(state, player, work)
    return can_reach(board, work, OPENING - int(state.opening[player]), owed_in_opening(state))


@rule
def list_discards(state: State, board: Board, player: int, out: NDArray[np.int64], count: int) -> int:
    for card in range(KINDS_OF_CARDS):
        if state.hands[player, card] == 0:
            continue
        if refuse_discard(state, board, player, card) == 0:
            out[count] = actions.DISCARD.of(card)
            count += 1
        elif refuse_close(state, board, player, card) == 0:
            out[count] = actions.CLOSE.of(card)
            count += 1
    return count


@rule
def list_play(state: State, board: Board, player: int, out: NDArray[np.int64], work: Notes) -> int:
    count = 0
    if refuse_forfeit(state, board, player) == 0:
        out[0] = actions.FORFEIT
        count = 1
    if not state.forfeited:
        if may_meld_at_all(state, board, player, work):
            count = list_runs(state, board, player, out, count, work)
            count = list_sets(state, board, player, out, count, work)
        if state.opened[player] and not is_opening(state, board, player):
            count = list_lay_offs(state, board, player, out, count, work)
            if board.swap:
                count = list_swaps(state, board, player, out, count, work)
    return list_discards(state, board, player, out, count)


@rule
def list_awaited(state: State, board: Board, player: int, out: NDArray[np.int64], work: Notes) -> int:
    """What the awaited player may do; counts are called elsewhere."""
    if state.phase == phases.PLAY:
        return list_play(state, board, player, out, work)
    if state.phase == phases.DRAW:
        out[0] = actions.DRAW
        out[1] = actions.TAKE
        return 2 if refuse_take(state, board, player, work) == 0 else 1
    if state.phase == phases.CALLS:
        out[0] = actions.ACCEPT
        return 1
    out[0] = actions.CUT if state.phase == phases.CUT else actions.KEEP
    out[1] = actions.LEAVE if state.phase == phases.CUT else actions.RETURN
    return 2


@rule
def list_legal(state: State, board: Board, player: int, out: NDArray[np.int64], work: Notes) -> int:
    count = list_awaited(state, board, player, out, work) if is_awaited(state, board, player) else 0
    for other in range(board.players):
        if refuse_call(state, board, player, other) == 0:
            out[count] = actions.CALL.of(other)
            count += 1
    return count

"""Whose turn it is, who is asked, and how a deal begins (REM-4 … REM-6, REM-8)."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from . import phases
from .cards import COPIES, JOKER, KINDS_OF_CARDS
from .state import MELDS, NOT_OPEN, OPEN, OPENS_NOW, Board, State

HAND_SIZE: Final = 14
PACK_SIZE: Final = 106


@rule
def next_in(state: State, board: Board, player: int) -> int:
    """The next player still in, to the right."""
    for step in range(1, board.players + 1):
        other = (player + step) % board.players
        if not state.out[other]:
            return int(other)
    return player


@rule
def left_of(state: State, board: Board, player: int) -> int:
    for step in range(1, board.players + 1):
        other = (player - step + board.players) % board.players
        if not state.out[other]:
            return int(other)
    return player


@rule
def players_in(state: State, board: Board) -> int:
    count = 0
    for player in range(board.players):
        count += int(state.out[player] == 0)
    return count


@rule
def gather_cards(state: State) -> None:
    """All cards back into one pack."""
    for card in range(KINDS_OF_CARDS):
        state.stock[card] = COPIES
        state.pile[card] = 0
        for player in range(len(state.hand_size)):
            state.hands[player, card] = 0
    state.stock_size = PACK_SIZE
    state.pile_size = 0
    state.top = 0
    state.under = 0
    state.first_up = 0
    state.rebuilt = 0
    state.cut_card = 0


@rule
def clear_melds(state: State) -> None:
    state.melds = 0
    for meld in range(MELDS):
        state.meld_set[meld] = 0
        state.meld_owner[meld] = 0
        state.meld_suit[meld] = 0
        state.meld_low[meld] = 0
        state.meld_length[meld] = 0
        state.meld_jokers[meld] = 0
        state.meld_places[meld] = 0
        for suit in range(4):
            state.meld_suits[meld, suit] = 0


@rule
def clear_players(state: State) -> None:
    for player in range(len(state.hand_size)):
        state.hand_size[player] = 0
        state.drawn[player] = 0
        state.face_down[player] = 0
        state.turns[player] = 0
        state.opened[player] = NOT_OPEN
        state.opening[player] = 0
        state.called[player] = 0
        state.counted[player] = 0
        state.accepted[player] = 0


@rule
def start_deal(state: State, board: Board) -> None:
    state.dealer = next_in(state, board, int(state.dealer)) if state.deal else board.first_dealer
    state.deal += 1
    state.turn = 0
    gather_cards(state)
    clear_melds(state)
    clear_players(state)
    state.owed = 0
    state.owed_from = 0
    state.forfeited = 0
    state.closer = 0
    state.drew = 0
    state.closed_down = 0
    if board.cut:
        state.active = left_of(state, board, int(state.dealer))
        state.phase = phases.CUT
    else:
        start_dealing(state, board)


@rule
def start_dealing(state: State, board: Board) -> None:
    state.active = next_in(state, board, int(state.dealer))
    state.phase = phases.DEAL


@rule
def keep_joker(state: State, board: Board) -> None:
    """REM-5: the joker turned by the cut; its keeper is dealt one card less."""
    state.stock[JOKER] -= 1
    state.stock_size -= 1
    state.hands[state.active, JOKER] += 1
    state.hand_size[state.active] += 1
    start_dealing(state, board)


@rule
def deal_card(state: State, board: Board, player: int, card: int) -> None:
    """One card to each in turn until all have fourteen."""
    state.stock[card] -= 1
    state.stock_size -= 1
    state.hands[player, card] += 1
    state.hand_size[player] += 1
    for _ in range(board.players):
        state.active = next_in(state, board, int(state.active))
        if state.hand_size[state.active] < HAND_SIZE:
            return
    state.phase = phases.TURN_UP


@rule
def start_turn(state: State, board: Board, player: int) -> None:
    state.active = player
    state.turn += 1
    state.phase = phases.DRAW


@rule
def end_turn(state: State, board: Board) -> None:
    player = int(state.active)
    if state.opened[player] == OPENS_NOW:
        state.opened[player] = OPEN
    state.turns[player] += 1
    state.drawn[player] = 0
    state.drew = 0
    state.owed_from = 0
    state.forfeited = 0
    start_turn(state, board, next_in(state, board, player))


@rule
def may_be_counted(state: State, player: int) -> bool:
    """REM-20: an opening that is finished and has not been counted yet."""
    if state.counted[player] or state.opened[player] == NOT_OPEN:
        return False
    return state.opened[player] == OPEN or state.phase == phases.CALLS


@rule
def may_call(state: State, board: Board, player: int) -> bool:
    if not board.real_table or state.out[player] or state.called[player] or state.phase >= phases.OVER:
        return False
    if state.phase < phases.DRAW:
        return False
    for other in range(board.players):
        if may_be_counted(state, other):
            return True
    return False


@rule
def standing(state: State, board: Board, player: int) -> int:
    """1: awaited; 0x100: may act."""
    if is_awaited(state, board, player):
        return 0x101
    return 0x100 if may_call(state, board, player) else 0


@rule
def is_awaited(state: State, board: Board, player: int) -> bool:
    if state.phase >= phases.OVER or state.out[player]:
        return False
    if state.phase == phases.CALLS:
        return not state.accepted[player]
    return player == state.active


@rule
def question_to(state: State, board: Board, player: int) -> int:
    """What the seat is asked now, as a number that differs for different questions."""
    if is_awaited(state, board, player):
        return int(state.deal) << 16 | int(state.turn) << 5 | int(state.forfeited) << 4 | int(state.phase)
    return 1 if may_call(state, board, player) else 0


@rule
def number_questions(state: State, board: Board, actor: int) -> None:
    """A seat's question gets a new number when it changes, or when the awaited seat has acted and is asked again."""
    if state.phase >= phases.FIRST_CHANCE:
        return
    for player in range(board.players):
        question = question_to(state, board, player)
        if question != state.question[player] or (player == actor and is_awaited(state, board, player)):
            state.question[player] = question
            state.question_number[player] += 1

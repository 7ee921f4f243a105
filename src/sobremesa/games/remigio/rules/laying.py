"""What happens on the table: melds, the opening, lay-offs, swapped jokers (REM-11 … REM-18)."""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from . import actions
from .actions import RUN, SET
from .cards import JOKER, KINDS_OF_CARDS, OPENING, suit_of
from .melding.melds import meld_value, natural_in_set, needs_of, run_jokers, suits_in
from .state import FROM_SWAP, NOT_OPEN, OPENS_NOW, Board, State


@rule
def leave_hand(state: State, player: int, card: int, count: int) -> None:
    """Cards go from the hand to the table; of two equal cards either counts as the one taken (REM-10)."""
    if count:
        state.hands[player, card] -= count
        state.hand_size[player] -= count
        if state.owed == card + 1:
            state.owed = 0


@rule
def place_run(state: State, meld: int, action: int) -> None:
    state.meld_set[meld] = 0
    state.meld_suit[meld] = RUN.suit(action)
    state.meld_low[meld] = RUN.low(action)
    state.meld_length[meld] = RUN.length(action)
    state.meld_jokers[meld] = run_jokers(action)
    state.meld_places[meld] = (1 << RUN.joker(action) | 1 << RUN.other_joker(action)) >> 1


@rule
def place_set(state: State, meld: int, action: int) -> None:
    state.meld_set[meld] = 1
    state.meld_low[meld] = SET.rank(action)
    state.meld_length[meld] = natural_in_set(action) + SET.jokers(action)
    state.meld_jokers[meld] = SET.jokers(action)
    for suit in range(4):
        state.meld_suits[meld, suit] = suits_in(action, suit)


@rule
def lay_meld(state: State, board: Board, player: int, action: int) -> None:
    meld = int(state.melds)
    state.melds += 1
    state.meld_owner[meld] = player
    if kind_of(action) == actions.RUN:
        place_run(state, meld, action)
    else:
        place_set(state, meld, action)
    for card in range(KINDS_OF_CARDS):
        if state.hands[player, card]:
            leave_hand(state, player, card, needs_of(action, card))
    count_opening(state, board, player, meld_value(board, action))


@rule
def count_opening(state: State, board: Board, player: int, value: int) -> None:
    """REM-13, REM-20: the new melds of the opening turn; at a real table the first one is the opening."""
    if state.opened[player] <= OPENS_NOW:
        state.opening[player] += value
    if state.opened[player] == NOT_OPEN and state.owed == 0 and (board.real_table or state.opening[player] >= OPENING):
        state.opened[player] = OPENS_NOW


@rule
def lay_off(state: State, player: int, meld: int, card: int, above: int) -> None:
    leave_hand(state, player, card, 1)
    state.meld_length[meld] += 1
    state.meld_jokers[meld] += int(card == JOKER)
    if state.meld_set[meld]:
        if card != JOKER:
            state.meld_suits[meld, suit_of(card)] += 1
        return
    if not above:
        state.meld_low[meld] -= 1
    if card == JOKER:
        place = int(state.meld_low[meld]) + (int(state.meld_length[meld]) - 1 if above else 0)
        state.meld_places[meld] |= 1 << place - 1


@rule
def swap_joker(state: State, player: int, meld: int, card: int, place: int) -> None:
    """REM-16: the joker comes to hand and must be laid in this turn."""
    state.hands[player, card] -= 1
    state.hands[player, JOKER] += 1
    state.meld_jokers[meld] -= 1
    if state.meld_set[meld]:
        state.meld_suits[meld, suit_of(card)] += 1
    else:
        state.meld_places[meld] &= ~(1 << place - 1)
    state.owed = JOKER + 1
    state.owed_from = FROM_SWAP

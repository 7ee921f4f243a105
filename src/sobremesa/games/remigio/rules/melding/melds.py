"""What a meld is, what it is worth and what it takes on (REM-11, REM-12, REM-15)."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from ..actions import RUN, SET
from ..cards import (
    COPIES,
    HIGH_ACE,
    JOKER,
    RANKS,
    SUITS,
    card_at,
    in_suit,
    of_suit,
    place_value,
    rank_of,
    rank_value,
    suit_of,
)
from ..law import reasons
from ..state import Board, State

LEAST: Final = 3
LONGEST_RUN: Final = 13
LARGEST_SET: Final = 4
LARGEST_EQUAL_SET: Final = 8


@rule
def largest_set(board: Board) -> int:
    return LARGEST_EQUAL_SET if board.equal_suits else LARGEST_SET


@rule
def has_too_many_jokers(board: Board, length: int, jokers: int) -> bool:
    """REM-12: jokers never outnumber the natural cards, or the table's limit."""
    return jokers > board.most_jokers or 2 * jokers > length


@rule
def run_jokers(action: int) -> int:
    return int(RUN.joker(action) > 0) + int(RUN.other_joker(action) > 0)


@rule
def refuse_run(board: Board, action: int) -> int:
    """Whether there is such a run at all, whoever holds the cards."""
    low, length = RUN.low(action), RUN.length(action)
    joker, other = RUN.joker(action), RUN.other_joker(action)
    if length < LEAST or length > LONGEST_RUN:
        return reasons.BAD_LENGTH
    if low < 1 or low + length - 1 > HIGH_ACE:
        return reasons.BAD_PLACE
    if joker and (joker < low or joker >= low + length):
        return reasons.BAD_PLACE
    if other and (joker == 0 or other <= joker or other >= low + length):
        return reasons.BAD_PLACE
    if has_too_many_jokers(board, length, run_jokers(action)):
        return reasons.TOO_MANY_JOKERS
    return reasons.LEGAL


@rule
def suits_in(action: int, suit: int) -> int:
    """How many cards of a suit a set has."""
    return of_suit(SET.suits(action), suit)


@rule
def cards_in(suits: int) -> int:
    """How many cards of equal rank these are."""
    count = 0
    for suit in range(SUITS):
        count += of_suit(suits, suit)
    return count


@rule
def natural_in_set(action: int) -> int:
    return cards_in(SET.suits(action))


@rule
def refuse_set(board: Board, action: int) -> int:
    rank, jokers = SET.rank(action), SET.jokers(action)
    if rank < 1 or rank > RANKS:
        return reasons.NO_SUCH_CARD
    for suit in range(SUITS):
        if suits_in(action, suit) > (2 if board.equal_suits else 1):
            return reasons.SUIT_REPEATED
    length = natural_in_set(action) + jokers
    if length < LEAST or length > largest_set(board):
        return reasons.BAD_LENGTH
    if has_too_many_jokers(board, length, jokers):
        return reasons.TOO_MANY_JOKERS
    return reasons.LEGAL


@rule
def run_value(board: Board, low: int, length: int) -> int:
    value = 0
    for place in range(low, low + length):
        value += place_value(board, place)
    return value


@rule
def meld_value(board: Board, action: int) -> int:
    """REM-13: what a new meld counts, jokers as what they stand for."""
    if kind_of(action) == RUN:
        return run_value(board, RUN.low(action), RUN.length(action))
    return rank_value(SET.rank(action)) * (natural_in_set(action) + SET.jokers(action))


@rule
def needs_of(action: int, card: int) -> int:
    """How many copies of a card a new meld takes from the hand."""
    if kind_of(action) == SET:
        if card == JOKER:
            return SET.jokers(action)
        return suits_in(action, suit_of(card)) if rank_of(card) == SET.rank(action) else 0
    if card == JOKER:
        return run_jokers(action)
    low, length = RUN.low(action), RUN.length(action)
    if suit_of(card) != RUN.suit(action):
        return 0
    place = rank_of(card)
    if place == 1 and low > 1:
        place = HIGH_ACE
    if place < low or place >= low + length or place == RUN.joker(action) or place == RUN.other_joker(action):
        return 0
    return 1


@rule
def refuse_on_run(board: Board, suit: int, low: int, length: int, jokers: int, card: int, above: int) -> int:
    """REM-15: why a card cannot be laid off at an end of a run."""
    place = low + length if above else low - 1
    if length >= LONGEST_RUN or place < 1 or place > HIGH_ACE:
        return reasons.MELD_IS_FULL
    if card == JOKER:
        return reasons.TOO_MANY_JOKERS if has_too_many_jokers(board, length + 1, jokers + 1) else reasons.LEGAL
    return reasons.LEGAL if card == card_at(suit, place) else reasons.DOES_NOT_FIT


@rule
def refuse_on_set(board: Board, rank: int, suits: int, length: int, jokers: int, card: int) -> int:
    if card != JOKER and rank_of(card) != rank:
        return reasons.DOES_NOT_FIT
    if card != JOKER and not board.equal_suits and of_suit(suits, suit_of(card)):
        return reasons.SUIT_REPEATED
    if length >= largest_set(board):
        return reasons.MELD_IS_FULL
    if card == JOKER and has_too_many_jokers(board, length + 1, jokers + 1):
        return reasons.TOO_MANY_JOKERS
    return reasons.LEGAL


@rule
def suits_of_meld(state: State, meld: int) -> int:
    suits = 0
    for suit in range(SUITS):
        suits |= in_suit(int(state.meld_suits[meld, suit]), suit)
    return suits


@rule
def refuse_on_meld(state: State, board: Board, meld: int, card: int, above: int) -> int:
    low, length, jokers = int(state.meld_low[meld]), int(state.meld_length[meld]), int(state.meld_jokers[meld])
    if state.meld_set[meld]:
        return (
            refuse_on_set(board, low, suits_of_meld(state, meld), length, jokers, card)
            if above == 0
            else reasons.BAD_PLACE
        )
    return refuse_on_run(board, int(state.meld_suit[meld]), low, length, jokers, card, above)


@rule
def suits_to_choose(board: Board, held: int) -> int:
    """Every choice among cards of equal rank has its bits among these."""
    bits = 0
    for suit in range(SUITS):
        count = of_suit(held, suit)
        if count:
            bits |= in_suit(3 if count > 1 and board.equal_suits else 1, suit)
    return bits


@rule
def count_chosen(board: Board, held: int, suits: int) -> int:
    """How many cards these are, or -1 if what is held or the rules do not allow them."""
    naturals, most = 0, COPIES if board.equal_suits else 1
    for suit in range(SUITS):
        chosen = of_suit(suits, suit)
        if chosen > most or chosen > of_suit(held, suit):
            return -1
        naturals += chosen
    return naturals


@rule
def may_touch(state: State, board: Board, player: int, meld: int) -> bool:
    """REM-15: whose melds may be added to."""
    return not board.own_only or state.meld_owner[meld] == player

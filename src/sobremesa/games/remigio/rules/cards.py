"""The cards as numbers (REM-1 … REM-3): suit times 13 plus rank less one; 52 is a joker. Cards are kinds, never copies.

A place in a run is its rank, with the ace at 1 or at 14.
"""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from .state import Board

SUITS: Final = 4
SUIT_BITS: Final = 2
"""Cards of equal rank are counted in two bits a suit."""
RANKS: Final = 13
KINDS_OF_CARDS: Final = 53
JOKER: Final = 52
COPIES: Final = 2
HIGH_ACE: Final = 14
ACE_VALUE: Final = 11
FIGURE_VALUE: Final = 10
OPENING: Final = 70

SUIT_NAMES: Final = ("clubs", "coins", "cups", "swords")
RANK_NAMES: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "knight", "king")


@rule
def suit_of(card: int) -> int:
    return card // RANKS


@rule
def rank_of(card: int) -> int:
    return card % RANKS + 1


@rule
def of_suit(suits: int, suit: int) -> int:
    """How many of a suit are among cards of equal rank."""
    return suits >> SUIT_BITS * suit & 3


@rule
def in_suit(count: int, suit: int) -> int:
    """So many of a suit, to be added to cards of equal rank."""
    return count << SUIT_BITS * suit


@rule
def card_at(suit: int, place: int) -> int:
    """The card of a suit at a place of a run."""
    return suit * RANKS + (0 if place == HIGH_ACE else place - 1)


@rule
def rank_value(rank: int) -> int:
    if rank == 1:
        return ACE_VALUE
    return FIGURE_VALUE if rank > FIGURE_VALUE else rank


@rule
def place_value(board: Board, place: int) -> int:
    """REM-3: what a place of a run is worth; the ace before the 2 by the table's choice."""
    if place == 1:
        return int(board.low_ace)
    return rank_value(1 if place == HIGH_ACE else place)


@rule
def hand_value(board: Board, card: int) -> int:
    """What a card left in hand counts."""
    return int(board.joker_left) if card == JOKER else rank_value(rank_of(card))

"""Every way to use the cards of a hand: new melds, packed into one number each.

A run of six or more falls into shorter ones worth the same, unless both jokers stand in a run of six; so only runs of
three to five, and those of six with two jokers, are needed for exact answers.
"""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from ..actions import RUN, SET
from ..cards import (
    COPIES,
    HIGH_ACE,
    JOKER,
    KINDS_OF_CARDS,
    RANKS,
    SUITS,
    card_at,
    hand_value,
    in_suit,
    of_suit,
    rank_value,
)
from ..state import Board
from .melds import LEAST, cards_in, count_chosen, has_too_many_jokers, largest_set, run_value, suits_to_choose
from .work import FIELD, ITEMS, JOKER_SHIFT, MOST_KINDS, MOST_MELDS, Notes

LONGEST_NEEDED: Final = 6
BY_VALUE: Final = 0
BY_COUNT: Final = 1
BY_NOTHING: Final = 2
"""What shedding a card is worth: its value in hand, one, or nothing."""


@rule
def weight_of(board: Board, card: int, measure: int) -> int:
    if measure == BY_VALUE:
        return hand_value(board, card)
    return 1 if measure == BY_COUNT else 0


@rule
def index_hand(board: Board, work: Notes) -> None:
    """Numbers the kinds in hand; no way is known yet."""
    kinds, guard = 0, 4 << JOKER_SHIFT
    for card in range(JOKER):
        work.index[card] = 0
        if work.hand[card] and kinds < MOST_KINDS:
            work.kind[kinds] = card
            guard |= 4 << FIELD * kinds
            kinds += 1
            work.index[card] = kinds
    work.kinds_held = kinds
    work.ways = 0
    work.guard = guard
    for item in range(ITEMS):
        work.first[item] = -1
    for kind in range(MOST_KINDS + 1):
        work.worth[kind] = 0


@rule
def packed_hand(work: Notes) -> int:
    packed = int(work.hand[JOKER]) << JOKER_SHIFT
    for kind in range(work.kinds_held):
        packed |= int(work.hand[work.kind[kind]]) << FIELD * kind
    return packed


@rule
def add_way(work: Notes, item: int, packed: int, points: int, shed: int, way: int) -> None:
    number = int(work.ways)
    if number == MOST_MELDS:
        return
    work.pack[number] = packed
    work.points[number] = points
    work.shed[number] = shed
    work.way[number] = way
    work.after[number] = work.first[item]
    work.first[item] = number
    work.ways = number + 1


@rule
def add_run(board: Board, work: Notes, suit: int, low: int, length: int, mask: int, measure: int) -> None:
    """A run whose jokers stand where the mask has bits; its first natural card decides where it is listed."""
    packed, shed, first, joker, other = 0, 0, MOST_KINDS, 0, 0
    for step in range(length):
        if mask >> step & 1:
            packed += 1 << JOKER_SHIFT
            shed += weight_of(board, JOKER, measure)
            joker, other = (low + step, 0) if joker == 0 else (joker, low + step)
            continue
        card = card_at(suit, low + step)
        index = int(work.index[card]) - 1
        packed += 1 << FIELD * index
        shed += weight_of(board, card, measure)
        first = min(first, index)
    way = RUN.of(suit, low, length, joker, other)
    add_way(work, first, packed, run_value(board, low, length), shed, way)


@rule
def bits_in(mask: int) -> int:
    bits = 0
    while mask:
        mask &= mask - 1
        bits += 1
    return bits


@rule
def add_runs_from(board: Board, work: Notes, suit: int, low: int, measure: int) -> None:
    jokers, missing = int(work.hand[JOKER]), 0
    for length in range(1, LONGEST_NEEDED + 1):
        if low + length - 1 > HIGH_ACE:
            return
        missing |= int(work.index[card_at(suit, low + length - 1)] == 0) << length - 1
        if bits_in(missing) > jokers:
            return
        if length < LEAST:
            continue
        for mask in range(1 << length if jokers else 1):
            if mask & missing != missing:
                continue
            standing = bits_in(mask)
            if standing > jokers or has_too_many_jokers(board, length, standing):
                continue
            if length < LONGEST_NEEDED or standing == 2:
                add_run(board, work, suit, low, length, mask, measure)


@rule
def add_set(board: Board, work: Notes, rank: int, suits: int, jokers: int, measure: int) -> None:
    packed = jokers << JOKER_SHIFT
    shed, first, length = jokers * weight_of(board, JOKER, measure), MOST_KINDS, jokers
    for suit in range(SUITS):
        count = of_suit(suits, suit)
        if count:
            card = card_at(suit, rank)
            index = int(work.index[card]) - 1
            packed += count << FIELD * index
            shed += count * weight_of(board, card, measure)
            first = min(first, index)
            length += count
    add_way(work, first, packed, rank_value(rank) * length, shed, SET.of(rank, suits, jokers))


@rule
def held_of_rank(work: Notes, rank: int) -> int:
    """How many of each suit."""
    suits = 0
    for suit in range(SUITS):
        suits |= in_suit(int(work.hand[card_at(suit, rank)]), suit)
    return suits


@rule
def add_sets_of(board: Board, work: Notes, rank: int, measure: int) -> None:
    jokers, held = int(work.hand[JOKER]), held_of_rank(work, rank)
    if cards_in(held) + jokers < LEAST or cards_in(held) < COPIES:
        return
    most = suits_to_choose(board, held)
    suits = most
    while suits:
        naturals = count_chosen(board, held, suits)
        for standing in range(jokers + 1 if naturals > 0 else 0):
            length = naturals + standing
            if length >= LEAST and length <= largest_set(board) and not has_too_many_jokers(board, length, standing):
                add_set(board, work, rank, suits, standing, measure)
        suits = (suits - 1) & most


@rule
def add_new_melds(board: Board, work: Notes, measure: int) -> None:
    for suit in range(SUITS):
        for low in range(1, HIGH_ACE - 1):
            add_runs_from(board, work, suit, low, measure)
    for rank in range(1, RANKS + 1):
        add_sets_of(board, work, rank, measure)
    weigh_kinds(work)


@rule
def weigh_kinds(work: Notes) -> None:
    """WORTH[i]: at most so many points lie in the kinds from i on, jokers apart; cards in no meld count nothing."""
    touched = 0
    for way in range(work.ways):
        touched |= int(work.pack[way])
    for kind in range(int(work.kinds_held) - 1, -1, -1):
        worth = 0
        if touched >> FIELD * kind & 3:
            card = int(work.kind[kind])
            worth = rank_value(card % RANKS + 1) * int(work.hand[card])
        work.worth[kind] = work.worth[kind + 1] + worth


@rule
def cards_held(work: Notes) -> int:
    held = 0
    for card in range(KINDS_OF_CARDS):
        held += int(work.hand[card])
    return held

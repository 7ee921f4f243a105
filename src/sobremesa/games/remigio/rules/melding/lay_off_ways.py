"""Every way to lay cards of a hand off on a meld of the table: how far on either side, and where jokers stand."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..cards import HIGH_ACE, JOKER, SUITS, card_at, of_suit
from ..state import Board, State
from .melds import (
    LONGEST_RUN,
    count_chosen,
    has_too_many_jokers,
    largest_set,
    may_touch,
    suits_of_meld,
    suits_to_choose,
)
from .plans import LARGER_SET, LONGER_RUN
from .ways import add_way, bits_in, held_of_rank, weight_of
from .work import FIELD, JOKER_SHIFT, MOST_KINDS, Notes


@rule
def added_places(low: int, high: int, below: int, above: int) -> int:
    """Bit p: place p is added to the run."""
    return ((1 << low) - (1 << low - below)) | ((1 << high + above + 1) - (1 << high + 1))


@rule
def missing_places(work: Notes, suit: int, places: int) -> int:
    missing = 0
    for place in range(1, HIGH_ACE + 1):
        if places >> place & 1 and work.index[card_at(suit, place)] == 0:
            missing |= 1 << place
    return missing


@rule
def add_extension(
    state: State, board: Board, work: Notes, meld: int, places: int, jokers: int, measure: int, way: int
) -> None:
    suit = int(state.meld_suit[meld])
    packed = bits_in(jokers) << JOKER_SHIFT
    shed = bits_in(jokers) * weight_of(board, JOKER, measure)
    for place in range(1, HIGH_ACE + 1):
        if (places & ~jokers) >> place & 1:
            card = card_at(suit, place)
            packed += 1 << FIELD * (int(work.index[card]) - 1)
            shed += weight_of(board, card, measure)
    add_way(work, MOST_KINDS + meld, packed, 0, shed, way)


@rule
def add_joker_choices(state: State, board: Board, work: Notes, meld: int, below: int, above: int, measure: int) -> None:
    low, length = int(state.meld_low[meld]), int(state.meld_length[meld])
    places = added_places(low, low + length - 1, below, above)
    missing = missing_places(work, int(state.meld_suit[meld]), places)
    held = int(work.hand[JOKER])
    for one in range(HIGH_ACE + 1 if held else 1):
        for other in range(HIGH_ACE + 1 if held > 1 else 1):
            if other and (one == 0 or other <= one):
                continue
            jokers = (1 << one | 1 << other) & ~1
            if jokers & ~places or missing & ~jokers:
                continue
            total = int(state.meld_jokers[meld]) + bits_in(jokers)
            if jokers == 0 or not has_too_many_jokers(board, length + below + above, total):
                way = LONGER_RUN.of(meld, below, above, one, other)
                add_extension(state, board, work, meld, places, jokers, measure, way)


@rule
def add_run_extensions(state: State, board: Board, work: Notes, meld: int, measure: int) -> None:
    low, length = int(state.meld_low[meld]), int(state.meld_length[meld])
    held, suit = int(work.hand[JOKER]), int(state.meld_suit[meld])
    for below in range(low):
        if bits_in(missing_places(work, suit, added_places(low, low + length - 1, below, 0))) > held:
            return
        for above in range(HIGH_ACE - low - length + 2):
            if below + above == 0:
                continue
            if length + below + above > LONGEST_RUN:
                break
            if bits_in(missing_places(work, suit, added_places(low, low + length - 1, below, above))) > held:
                break
            add_joker_choices(state, board, work, meld, below, above, measure)


@rule
def add_to_set(state: State, board: Board, work: Notes, meld: int, suits: int, jokers: int, measure: int) -> None:
    rank = int(state.meld_low[meld])
    packed = jokers << JOKER_SHIFT
    shed = jokers * weight_of(board, JOKER, measure)
    for suit in range(SUITS):
        count = of_suit(suits, suit)
        if count:
            card = card_at(suit, rank)
            packed += count << FIELD * (int(work.index[card]) - 1)
            shed += count * weight_of(board, card, measure)
    add_way(work, MOST_KINDS + meld, packed, 0, shed, LARGER_SET.of(meld, suits, jokers))


@rule
def add_set_additions(state: State, board: Board, work: Notes, meld: int, measure: int) -> None:
    rank, length = int(state.meld_low[meld]), int(state.meld_length[meld])
    lying, there = suits_of_meld(state, meld), int(state.meld_jokers[meld])
    held = held_of_rank(work, rank)
    most = suits_to_choose(board, held)
    for suits in range(most + 1):
        naturals = count_chosen(board, held, suits)
        if suits & ~most or naturals < 0 or (not board.equal_suits and suits & lying):
            continue
        for jokers in range(int(work.hand[JOKER]) + 1):
            total = length + naturals + jokers
            if naturals + jokers == 0 or total > largest_set(board):
                continue
            if jokers and has_too_many_jokers(board, total, there + jokers):
                continue
            add_to_set(state, board, work, meld, suits, jokers, measure)


@rule
def add_lay_offs(state: State, board: Board, work: Notes, player: int, measure: int) -> None:
    for meld in range(state.melds):
        if not may_touch(state, board, player, meld):
            continue
        if state.meld_set[meld]:
            add_set_additions(state, board, work, meld, measure)
        else:
            add_run_extensions(state, board, work, meld, measure)

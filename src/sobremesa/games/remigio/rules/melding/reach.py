"""What a hand can still do: reach an opening (REM-13), lay a card that must be laid (REM-7, REM-9, REM-10)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..cards import ACE_VALUE, HIGH_ACE, JOKER, RANKS, SUITS, card_at, rank_of, rank_value, suit_of
from ..state import Board, State
from .melds import LEAST, cards_in, has_too_many_jokers, may_touch, refuse_on_meld
from .search import dearest, explore
from .ways import BY_NOTHING, add_new_melds, held_of_rank, index_hand
from .work import Notes


@rule
def near_in_suit(work: Notes, suit: int, jokers: int) -> int:
    """The places held that could lie in a run, bit by bit: two others, jokers among them, are close enough."""
    held = 0
    for place in range(1, HIGH_ACE + 1):
        held |= int(work.hand[card_at(suit, place)] > 0) << place
    if jokers > 1:
        return held
    if jokers:
        return held & (held << 1 | held << 2 | held >> 1 | held >> 2)
    three = held & held >> 1 & held >> 2
    return three | three << 1 | three << 2


@rule
def most_in_melds(work: Notes) -> int:
    """No melds of the hand in the notes are worth more: quickly counted, and mostly too little to open."""
    jokers = int(work.hand[JOKER])
    total, enough = ACE_VALUE * jokers, LEAST - jokers
    for suit in range(SUITS):
        near = near_in_suit(work, suit, jokers)
        for rank in range(1, RANKS + 1):
            held = int(work.hand[card_at(suit, rank)])
            is_near = near >> rank & 1 or (rank == 1 and near >> HIGH_ACE & 1)
            if held and (is_near or cards_in(held_of_rank(work, rank)) >= enough):
                total += held * rank_value(rank)
    return total


@rule
def can_reach(board: Board, work: Notes, need: int, owed: int) -> bool:
    """Whether melds worth `need` lie in the hand of the notes, with the card `owed` (or NOTHING) among them."""
    if need <= 0 and owed < 0:
        return True
    if most_in_melds(work) < need:
        return False
    index_hand(board, work)
    add_new_melds(board, work, BY_NOTHING)
    if int(work.worth[0]) + ACE_VALUE * int(work.hand[JOKER]) < need:
        return False
    explore(work, 0, need, owed)
    best = dearest(work)
    return best >= 0 and int(work.laid[best]) >= need


@rule
def fits_window(board: Board, work: Notes, suit: int, low: int, length: int, card: int) -> bool:
    """Whether a run of just these places can be made with the card in it."""
    missing, within = 0, card == JOKER
    for place in range(low, low + length):
        if card_at(suit, place) == card:
            within = True
        elif work.hand[card_at(suit, place)] == 0:
            missing += 1
    jokers = max(missing, 1) if card == JOKER else missing
    return within and jokers <= work.hand[JOKER] and not has_too_many_jokers(board, length, jokers)


@rule
def has_run_with(board: Board, work: Notes, card: int) -> bool:
    """Runs of three and four are enough: every longer one holds one of those with the card in it."""
    for suit in range(SUITS):
        if card != JOKER and suit != suit_of(card):
            continue
        for length in range(LEAST, LEAST + 2):
            for low in range(1, HIGH_ACE - length + 2):
                if fits_window(board, work, suit, low, length, card):
                    return True
    return False


@rule
def suits_held(board: Board, work: Notes, rank: int) -> int:
    """How many cards of a rank can lie in one set."""
    if board.equal_suits:
        return cards_in(held_of_rank(work, rank))
    held = 0
    for suit in range(SUITS):
        held += int(work.hand[card_at(suit, rank)] > 0)
    return held


@rule
def has_set_with(board: Board, work: Notes, card: int) -> bool:
    joker = 1 if work.hand[JOKER] else 0
    if card != JOKER:
        return suits_held(board, work, rank_of(card)) + joker >= LEAST
    for rank in range(1, 14):
        if suits_held(board, work, rank) >= LEAST - 1:
            return True
    return False


@rule
def has_meld_with(board: Board, work: Notes, card: int) -> bool:
    """Whether one new meld of the hand in the notes has the card in it."""
    if work.hand[card] == 0:
        return False
    return has_set_with(board, work, card) or has_run_with(board, work, card)


@rule
def has_place_on_table(state: State, board: Board, player: int, card: int) -> bool:
    for meld in range(state.melds):
        if may_touch(state, board, player, meld):
            if refuse_on_meld(state, board, meld, card, 0) == 0 or refuse_on_meld(state, board, meld, card, 1) == 0:
                return True
    return False


@rule
def can_lay(state: State, board: Board, player: int, card: int, work: Notes) -> bool:
    """REM-10: at this moment, in a new meld of the hand in the notes or on the table."""
    return has_place_on_table(state, board, player, card) or has_meld_with(board, work, card)

"""What a card is worth to a hand: melds it completes, melds one or two cards away, and the points it would bring.

Before the opening the weights are those with which hands played alone reached 70 soonest, found by trying; after it
points in hand are a burden.
"""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from ..rules.cards import HIGH_ACE, JOKER, KINDS_OF_CARDS, RANKS, SUITS, card_at, place_value, rank_of, rank_value
from ..rules.melds import refuse_on_meld
from ..rules.state import State, Table
from ..rules.turns import next_in
from ..rules.work import Notes, take_up

A_JOKER: Final = 1000.0
HELPS_NEXT: Final = 3.0
"""What a discard costs that the next player can lay off at once."""
USUAL_MELD: Final = 20

POINT, TWIN, RUN, SET, RUN_END, RUN_GAP, RUN_FAR, SET_OUT, SET_FAR, FOURTH_OUT, FOURTH, BY_POINTS = range(12)
WEIGHTS: Final = (
    (0.25, -5.5, 4.0, 3.4, 0.46, 0.45, 0.04, 0.6, 0.05, 0.5, 4.0, 0.027),
    (-0.15, -2.0, 4.0, 4.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 4.0, 0.0),
)
"""Two rows: before and after opening. A card more to come counts for the meld it would complete; BY_POINTS makes melds
dearer or cheaper than the usual one count more or less."""


@rule
def worth_in_run(board: Table, suit: int, low: int, place: int, row: int, work: Notes) -> float:
    """What a card adds at a place of the three-card run from `low` on."""
    held, outs, both, points, is_gap = 0, 0, 1, 0, False
    for at in range(low, low + 3):
        points += place_value(board, at)
        card = card_at(suit, at)
        if at == place:
            continue
        if work.hand[card]:
            held += 1
        else:
            outs = int(work.unseen[card])
            both *= outs
            is_gap = at == low + 1
    scale = 1.0 + WEIGHTS[row][BY_POINTS] * (points - USUAL_MELD)
    if held == 2:
        return WEIGHTS[row][RUN] * scale
    if held == 1:
        return WEIGHTS[row][RUN_GAP if is_gap else RUN_END] * outs * scale
    return WEIGHTS[row][RUN_FAR] * both * scale


@rule
def worth_in_runs(board: Table, card: int, row: int, work: Notes) -> float:
    suit, rank = card // RANKS, rank_of(card)
    found = worth_in_run(board, suit, HIGH_ACE - 2, HIGH_ACE, row, work) if rank == 1 else 0.0
    for low in range(max(1, rank - 2), min(rank, HIGH_ACE - 2) + 1):
        found += worth_in_run(board, suit, low, rank, row, work)
    return found


@rule
def worth_in_set(card: int, row: int, work: Notes) -> float:
    suit, rank = card // RANKS, rank_of(card)
    held, outs = 0, 0
    for other in range(SUITS):
        if other != suit:
            held += int(work.hand[card_at(other, rank)] > 0)
            outs += 0 if work.hand[card_at(other, rank)] else int(work.unseen[card_at(other, rank)])
    scale = 1.0 + WEIGHTS[row][BY_POINTS] * (3 * rank_value(rank) - USUAL_MELD)
    if held == 0:
        return WEIGHTS[row][SET_FAR] * outs * scale
    if held == 1:
        return WEIGHTS[row][SET_OUT] * outs * scale
    if held == 2:
        return (WEIGHTS[row][SET] + WEIGHTS[row][FOURTH_OUT] * outs) * scale
    return (WEIGHTS[row][SET] + WEIGHTS[row][FOURTH]) * scale


@rule
def worth_keeping(board: Table, card: int, row: int, work: Notes) -> float:
    """Of a card in the hand of the notes; the hand is left as it was."""
    if card == JOKER:
        return A_JOKER
    work.hand[card] -= 1
    found = WEIGHTS[row][POINT] * rank_value(rank_of(card)) + worth_in_set(card, row, work)
    found += worth_in_runs(board, card, row, work)
    if work.hand[card]:
        found += WEIGHTS[row][TWIN]
    work.hand[card] += 1
    return found


@rule
def count_unseen(state: State, player: int, work: Notes) -> None:
    """All that is not in hand, on the pile or in melds."""
    for card in range(KINDS_OF_CARDS):
        work.unseen[card] = 2 - state.hands[player, card] - state.pile[card]
    for meld in range(state.melds):
        low, suit = int(state.meld_low[meld]), int(state.meld_suit[meld])
        if state.meld_set[meld]:
            for other in range(SUITS):
                work.unseen[card_at(other, low)] -= int(state.meld_suits[meld, other])
            continue
        for place in range(low, low + int(state.meld_length[meld])):
            if not int(state.meld_places[meld]) >> place - 1 & 1:
                work.unseen[card_at(suit, place)] -= 1


@rule
def fits_table(state: State, board: Table, card: int) -> bool:
    for meld in range(state.melds):
        if refuse_on_meld(state, board, meld, card, 0) == 0 or refuse_on_meld(state, board, meld, card, 1) == 0:
            return True
    return False


@rule
def regret(state: State, board: Table, player: int, card: int, work: Notes) -> float:
    """What discarding a card of the hand in the notes costs: its worth, and what the next player makes of it."""
    worth = worth_keeping(board, card, int(state.opened[player] > 0), work)
    if state.opened[next_in(state, board, player)] and fits_table(state, board, card):
        worth += HELPS_NEXT
    return worth


@rule
def least_missed(state: State, board: Table, player: int, work: Notes) -> int:
    """The card of a hand to part with."""
    take_up(state, player, work)
    count_unseen(state, player, work)
    best, least = -1, 0.0
    for card in range(KINDS_OF_CARDS):
        if work.hand[card]:
            cost = regret(state, board, player, card, work)
            if best < 0 or cost < least:
                best, least = card, cost
    return best

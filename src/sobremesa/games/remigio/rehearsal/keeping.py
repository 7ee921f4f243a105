"""What a card is worth to a hand: melds it completes, melds one or two cards away, and the points it would bring.

Before the opening the weights are those with which hands played alone reached 70 soonest, found by trying; after it
points in hand are a burden.
"""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from ..rules.cards import HIGH_ACE, JOKER, KINDS_OF_CARDS, RANKS, SUITS, card_at, place_value, rank_of, rank_value
from ..rules.melding.melds import refuse_on_meld
from ..rules.melding.work import Notes, take_up
from ..rules.state import Board, State
from ..rules.turns import next_in

A_JOKER: Final = 1000.0
HELPS_NEXT: Final = 6.8
"""What a discard costs that the next player can lay off at once."""
MAY_HELP_NEXT: Final = 11.1
"""What it costs if the next player holds a pair that it completes."""
FITS: Final = (1.2, 6.4)
"""What a card is worth that fits a meld on the table, before and after opening."""
USUAL_MELD: Final = 20

POINT, TWIN, RUN, SET, RUN_END, RUN_GAP, RUN_FAR, SET_OUT, SET_FAR, FOURTH_OUT, FOURTH, BY_POINTS = range(12)
WEIGHTS: Final = (
    (0.154, -6.37, 2.85, 4.2, 0.425, 0.445, -0.0, 0.579, 0.124, 0.749, 3.49, 0.007),
    (0.014, -4.74, 4.65, 5.41, 0.797, 0.941, -0.033, 1.037, 0.026, 0.288, 4.44, -0.005),
)
"""Two rows: before and after opening. A card more to come counts for the meld it would complete; BY_POINTS makes melds
dearer or cheaper than the usual one count more or less."""


@rule
def worth_in_run(board: Board, suit: int, low: int, place: int, row: int, work: Notes) -> float:
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
def worth_in_runs(board: Board, card: int, row: int, work: Notes) -> float:
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
def worth_keeping(board: Board, card: int, row: int, work: Notes) -> float:
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
def fits_table(state: State, board: Board, card: int) -> bool:
    for meld in range(state.melds):
        if refuse_on_meld(state, board, meld, card, 0) == 0 or refuse_on_meld(state, board, meld, card, 1) == 0:
            return True
    return False


@rule
def pairs_in_runs(card: int, work: Notes) -> int:
    """How many pairs of unseen cards make a run of three with this one."""
    suit, rank, pairs = card // RANKS, rank_of(card), 0
    for low in range(max(1, rank - 2), min(rank, HIGH_ACE - 2) + 1):
        both = 1
        for at in range(low, low + 3):
            both *= int(work.unseen[card_at(suit, at)]) if at != rank else 1
        pairs += both
    if rank == 1:
        pairs += int(work.unseen[card_at(suit, HIGH_ACE - 1)]) * int(work.unseen[card_at(suit, HIGH_ACE - 2)])
    return pairs


@rule
def pairs_in_sets(card: int, work: Notes) -> int:
    suit, rank, pairs, so_far = card // RANKS, rank_of(card), 0, 0
    for other in range(SUITS):
        if other != suit:
            unseen = int(work.unseen[card_at(other, rank)])
            pairs += so_far * unseen
            so_far += unseen
    return pairs


@rule
def helps_next(state: State, board: Board, player: int, card: int, fits: bool, work: Notes) -> float:
    """What a discard may do for the next player, who can take it only when open."""
    other = next_in(state, board, player)
    if not state.opened[other] or card == JOKER:
        return 0.0
    if fits:
        return HELPS_NEXT
    unseen = 1
    for each in range(KINDS_OF_CARDS):
        unseen += int(work.unseen[each])
    dense = int(state.hand_size[other]) / unseen
    return MAY_HELP_NEXT * dense * dense * (pairs_in_runs(card, work) + pairs_in_sets(card, work))


@rule
def regret(state: State, board: Board, player: int, card: int, work: Notes) -> float:
    """What discarding a card of the hand in the notes costs: its worth, and what the next player makes of it."""
    row = int(state.opened[player] > 0)
    fits = fits_table(state, board, card)
    worth = worth_keeping(board, card, row, work) + helps_next(state, board, player, card, fits, work)
    return worth + FITS[row] if fits else worth


@rule
def least_missed(state: State, board: Board, player: int, work: Notes) -> int:
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

"""What the next card could bring, answered exactly for every card that may still come.

Before the opening: how likely the hand opens with it. After it: how likely it closes, and how many cards go down.
"""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.compiled import rule

from ..rules.cards import KINDS_OF_CARDS, OPENING
from ..rules.melding.advice import prepare
from ..rules.melding.reach import can_reach
from ..rules.melding.search import NOTHING, explore, lightest
from ..rules.melding.ways import BY_COUNT
from ..rules.melding.work import Notes, take_up
from ..rules.state import NOT_OPEN, Board, State
from .keeping import regret

OPENS_NEXT: Final = 60.0
CLOSES_NEXT: Final = 40.0
A_CARD_DOWN: Final = 4.0
"""In units of worth: what a sure opening, a sure close and a card less are worth a turn ahead."""
WORTH_A_LOOK: Final = 12.0
"""A card worth more than this is not parted with, whatever the next one brings."""


@rule
def opens_next(board: Board, work: Notes) -> float:
    """How likely the hand in the notes opens with its next card."""
    total, opening = 0, 0
    for card in range(KINDS_OF_CARDS):
        copies = int(work.unseen[card])
        if copies:
            total += copies
            work.hand[card] += 1
            opening += copies if can_reach(board, work, OPENING, NOTHING) else 0
            work.hand[card] -= 1
    return opening / total if total else 0.0


@rule
def goes_down(state: State, board: Board, player: int, work: Notes) -> float:
    """What a hand is worth that may lay all it can now."""
    explore(work, prepare(state, board, player, BY_COUNT, True, work), 0, NOTHING)
    down = int(work.left[lightest(work, 0)])
    return A_CARD_DOWN * down + (CLOSES_NEXT if down >= state.hand_size[player] - 1 else 0.0)


@rule
def goes_down_next(state: State, board: Board, player: int, work: Notes) -> float:
    """The same on the average of the cards to come; the hand is left as it was."""
    total, worth = 0, 0.0
    for card in range(KINDS_OF_CARDS):
        copies = int(work.unseen[card])
        if copies:
            total += copies
            state.hands[player, card] += 1
            state.hand_size[player] += 1
            worth += copies * goes_down(state, board, player, work)
            state.hands[player, card] -= 1
            state.hand_size[player] -= 1
    return worth / total if total else 0.0


@rule
def promise_without(state: State, board: Board, player: int, card: int, work: Notes) -> float:
    """What the hand promises after a discard; the notes hold which cards may come."""
    is_open = state.opened[player] != NOT_OPEN
    take_up(state, player, work)
    cost = regret(state, board, player, card, work)
    if cost > WORTH_A_LOOK:
        return -cost
    if not is_open:
        work.hand[card] -= 1
        return OPENS_NEXT * opens_next(board, work) - cost
    state.hands[player, card] -= 1
    state.hand_size[player] -= 1
    ahead = goes_down_next(state, board, player, work)
    state.hands[player, card] += 1
    state.hand_size[player] += 1
    return ahead - cost

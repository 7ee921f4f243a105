"""What chance decides: every outcome with its weight (for search and proofs), and one drawn directly (for speed)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import draw_below
from sobremesa.kernel.compiled import rule
from sobremesa.kernel.jotting import jotted

from . import actions, phases
from .actions import NO_CARD, SHOWN_AT_ONCE
from .cards import KINDS_OF_CARDS
from .counting import next_to_show
from .state import Board, State


@rule
def outcome_of(state: State, card: int) -> int:
    if state.phase == phases.TURN_CUT:
        return actions.CUT_CARD.of(card)
    if state.phase == phases.TURN_UP:
        return actions.TURNED.of(card)
    if state.phase == phases.DEAL:
        return actions.DEALT.of(int(state.active), card)
    return actions.DRAWN.of(int(state.active), card)


@rule
def shown_cards(state: State, board: Board) -> int:
    """The next seven cards of a hand laid open at the count."""
    player = next_to_show(state, board)
    cards, places = jotted(SHOWN_AT_ONCE), 0
    cards[:] = NO_CARD
    for card in range(KINDS_OF_CARDS):
        for _ in range(state.hands[player, card] - state.shown[player, card]):
            if places < SHOWN_AT_ONCE:
                cards[places] = card
                places += 1
    return actions.SHOWN.of(player, cards)


@rule
def forced_outcome(state: State, board: Board) -> int:
    if state.phase == phases.SHOW_CLOSING:
        player = int(state.closer) - 1
        return actions.CLOSED_WITH.of(player, int(state.face_down[player]) - 1)
    return shown_cards(state, board)


@rule
def list_chance(state: State, board: Board, outcomes: NDArray[np.int64], weights: NDArray[np.int64]) -> int:
    """Writes the outcomes in ascending order with their weights; how many there are."""
    if state.phase < phases.FIRST_CHANCE:
        return 0
    if state.phase >= phases.SHOW_CLOSING:
        outcomes[0] = forced_outcome(state, board)
        weights[0] = 1
        return 1
    count = 0
    for card in range(KINDS_OF_CARDS):
        if state.stock[card]:
            outcomes[count] = outcome_of(state, card)
            weights[count] = state.stock[card]
            count += 1
    return count


@rule
def draw_chance(state: State, board: Board, stream: NDArray[np.int64]) -> int:
    """One outcome, drawn directly with the right weights."""
    if state.phase >= phases.SHOW_CLOSING:
        return forced_outcome(state, board)
    left = draw_below(stream, int(state.stock_size))
    card = 0
    while left >= state.stock[card]:
        left -= int(state.stock[card])
        card += 1
    return outcome_of(state, card)

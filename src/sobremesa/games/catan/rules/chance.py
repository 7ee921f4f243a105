"""What chance decides: every outcome with its weight (for search and proofs), and one drawn directly (for speed)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import draw_below
from sobremesa.kernel.compiled import rule

from ..board.bounds import CARDS, RESOURCES
from ..board.layout import Board
from ..hooks.blocks import kinds_drawn, outcome_drawn, weight_drawn
from . import actions, phases
from .state import DICE_PAIRS, State


@rule
def first_losing(state: State, board: Board) -> int:
    for player in range(board.players):
        if state.at_random[player]:
            return player
    return -1


@rule
def first_to_show(state: State, board: Board) -> int:
    for player in range(board.players):
        if state.has_chosen[player]:
            return player
    return -1


@rule
def shown_discard(state: State, board: Board) -> int:
    player = first_to_show(state, board)
    return actions.DISCARDED.of(player, state.chosen[player])


@rule
def dice_weight(state: State, board: Board, pair: int) -> int:
    return int(state.dice_left[pair]) if board.balanced_dice else 1


@rule
def kinds_of_cards(phase: int) -> int:
    """How many kinds there are of what is drawn, stolen or lost."""
    if phase == phases.DRAW_CARD:
        return CARDS
    return RESOURCES if phase == phases.STEAL or phase == phases.LOSE_AT_RANDOM else kinds_drawn(phase)


@rule
def weight_of_card(state: State, board: Board, phase: int, card: int) -> int:
    """How many cards of a kind may be the one drawn, stolen or lost."""
    if phase == phases.STEAL:
        return int(state.hands[state.victim - 1, card])
    if phase == phases.DRAW_CARD:
        return int(state.deck[card])
    if phase != phases.LOSE_AT_RANDOM:
        return weight_drawn(state, phase, card)
    player = first_losing(state, board)
    return int(state.hands[player, card]) - int(state.chosen[player, card])


@rule
def outcome_of_card(state: State, board: Board, phase: int, card: int) -> int:
    if phase == phases.STEAL:
        return actions.STOLEN.of(int(state.active), int(state.victim) - 1, card)
    if phase == phases.DRAW_CARD:
        return actions.DRAWN.of(int(state.active), card)
    if phase == phases.LOSE_AT_RANDOM:
        return actions.LOSE.of(first_losing(state, board), card)
    return outcome_drawn(state, board, phase, card)


@rule
def list_chance(state: State, board: Board, outcomes: NDArray[np.int64], weights: NDArray[np.int64]) -> int:
    """Writes the outcomes in ascending order with their weights; how many there are."""
    phase = int(state.phase)
    if phase < phases.FIRST_CHANCE:
        return 0
    if phase == phases.SHOW_DISCARDS:
        outcomes[0] = shown_discard(state, board)
        weights[0] = 1
        return 1
    count = 0
    if phase == phases.ROLL:
        for other in range(1, 7):
            for one in range(1, 7):
                weight = dice_weight(state, board, (one - 1) * 6 + other - 1)
                if weight:
                    outcomes[count] = actions.DICE.of(one, other)
                    weights[count] = weight
                    count += 1
        return count
    for card in range(kinds_of_cards(phase)):
        weight = weight_of_card(state, board, phase, card)
        if weight:
            outcomes[count] = outcome_of_card(state, board, phase, card)
            weights[count] = weight
            count += 1
    return count


@rule
def draw_dice(state: State, board: Board, stream: NDArray[np.int64]) -> int:
    if not board.balanced_dice:
        return actions.DICE.of(1 + draw_below(stream, 6), 1 + draw_below(stream, 6))
    total = 0
    for pair in range(DICE_PAIRS):
        total += int(state.dice_left[pair])
    left = draw_below(stream, total)
    pair = 0
    while left >= state.dice_left[pair]:
        left -= int(state.dice_left[pair])
        pair += 1
    return actions.DICE.of(1 + pair // 6, 1 + pair % 6)


@rule
def draw_chance(state: State, board: Board, stream: NDArray[np.int64]) -> int:
    """One outcome, drawn directly with the right weights."""
    phase = int(state.phase)
    if phase == phases.ROLL:
        return draw_dice(state, board, stream)
    if phase == phases.SHOW_DISCARDS:
        return shown_discard(state, board)
    total = 0
    for card in range(kinds_of_cards(phase)):
        total += weight_of_card(state, board, phase, card)
    left = draw_below(stream, total)
    card = 0
    while left >= weight_of_card(state, board, phase, card):
        left -= weight_of_card(state, board, phase, card)
        card += 1
    return outcome_of_card(state, board, phase, card)

"""What chance decides: the next card laid or turned. Listed with weights, or drawn directly for speed.

A deck of so many cards of each colour turns one of a colour in proportion to its count, and then any card of that
colour which nobody has turned yet: exactly as if decks had been exchanged, shuffled and split beforehand.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.chance import draw_below
from sobremesa.kernel.compiled import rule

from . import actions, phases
from .bounds import CARDS, FIRST_PORT_CARD, FIRST_TEAM_CARD, PLACES, PORTS, TEAMS, WARM_UP
from .cards import colour_of
from .deeds.decks import next_deck, next_place, next_port, team_deck, unturned_of
from .state import Board, State

MOST_CHANCES = CARDS


@rule
def action_for(state: State, card: int) -> int:
    """The step that brings a card to where the next one goes."""
    if state.phase == phases.LAYING:
        place = next_place(state)
        if place >= 0:
            return actions.LAY.of(place, card)
        return actions.LAY_PORT.of(next_port(state), card)
    if state.mini_game == WARM_UP:
        return actions.SHOW.of(card)
    return actions.TURN.of(next_deck(state), card)


@rule
def weight_of(state: State, board: Board, card: int) -> int:
    """How likely a card is to be the next one."""
    if not state.unturned[card]:
        return 0
    if state.phase == phases.LAYING:
        if next_place(state) >= 0:
            return 1 if card < FIRST_TEAM_CARD else 0
        return 1 if card >= FIRST_PORT_CARD else 0
    if state.mini_game == WARM_UP:
        return 1
    team, colour = int(board.team_of[next_deck(state)]), colour_of(card)
    if colour < 0:
        return 0
    weight = int(state.holds[team, colour])
    for other in range(TEAMS):
        if other != colour:
            weight *= max(1, unturned_of(state, other))
    return weight


@rule
def list_chance(state: State, board: Board, outcomes: NDArray[np.int64], weights: NDArray[np.int64]) -> int:
    """Writes the outcomes in ascending order with their weights; how many there are."""
    if state.phase != phases.LAYING and state.phase != phases.TURNING:
        return 0
    count = 0
    for card in range(CARDS):
        weight = weight_of(state, board, card)
        if weight:
            outcomes[count] = action_for(state, card)
            weights[count] = weight
            count += 1
    return count


@rule
def nth_unturned(state: State, first: int, end: int, nth: int) -> int:
    left = nth
    for card in range(first, end):
        if state.unturned[card]:
            if left == 0:
                return card
            left -= 1
    return -1


@rule
def count_unturned(state: State, first: int, end: int) -> int:
    count = 0
    for card in range(first, end):
        count += int(state.unturned[card])
    return count


@rule
def any_unturned(state: State, first: int, end: int, stream: NDArray[np.int64]) -> int:
    return nth_unturned(state, first, end, draw_below(stream, count_unturned(state, first, end)))


@rule
def draw_chance(state: State, board: Board, stream: NDArray[np.int64]) -> int:
    """One outcome, drawn directly with the right weights."""
    if state.phase == phases.LAYING:
        if next_place(state) >= 0:
            return action_for(state, any_unturned(state, 0, PLACES, stream))
        return action_for(state, any_unturned(state, FIRST_PORT_CARD, FIRST_PORT_CARD + PORTS, stream))
    if state.mini_game == WARM_UP:
        return action_for(state, any_unturned(state, 0, CARDS, stream))
    team = int(board.team_of[next_deck(state)])
    left = draw_below(stream, team_deck(state, team))
    colour = 0
    while left >= int(state.holds[team, colour]):
        left -= int(state.holds[team, colour])
        colour += 1
    first = FIRST_TEAM_CARD + 16 * colour
    return action_for(state, any_unturned(state, first, first + 16, stream))

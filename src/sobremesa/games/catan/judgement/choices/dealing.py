"""What exchanges with other players are worth to both sides (CAT-15, CAT-48)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule, rule

from ...board.bounds import RESOURCES
from ...board.layout import Board
from ...rules.state import State
from ..desk import Desk
from ..slots import KEPT, NOW, value_at
from .turn import search_turn


@rule
def change_hands(state: State, player: int, partner: int, resource: int, amount: int) -> None:
    state.hands[player, resource] += amount
    state.hand_size[player] += amount
    state.hands[partner, resource] -= amount
    state.hand_size[partner] -= amount


@inner_rule
def weigh_deals(
    slots: Many[State],
    board: Board,
    desk: Desk,
    player: int,
    weights: NDArray[np.float32],
    width: int,
    terms: NDArray[np.int64],
    partners: NDArray[np.int64],
    worths: NDArray[np.float64],
) -> None:
    """Five terms a deal, what the player gets; two worths: the player's chance, and the partner's.

    Who is at turn counts on the best use of the cards in this turn; a bystander on what they are worth in hand.
    """
    slots[KEPT] = slots[NOW]
    for deal in range(len(partners)):
        slots[NOW] = slots[KEPT]
        partner = int(partners[deal])
        if partner != player:
            for resource in range(RESOURCES):
                amount = int(terms[deal * RESOURCES + resource])
                change_hands(slots[NOW], player, partner, resource, amount)
        worths[2 * deal] = value_at(slots, NOW, board, desk, player, weights)
        worths[2 * deal + 1] = desk.chances[partner]
        if slots[NOW].active == player:
            search_turn(slots, board, desk, player, weights, width, False)
            worths[2 * deal] = max(worths[2 * deal], desk.best[0])
    slots[NOW] = slots[KEPT]

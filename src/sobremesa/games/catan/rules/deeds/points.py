"""Victory points (CAT-19, CAT-20, CAT-32, CAT-33, CAT-37, CAT-38)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ...board.bounds import CITY, SETTLEMENT, VICTORY_POINT
from ...board.layout import Board
from ..state import State

AWARD_POINTS = 2


@rule
def visible_points(state: State, board: Board, player: int) -> int:
    settlements = int(board.pieces[SETTLEMENT] - state.pieces[player, SETTLEMENT])
    cities = int(board.pieces[CITY] - state.pieces[player, CITY])
    points = settlements + 2 * cities
    if state.route_holder == player + 1:
        points += AWARD_POINTS
    if state.army_holder == player + 1:
        points += AWARD_POINTS
    return points + int(state.tokens[player])


@rule
def total_points(state: State, board: Board, player: int) -> int:
    """With the hidden victory point cards: only for the player's own eyes, and for the end."""
    hidden = int(state.cards[player, VICTORY_POINT]) + int(state.fresh[player, VICTORY_POINT])
    return visible_points(state, board, player) + hidden

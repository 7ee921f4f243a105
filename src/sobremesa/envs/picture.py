"""The picture of an environment's only game."""

from __future__ import annotations

from ..contract.match import new_match
from ..kernel.dice import dice_for
from ..kernel.learning.batch import LearningBatch


def picture(batch: LearningBatch, seat: int | None) -> str:
    """As SVG, as a seat or (None) a spectator sees it; on the board that its seed laid out."""
    game = batch.game
    board = new_match(game, batch.players, batch.options, dice_for(game, batch.seeds[0])).board
    return game.svg(board, game.mask(board, batch.states_of_one(), seat), seat)

"""Manners at a table with people: nobody is asked for cards they are known to lack, nor more than twice a turn.

What everybody could know is known: hands but for thefts between others. Tables use it; matches between bots do not,
so that what a player is measured by stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from sobremesa.bots.player import Bot
from sobremesa.contract.action import UNKNOWN, kind_of, payload_of
from sobremesa.contract.game import Step
from sobremesa.contract.view import View
from sobremesa.games.catan.memory import recall
from sobremesa.games.catan.rules import actions

History = Callable[[], Sequence[Step]]
OFFERS_A_TURN = 2
THOUGHTS = 4
"""So often the player may think of something else."""


class Courteous:
    def __init__(self, player: Bot) -> None:
        self.player = player

    def choose(self, view: View, history: History) -> int | None:
        for _ in range(THOUGHTS):
            action = self.player.choose(view, history)
            if action is None or kind_of(action) != actions.OFFER:
                return action
            if offer := _narrowed(view, history, action):
                return offer
        return _without_talk(view)


def _narrowed(view: View, history: History, offer: int) -> int | None:
    """The offer to those who may hold what it asks for; None if it should not be made."""
    if view.seat in view.awaited and int(view.state[0]["offers_made"]) >= OFFERS_A_TURN:
        return None
    parts = actions.OFFER.unpack(offer)
    asked = np.maximum(parts["terms"], 0)
    may_be_asked = sum(1 << seat for seat in _holders(view, history, asked) if parts["audience"] >> seat & 1)
    return actions.OFFER.pack(*{**parts, "audience": may_be_asked}.values()) if may_be_asked else None


def _holders(view: View, history: History, cards: Any) -> list[int]:
    """Whoever could hold these cards, by all that one could have seen."""
    hands, weights = recall(view.board, view.seat, history()).possibilities(view.state)
    if not len(weights):
        return [seat for seat in range(view.players) if view.state[0]["hand_size"][seat] >= cards.sum()]
    return [seat for seat in range(view.players) if (hands[:, seat] >= cards).all(1).any()]


def _without_talk(view: View) -> int | None:
    assert view.seat is not None
    legal = view.game.legal(view.board, view.state, view.seat)
    if view.seat not in view.awaited:
        return actions.DECLINE if actions.DECLINE in legal else None
    if actions.END_TURN in legal:
        return actions.END_TURN
    return next(action for action in legal if payload_of(action) != UNKNOWN)

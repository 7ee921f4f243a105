"""Plays any legal action, each equally likely; bystanders keep quiet, and in real time it takes a second or two."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..contract.action import UNKNOWN, payload_of
from ..contract.dice import Seeded
from ..contract.game import Step
from ..contract.view import View
from .player import Intention

LEAST_WAIT = 1000
"""Milliseconds."""


class RandomBot:
    def __init__(self, seed: int | str | None = None) -> None:
        self.draws = Seeded(seed)

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        if view.seat is None or view.seat not in view.awaited:
            return None
        return self._any(view, view.seat)

    def intend(self, view: View, history: Callable[[], Sequence[Step]]) -> Intention | None:
        if view.seat is None or view.seat not in view.actors:
            return None
        return Intention(LEAST_WAIT + self.draws.below(LEAST_WAIT), self._any(view, view.seat))

    def _any(self, view: View, seat: int) -> int:
        actions = view.game.legal(view.board, view.state, seat)
        action = actions[self.draws.below(len(actions))]
        if payload_of(action) != UNKNOWN:
            return action
        return view.game.fill(view.board, view.state, seat, action, self.draws)

"""Plays any legal action, each equally likely; bystanders keep quiet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..contract.action import UNKNOWN, payload_of
from ..contract.dice import Seeded
from ..contract.game import Step
from ..contract.view import View


class RandomBot:
    def __init__(self, seed: int | str | None = None) -> None:
        self.draws = Seeded(seed)

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        if view.seat is None or view.seat not in view.awaited:
            return None
        actions = view.game.legal(view.board, view.state, view.seat)
        action = actions[self.draws.below(len(actions))]
        if payload_of(action) != UNKNOWN:
            return action
        return view.game.fill(view.board, view.state, view.seat, action, self.draws)

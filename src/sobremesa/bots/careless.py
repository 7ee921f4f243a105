"""A player that overlooks things: now and then it plays whatever comes to hand instead of what it would have chosen.

The player behind it is asked every time all the same, so that its thoughts stay in order.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from sobremesa.contract.dice import Seeded
from sobremesa.contract.game import Step
from sobremesa.contract.view import View

from .player import Bot
from .random_bot import RandomBot

OF = 1000


class CarelessBot(ABC):
    slips: int
    """Of a thousand decisions, so many are left to chance."""

    def __init__(self, seed: int | str | None = None) -> None:
        name = seed if seed is not None else Seeded().below(1 << 62)
        self.draws = Seeded(f"{name} care")
        self.chance = RandomBot(f"{name} slip")
        self.player = self.careful(f"{name} play")

    @abstractmethod
    def careful(self, seed: str) -> Bot:
        """Who it would be with more care."""

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        meant = self.player.choose(view, history)
        if meant is None or self.draws.below(OF) >= self.slips:
            return meant
        slip = self.chance.choose(view, history)
        return meant if slip is None else slip

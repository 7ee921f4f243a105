"""Five levels of one player: it solves every turn exactly, but misjudges what things are worth, the weaker the more.

What it thinks of each purchase is drawn anew every turn, around the truth, and kept to for that turn. The widths were
chosen so that a level wins between seven and eight games in ten against the one below, in both versions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from sobremesa.bots.noise import normal
from sobremesa.contract.dice import Seeded
from sobremesa.contract.game import Step
from sobremesa.contract.view import View
from sobremesa.games.catan_dice.coach.choosing import choose
from sobremesa.games.catan_dice.coach.purchases import PURCHASES
from sobremesa.games.catan_dice.coach.thinking import Reals

from . import racing


class MisjudgingBot:
    points: float
    """How far off its judgement of a purchase usually is, in points of the standard game."""
    points_in_plus: float

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed if seed is not None else Seeded().below(1 << 62)

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        if view.seat is None or view.seat not in view.awaited:
            return None
        width = self.points_in_plus if view.board.is_plus else self.points
        misjudged = self._misjudged(int(view.state[0]["turn"]), width)
        if view.board.is_plus:
            return racing.choose(view.board, view.state, view.seat, misjudged=misjudged)
        return choose(view.board, view.state, view.seat, misjudged)

    def _misjudged(self, turn: int, width: float) -> Reals:
        draws = Seeded(f"{self.seed} {turn}")
        return np.array([width * normal(draws) for _ in PURCHASES])


class BeginnerBot(MisjudgingBot):
    points, points_in_plus = 5.7, 0.95


class EasyGoingBot(MisjudgingBot):
    points, points_in_plus = 4.7, 0.6


class SteadyBot(MisjudgingBot):
    points, points_in_plus = 3.2, 0.37


class StrongBot(MisjudgingBot):
    points, points_in_plus = 2.0, 0.15


class ExpertBot(MisjudgingBot):
    points, points_in_plus = 0.0, 0.0

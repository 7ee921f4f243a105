"""Solves every turn exactly: the standard game against its solved value, Plus against an estimate of the race."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sobremesa.contract.game import Step
from sobremesa.contract.view import View
from sobremesa.games.catan_dice.coach.choosing import choose

from . import racing


class OptimalBot:
    def __init__(self, seed: int | str | None = None) -> None:
        """Every choice follows from what is seen: the seed, which all bots are given, changes nothing."""

    def choose(self, view: View, history: Callable[[], Sequence[Step]]) -> int | None:
        if view.seat is None or view.seat not in view.awaited:
            return None
        if view.board.is_plus:
            return racing.choose(view.board, view.state, view.seat)
        return choose(view.board, view.state, view.seat)

"""Choices tried out: with every card that may come, and in imagined worlds where everybody plays soundly.

Every answer follows from a view, its history and a seed; the true hands are never asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.dice import Seeded
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.game import Step
from sobremesa.contract.view import View
from sobremesa.games.remigio.imagining import imagine_many
from sobremesa.games.remigio.melding import steps_of
from sobremesa.games.remigio.memory import remember
from sobremesa.games.remigio.rehearsal import doors
from sobremesa.games.remigio.rehearsal.chance import streams_for
from sobremesa.games.remigio.rehearsal.doors import DRAW, LAY, TAKE
from sobremesa.games.remigio.rules.melding.work import PLAN, pad

from .hand import unseen_cards

__all__ = ["DRAW", "LAY", "TAKE", "Rehearsal", "Worths"]

Worths = NDArray[np.float64]


class Rehearsal:
    """One decision of a seat."""

    def __init__(self, view: View, seat: int, history: Callable[[], Sequence[Step]], seed: int | str | None) -> None:
        now: Any = view.state[0]
        self.view = view
        self.seat = seat
        self.told = history
        self.name = f"{seed} {now['deal']} {now['turn']} {now['hand_size'][seat]}"
        self.draws = Seeded(f"{self.name} worlds")

    @cached_property
    def history(self) -> Sequence[Step]:
        return self.told()

    def promises(self, cards: list[int]) -> Worths:
        """What the hand promises after each discard."""
        worths: Worths = np.empty(len(cards))
        to_come, chosen = np.array(self.to_come(), np.int64), np.array(cards, np.int64)
        doors.promises(self.view.board, copy_of(self.view.state), self.seat, to_come, chosen, worths, pad())
        return worths

    def ways(self) -> tuple[int, ...]:
        """What a sound player would lay now, as actions."""
        answer = np.zeros(PLAN, np.int64)
        count = doors.ways(self.view.board, copy_of(self.view.state), self.seat, answer, pad())
        return steps_of(self.view.state, [int(way) for way in answer[:count]])

    def deals(self, choices: list[int], worlds: int) -> Worths:
        """How the match stands after the deal: a row for each imagined world, a column for each choice."""
        worths: Worths = np.empty((worlds, len(choices)))
        tried = np.repeat(self.imagined(worlds), len(choices))
        chance = streams_for(f"{self.name} chance {self.draws.drawn}", worlds)
        doors.rehearse(self.view.board, tried, self.seat, np.array(choices, np.int64), chance, worths, pad())
        return worths

    def imagined(self, worlds: int) -> Records:
        """Full states that could lie behind the view."""
        view = self.view
        return imagine_many(view.board, view.state, self.seat, self.history, self.draws, worlds)

    def to_come(self) -> list[int]:
        """Unseen cards; from a stock that was rebuilt only discards of before can come."""
        now: Any = self.view.state[0]
        unseen = unseen_cards(now, self.seat)
        returned = remember(self.history, self.seat).returned if now["rebuilt"] else None
        if returned is None:
            return unseen
        return [min(left, back) for left, back in zip(unseen, returned, strict=True)]

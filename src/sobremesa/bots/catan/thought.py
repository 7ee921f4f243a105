"""One position turned over in the mind: the compiled judgement with its desk and its memory of positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.fields import Records
from sobremesa.contract.view import View
from sobremesa.games.catan.board.bounds import RESOURCES
from sobremesa.games.catan.judgement import open_doors
from sobremesa.games.catan.judgement.desk import Desk
from sobremesa.games.catan.judgement.slots import NOW, SLOTS
from sobremesa.games.catan.judgement.weights import weights_for
from sobremesa.games.catan.rules import phases
from sobremesa.games.catan.rules.state import State

from .ground import Counts

doors = open_doors()
_SEARCHED = (phases.MAIN, phases.FREE_ROAD, phases.FOUND_SETTLEMENT, phases.FOUND_ROAD)
"""Where a search leaves several ends on the desk."""
_NONE = np.zeros(0, np.int64)
_NO_WORTHS = np.zeros(0)
Worths = NDArray[np.float64]


class Thought:
    def __init__(self, view: View, seat: int, state: Records, width: int, ahead: int) -> None:
        self.view = view
        self.seat = seat
        self.now: Any = state[0]
        self.width = width
        self.ahead = ahead
        self.state = state
        self.weights = weights_for(view.players)

    def choose(self) -> int:
        """The best action; 0 if this is a choice only an expansion knows."""
        return self._ask(doors.CHOOSE, self.width, _NONE, _NONE, _NO_WORTHS)[0]

    def ranked(self) -> list[int]:
        """The best action, then other beginnings by the best ends they lead to; empty as `choose` is 0."""
        chosen, desk = self._ask(doors.CHOOSE, self.width, _NONE, _NONE, _NO_WORTHS)
        if not chosen or int(self.now["phase"]) not in _SEARCHED:
            return [chosen] if chosen else []
        count = int(desk["end_count"][0, 0])
        ends = sorted(zip(desk["ends"][0, :count], desk["end_begins"][0, :count].tolist(), strict=True), reverse=True)
        return [chosen, *(action for _, action in ends if action != chosen)]

    def chances(self) -> list[float]:
        """Of all seats, if the turn ended now."""
        desk = self._ask(doors.CHANCES, 0, _NONE, _NONE, _NO_WORTHS)[1]
        found: list[float] = desk["chances"][0, : self.view.players].tolist()
        return found

    def deals(self, deals: Sequence[tuple[int, Counts]], width: int) -> Worths:
        """Own chance and the partner's after each deal; without one first. A deal: partner, and what one gets."""
        partners = np.array([self.seat, *(partner for partner, _ in deals)], np.int64)
        terms = np.array([[0] * RESOURCES, *(counts for _, counts in deals)], np.int64).ravel()
        worths = np.zeros(2 * len(partners))
        self._ask(doors.DEALS, width, terms, partners, worths)
        return worths.reshape(-1, 2)

    def _ask(
        self, task: int, width: int, terms: NDArray[np.int64], partners: NDArray[np.int64], worths: Worths
    ) -> tuple[int, Records]:
        slots, desk = State.new(SLOTS), Desk.new()
        slots[NOW] = self.state[0]
        numbers = self.view.board.numbers
        chosen = doors.think(
            numbers, slots, desk, task, self.seat, self.weights, width, self.ahead, terms, partners, worths
        )
        return int(chosen), desk

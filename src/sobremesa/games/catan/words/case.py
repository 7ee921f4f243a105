"""What was tried and refused, by whom, and what they see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.text import seat as the_seat

from ..board import bounds
from ..hooks import naming
from ..island import Island
from ..rules import actions
from ..rules.actions import KINDS
from .values import Values

_BUILDS: dict[int, int] = {
    actions.ROAD: bounds.ROAD,
    actions.SETTLEMENT: bounds.SETTLEMENT,
    actions.CITY: bounds.CITY,
    actions.BUY_CARD: bounds.CARD,
    **naming.BUILDS,
}
_ROADS: dict[int, str] = {actions.ROAD: "path", **naming.ROADS}
"""What builds a road, with the part that says where."""


@dataclass(frozen=True)
class Case:
    island: Island
    now: Any
    seat: int
    action: int

    @property
    def kind(self) -> int:
        return kind_of(self.action)

    @property
    def parts(self) -> dict[str, Any]:
        return KINDS.parts(self.action)

    @property
    def board(self) -> Any:
        return self.island.numbers[0]

    @property
    def hand(self) -> list[int]:
        return [int(count) for count in self.now["hands"][self.seat]]

    @property
    def active(self) -> Values:
        return dict(the_seat(int(self.now["active"])))

    @property
    def piece(self) -> int:
        return _BUILDS.get(self.kind, bounds.ROAD)

    @property
    def owner(self) -> int:
        """Whose road or building stands where one was to be built."""
        if self.kind in _ROADS:
            return int(self.now["roads"][self.parts[_ROADS[self.kind]]]) - 1
        return int(self.now["buildings"][self.parts["intersection"]]) - 1

"""One step of a game as a viewer saw it: the views before and after it, and the action."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sobremesa.contract.action import kind_of
from sobremesa.contract.states.by_field import Fields
from sobremesa.contract.text import Text, seat

from ..island import Island
from ..rules.actions import KINDS
from .values import is_hidden


@dataclass(eq=False)
class Step:
    island: Island
    before: Fields
    actor: int
    action: int
    after: Fields

    def fewer(self, name: str) -> list[int]:
        """By how much each number of a field has become less."""
        return [was - now for was, now in zip(self.before[name], self.after[name], strict=True)]

    @cached_property
    def parts(self) -> dict[str, Any]:
        return KINDS.parts(self.action)

    def say(self, variant: str = "", **values: Any) -> Text:
        """The line of this kind of action; whoever did it, or had it done to them, is its player."""
        kind = KINDS.by_number[kind_of(self.action)]
        if self.actor >= 0:
            values = {"player": seat(self.actor), **values}
        return Text(f"line.{kind.name.replace(' ', '_')}{variant}", values)

    def is_hidden(self, name: str) -> bool:
        return is_hidden(self.action, name)

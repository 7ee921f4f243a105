"""Refusals in words: the text of a reason's code, or of a variant of it, filled in from what was tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from ..action import Kinds, kind_of
from ..errors import Reason
from ..fields import Records
from ..label import Label
from ..text import Names, Text

Board = TypeVar("Board")
Case = TypeVar("Case")
"""What a game calls what was tried; most often `Tried` with questions of its own."""


@dataclass(frozen=True)
class Tried(Generic[Board]):
    """What was tried, by whom, and what they see: the case of most games, which say what kinds of actions they have."""

    kinds: ClassVar[Kinds]
    board: Board
    seen: Records
    seat: int
    action: int

    @property
    def now(self) -> Any:
        return self.seen[0]

    @property
    def kind(self) -> int:
        return kind_of(self.action)

    @property
    def parts(self) -> dict[str, Any]:
        return self.kinds.parts(self.action)


@dataclass(frozen=True)
class Refusals(Generic[Case]):
    label: Label
    codes: Sequence[str] | Mapping[int, str]
    values: Mapping[int, Callable[[Case], dict[str, Any]]]
    variants: Mapping[int, Callable[[Case], str]]

    def told(self, refusal: int, case: Case, names: Names) -> Reason:
        """The words go along, made where nobody's name is known: the game says what it calls its players."""
        code = self.codes[refusal]
        variant = self.variants[refusal](case) if refusal in self.variants else ""
        filled_in = self.values[refusal](case) if refusal in self.values else {}
        return Reason(code, self.label.catalogue.say_all(Text(f"refusal.{code}{variant}", filled_in), names))

"""Refusals in words: the text of a reason's code, or of a variant of it, filled in from what was tried."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..errors import Reason
from ..label import Label
from ..text import Names, Text

Case = TypeVar("Case")
"""What was tried, by whom, and what they see."""


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

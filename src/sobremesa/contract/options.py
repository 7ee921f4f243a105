"""What a table may choose before a game: each option with its default, its bounds, and what excludes what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import BadDocument
from .text import Text

Options = Mapping[str, Any]


@dataclass(frozen=True)
class Choice:
    """One of several words; the first is the default."""

    name: str
    choices: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.choices[0]

    def check(self, value: Any) -> str:
        if not isinstance(value, str) or value not in self.choices:
            raise BadDocument(f"options.{self.name}", f"{value!r} is none of {', '.join(self.choices)}")
        return value

    def as_json(self) -> dict[str, Any]:
        return {"name": self.name, "choices": list(self.choices), "default": self.default}


@dataclass(frozen=True)
class Number:
    """A whole number within bounds; None as the default lets the game decide."""

    name: str
    least: int
    most: int
    default: int | None = None

    def check(self, value: Any) -> int | None:
        if value is None and self.default is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise BadDocument(f"options.{self.name}", f"{value!r} is no whole number from {self.least} to {self.most}")
        return value

    def as_json(self) -> dict[str, Any]:
        return {"name": self.name, "least": self.least, "most": self.most, "default": self.default}


@dataclass(frozen=True)
class Switch:
    name: str
    default: bool = False

    def check(self, value: Any) -> bool:
        if not isinstance(value, bool):
            raise BadDocument(f"options.{self.name}", f"{value!r} is neither true nor false")
        return value

    def as_json(self) -> dict[str, Any]:
        return {"name": self.name, "switch": True, "default": self.default}


@dataclass(frozen=True)
class Attached:
    """A document the table brings along, such as a map of its own; None: it brings none."""

    name: str
    read: Callable[[object, str], None]
    """Raises BadDocument with the place inside the document."""
    shelf: Callable[[], Mapping[str, Any]] = dict
    """Those that come along, by name."""
    default: None = None

    def check(self, value: Any) -> Any:
        if value is not None:
            self.read(value, f"options.{self.name}")
        return value

    def as_json(self) -> dict[str, Any]:
        return {"name": self.name, "document": True, "default": None}


Option = Choice | Number | Switch | Attached


@dataclass(frozen=True)
class Exclusion:
    """A combination that cannot be played, with the words that say so."""

    text: Text
    holds: Callable[[int, Options], bool]


def complete(declared: tuple[Option, ...], given: Options) -> dict[str, Any]:
    """Every option with a value: the given ones checked, the others at their default."""
    if not isinstance(given, Mapping):
        raise BadDocument("options", "should be an object of names and values")
    known = {option.name for option in declared}
    for name in given:
        if name not in known:
            raise BadDocument(f"options.{name}", f"there is no such option; there are {', '.join(sorted(known))}")
    return {option.name: option.check(given.get(option.name, option.default)) for option in declared}

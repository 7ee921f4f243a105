"""Puzzles: positions with something to find. One file a game, one puzzle a line; `docs/puzzles.md` tells the format."""

from __future__ import annotations

import json
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Final

from sobremesa.contract.game import Document

WIN: Final = "win"
"""The kind of puzzle whose whole turn counts; in all others the first action decides."""


@dataclass(frozen=True)
class Puzzle:
    """A position with something to find, and how its solution was verified."""

    name: str
    kind: str
    seat: int
    rating: int
    position: Document
    good: tuple[str, ...]
    """What solves it, in the words of actions; `*` stands for anything."""
    worth: dict[str, float]
    """What the choices that were tried are worth to the seat."""
    checked: dict[str, Any]
    way: tuple[str, ...] = ()
    """What to play, where one action is not all."""

    @classmethod
    def read(cls, document: Document) -> Puzzle:
        told = {key: document[key] for key in ("name", "kind", "seat", "rating", "position", "worth", "checked")}
        return cls(**told, good=tuple(document["good"]), way=tuple(document.get("way", ())))

    def is_good(self, words: str) -> bool:
        return any(fnmatchcase(words, pattern) for pattern in self.good)

    def worth_of(self, words: str) -> float | None:
        return next((worth for pattern, worth in self.worth.items() if fnmatchcase(words, pattern)), None)

    def summary(self) -> dict[str, Any]:
        return {"name": self.name, "kind": self.kind, "rating": self.rating}


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by name, the easiest first; none if it has none."""
    file = files(__package__).joinpath(f"{game}.jsonl")
    if not file.is_file():
        return {}
    read = [Puzzle.read(json.loads(line)) for line in file.read_text("utf-8").splitlines()]
    return {puzzle.name: puzzle for puzzle in sorted(read, key=lambda one: (one.rating, one.name))}

"""What a seat may see of a state: every other byte is set to zero. Nothing here knows any game."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..fields import Field, Layout, Records

Sees = Callable[[str, int | None, int], bool]
"""Answers for a question (the name a field declares) whether a viewer sees what an owner has."""


class Pattern(NamedTuple):
    """All ones in every byte that may be seen."""

    bits: NDArray[np.uint8]
    raw: bytes


def seen_through(pattern: Pattern, state: bytes, dtype: np.dtype[np.void]) -> Records:
    """One state with only what may be seen."""
    seen = np.frombuffer(state, np.uint8) & pattern.bits
    return np.ndarray(1, dtype, seen.data)


def bytes_through(pattern: Pattern, state: bytes) -> bytes:
    return (np.frombuffer(state, np.uint8) & pattern.bits).tobytes()


class Masking:
    """The visibility of a layout, worked out once."""

    def __init__(self, layout: type[Layout]) -> None:
        self.dtype, self.size = layout.dtype, layout.dtype.itemsize
        self.always = np.zeros(self.size, np.uint8)
        self.public = frozenset(name for name, field in layout.fields.items() if field.seen == "public")
        self.rows: dict[str, list[tuple[int, int, int]]] = {}
        for name, field in layout.fields.items():
            self._place(name, field, layout)
        self.most_owners = max((count for rows in self.rows.values() for _, _, count in rows), default=0)
        self.known: dict[Hashable, Pattern] = {}

    def mask(self, state: Records, viewer: int | None, sees: Sees, key: Hashable = None) -> Records:
        """A copy of the state with only what the viewer may see."""
        return seen_through(self.pattern(viewer, sees, key), state.tobytes(), state.dtype)

    def pattern(self, viewer: int | None, sees: Sees, key: Hashable = None) -> Pattern:
        """The bytes a viewer may see. With a key, `sees` is asked once for all states."""
        allowed = None if key is None else self.known.get(key)
        if allowed is None:
            allowed = self._pattern(viewer, sees)
            if key is not None:
                self.known[key] = allowed
        return allowed

    @cached_property
    def field_at(self) -> list[str]:
        """The field each byte belongs to."""
        found = [""] * self.size
        for name, (kind, start, *_) in (self.dtype.fields or {}).items():
            found[start : start + kind.itemsize] = [name] * kind.itemsize
        return found

    @cached_property
    def always_raw(self) -> bytes:
        """All ones in every byte that everybody sees."""
        return self.always.tobytes()

    def _pattern(self, viewer: int | None, sees: Sees) -> Pattern:
        answers = tuple(
            tuple([owner == viewer if question == "owner" else sees(question, viewer, owner) for owner in self.owners])
            for question in self.rows
        )
        allowed = self.known.get(answers)
        if allowed is None:
            bits = self._allowed(answers)
            allowed = self.known[answers] = Pattern(bits, bits.tobytes())
        return allowed

    @property
    def owners(self) -> range:
        return range(self.most_owners)

    def _place(self, name: str, field: Field, layout: type[Layout]) -> None:
        fields = layout.dtype.fields
        assert fields is not None
        start = fields[name][1]
        length = fields[name][0].itemsize
        if field.seen == "public":
            self.always[start : start + length] = 0xFF
        elif field.by_row:
            self.rows.setdefault(field.seen, []).append((start, length // field.shape[0], field.shape[0]))

    def _allowed(self, answers: tuple[tuple[bool, ...], ...]) -> NDArray[np.uint8]:
        """The bytes that stay, for one pattern of who sees whose."""
        allowed = self.always.copy()
        for rows, seen in zip(self.rows.values(), answers, strict=True):
            for start, length, count in rows:
                for owner in range(count):
                    if seen[owner]:
                        allowed[start + owner * length : start + (owner + 1) * length] = 0xFF
        return allowed

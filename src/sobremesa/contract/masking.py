"""What a seat may see of a state: every other byte is set to zero. Nothing here knows any game."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from .fields import Field, Layout, Records

Sees = Callable[[str, int | None, int], bool]
"""Answers for a question (the name a field declares) whether a viewer sees what an owner has."""


class Masking:
    """The visibility of a layout, worked out once."""

    def __init__(self, layout: type[Layout]) -> None:
        self.size = layout.dtype.itemsize
        self.always = np.zeros(self.size, np.uint8)
        self.rows: dict[str, list[tuple[int, int, int]]] = {}
        for name, field in layout.fields.items():
            self._place(name, field, layout)
        self._by_owner: dict[int | None, NDArray[np.uint8]] = {}

    def mask(self, state: Records, viewer: int | None, sees: Sees) -> Records:
        """A copy of the state with only what the viewer may see."""
        allowed = self._allowed(viewer, sees)
        seen = np.empty(state.shape, state.dtype)
        np.bitwise_and(state.view(np.uint8), allowed, out=seen.view(np.uint8))
        return seen

    def _place(self, name: str, field: Field, layout: type[Layout]) -> None:
        fields = layout.dtype.fields
        assert fields is not None
        start = fields[name][1]
        length = fields[name][0].itemsize
        if field.seen == "public":
            self.always[start : start + length] = 0xFF
        elif field.by_row:
            self.rows.setdefault(field.seen, []).append((start, length // field.shape[0], field.shape[0]))

    def _allowed(self, viewer: int | None, sees: Sees) -> NDArray[np.uint8]:
        allowed = self._by_owner.get(viewer)
        if allowed is None:
            allowed = self._by_owner[viewer] = self._open(self.always.copy(), "owner", lambda own: own == viewer)
        questions = [question for question in self.rows if question != "owner"]
        if questions:
            allowed = allowed.copy()
            for question in questions:
                self._open(allowed, question, lambda own, asked=question: sees(asked, viewer, own))  # type: ignore[misc]
        return allowed

    def _open(self, allowed: NDArray[np.uint8], question: str, answer: Callable[[int], bool]) -> NDArray[np.uint8]:
        for start, length, count in self.rows.get(question, ()):
            for owner in range(count):
                if answer(owner):
                    at = start + owner * length
                    allowed[at : at + length] = 0xFF
        return allowed

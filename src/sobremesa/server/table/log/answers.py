"""What acts and talk were answered, for those who did not hear it and send the same id again.

An id that became a row is known for ever. A refusal is kept only while repeating the act could end otherwise: until the
seat is asked something else, and of many only the last ones.
"""

from __future__ import annotations

from array import array
from collections import OrderedDict
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

Answer = int | dict[str, Any]
"""The row an action became, or how it was refused."""

REFUSALS_KEPT = 64
MARK_BYTES = 8


@dataclass(slots=True)
class Refusals:
    """How one seat's answers to one question were refused."""

    question: int
    by_id: OrderedDict[str, Answer] = field(default_factory=OrderedDict)


class Rows:
    """Which row each id became. A long game has hundreds, so they lie packed: marks of the ids in one string."""

    def __init__(self) -> None:
        self._marks = bytearray()
        self._rows = array("I")

    def get(self, seat: int, client: str) -> int | None:
        mark, place = _mark(seat, client), -1
        while (place := self._marks.find(mark, place + 1)) >= 0:
            if place % MARK_BYTES == 0:
                return self._rows[place // MARK_BYTES]
        return None

    def add(self, seat: int, client: str, row: int) -> None:
        self._marks += _mark(seat, client)
        self._rows.append(row)

    def __len__(self) -> int:
        return len(self._rows)


def _mark(seat: int, client: str) -> bytes:
    return blake2b(f"{seat} {client}".encode(), digest_size=MARK_BYTES).digest()


class Answers:
    def __init__(self) -> None:
        self._rows = Rows()
        self._refusals: dict[int, Refusals] = {}

    def get(self, seat: int, client: str) -> Answer | None:
        row = self._rows.get(seat, client)
        if row is not None:
            return row
        refusals = self._refusals.get(seat)
        return None if refusals is None else refusals.by_id.get(client)

    def accept(self, seat: int, client: str, row: int) -> None:
        self._rows.add(seat, client, row)

    def refuse(self, seat: int, client: str, question: int, answer: Answer) -> None:
        kept = self._refusals.get(seat)
        if kept is None or kept.question < question:
            kept = self._refusals[seat] = Refusals(question)
        kept.by_id[client] = answer
        if len(kept.by_id) > REFUSALS_KEPT:
            kept.by_id.popitem(last=False)

    def __len__(self) -> int:
        return len(self._rows) + sum(len(kept.by_id) for kept in self._refusals.values())

"""What acts and talk were answered, for those who did not hear it and send the same id again.

An id that became a row is known for ever. A refusal is kept only while repeating the act could end otherwise: until the
seat is asked something else, and of many only the last ones.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

Answer = int | dict[str, Any]
"""The row an action became, or how it was refused."""

REFUSALS_KEPT = 64


@dataclass(slots=True)
class Refusals:
    """How one seat's answers to one question were refused."""

    decision: int
    by_id: OrderedDict[str, Answer] = field(default_factory=OrderedDict)


class Answers:
    def __init__(self) -> None:
        self._rows: dict[int, int] = {}
        """By a hash: a long game has hundreds of ids, and they are long."""
        self._refusals: dict[int, Refusals] = {}

    def get(self, seat: int, client: str) -> Answer | None:
        row = self._rows.get(hash((seat, client)))
        if row is not None:
            return row
        refusals = self._refusals.get(seat)
        return None if refusals is None else refusals.by_id.get(client)

    def accept(self, seat: int, client: str, row: int) -> None:
        self._rows[hash((seat, client))] = row

    def refuse(self, seat: int, client: str, decision: int, answer: Answer) -> None:
        kept = self._refusals.get(seat)
        if kept is None or kept.decision < decision:
            kept = self._refusals[seat] = Refusals(decision)
        kept.by_id[client] = answer
        if len(kept.by_id) > REFUSALS_KEPT:
            kept.by_id.popitem(last=False)

    def __len__(self) -> int:
        return len(self._rows) + sum(len(kept.by_id) for kept in self._refusals.values())

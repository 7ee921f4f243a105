"""What was agreed when a table was made. It never changes."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import msgspec

from ....contract.label import Label
from ...store import TableRow
from ...unguessable import unguessable
from .row import now_ms


class Branch(msgspec.Struct, frozen=True):
    """A game that goes on from a step of another one, which is over: what was played until then, told in full."""

    table: str
    start: dict[str, Any]
    steps: list[tuple[int, int]]
    position: dict[str, Any] | None = None

    def as_json(self) -> dict[str, Any]:
        return {"table": self.table, "step": len(self.steps)}


class Manners(NamedTuple):
    """How bots treat the people at a table."""

    pace: str = "calm"
    answers: float | None = None


USUAL = Manners()


class Charter(msgspec.Struct, frozen=True):
    players: int
    options: dict[str, Any]
    clock: str = "off"
    seconds: float | None = None
    """How long a decision may take."""
    even: bool = False
    """In real time: whether slow connections are evened out."""
    pace: str = "calm"
    """How fast bots play at first."""
    answers: float | None = None
    """Seconds a bot waits for the answers of people it has asked; None is what the server says."""
    proof: dict[str, Any] | None = None
    """The proof an imported record came with."""
    imported: bool = False
    branch: Branch | None = None


def new_table_row(label: Label, charter: Charter, private: bool) -> TableRow:
    return TableRow(
        id=unguessable(16),
        game=label.id,
        rules_version=label.rules_version,
        created=now_ms(),
        private=private,
        secret=secrets.token_bytes(32),
        charter=msgspec.json.encode(charter).decode(),
    )

"""What was agreed when a table was made. It never changes."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from ...contract.label import Label
from ..store import TableRow
from .row import now_ms


class Charter(msgspec.Struct, frozen=True):
    players: int
    options: dict[str, Any]
    clock: str = "off"
    seconds: float | None = None
    """How long a decision may take."""
    even: bool = False
    """In real time: whether slow connections are evened out."""
    proof: dict[str, Any] | None = None
    """The proof an imported record came with."""
    imported: bool = False


def new_table_row(label: Label, charter: Charter, private: bool) -> TableRow:
    return TableRow(
        id=secrets.token_urlsafe(12),
        game=label.id,
        rules_version=label.rules_version,
        created=now_ms(),
        private=private,
        secret=secrets.token_bytes(32),
        charter=msgspec.json.encode(charter).decode(),
    )

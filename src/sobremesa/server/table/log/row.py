"""One row of a table's log. A row holds everything, secrets too: it goes to the store, never to a client."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from ....contract.game import Step
from .events import CHAT, CLOCK, GAME, HOST, SEAT, Body, Played, read_body

__all__ = ["CHAT", "CLOCK", "GAME", "HOST", "SEAT", "Row", "encode", "now_ms"]


class Row(msgspec.Struct, frozen=True):
    seq: int
    at: int
    kind: str
    seat: int | None
    client: str | None
    body: Body

    @classmethod
    def read(cls, seq: int, at: int, kind: str, seat: int | None, client: str | None, body: str) -> Row:
        return cls(seq, at, kind, seat, client, read_body(kind, body))

    @property
    def played(self) -> Played | None:
        return self.body if isinstance(self.body, Played) else None

    @property
    def steps(self) -> list[Step]:
        """What happened in the game; nothing in rows that are not the game's."""
        return [] if self.played is None else self.played.steps

    def columns(self, table_id: str) -> dict[str, Any]:
        return {
            "table_id": table_id,
            "seq": self.seq,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "client": self.client,
            "body": encode(self.body).decode(),
        }


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def _plain(value: Any) -> Any:
    """NumPy's numbers and arrays, and kinds of actions, as Python's."""
    return int(value) if isinstance(value, int) else value.tolist()


encode = msgspec.json.Encoder(enc_hook=_plain).encode

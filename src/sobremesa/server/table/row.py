"""One row of a table's log. A row holds everything, secrets too: it goes to the store, never to a client."""

from __future__ import annotations

import time
from typing import Any

import msgspec

Body = dict[str, Any]

GAME, SEAT, HOST, CLOCK, CHAT = "game", "seat", "host", "clock", "chat"


class Row(msgspec.Struct, frozen=True):
    seq: int
    at: int
    kind: str
    seat: int | None
    client: str | None
    body: Body

    @classmethod
    def read(cls, seq: int, at: int, kind: str, seat: int | None, client: str | None, body: str) -> Row:
        return cls(seq, at, kind, seat, client, msgspec.json.decode(body))

    def shown(self) -> Body:
        """What everybody may read of a row that is not the game's."""
        names = ("seat", "name", "text") if self.kind == CHAT else ("event", "seat", "line")
        return {name: self.body.get(name) for name in names}

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

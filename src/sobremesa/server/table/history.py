"""What a table has told so far: every row in short for the log, and the last rows in full for who was away briefly."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

LOG_ROWS = 300
FULL_ROWS = 64


class Told(NamedTuple):
    seq: int
    head: bytes
    """The frame up to its public part, without the closing bracket."""
    own: dict[int, bytes]

    def frame(self, seats: Iterable[int]) -> bytes:
        own = b",".join(b'"%d":%b' % (seat, self.own[seat]) for seat in sorted(seats) if seat in self.own)
        return b'%b,"own":{%b}}' % (self.head, own) if own else self.head + b"}"


class History:
    def __init__(self) -> None:
        self.rows: deque[bytes] = deque(maxlen=LOG_ROWS)
        self.own: dict[int, dict[int, bytes]] = {}
        """For each seat, the events of rows in which it saw more than the public, by seq."""
        self.full: deque[Told] = deque(maxlen=FULL_ROWS)

    def note(self, seq: int, entry: bytes, own: dict[int, bytes]) -> None:
        self.rows.append(entry)
        for seat, events in own.items():
            kept = self.own.setdefault(seat, {})
            kept[seq] = events
            kept.pop(seq - LOG_ROWS, None)

    def since(self, last: int, now: int) -> Iterator[Told] | None:
        """The rows after `last`, or None if they are no longer all here."""
        if last == now:
            return iter(())
        if not 0 <= last < now or not self.full or self.full[0].seq > last + 1:
            return None
        return (told for told in self.full if told.seq > last)

    def log(self) -> bytes:
        return b"[" + b",".join(self.rows) + b"]"

    def own_log(self, seat: int) -> bytes:
        return b"{" + b",".join(b'"%d":%b' % item for item in self.own.get(seat, {}).items()) + b"}"

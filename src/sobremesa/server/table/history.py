"""What a table has told so far: every row in short for the log, and the last rows in full for who was away briefly.

Rows of the log lie packed, but for the newest: a long game is most of what a table keeps.
"""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Iterable, Iterator
from typing import NamedTuple

LOG_ROWS = 300
"""So many at least: they are dropped by the pack."""
PACKED_ROWS = 50
FULL_ROWS = 64
FULL_BYTES = 128 * 1024
FULL_MS = 60_000
"""Who was away for longer gets everything anew."""


class Told(NamedTuple):
    seq: int
    at: int
    head: bytes
    """The frame up to its public part, without the closing bracket."""
    own: dict[int, bytes]

    @property
    def size(self) -> int:
        return len(self.head) + sum(map(len, self.own.values()))

    def frame(self, seats: Iterable[int]) -> bytes:
        own = b",".join(b'"%d":%b' % (seat, self.own[seat]) for seat in sorted(seats) if seat in self.own)
        return b'%b,"own":{%b}}' % (self.head, own) if own else self.head + b"}"


class Pages:
    """The last rows, joined by commas."""

    def __init__(self) -> None:
        self._rows: list[bytes] = []
        self._packed: deque[bytes] = deque(maxlen=LOG_ROWS // PACKED_ROWS - 1)

    def append(self, row: bytes) -> None:
        self._rows.append(row)
        if len(self._rows) == 2 * PACKED_ROWS:
            self._packed.append(zlib.compress(b",".join(self._rows[:PACKED_ROWS]), 1))
            del self._rows[:PACKED_ROWS]

    def __bytes__(self) -> bytes:
        return b",".join([*map(zlib.decompress, self._packed), *self._rows])


class History:
    def __init__(self) -> None:
        self.rows = Pages()
        self.own: dict[int, dict[int, bytes]] = {}
        """For each seat, the events of rows in which it saw more than the public, by seq."""
        self.full: deque[Told] = deque()
        self._bytes = 0

    def note(self, seq: int, entry: bytes, own: dict[int, bytes]) -> None:
        self.rows.append(entry)
        for seat, events in own.items():
            kept = self.own.setdefault(seat, {})
            kept[seq] = events
            while next(iter(kept)) <= seq - LOG_ROWS - PACKED_ROWS:
                del kept[next(iter(kept))]

    def tell(self, told: Told) -> None:
        self.full.append(told)
        self._bytes += told.size
        while len(self.full) > FULL_ROWS or self._bytes > FULL_BYTES:
            self._bytes -= self.full.popleft().size
        self.forget_before(told.at - FULL_MS)

    def forget_before(self, at: int) -> None:
        while self.full and self.full[0].at < at:
            self._bytes -= self.full.popleft().size

    def since(self, last: int, now: int) -> Iterator[Told] | None:
        """The rows after `last`, or None if they are no longer all here."""
        if last == now:
            return iter(())
        if not 0 <= last < now or not self.full or self.full[0].seq > last + 1:
            return None
        return (told for told in self.full if told.seq > last)

    def log(self) -> bytes:
        return b"[" + bytes(self.rows) + b"]"

    def own_log(self, seat: int) -> bytes:
        return b"{" + b",".join(b'"%d":%b' % item for item in self.own.get(seat, {}).items()) + b"}"

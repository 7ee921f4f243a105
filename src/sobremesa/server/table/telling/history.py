"""What a table has told so far: every row in short for the log, and the last rows in full for who was away briefly.

Rows of the log lie packed, but for the newest: a long game is most of what a table keeps.
"""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

LOG_ROWS = 300
"""So many at least: they are dropped by the pack."""
RETOLD_ROWS = 150
"""So many are told again when a game is taken up from its log: each costs a description."""
PACKED_ROWS = 20
FULL_ROWS = 64
FULL_BYTES = 16 * 1024
FULL_MS = 60_000
"""Who was away for longer gets everything anew."""


class Part(NamedTuple):
    """What a row tells of a view, as the inside of a JSON object: for who wants it whole and who follows changes."""

    whole: bytes | None
    changes: bytes | None

    def told(self, in_changes: bool) -> bytes | None:
        """None if nobody wanted it like that when it was told."""
        return self.changes if in_changes else self.whole


NOTHING, UNTOLD = Part(b"", b""), Part(None, None)


class Told(NamedTuple):
    seq: int
    at: int
    head: bytes
    """The frame up to its public part's view."""
    view: Part = NOTHING
    tail: bytes = b""
    """The rest of the public part."""
    events: Mapping[int, bytes] = MappingProxyType({})
    """Of seats that saw more of what happened than everybody."""
    own: Mapping[int, Part] = MappingProxyType({})
    """Of seats whose devices were there, where the row brings the view."""

    @property
    def size(self) -> int:
        size = len(self.head) + len(self.tail)
        for whole, changes in (self.view, *self.own.values()):
            size += len(whole or b"") + len(changes or b"")
        return size + sum(map(len, self.events.values())) if self.events else size

    def is_for(self, seats: Collection[int], in_changes: bool) -> bool:
        """Whether everything is here that a device of these seats must be told."""
        parts = () if self.view is NOTHING else (self.view, *(self.own.get(seat, UNTOLD) for seat in seats))
        return all(part.told(in_changes) is not None for part in parts)

    def frame(self, seats: Iterable[int], in_changes: bool = False) -> bytes:
        here = sorted(seats) if self.own or self.events else ()
        own = b",".join([b'"%d":{%b}' % found for seat in here if (found := self._own(seat, in_changes))])
        public = b"%b%b%b}" % (self.head, self.view[in_changes] or b"", self.tail)
        return b'%b,"own":{%b}}' % (public, own) if own else public + b"}"

    def _own(self, seat: int, in_changes: bool) -> tuple[int, bytes] | None:
        part, events = self.own.get(seat, NOTHING), self.events.get(seat)
        if events is None:
            inside = part[in_changes]
            return (seat, inside) if inside else None
        parts = [inside for inside in (part[in_changes], b'"events":%b' % events) if inside]
        return (seat, b",".join(parts)) if parts else None


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
        self._sizes: deque[int] = deque()
        self._bytes = 0

    def note(self, seq: int, entry: bytes, own: dict[int, bytes]) -> None:
        self.rows.append(entry)
        for seat, events in own.items():
            kept = self.own.setdefault(seat, {})
            kept[seq] = events
            while next(iter(kept)) <= seq - LOG_ROWS - PACKED_ROWS:
                del kept[next(iter(kept))]

    def tell(self, told: Told) -> None:
        size = told.size
        self.full.append(told)
        self._sizes.append(size)
        self._bytes += size
        while len(self.full) > FULL_ROWS or self._bytes > FULL_BYTES:
            self._forget_first()
        self.forget_before(told.at - FULL_MS)

    def forget_before(self, at: int) -> None:
        while self.full and self.full[0].at < at:
            self._forget_first()

    def _forget_first(self) -> None:
        self.full.popleft()
        self._bytes -= self._sizes.popleft()

    def since(self, last: int, now: int, seats: Collection[int] = (), in_changes: bool = False) -> list[Told] | None:
        """The rows after `last`, or None if they are no longer all here, or were not told for these seats."""
        if last == now:
            return []
        if not 0 <= last < now or not self.full or self.full[0].seq > last + 1:
            return None
        missed = [told for told in self.full if told.seq > last]
        return missed if all(told.is_for(seats, in_changes) for told in missed) else None

    def log(self) -> bytes:
        return b"[" + bytes(self.rows) + b"]"

    def own_log(self, seat: int) -> bytes:
        return b"{" + b",".join(b'"%d":%b' % item for item in self.own.get(seat, {}).items()) + b"}"

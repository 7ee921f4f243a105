"""Codes that move a seat to another device: for a while, once, and only the seat of who made them."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from typing import NamedTuple

from ..unguessable import unguessable


class Code(NamedTuple):
    hashed: bytes
    generation: int
    """Of the seat; the code ends with it."""
    expires: float


class Codes:
    def __init__(self, seconds: float, keep: int = 10_000) -> None:
        self.seconds = seconds
        self.keep = keep
        self._by_seat: OrderedDict[tuple[str, int], Code] = OrderedDict()

    def make(self, table: str, seat: int, generation: int) -> tuple[str, float]:
        """A new code and when it expires, in seconds since 1970; the one before it ends."""
        code, expires = unguessable(12), time.time() + self.seconds
        self._by_seat[table, seat] = Code(_hashed(code), generation, expires)
        self._by_seat.move_to_end((table, seat))
        while len(self._by_seat) > self.keep:
            self._by_seat.popitem(last=False)
        return code, expires

    def take(self, table: str, seats: int, code: str) -> tuple[int, int] | None:
        """The seat and the generation a code is for; it is used up."""
        hashed = _hashed(code)
        for seat in range(seats):
            found = self._by_seat.get((table, seat))
            if found is not None and found.hashed == hashed:
                del self._by_seat[table, seat]
                return None if found.expires < time.time() else (seat, found.generation)
        return None


def _hashed(code: str) -> bytes:
    return hashlib.sha256(code.encode()).digest()

"""What a device leaves here for a few minutes, for another device of the same person that knows the code.

Only in memory: after a restart it is gone, and the device still has it.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, NamedTuple

from ..unguessable import unguessable


class Piece(NamedTuple):
    packed: dict[str, Any]
    expires: float


class Luggage:
    def __init__(self, seconds: float, keep: int = 200) -> None:
        self.seconds = seconds
        self.keep = keep
        self._pieces: OrderedDict[str, Piece] = OrderedDict()

    def leave(self, packed: dict[str, Any]) -> tuple[str, float]:
        """A code to fetch it with, once, and when it expires, in seconds since 1970."""
        code, expires = unguessable(12), time.time() + self.seconds
        self._pieces[code] = Piece(packed, expires)
        while len(self._pieces) > self.keep:
            self._pieces.popitem(last=False)
        return code, expires

    def fetch(self, code: str) -> dict[str, Any] | None:
        self._clear()
        found = self._pieces.pop(code, None)
        return None if found is None else found.packed

    def _clear(self) -> None:
        """The oldest come first, and all stay equally long."""
        while self._pieces and next(iter(self._pieces.values())).expires < time.time():
            self._pieces.popitem(last=False)

"""What can wait a little: one thing in each round of the event loop, so that what is urgent waits for one at most."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .logs import trouble


class Patience:
    def __init__(self) -> None:
        self._waiting: dict[Callable[[], None], None] = {}
        self._is_going = False

    def put(self, work: Callable[[], None]) -> None:
        """Something to be done soon; what waits already waits once."""
        self._waiting.setdefault(work)
        if not self._is_going:
            self._is_going = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        if not self._waiting:
            self._is_going = False
            return
        work = next(iter(self._waiting))
        del self._waiting[work]
        asyncio.get_running_loop().call_soon(self._next)
        try:
            work()
        except Exception:
            trouble("what had waited failed")

"""Long work in turns: one piece in each round of the event loop, the urgent first, so that nobody waits for a crowd."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..operating.logs import trouble

Work = Callable[[], None]


class Patience:
    def __init__(self) -> None:
        self._urgent: dict[Work, None] = {}
        self._waiting: dict[Work, None] = {}
        self._is_going = False

    @property
    def is_urgent(self) -> bool:
        return bool(self._urgent)

    def hurry(self, work: Work) -> None:
        """To be done before everything that can wait; what is to be done already is done once."""
        self._urgent.setdefault(work)
        self._go()

    def put(self, work: Work) -> None:
        """To be done when nothing is urgent."""
        self._waiting.setdefault(work)
        self._go()

    def _go(self) -> None:
        if not self._is_going:
            self._is_going = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        line = self._urgent or self._waiting
        if not line:
            self._is_going = False
            return
        work = next(iter(line))
        del line[work]
        asyncio.get_running_loop().call_soon(self._next)
        try:
            work()
        except Exception:
            trouble("what had waited failed")

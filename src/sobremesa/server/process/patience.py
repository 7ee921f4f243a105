"""Long work in turns, the urgent first: a little in each round of the event loop, so that nobody waits for a crowd."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter

from ..operating.logs import trouble

Work = Callable[[], None]
SLICE = 0.002
"""Seconds of urgent work in one round of the event loop."""


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
        until = perf_counter() + SLICE
        if self._urgent:
            while self._urgent and perf_counter() < until:
                _do(self._urgent)
        elif self._waiting:
            _do(self._waiting)
        else:
            self._is_going = False
            return
        asyncio.get_running_loop().call_soon(self._next)


def _do(line: dict[Work, None]) -> None:
    """The first in a line."""
    work = next(iter(line))
    del line[work]
    try:
        work()
    except Exception:
        trouble("what had waited failed")

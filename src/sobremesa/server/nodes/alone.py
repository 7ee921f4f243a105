"""One server alone: it keeps every table, and nobody else is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from ..store.lock import Lock, Outage
from ..table.log.row import now_ms
from .leases import Lease

SIGN_SECONDS = 1.0
QUICK_MS = 10_000
"""Who starts again within so long keeps nobody waiting."""


class Alone:
    """What `Leases` are to several nodes, without any."""

    nodes = 1

    def __init__(self, lock: Lock | None) -> None:
        self._lock = lock
        self._outages = () if lock is None else (*lock.outages, *_outage(lock.last_sign, now_ms()))

    async def live(self) -> None:
        """Leaves signs of life, for whoever is here next."""
        if self._lock is not None:
            self._lock.begin(now_ms(), self._outages)
        while self._lock is not None:
            await asyncio.sleep(SIGN_SECONDS)
            self._lock.sign(now_ms())

    def ago(self, milliseconds: int) -> int:
        """The moment since which a server has been here for so long, in milliseconds since 1970."""
        moment = now_ms() - milliseconds
        for outage in reversed(self._outages):
            if outage.until > moment:
                moment -= outage.length
        return moment

    def lapsed(self, let_go: Callable[[], None]) -> None:
        """Nobody else could keep anything."""

    def new(self, table: str) -> dict[str, Any] | None:
        return None

    def holds(self, node: str) -> bool:
        return True

    async def strange(self, tables: Iterable[str]) -> list[str]:
        return []

    async def claim(self, table: str) -> Lease:
        return Lease(None, outages=self._outages)

    async def release(self, table: str, number: int | None) -> None: ...

    async def hand_over(self) -> None: ...

    async def close(self) -> None:
        if self._lock is not None:
            self._lock.release()


def _outage(last_sign: int | None, now: int) -> tuple[Outage, ...]:
    """The one that ends now, if it was one."""
    return () if last_sign is None or now - last_sign <= QUICK_MS else (Outage(last_sign, now),)

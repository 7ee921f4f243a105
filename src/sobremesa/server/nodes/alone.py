"""One server alone: it keeps every table, and nobody else is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from ..store.lock import Lock
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
        self.began = now_ms()
        self.stood_still = 0 if lock is None else _outage(lock.last_sign, self.began)
        """Milliseconds no server was here before."""

    async def live(self) -> None:
        """Leaves signs of life, for whoever is here next."""
        while self._lock is not None:
            self._lock.sign(now_ms())
            await asyncio.sleep(SIGN_SECONDS)

    def lapsed(self, let_go: Callable[[], None]) -> None:
        """Nobody else could keep anything."""

    def new(self, table: str) -> dict[str, Any] | None:
        return None

    def holds(self, node: str) -> bool:
        return True

    async def strange(self, tables: Iterable[str]) -> list[str]:
        return []

    async def claim(self, table: str) -> Lease:
        return Lease(None, self.stood_still, began=self.began)

    async def release(self, table: str, number: int | None) -> None: ...

    async def hand_over(self) -> None: ...

    async def close(self) -> None:
        if self._lock is not None:
            self._lock.release()


def _outage(last_sign: int | None, began: int) -> int:
    gone = 0 if last_sign is None else began - last_sign
    return gone if gone > QUICK_MS else 0

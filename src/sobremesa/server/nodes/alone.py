"""One server alone: it keeps every table, and nobody else is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..store.lock import Lock
from .leases import Lease


class Alone:
    """What `Leases` are to several nodes, without any."""

    nodes = 1

    def __init__(self, lock: Lock | None) -> None:
        self._lock = lock

    def lapsed(self, let_go: Callable[[], None]) -> None:
        """Nobody else could keep anything."""

    def new(self, table: str) -> dict[str, Any] | None:
        return None

    def holds(self, node: str) -> bool:
        return True

    async def strange(self, tables: Iterable[str]) -> list[str]:
        return []

    async def claim(self, table: str) -> Lease:
        return Lease(None)

    async def release(self, table: str, number: int | None) -> None: ...

    async def hand_over(self) -> None: ...

    async def close(self) -> None:
        if self._lock is not None:
            self._lock.release()

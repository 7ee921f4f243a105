"""That this node lives: one row in the database, renewed again and again.

Who cannot renew it in time lapses: whatever it kept may be kept by others by now, so it lets go of everything and
comes back as a new node. That is measured on its own steady clock, from before it asked: it stops before its time ends.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

from sqlalchemy import BigInteger, cast, delete, exists, func, insert, literal_column, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ..operating.logs import note, trouble, warn
from ..store.schema import leases, nodes

NOW = cast(literal_column("extract(epoch from clock_timestamp()) * 1000"), BigInteger)
RENEWALS = 4
"""So often a node renews within the time it has."""
_ALIVE = select(func.count()).select_from(nodes).where(nodes.c.until > NOW)
FORGOTTEN_MS = 24 * 3600 * 1000


class Membership:
    def __init__(self, engine: AsyncEngine, address: str, seconds: float) -> None:
        self.engine = engine
        self.address = address
        self.seconds = seconds
        self.id = ""
        self.lapsed: Callable[[], None] = lambda: None
        """Called when everything has to be let go."""
        self.count = 1
        """How many nodes there are."""
        self._until = 0.0
        """By our own clock; 0 while we are no node."""
        self._task: asyncio.Task[None] | None = None

    @property
    def milliseconds(self) -> int:
        return int(self.seconds * 1000)

    @property
    def is_good(self) -> bool:
        """Whether we may still keep tables, by our own clock."""
        return time.monotonic() < self._until

    async def join(self) -> None:
        await self._come()
        self._task = asyncio.create_task(self._go_on())

    async def leave(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
        self._until = 0.0
        try:
            async with asyncio.timeout(self.seconds), self.engine.begin() as connection:
                await connection.execute(delete(nodes).where(nodes.c.id == self.id))
        except Exception:
            trouble("this node cannot say that it leaves", node=self.id)

    async def is_alive(self, node: str) -> bool:
        """Whether another node may still keep what it keeps."""
        asked = select(nodes.c.id).where(nodes.c.id == node, nodes.c.until > NOW)
        async with asyncio.timeout(self.seconds), self.engine.connect() as connection:
            return await connection.scalar(asked) is not None

    async def others(self) -> list[tuple[str, str]]:
        """The nodes there are besides this one, and their addresses."""
        asked = select(nodes.c.id, nodes.c.address).where(nodes.c.id != self.id, nodes.c.until > NOW)
        async with asyncio.timeout(self.seconds), self.engine.connect() as connection:
            return [(node, address) for node, address in await connection.execute(asked)]

    async def _come(self) -> None:
        asked, before, self.id = time.monotonic(), self.id, secrets.token_hex(8)
        keeps_something = exists().where(leases.c.node == nodes.c.id)
        async with self.engine.begin() as connection:
            await connection.execute(update(nodes).where(nodes.c.id == before, nodes.c.until > NOW).values(until=NOW))
            await connection.execute(delete(nodes).where(nodes.c.until < NOW - FORGOTTEN_MS, ~keeps_something))
            fresh = insert(nodes).values(id=self.id, address=self.address, until=NOW + self.milliseconds)
            await connection.execute(fresh)
        self._until = asked + self.seconds
        note("this node has joined", node=self.id, address=self.address)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self.seconds / RENEWALS)
            self._judge()  # we may have been asleep
            try:
                async with asyncio.timeout(self._until - time.monotonic() if self._until else self.seconds):
                    await (self._renew() if self._until else self._come())
            except Exception:
                trouble("this node cannot renew its leases", node=self.id)
            self._judge()

    async def _renew(self) -> None:
        asked = time.monotonic()
        alive = update(nodes).where(nodes.c.id == self.id, nodes.c.until > NOW).values(until=NOW + self.milliseconds)
        async with self.engine.begin() as connection:
            is_alive = (await connection.execute(alive)).rowcount == 1
            self.count = int(await connection.scalar(_ALIVE) or 1)
        if is_alive:
            self._until = asked + self.seconds
        else:
            self._lapse()

    def _judge(self) -> None:
        if self._until and not self.is_good:
            self._lapse()

    def _lapse(self) -> None:
        warn("this node has lapsed: others may keep its tables", node=self.id)
        self._until = 0.0
        self.lapsed()

"""Leases: which node keeps a table, under which number.

A lease lasts as long as its node lives (`membership`), so that renewing takes one row however many tables there are.
Its number rises with every keeper and is checked in the transaction of every append: an earlier keeper appends nothing.
All times are the database's own, in milliseconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from sqlalchemy import func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from ..operating.logs import trouble
from ..refusals import Refused
from ..settings import Settings
from ..store.lock import Outage
from ..store.schema import leases, nodes
from ..table.log.row import now_ms
from .membership import NOW, Membership


class Lease(NamedTuple):
    number: int | None
    stood_still: int = 0
    """Milliseconds nobody kept the table in the middle of things."""
    node: str = ""
    """Whose it is: a node that has lapsed since is another one."""
    outages: tuple[Outage, ...] = ()
    """Where there is one server: when there was none."""

    def idle(self, last: int) -> int:
        """Milliseconds nobody kept a table at which something last happened then (in milliseconds since 1970)."""
        return self.stood_still + sum(outage.length for outage in self.outages if outage.until > last)


class Keeper(NamedTuple):
    """A node that keeps a table."""

    node: str
    address: str


class Elsewhere(Exception):
    """Another node keeps the table."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper.address)
        self.keeper = keeper


class Leases:
    def __init__(self, membership: Membership) -> None:
        self.membership = membership
        self.engine = membership.engine

    @classmethod
    async def open(cls, engine: AsyncEngine, settings: Settings) -> Leases:
        membership = Membership(engine, settings.node, settings.lease_seconds)
        await membership.join()
        return cls(membership)

    @property
    def node(self) -> str:
        return self.membership.id

    def lapsed(self, let_go: Callable[[], None]) -> None:
        """What to do when this node may no longer keep anything."""
        self.membership.lapsed = let_go

    async def live(self) -> None:
        """The membership does."""

    def ago(self, milliseconds: int) -> int:
        """The moment so long before, in milliseconds since 1970: of several nodes one is always taken to be here."""
        return now_ms() - milliseconds

    @property
    def nodes(self) -> int:
        """How many share the work: what is limited by address counts so many times at each."""
        return self.membership.count

    def new(self, table: str) -> dict[str, Any]:
        """The lease of a table that is being made here."""
        if not self.membership.is_good:
            raise Refused("moving")
        return {"table_id": table, "node": self.node, "number": 1}

    def holds(self, node: str) -> bool:
        """Whether what that node was given is still ours."""
        return node == self.node and self.membership.is_good

    async def strange(self, tables: Iterable[str]) -> list[str]:
        """Which of these are not ours, whatever we believe."""
        asked = select(leases.c.table_id).where(leases.c.node == self.node)
        async with self.engine.connect() as connection:
            ours = set(await connection.scalars(asked))
        return [table for table in tables if table not in ours]

    async def claim(self, table: str) -> Lease:
        """The lease of a table that nobody else keeps; Elsewhere if somebody does."""
        if not self.membership.is_good:
            raise Refused("moving")
        node = self.node
        async with self.engine.begin() as connection:
            await connection.execute(insert(leases).values(table_id=table, number=0).on_conflict_do_nothing())
            await connection.execute(select(leases.c.number).where(leases.c.table_id == table).with_for_update())
            found = (await connection.execute(_FOUND.where(leases.c.table_id == table))).one()
            if found.node != node and found.until is not None and found.until > found.now:
                raise Elsewhere(Keeper(found.node, found.address))
            await connection.execute(
                update(leases)
                .where(leases.c.table_id == table)
                .values(node=node, number=leases.c.number + 1, left=None)
            )
            return Lease(found.number + 1, self._idle(found), node)

    def _idle(self, found: Any) -> int:
        """How long nobody has kept it: since it was handed over, or since the last sign of life of who kept it."""
        if found.node == self.node:
            return 0
        since = found.left if found.until is None else found.until - self.membership.milliseconds
        return 0 if since is None else max(0, found.now - since)

    async def release(self, table: str, number: int | None) -> None:
        """The table rests: whoever comes first keeps it."""
        await self._let_go(leases.c.table_id == table, leases.c.number == number)

    async def hand_over(self) -> None:
        """All tables, in the middle of things: for whoever takes them up no time has gone by."""
        try:
            async with asyncio.timeout(self.membership.seconds):
                await self._let_go(left=NOW)
        except Exception:
            trouble("tables cannot be handed over: they are taken over when this node's time ends")

    async def _let_go(self, *which: Any, **more: Any) -> None:
        mine = update(leases).where(leases.c.node == self.node, *which).values(node=None, **more)
        async with self.engine.begin() as connection:
            await connection.execute(mine)

    async def close(self) -> None:
        await self.membership.leave()

    async def count(self) -> int:
        """How many tables this node keeps."""
        asked = select(func.count()).select_from(leases).where(leases.c.node == self.node)
        async with self.engine.connect() as connection:
            return int(await connection.scalar(asked) or 0)


_FOUND = select(
    leases.c.node, leases.c.number, leases.c.left, nodes.c.address, nodes.c.until, NOW.label("now")
).select_from(leases.outerjoin(nodes, nodes.c.id == leases.c.node))
"""Read under the lock, not with it: who has waited for the lock would see the new keeper beside the old one's time."""

"""How a batch reaches the disk: over SQLAlchemy's engine, or for SQLite in a thread of its own.

The thread is measured, not taste: aiosqlite crosses threads five times a commit and once a row, and each crossing waits
for a busy event loop. Here a batch of rows is one statement, one crossing and one sync.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

from sqlalchemy import ARRAY, String, Table, any_, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .schema import keys, leases, log, tables

Columns = dict[str, Any]

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
"""A commit has reached the disk when it returns, and readers do not wait for it."""
ROWS_AT_ONCE = 200
CHANGED = "sobremesa_tables"
"""The channel on which PostgreSQL tells nodes of changed tables."""
NOTICES_AT_ONCE = 200
"""A notification has less than 8,000 bytes."""
PATIENCE = 8.0
"""Seconds for a commit over a network: then nobody knows what became of it, and the tables are read anew."""


class Conflict(Exception):
    """A row of that number is there already: somebody else keeps this table."""


class Fenced(Conflict):
    """Somebody else has been given the lease of this table: whoever kept it before can append nothing."""


class Fence(NamedTuple):
    table: str
    number: int | None
    """Of the lease under which a row is appended; None is none, and appends nothing where there are leases."""


class Batch(Protocol):
    tables: list[Columns]
    leases: list[Columns]
    """Of the new tables."""
    rows: list[Columns]
    summaries: list[Columns]
    fences: list[Fence]


class ByEngine:
    """PostgreSQL: several nodes may write to it, each to the tables it keeps."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.name = secrets.token_hex(4)
        """Whose notifications these are."""

    async def _notify(self, connection: AsyncConnection, batch: Batch) -> None:
        """Tells the lobbies of other nodes which tables look different now."""
        changed = [*(table["id"] for table in batch.tables), *(summary["table_id"] for summary in batch.summaries)]
        for start in range(0, len(changed), NOTICES_AT_ONCE):
            told = " ".join((self.name, *changed[start : start + NOTICES_AT_ONCE]))
            await connection.execute(select(func.pg_notify(CHANGED, told)))

    async def commit(self, batch: Batch) -> None:
        try:
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                await _judge(connection, batch.fences)
                await _many(connection, insert(tables), batch.tables)
                await _many(connection, insert(leases), batch.leases)
                await _many(connection, insert(log), batch.rows)
                await _many(connection, _SUM_UP, batch.summaries)
                await self._notify(connection, batch)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None

    async def try_out(self) -> None:
        """Writes what is there once more; raises if that does not reach the disk."""
        async with self.engine.begin() as connection:
            await connection.execute(update(keys).values(value=keys.c.value))

    def close(self) -> None: ...


_HELD = (
    select(leases.c.table_id, leases.c.number)
    .where(leases.c.table_id == any_(bindparam("tables", type_=ARRAY(String))))
    .with_for_update(read=True)
)
"""Who takes a lease over waits for the commit under way, and reads what it has written."""


async def _judge(connection: AsyncConnection, fences: list[Fence]) -> None:
    if fences:
        found = await connection.execute(_HELD, {"tables": [fence.table for fence in fences]})
        held = {Fence(*row) for row in found}
        if not held.issuperset(fences):
            raise Fenced(", ".join(fence.table for fence in fences if fence not in held))


_SUM_UP = update(tables).where(tables.c.id == bindparam("table_id"))


async def _many(connection: AsyncConnection, statement: Any, parameters: list[Columns]) -> None:
    if parameters:
        await connection.execute(statement, parameters)


class InAThread:
    """SQLite by itself."""

    name = ""

    def __init__(self, file: str) -> None:
        self.file = file
        self.connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            self.connection.execute(f"PRAGMA {pragma}")
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.identity = _identity(file)

    async def commit(self, batch: Batch) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, batch)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None

    async def try_out(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._try_out)

    def _try_out(self) -> None:
        if _identity(self.file) != self.identity:
            raise FileNotFoundError("the database is another file than the one we write to")
        self.connection.execute("UPDATE keys SET value = value")

    def close(self) -> None:
        self.thread.shutdown()
        self.connection.close()

    def _commit(self, batch: Batch) -> None:
        if not batch.tables and not batch.summaries and len(batch.rows) <= ROWS_AT_ONCE:
            return self._add(log, batch.rows)  # one statement is a transaction of its own
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            self._add(tables, batch.tables)
            self._add(log, batch.rows)
            self.connection.executemany(
                "UPDATE tables SET state = :state, summary = :summary WHERE id = :table_id", batch.summaries
            )
            self.connection.execute("COMMIT")
        except BaseException:
            self.connection.execute("ROLLBACK")
            raise

    def _add(self, table: Table, rows: Sequence[Columns]) -> None:
        names = [column.name for column in table.columns]
        one = f"({','.join('?' * len(names))})"
        for start in range(0, len(rows), ROWS_AT_ONCE):
            some = rows[start : start + ROWS_AT_ONCE]
            sql = f"INSERT INTO {table.name} ({','.join(names)}) VALUES {','.join([one] * len(some))}"
            self.connection.execute(sql, [row[name] for row in some for name in names])


def _identity(file: str) -> tuple[int, int] | None:
    """Which file that is; one that was removed can be written to without anybody noticing."""
    if file == ":memory:":
        return None
    found = os.stat(file)
    return found.st_dev, found.st_ino


def committing(engine: AsyncEngine) -> ByEngine | InAThread:
    file = engine.url.database
    return InAThread(file) if engine.url.get_backend_name() == "sqlite" and file else ByEngine(engine)

"""How a batch reaches the disk: over SQLAlchemy's engine, or for SQLite in a thread of its own.

The thread is measured, not taste: aiosqlite crosses threads five times a commit and once a row, and each crossing waits
for a busy event loop. Here a batch of rows is one statement, one crossing and one sync.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy import Table, bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .schema import keys, log, tables

Columns = dict[str, Any]

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
"""A commit has reached the disk when it returns, and readers do not wait for it."""
ROWS_AT_ONCE = 200


class Conflict(Exception):
    """A row of that number is there already: somebody else keeps this table."""


class Batch(Protocol):
    tables: list[Columns]
    rows: list[Columns]
    summaries: list[Columns]


class ByEngine:
    """Any database SQLAlchemy speaks to."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def commit(self, batch: Batch) -> None:
        try:
            async with self.engine.begin() as connection:
                await _many(connection, insert(tables), batch.tables)
                await _many(connection, insert(log), batch.rows)
                await _many(connection, _SUM_UP, batch.summaries)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None

    async def try_out(self) -> None:
        """Writes what is there once more; raises if that does not reach the disk."""
        async with self.engine.begin() as connection:
            await connection.execute(update(keys).values(value=keys.c.value))

    def close(self) -> None: ...


_SUM_UP = update(tables).where(tables.c.id == bindparam("table_id"))


async def _many(connection: AsyncConnection, statement: Any, parameters: list[Columns]) -> None:
    if parameters:
        await connection.execute(statement, parameters)


class InAThread:
    """SQLite by itself."""

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

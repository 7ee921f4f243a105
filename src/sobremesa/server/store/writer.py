"""The one writer of a process: commits whatever has queued in one transaction, then wakes those who wait for it.

A disk syncs a few thousand times a second at best; rows that share a commit share its price.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..logs import trouble
from .schema import log, tables

_ADD_TABLE = insert(tables)
_ADD_ROW = insert(log)
_SUM_UP = update(tables).where(tables.c.id == bindparam("table_id"))

Columns = dict[str, Any]


class Conflict(Exception):
    """A row of that number is there already: somebody else keeps this table."""


@dataclass
class Job:
    table: Columns | None
    rows: list[Columns]
    summary: Columns | None
    done: asyncio.Future[None] = field(repr=False)

    def end(self, error: BaseException | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.commits = 0
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def write(
        self, *, table: Columns | None = None, rows: Sequence[Columns] = (), summary: Columns | None = None
    ) -> asyncio.Future[None]:
        """Queues what belongs together; the future ends when it is on disk, or raises."""
        job = Job(table, list(rows), summary, asyncio.get_running_loop().create_future())
        if self._closing:
            job.end(ConnectionError("the store is closed"))
        self._waiting.append(job)
        self._wake.set()
        return job.done

    async def close(self) -> None:
        """Writes what is queued, then stops."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._commit_all(batch)

    async def _commit_all(self, batch: list[Job]) -> None:
        try:
            await self._commit(batch)
        except Exception:
            for job in batch:
                await self._commit_alone(job)
        else:
            for job in batch:
                job.end(None)

    async def _commit_alone(self, job: Job) -> None:
        """After a failure each job is tried by itself, so that one table's trouble is not another's."""
        try:
            await self._commit([job])
        except IntegrityError as error:
            job.end(Conflict(str(error.orig)))
        except Exception as error:
            trouble("the store does not take rows")
            job.end(error)
        else:
            job.end(None)

    async def _commit(self, batch: list[Job]) -> None:
        async with self.engine.begin() as connection:
            await _many(connection, _ADD_TABLE, [job.table for job in batch if job.table])
            await _many(connection, _ADD_ROW, [row for job in batch for row in job.rows])
            await _many(connection, _SUM_UP, [job.summary for job in batch if job.summary])
        self.commits += 1


async def _many(connection: AsyncConnection, statement: Any, parameters: list[Columns]) -> None:
    if parameters:
        await connection.execute(statement, parameters)

"""The one writer of a process: commits whatever has queued in one transaction, then wakes those who wait for it.

A disk syncs a few hundred or thousand times a second; rows that share a commit share its price.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy.ext.asyncio import AsyncEngine

from ..logs import trouble
from .committing import Columns, Conflict, committing


@dataclass
class Job:
    """What belongs together."""

    tables: list[Columns]
    rows: list[Columns]
    summaries: list[Columns]
    done: asyncio.Future[None] = field(repr=False)

    def end(self, error: BaseException | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


@dataclass
class Jobs:
    """Several jobs as one batch."""

    tables: list[Columns]
    rows: list[Columns]
    summaries: list[Columns]

    @classmethod
    def of(cls, jobs: list[Job]) -> Jobs:
        return cls(
            [table for job in jobs for table in job.tables],
            [row for job in jobs for row in job.rows],
            [summary for job in jobs for summary in job.summaries],
        )


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.commits = 0
        self._committing = committing(engine)
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def write(
        self, *, table: Columns | None = None, rows: Sequence[Columns] = (), summary: Columns | None = None
    ) -> asyncio.Future[None]:
        """Queues what belongs together; the future ends when it is on disk, or raises."""
        done = asyncio.get_running_loop().create_future()
        job = Job([table] if table else [], list(rows), [summary] if summary else [], done)
        if self._closing:
            job.end(ConnectionError("the store is closed"))
            return done
        self._waiting.append(job)
        self._wake.set()
        return done

    async def try_out(self) -> None:
        """Raises if what is written now would not reach the disk."""
        await self._committing.try_out()

    async def close(self) -> None:
        """Writes what is queued, then stops."""
        self._closing = True
        self._wake.set()
        await self._task
        self._committing.close()

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._commit_all(batch)

    async def _commit_all(self, batch: list[Job]) -> None:
        try:
            await self._committing.commit(Jobs.of(batch))
        except Exception:
            for job in batch:
                await self._commit_alone(job)
        else:
            self.commits += 1
            for job in batch:
                job.end(None)

    async def _commit_alone(self, job: Job) -> None:
        """After a failure each job is tried by itself, so that one table's trouble is not another's."""
        try:
            await self._committing.commit(job)
        except Conflict as error:
            job.end(error)
        except Exception as error:
            trouble("the store does not take rows")
            job.end(error)
        else:
            job.end(None)

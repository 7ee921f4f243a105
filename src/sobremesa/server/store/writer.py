"""The one writer of a process: commits whatever has queued in one transaction, then wakes those who wait for it.

A disk syncs a few hundred or thousand times a second; rows that share a commit share its price.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..operating.logs import trouble
from .committing import Columns, Conflict, Fence, committing


@dataclass
class Job:
    """What belongs together."""

    tables: list[Columns]
    leases: list[Columns]
    rows: list[Columns]
    summaries: list[Columns]
    fences: list[Fence]
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
    leases: list[Columns]
    rows: list[Columns]
    summaries: list[Columns]
    fences: list[Fence]

    @classmethod
    def of(cls, jobs: list[Job]) -> Jobs:
        return cls(
            [table for job in jobs for table in job.tables],
            [lease for job in jobs for lease in job.leases],
            [row for job in jobs for row in job.rows],
            [summary for job in jobs for summary in job.summaries],
            [fence for job in jobs for fence in job.fences],
        )


GATHERING = 0.008
"""Seconds a batch waits at most for those who are just about to add to it."""


class Writer:
    def __init__(self, engine: AsyncEngine, more_is_coming: Callable[[], bool] = lambda: False) -> None:
        self.commits = 0
        self.more_is_coming = more_is_coming
        """Whether somebody will have something to write in a moment: a commit costs as much for many as for one."""
        self.watch: Callable[[float, int, bool], None] = lambda began, rows, is_good: None
        """Told of every batch: when it was begun, how many rows it had, whether it is on disk."""
        self._committing = committing(engine)
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def write(
        self,
        *,
        table: Columns | None = None,
        lease: Columns | None = None,
        rows: Sequence[Columns] = (),
        summary: Columns | None = None,
        fence: Fence | None = None,
    ) -> asyncio.Future[None]:
        """Queues what belongs together; the future ends when it is on disk, or raises."""
        done = asyncio.get_running_loop().create_future()
        job = Job(_one(table), _one(lease), list(rows), _one(summary), [fence] if fence else [], done)
        if self._closing:
            job.end(ConnectionError("the store is closed"))
            return done
        self._waiting.append(job)
        self._wake.set()
        return done

    @property
    def name(self) -> str:
        """Under which other nodes are told of what is written; empty where there are none."""
        return self._committing.name

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
            await self._gather()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._commit_all(batch)

    async def _gather(self) -> None:
        until = time.perf_counter() + GATHERING
        while self.more_is_coming() and time.perf_counter() < until:
            await asyncio.sleep(0)

    async def _commit_all(self, batch: list[Job]) -> None:
        began, jobs = time.perf_counter(), Jobs.of(batch)
        try:
            await self._committing.commit(jobs)
        except Exception as error:
            self.watch(began, len(jobs.rows), False)
            if _is_out_of_reach(error):
                return self._fail(batch, error)
            for job in batch:
                await self._commit_alone(job)
        else:
            self.commits += 1
            self.watch(began, len(jobs.rows), True)
            for job in batch:
                job.end(None)

    def _fail(self, batch: list[Job], error: Exception) -> None:
        """The database cannot be reached: nobody waits for trying each by itself."""
        trouble("the store cannot be reached")
        for job in batch:
            job.end(error)

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


def _one(part: Columns | None) -> list[Columns]:
    return [part] if part else []


def _is_out_of_reach(error: Exception) -> bool:
    return isinstance(error, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated)

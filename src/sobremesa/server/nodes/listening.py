"""The lobby is the same from every node: PostgreSQL tells each of what the others have changed."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ..operating.logs import trouble
from ..services import Services
from ..store.committing import CHANGED

GATHER_SECONDS = 0.3
AGAIN_SECONDS = 0.5
STILL_THERE_SECONDS = 3.0
AT_ONCE = 200


class Listening:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._changed: set[str] = set()
        self._news = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except Exception:
                trouble("what other nodes change cannot be heard")
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen_once(self) -> None:
        import asyncpg

        url = self.services.store.engine.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False), timeout=STILL_THERE_SECONDS)
        try:
            await connection.add_listener(CHANGED, self._hear)
            self.services.noticeboard.forget()  # nobody knows what was told before
            while True:  # a line that was cut says nothing
                await asyncio.sleep(STILL_THERE_SECONDS)
                await connection.execute("SELECT 1", timeout=STILL_THERE_SECONDS)
        finally:
            connection.terminate()

    def _hear(self, connection: Any, process: int, channel: str, told: str) -> None:
        writer, *changed = told.split(" ")
        if writer != self.services.writer.name:
            self._changed.update(changed)
            self._news.set()

    async def _tell(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self._news.clear()
            changed, self._changed = self._changed, set()
            try:
                await self._show(changed)
            except Exception:
                trouble("what other nodes have changed cannot be read")
                self.services.noticeboard.forget()

    async def _show(self, changed: set[str]) -> None:
        board = self.services.noticeboard
        if not board.watchers or len(changed) > AT_ONCE:
            return board.forget()
        for told in await self.services.store.notices(changed):
            board.put(msgspec.json.decode(told))

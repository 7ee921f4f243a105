"""Games unpacked in a thread of their own, so that the first page never waits for a compiler."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ... import bots, while_preparing
from ...contract.game import Game
from ...games import rules
from ..operating.logs import note, trouble
from .garbage import settle


class Rules:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="rules")
        self._tasks: dict[str, asyncio.Task[Game]] = {}
        self._progress: dict[str, tuple[int, int]] = {}

    def status(self, name: str) -> str:
        task = self._tasks.get(name)
        if task is None:
            return "cold"
        if not task.done():
            return "preparing"
        return "failed" if task.cancelled() or task.exception() else "ready"

    def progress(self, name: str) -> tuple[int, int]:
        """How many parts of a game's rules are compiled, and of how many; 0 of 0 as long as none need to be."""
        return self._progress.get(name, (0, 0))

    def is_ready(self, name: str) -> bool:
        return self.status(name) == "ready"

    async def of(self, name: str) -> Game:
        """The rules of a game, as soon as they are ready."""
        if self.status(name) in ("cold", "failed"):
            self._tasks[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(self._tasks[name])

    async def warm(self, names: Iterable[str]) -> None:
        """All rules first, then what their bots need."""
        names = list(names)
        for name in names:
            try:
                await self.of(name)
            except Exception:
                trouble("the rules cannot be prepared", game=name)
        for name in names:
            await asyncio.get_running_loop().run_in_executor(self._thread, bots.unpack, name)

    async def _load(self, name: str) -> Game:
        note("preparing the rules", game=name)
        game = await asyncio.get_running_loop().run_in_executor(self._thread, self._unpack, name)
        settle()
        note("the rules are ready", game=name)
        return game

    def _unpack(self, name: str) -> Game:
        def remember(told: Any) -> None:
            self._progress[name] = (told.done, told.total)

        with while_preparing(remember):
            return rules(name)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

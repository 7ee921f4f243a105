"""The lobby's list as it changes: whoever watches gets it whole once, and then what has changed, together.

Messages are made once for everybody. Who reads too slowly for the last few gets the list whole again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from ..refusals import Refused
from ..table.log.row import encode

Notice = dict[str, Any]
Everything = Callable[[], Coroutine[Any, Any, list[Notice]]]
GATHER_SECONDS = 0.5
HEART_SECONDS = 20
KEPT = 8
MOST_CHANGES = 50
HEARTBEAT = b": still here\n\n"


class Noticeboard:
    def __init__(self, most_watchers: int) -> None:
        self.most_watchers = most_watchers
        self.watchers = 0
        self._changes: dict[str, Notice] = {}
        self._told: deque[tuple[int, bytes | None]] = deque(maxlen=KEPT)
        self._number = 0
        self._news = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._first: asyncio.Task[bytes] | None = None
        self._is_closed = False

    def put(self, told: Notice) -> None:
        """A public table has changed, or is new."""
        self._changes[told["id"]] = told
        if not self.watchers:
            self._changes.clear()
            self._first = None
        elif self._timer is None and not self._is_closed:
            self._timer = asyncio.get_running_loop().call_later(GATHER_SECONDS, self._tell)

    def forget(self) -> None:
        """Something was missed: everybody gets the list whole."""
        self._number += 1
        self._told.append((self._number, None))
        self._first = None
        self._wake()

    def judge_room(self) -> None:
        if self.watchers >= self.most_watchers:
            raise Refused("server_full")

    async def watch(self, everything: Everything) -> AsyncIterator[bytes]:
        """Server-sent events until the watcher goes or the server does."""
        self.watchers += 1
        try:
            seen = self._number
            yield await self._whole(everything)
            while not self._is_closed:
                messages = self._since(seen)
                seen = self._number
                for message in messages:
                    yield await self._whole(everything) if message is None else message
                if seen == self._number and not await self._is_news():
                    yield HEARTBEAT
        finally:
            self.watchers -= 1

    def close(self) -> None:
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()
        self._news.set()

    def _since(self, seen: int) -> list[bytes | None]:
        """The messages a watcher has not had; None stands for the whole list."""
        missed = [message for number, message in self._told if number > seen]
        return [None] if None in missed or len(missed) < self._number - seen else missed

    async def _is_news(self) -> bool:
        try:
            await asyncio.wait_for(self._news.wait(), HEART_SECONDS)
        except TimeoutError:
            return False
        return True

    def _tell(self) -> None:
        self._timer = None
        changes, self._changes = list(self._changes.values()), {}
        message = None if len(changes) > MOST_CHANGES else event("changed", changes)
        self._number += 1
        self._told.append((self._number, message))
        self._first = None
        self._wake()

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def _whole(self, everything: Everything) -> bytes:
        """Made once for all who come before the next change."""
        if self._first is None:
            self._first = asyncio.create_task(_whole_list(everything))
        return await asyncio.shield(self._first)


async def _whole_list(everything: Everything) -> bytes:
    return event("tables", await everything())


def event(name: str, tables: list[Notice]) -> bytes:
    return b"event: %b\ndata: %b\n\n" % (name.encode(), encode({"tables": tables}))

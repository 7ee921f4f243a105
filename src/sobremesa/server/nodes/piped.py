"""The wire to a device that is at another node, as the keeper's node sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from ..entrance.limits import Bucket, Buckets
from ..settings import Limits
from .link import Link
from .messages import Ended, Measure, OfAChannel, Said, Settled, Trip

LATER = 1013
MOST_WAITING = 500
"""Frames the table has not taken: who sends on and on meanwhile comes back later."""


class PipedWire:
    at_once: Callable[[bytes], bool] | None = None

    def __init__(self, link: Link, channel: int, address: str, hellos: Buckets, limits: Limits) -> None:
        self.link, self.channel, self.address = link, channel, address
        self._all_hellos = hellos
        self._hellos = Bucket(limits.hellos_per_second, limits.hellos_at_once)
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._measured: Callable[[float], None] | None = None
        self._is_over = False
        link.ends[channel] = self

    def hear(self, message: OfAChannel) -> None:
        match message:
            case Said():
                self._take(message.frame)
            case Trip() if self._measured is not None:
                self._measured(message.milliseconds)
            case Ended():
                self.lose()

    def _take(self, frame: bytes) -> None:
        at_once = self.at_once if self._queue.empty() else None
        if at_once is not None and at_once(frame):
            return
        if self._queue.qsize() >= MOST_WAITING:
            return self.end(LATER)
        self._queue.put_nowait({"type": "websocket.receive", "bytes": frame})

    def lose(self) -> None:
        self._is_over = True
        self.link.ends.pop(self.channel, None)
        self._queue.put_nowait({"type": "websocket.disconnect"})

    async def receive(self) -> dict[str, Any]:
        return await self._queue.get()

    def write_text(self, frame: bytes) -> None:
        if not self._is_over:
            self.link.say(Said(self.channel, frame))

    def waiting_bytes(self) -> int:
        """What a slow reader has not taken waits at its own node, which sends it away."""
        return 0

    def measure(self, heard: Callable[[float], None]) -> None:
        self._measured = heard
        self.link.say(Measure(self.channel))

    def may_greet(self) -> tuple[bool, bool]:
        return self._hellos.take(), self._all_hellos.take(self.address)

    def settle(self, standing: int) -> None:
        self.link.say(Settled(self.channel, standing))

    def end(self, code: int) -> None:
        if not self._is_over:
            self.link.say(Ended(self.channel, code))
            self.lose()

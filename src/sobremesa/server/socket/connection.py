"""One device at a table: its seats, what waits to be sent to it, and what it may still ask for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from ..limits import Bucket
from ..settings import Limits
from ..table.row import encode

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Connection:
    def __init__(self, send: Send, limits: Limits) -> None:
        self.seats: dict[int, int] = {}
        self.limits = limits
        self.bucket = Bucket(limits.frames_per_second, limits.frames_at_once)
        self.bad_frames = 0
        self.said_hello = False
        self._send = send
        self._out: deque[str] = deque()
        self._flushing: asyncio.Task[None] | None = None
        self._closing: int | None = None

    def send(self, frame: str) -> None:
        """Queues a frame and never waits: a slow reader must not hold up the table."""
        if self._closing is not None:
            return
        self._out.append(frame)
        if len(self._out) > self.limits.waiting_frames:
            self._out.clear()
            self.drop(1013)
        elif self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())

    def say(self, message: dict[str, Any]) -> None:
        self.send(encode(message).decode())

    def drop(self, code: int) -> None:
        """Closes the connection after what waits has been sent."""
        if self._closing is not None:
            return
        self._closing = code
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())

    @property
    def is_closing(self) -> bool:
        return self._closing is not None

    async def flushed(self) -> None:
        if self._flushing is not None:
            await self._flushing

    async def _flush(self) -> None:
        try:
            while self._out:
                await self._send({"type": "websocket.send", "text": self._out.popleft()})
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
        except Exception:  # the peer is gone: whoever reads from it finds out
            self._closing = self._closing or 1006
            self._out.clear()
        finally:
            self._flushing = None

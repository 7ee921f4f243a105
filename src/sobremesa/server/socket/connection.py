"""One device at a table: its seats, the wire to it, and what it may still ask for."""

from __future__ import annotations

import asyncio
import statistics
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from ..entrance.crowd import SEATED, WATCHING
from ..entrance.limits import Bucket
from ..refusals import Refused
from ..settings import Limits
from ..table.log.row import encode

TRIPS = 5
"""How many of the last round trips count."""


class Wire(Protocol):
    at_once: Callable[[bytes], bool] | None

    def write_text(self, frame: bytes) -> None: ...
    def waiting_bytes(self) -> int: ...
    def measure(self, heard: Callable[[float], None]) -> None: ...
    def may_greet(self) -> tuple[bool, bool]:
        """Whether this connection, and its address as a whole, may say hello once more."""

    def settle(self, standing: int) -> None:
        """What the connection is for."""

    def end(self, code: int) -> None: ...


class TooFast(Refused):
    """A connection says more than anybody has to say."""

    def __init__(self) -> None:
        super().__init__("too_fast")


class Connection:
    def __init__(self, wire: Wire, limits: Limits, name: str = "") -> None:
        self.wire = wire
        self.name, self.heard = name, 0
        """By what it is called in the log, and how many frames it has sent."""
        self.limits = limits
        self.seats: dict[int, int] = {}
        self.bucket = Bucket(limits.frames_per_second, limits.frames_at_once)
        self.patience = Bucket(1, limits.bad_frames)
        self.trips: deque[float] = deque(maxlen=TRIPS)
        self.said_hello = self.follows_changes = False
        self.is_busy = False
        """With a frame that came before."""
        self.is_closing = False
        self.unanswered = 0
        """Acts on their way."""
        self._waiting: asyncio.Future[None] | None = None

    def next_trace(self) -> str:
        self.heard += 1
        return f"{self.name}.{self.heard}"

    async def answered(self) -> None:
        """Until no act is on its way: who sends faster than the table takes it waits."""
        if self.unanswered and not self.is_closing:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    def has_answered(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    def send(self, frame: bytes) -> None:
        """Sends at once and never waits: a slow reader must not hold up the table, and is sent away."""
        if self.is_closing:
            return
        self.wire.write_text(frame)
        if self.wire.waiting_bytes() > self.limits.waiting_bytes:
            self.drop(1013)

    @property
    def rtt(self) -> float | None:
        """The usual round trip in milliseconds: one slow answer, or one quick one, does not count."""
        return statistics.median(self.trips) if self.trips else None

    def measure(self) -> None:
        if not self.is_closing:
            self.wire.measure(self.trips.append)

    def judge_speed(self) -> None:
        if not self.bucket.take():
            raise TooFast

    def judge_hellos(self) -> bool:
        """Each one costs a description of everything. False if the address as a whole should come back later."""
        may_connection, may_address = self.wire.may_greet()
        if not may_connection:
            raise TooFast
        return may_address

    def settle(self) -> None:
        """Seats come first when there is no room for everybody."""
        self.wire.settle(SEATED if self.seats else WATCHING)

    def say(self, message: dict[str, Any]) -> None:
        self.send(encode(message))

    def annoy(self) -> None:
        """A frame that no honest client sends: some are borne, and some more as time goes by."""
        if not self.patience.take():
            self.drop(1008)

    def drop(self, code: int) -> None:
        if not self.is_closing:
            self.is_closing = True
            self.has_answered()
            self.wire.end(code)

"""A device here whose table is kept elsewhere: its frames are piped to the keeper, and the keeper's to it.

When the table moves the socket stays: the next keeper is told who this is and what was not answered, and tells the
whole view again. If it comes to this node, the device is attended here from then on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol

from ..entrance.limits import Bucket
from ..refusals import Refused
from .link import Link
from .memory import Memory
from .messages import Attach, Attached, Ended, Measure, OfAChannel, Said, Settled, Trip, TurnedAway

if TYPE_CHECKING:
    from ..table.table import Table
    from .nodes import Nodes

Receive = Callable[[], Awaitable[dict[str, Any]]]
GOING_AWAY, RESTART, LATER = 1001, 1012, 1013
MOVES = (GOING_AWAY, RESTART)
"""Codes with which a keeper lets go of a table that goes on elsewhere."""
MOST_WAITING = 100
LOOK_AGAIN_SECONDS = 0.1


class Wire(Protocol):
    at_once: Callable[[bytes], bool] | None

    @property
    def address(self) -> str: ...
    def write_text(self, frame: bytes) -> None: ...
    def waiting_bytes(self) -> int: ...
    def measure(self, heard: Callable[[float], None]) -> None: ...
    def settle(self, standing: int) -> None: ...
    def end(self, code: int) -> None: ...


class Channel:
    """This node's end of a pipe."""

    def __init__(self, link: Link, wire: Wire, memory: Memory, most_waiting: int) -> None:
        self.link, self.wire, self.memory, self.most_waiting = link, wire, memory, most_waiting
        self.over: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """The code with which the keeper has let go."""
        self.attached: asyncio.Future[TurnedAway | None] = asyncio.get_running_loop().create_future()
        self.number = link.open(self)

    def say(self, frame: bytes) -> None:
        self.link.say(Said(self.number, frame))

    def hear(self, message: OfAChannel) -> None:
        match message:
            case Said():
                self._tell(message.frame)
            case Measure():
                self.wire.measure(lambda trip: self.link.say(Trip(self.number, trip)))
            case Settled():
                self.wire.settle(message.standing)
            case Attached() if not self.attached.done():
                self.attached.set_result(None)
            case TurnedAway() if not self.attached.done():
                self.attached.set_result(message)
                self._finish(RESTART)
            case Ended():
                self._finish(message.code)

    def _tell(self, frame: bytes) -> None:
        self.memory.told(frame)
        self.wire.write_text(frame)
        if self.wire.waiting_bytes() > self.most_waiting:
            self.wire.end(LATER)

    def lose(self) -> None:
        if not self.attached.done():
            self.attached.set_result(TurnedAway(self.number, ""))
        self._finish(RESTART)

    def close(self) -> None:
        """The device has gone."""
        if self.number in self.link.ends:
            self.link.say(Ended(self.number, GOING_AWAY))
        self._finish(GOING_AWAY)

    def _finish(self, code: int) -> None:
        self.link.ends.pop(self.number, None)
        if not self.over.done():
            self.over.set_result(code)


class Piping:
    def __init__(self, nodes: Nodes, table: str, wire: Wire, name: str) -> None:
        self.nodes, self.table, self.wire, self.name = nodes, table, wire, name
        self.memory = Memory()
        self.channel: Channel | None = None
        self._waiting: list[bytes] = []
        self._moves = Bucket(0.2, 10)
        self._alone_since = time.monotonic()
        wire.at_once = self._hear

    async def run(self, found: Link | Table, receive: Receive) -> tuple[Table, list[bytes]] | None:
        """Until the device goes, or the table comes here: then what has to be said to it again."""
        reading = asyncio.create_task(self._read(receive))
        self.nodes.pipings.add(self)
        try:
            while isinstance(found, Link):
                if not await self._pipe(found, reading):
                    return None
                self.nodes.forget(self.table)
                found = await self.nodes.find(self.table)
            return None if reading.done() else (found, [*self.memory.again(), *self._waiting])
        except Refused:
            self.wire.end(RESTART)
            return None
        finally:
            self.nodes.pipings.discard(self)
            self.wire.at_once = None
            reading.cancel()

    async def _pipe(self, link: Link, reading: asyncio.Task[None]) -> bool:
        """Pipes over a link for as long as the keeper keeps the table; False if the device goes."""
        most_waiting = self.nodes.settings.limits.waiting_bytes
        channel = Channel(link, self.wire, self.memory, most_waiting)
        link.say(Attach(channel.number, self.table, self.wire.address, self.name))
        turned_away = await channel.attached
        if turned_away is not None:
            return await self._turned_away(turned_away)
        for frame in (*self.memory.again(), *self._waiting):
            channel.say(frame)
        self._waiting.clear()
        self.channel = channel
        ends: set[asyncio.Future[Any]] = {channel.over, reading}
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        self.channel, self._alone_since = None, time.monotonic()
        if reading.done():
            channel.close()
            return False
        return self._may_go_on(channel.over.result())

    async def _turned_away(self, told: TurnedAway) -> bool:
        """A keeper that is just ending takes nobody any more, and will have handed the table over in a moment."""
        if told.code:
            raise Refused(told.code)
        if time.monotonic() - self._alone_since > self.nodes.patience:
            raise Refused("moving")
        await asyncio.sleep(LOOK_AGAIN_SECONDS)
        return True

    def _may_go_on(self, code: int) -> bool:
        """Whether the table has only moved."""
        if code in MOVES and self._moves.take():
            return True
        self.wire.end(code)
        return False

    def say_bye(self, frame: bytes) -> None:
        self.wire.write_text(frame)

    async def _read(self, receive: Receive) -> None:
        """Frames that could not be taken at once, until the device goes."""
        while (event := await receive())["type"] == "websocket.receive":
            said = event.get("text") or event.get("bytes") or b""
            self._hear(said.encode() if isinstance(said, str) else said)

    def _hear(self, frame: bytes) -> bool:
        is_kept = self.memory.heard(frame)
        if self.channel is not None:
            self.channel.say(frame)
        elif not is_kept and len(self._waiting) < MOST_WAITING:
            self._waiting.append(frame)
        return True

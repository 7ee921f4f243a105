"""uvicorn's WebSocket, with a way to send at once: no queue, no task and no waiting for each frame."""

from __future__ import annotations

import secrets
from asyncio import BaseTransport, Transport
from collections.abc import Callable
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from ..entrance.crowd import Crowd, Visit
from ..entrance.reception import House

EXTENSION = "sobremesa.wire"
ABORT_SECONDS = 2.0
PIECE = 256
"""So many bytes are parsed before we look how many frames they were: others wait no longer than that."""
FRAGMENTS = 64
POLICY, TOO_BIG, RESTART, LATER = 1008, 1009, 1012, 1013
TEXT = 0x81
"""A text, and all of it."""


def text_header(size: int) -> bytes:
    """The head of a whole, unmasked text frame: a server without extensions sends no others (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


class Wire(WebSocketsSansIOProtocol):
    visit: Visit
    is_cut = False
    """It has sent too much: nothing more is read."""
    leaving: list[bytes]
    asked: tuple[bytes, float, Callable[[float], None]] | None
    at_once: Callable[[bytes], bool] | None
    """Takes a frame the moment it arrives, if it can; others wait in the queue for the door."""

    @property
    def crowd(self) -> Crowd:
        return cast(House, self.config).crowd

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.visit = self.crowd.visits[cast(Transport, transport)]

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.go(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        heard = 0
        for start in range(0, len(data), PIECE):
            if self.is_cut or self.transport.is_closing():
                return
            self.conn.receive_data(data[start : start + PIECE])
            frames = len(self.conn.events)
            heard += frames
            if not self._may_send(frames):
                return
            if self.conn.parser_exc is not None:
                return self.handle_parser_exception()
            self.handle_events()
        if not heard:
            self._may_send(1)  # drops of a frame are work too

    def _may_send(self, frames: int) -> bool:
        """Counts frames of every kind; who sends too many is cut off."""
        if not frames:
            return True
        if not self.visit.frames.take(frames):
            self._cut(POLICY)
        elif not self.crowd.frames.take(self.visit.address, frames):
            self._cut(LATER)
        return not self.is_cut

    def _cut(self, code: int) -> None:
        self.is_cut = True
        if not self.handshake_complete:
            return self.transport.abort()
        self.end(code)
        self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            return self._cut(TOO_BIG)
        super().handle_cont(event)

    def handle_connect(self, event: Request) -> None:
        self.leaving, self.asked, self.at_once = [], None, None
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, object], self.scope["extensions"])[EXTENSION] = self

    def write_text(self, frame: bytes) -> None:
        """Frames of one turn of the event loop leave in one write: an update and the ack of it, a welcome and all."""
        if self._is_open():
            if not self.leaving:
                self.loop.call_soon(self._leave)
            self.leaving += (text_header(len(frame)), frame)

    def handle_text(self, event: Frame) -> None:
        at_once = self.at_once if event.fin and self.queue.empty() else None
        if at_once is None or not at_once(bytes(event.data)):
            super().handle_text(event)

    def _leave(self) -> None:
        leaving, self.leaving = self.leaving, []
        if leaving and not self.transport.is_closing():
            self.transport.write(b"".join(leaving))

    def measure(self, heard: Callable[[float], None]) -> None:
        """Pings; browsers answer by themselves, and nobody can answer what they have not heard yet."""
        if self._is_open():
            word = secrets.token_bytes(8)
            self.asked = (word, self.loop.time(), heard)
            self.conn.send_ping(word)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_pong(self, event: Frame) -> None:
        if self.asked is None or bytes(event.data) != self.asked[0]:
            return super().handle_pong(event)
        (_, since, heard), self.asked = self.asked, None
        heard(1000 * (self.loop.time() - since))

    @property
    def address(self) -> str:
        return self.visit.address

    def may_greet(self) -> tuple[bool, bool]:
        return self.visit.hellos.take(), self.crowd.hellos.take(self.visit.address)

    def settle(self, standing: int) -> None:
        self.visit.standing = standing

    def waiting_bytes(self) -> int:
        """What a slow reader has not taken yet."""
        return int(self.transport.get_write_buffer_size())

    def end(self, code: int) -> None:
        """Closes after what was written; whoever does not read even that is cut off soon."""
        if not self._is_open():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.leaving += self.conn.data_to_send()
        self._leave()
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(ABORT_SECONDS, self.transport.abort)

    def _is_open(self) -> bool:
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

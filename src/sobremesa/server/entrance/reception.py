"""uvicorn's HTTP, with a place for every connection and an end to waiting for requests that never come whole."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..settings import Limits
from .crowd import Crowd, Visit

FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class House(uvicorn.Config):
    """What every connection needs to know."""

    def __init__(self, app: Any, crowd: Crowd, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.crowd = crowd


class Reception(H11Protocol):
    visit: Visit | None = None
    awaited: type[h11.IDLE] | type[h11.SEND_BODY] | None = None
    """The part of a request that is awaited: its head or its body."""
    _timer: asyncio.TimerHandle | None = None

    @property
    def crowd(self) -> Crowd:
        return cast(House, self.config).crowd

    @property
    def limits(self) -> Limits:
        return self.crowd.limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.visit = self.crowd.come(transport, self.client[0] if self.client else "?")
        if self.visit is None:
            transport.write(FULL)
            transport.close()
        else:
            self._look()

    def data_received(self, data: bytes) -> None:
        if self.visit is not None:
            super().data_received(data)
            self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(None)
        self.crowd.go(self.transport)
        super().connection_lost(exc)

    def _look(self) -> None:
        """A head or a body has so many seconds from its beginning, however it trickles in."""
        state = self.conn.their_state
        is_gone = self.transport.is_closing() or self.transport.get_protocol() is not self
        awaited = state if state in (h11.IDLE, h11.SEND_BODY) and not is_gone else None
        if awaited is not self.awaited:
            self._wait_for(awaited)

    def _wait_for(self, awaited: Any) -> None:
        self.awaited = awaited
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if awaited is not None:
            seconds = self.limits.head_seconds if awaited is h11.IDLE else self.limits.body_seconds
            self._timer = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            has_begun = self.awaited is h11.SEND_BODY or self.conn.trailing_data[0]
            if has_begun and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):  # browsers connect ahead, too
                self.transport.write(TOO_SLOW)
            self.transport.close()

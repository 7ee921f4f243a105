"""In front of every HTTP request: no page of another site may change anything, and no body may be too big."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

from ..refusals import Refused
from ..settings import Settings
from .limits import is_welcome

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


DRAINED = 8 * 1024 * 1024


class TooBig(Exception):
    pass


class Gate:
    def __init__(self, app: Callable[[Scope, Receive, Send], Awaitable[None]], settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD"):
            return await self.app(scope, receive, send)
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not is_welcome(headers.get("origin"), headers.get("host"), self.settings.origins):
            return await _refuse(Refused("foreign_origin"), send)
        most = self._most(scope["path"])
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > most:
            return await _refuse_body(receive, send, has_more=True)
        await self._counting(scope, receive, send, most)

    def _most(self, path: str) -> int:
        limits = self.settings.limits
        return limits.record_bytes if path == "/api/records" else limits.body_bytes

    async def _counting(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        """A body sent without its length is counted as it comes; nothing else is answered once it is too big."""
        seen, has_more = 0, True

        async def counted() -> Any:
            nonlocal seen, has_more
            event = await receive()
            seen += len(event.get("body", b""))
            has_more = event.get("more_body", False)
            if seen > most:
                raise TooBig
            return event

        async def unless_too_big(event: Any) -> None:
            if seen <= most:
                await send(event)

        with suppress(TooBig):
            await self.app(scope, counted, unless_too_big)
        if seen > most:
            await _refuse_body(receive, send, has_more)


async def _refuse_body(receive: Receive, send: Send, has_more: bool) -> None:
    """Reads on for a while: a client that is still sending would not hear the answer."""
    left = DRAINED
    while left > 0 and has_more:
        event = await receive()
        left -= len(event.get("body", b""))
        has_more = event.get("more_body", False)
    await _refuse(Refused("too_big"), send)


async def _refuse(refused: Refused, send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(refused.as_json()).encode()})

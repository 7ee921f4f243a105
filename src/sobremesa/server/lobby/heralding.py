"""Heralds: a short message to an address of the host's choice when a seat's turn begins, tried again if it fails.

Only addresses the owner of the server allows are told anything; nothing is followed elsewhere, and no answer is read.
"""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import SplitResult, unquote, urlsplit

from ..operating.logs import warn

SECONDS = 10
"""For an address to answer."""
AT_ONCE = 64
"""So many messages may be under way; others are dropped."""
Json = Mapping[str, Any]


def is_allowed(url: str, allowed: tuple[str, ...]) -> bool:
    """Whether an address begins as one that is allowed: the same scheme, host and port, and a path below its path."""
    asked = _parts(url)
    return asked is not None and any(_is_below(asked, base) for base in map(_parts, allowed) if base is not None)


def _parts(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
        known = parts.scheme in ("http", "https") and parts.hostname and not parts.username and parts.port != 0
    except ValueError:
        return None
    is_plain = url.isascii() and url.isprintable() and ".." not in unquote(parts.path)
    return parts if known and is_plain else None


def _is_below(asked: SplitResult, base: SplitResult) -> bool:
    path = base.path.rstrip("/")
    same = (asked.scheme, asked.hostname, asked.port) == (base.scheme, base.hostname, base.port)
    return same and (asked.path == path or asked.path.startswith(f"{path}/"))


class Herald:
    def __init__(self, allowed: tuple[str, ...], waits: tuple[float, ...]) -> None:
        self.allowed = allowed
        self.waits = waits
        """Seconds before each attempt."""
        self._under_way: set[asyncio.Task[None]] = set()

    def tell(self, url: str, message: Json) -> None:
        """Soon, and without anybody waiting for it."""
        if len(self._under_way) < AT_ONCE and is_allowed(url, self.allowed):
            task = asyncio.create_task(self._deliver(url, message))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _deliver(self, url: str, message: Json) -> None:
        for wait in self.waits:
            await asyncio.sleep(wait)
            try:
                if 200 <= await asyncio.to_thread(post, url, message) < 300:
                    return
            except (OSError, http.client.HTTPException):
                continue
        warn("nobody answered a herald", table=message["table"])

    def close(self) -> None:
        for task in self._under_way:
            task.cancel()


def post(url: str, message: Json) -> int:
    """The status of the answer."""
    parts = urlsplit(url)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    assert parts.hostname is not None
    connection = kind(parts.hostname, parts.port, timeout=SECONDS)
    try:
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        body = json.dumps(message).encode()
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "sobremesa"})
        return connection.getresponse().status
    finally:
        connection.close()

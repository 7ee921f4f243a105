"""The id that follows a frame or a request to its commit, so that log lines that belong together can be found.

It says nothing by itself: a connection's random word and the number of the frame on it.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from contextvars import ContextVar

NAME = re.compile(rb"[A-Za-z0-9_-]{1,64}")
"""What a proxy may call a request."""
HEADER = b"x-request-id"

trace: ContextVar[str | None] = ContextVar("trace", default=None)


def new_name() -> str:
    return secrets.token_hex(6)


def name_of(headers: Iterable[tuple[bytes, bytes]], is_trusted: bool) -> str:
    """What a proxy in front of us calls a request, or a name of our own."""
    given = next((value for name, value in headers if name == HEADER), b"") if is_trusted else b""
    return given.decode() if NAME.fullmatch(given) else new_name()

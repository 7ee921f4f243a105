"""What every answer says to browsers: nothing from elsewhere runs in our pages, and no page of others frames them."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Awaitable, Callable
from typing import Any

Send = Callable[[Any], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

_INLINE = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
_PAGE = (
    "default-src 'none'; script-src 'self'{scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_DATA = b"default-src 'none'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'"
"""For what is no page of the client: the description of the API brings its own style, the service worker fetches."""

ALWAYS: Headers = [
    (b"content-security-policy", _DATA),
    (b"x-frame-options", b"DENY"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


def page_policy(body: bytes) -> bytes:
    """The policy of a page of ours: its own scripts, those written into it by their hash, and nothing else."""
    digests = (hashlib.sha256(script).digest() for script in _INLINE.findall(body))
    scripts = "".join(f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    return _PAGE.format(scripts=scripts).encode()


def guarded(send: Send) -> Send:
    """Adds what an answer does not say by itself."""

    async def with_headers(event: Any) -> None:
        if event["type"] == "http.response.start":
            said = list(event.get("headers", []))
            names = {name.lower() for name, _ in said}
            event = {**event, "headers": [*said, *(header for header in ALWAYS if header[0] not in names)]}
        await send(event)

    return with_headers

"""Pages: the built web client if there is one, else a bare page that lists tables and plays by typing.

Served without any framework, so that the first page is there before everything else has been imported.
"""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from .headers import page_policy

Scope = MutableMapping[str, Any]
Send = Callable[[Any], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

HERE = Path(__file__).parent
PACKAGED = HERE.parent / "web_dist"
IN_THE_REPOSITORY = HERE.parents[2] / "web" / "dist"
BARE = HERE / "bare.html"
NOT_PAGES = ("/api/", "/tables/", "/health")


def client_folder() -> Path | None:
    return next((folder for folder in (PACKAGED, IN_THE_REPOSITORY) if (folder / "index.html").is_file()), None)


def is_page(scope: Scope) -> bool:
    return scope["method"] in ("GET", "HEAD") and not scope["path"].startswith(NOT_PAGES)


async def answer_page(scope: Scope, send: Send) -> None:
    found = find(scope["path"])
    if found is None:
        return await respond(send, 404, [(b"content-type", b"text/plain")], b"There is no such page.")
    body, tag = _read(found, found.stat().st_mtime_ns)
    headers = [
        (b"content-type", _kind(found)),
        (b"etag", tag),
        (b"cache-control", b"public, max-age=31536000, immutable" if "/assets/" in str(found) else b"no-cache"),
        *([(b"content-security-policy", page_policy(body))] if found.suffix == ".html" else []),
    ]
    if dict(scope["headers"]).get(b"if-none-match") == tag:
        return await respond(send, 304, headers, b"")
    await respond(send, 200, headers, body if scope["method"] == "GET" else b"", len(body))


def find(path: str) -> Path | None:
    """A file of the client; an address without a file's ending is the client's own to understand."""
    folder = client_folder()
    if folder is None:
        return None if Path(path).suffix else BARE
    asked = _file(folder, path)
    if asked is not None:
        return asked
    return None if Path(path).suffix else folder / "index.html"


def _file(folder: Path, path: str) -> Path | None:
    try:
        asked = (folder / path.lstrip("/")).resolve()
        return asked if asked.is_relative_to(folder.resolve()) and asked.is_file() else None
    except (OSError, ValueError):  # a name no file can have
        return None


@lru_cache(maxsize=200)
def _read(file: Path, changed: int) -> tuple[bytes, bytes]:
    body = file.read_bytes()
    return body, b'"%b"' % hashlib.sha256(body).hexdigest()[:20].encode()


def _kind(file: Path) -> bytes:
    kind = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}.get(file.suffix)
    kind = kind or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return (f"{kind}; charset=utf-8" if kind.startswith("text/") else kind).encode()


async def respond(send: Send, status: int, headers: Headers, body: bytes, length: int | None = None) -> None:
    size = str(len(body) if length is None else length).encode()
    fit = headers if status == 304 else [*headers, (b"content-length", size)]
    await send({"type": "http.response.start", "status": status, "headers": fit})
    await send({"type": "http.response.body", "body": body})

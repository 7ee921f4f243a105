"""Pages: the built web client if there is one, else a bare page that lists tables and plays by typing.

Served without any framework, so that the first page is there before everything else has been imported.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from .headers import page_policy

Scope = MutableMapping[str, Any]
Send = Callable[[Any], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

HERE = Path(__file__).parent
PACKAGED = HERE.parents[1] / "web_dist"
IN_THE_REPOSITORY = HERE.parents[3] / "web" / "dist"
BARE = HERE / "bare.html"
BROTLI = ".br"
PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".md", ".txt")
HOME = b"%ORIGIN%"
HOST = re.compile(rb"[A-Za-z0-9.:\[\]-]{1,100}")
NOT_PAGES = ("/api/", "/tables/", "/health", "/metrics", "/ready")


def client_folder() -> Path | None:
    return next((folder for folder in (PACKAGED, IN_THE_REPOSITORY) if (folder / "index.html").is_file()), None)


def is_page(scope: Scope) -> bool:
    return scope["method"] in ("GET", "HEAD") and not scope["path"].startswith(NOT_PAGES)


async def answer_page(scope: Scope, send: Send) -> None:
    found = find(scope["path"])
    if found is None:
        return await respond(send, 404, [(b"content-type", b"text/plain")], b"There is no such page.")
    body, packed, tag = _read(found, found.stat().st_mtime_ns)
    if found.name == "index.html":
        body, packed, tag = _at_home(body, tag, _origin(scope))
    headers = [
        (b"content-type", _kind(found)),
        (b"etag", tag),
        (b"cache-control", b"public, max-age=31536000, immutable" if "/assets/" in str(found) else b"no-cache"),
        *([(b"content-security-policy", page_policy(body))] if found.suffix == ".html" else []),
    ]
    asked = dict(scope["headers"])
    if packed is not None:
        headers.append((b"vary", b"accept-encoding"))
    if asked.get(b"if-none-match") == tag:
        return await respond(send, 304, headers, b"")
    for coding, smaller in ((b"br", _brotli(found)), (b"gzip", packed)):
        if smaller is not None and coding in _codings(asked):
            body = smaller
            headers.append((b"content-encoding", coding))
            break
    await respond(send, 200, headers, body if scope["method"] == "GET" else b"", len(body))


def _codings(asked: dict[bytes, bytes]) -> set[bytes]:
    """What a reader unpacks, by name; who says how much they like each of them likes all."""
    return {one.partition(b";")[0].strip() for one in asked.get(b"accept-encoding", b"").split(b",")}


def _brotli(file: Path) -> bytes | None:
    """As the build has packed it, beside the file."""
    beside = file.with_name(f"{file.name}{BROTLI}")
    return _read(beside, beside.stat().st_mtime_ns)[0] if beside.is_file() else None


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


@lru_cache(maxsize=300)
def _read(file: Path, changed: int) -> tuple[bytes, bytes | None, bytes]:
    """A file, packed where that is worth it, and its tag: the same for both, a reader has only one of them."""
    body = file.read_bytes()
    return body, _packed(body) if file.suffix in PACKED else None, _tag(body)


def _packed(body: bytes) -> bytes | None:
    packed = gzip.compress(body, 9, mtime=0)
    return packed if len(packed) < 0.9 * len(body) else None


def _tag(body: bytes) -> bytes:
    return b'W/"%b"' % hashlib.sha256(body).hexdigest()[:20].encode()


@lru_cache(maxsize=20)
def _at_home(body: bytes, tag: bytes, origin: bytes) -> tuple[bytes, bytes | None, bytes]:
    """The page as it is found at an address: those who show links want to know where their picture is."""
    if HOME not in body:
        return body, _packed(body), tag
    there = body.replace(HOME, origin)
    return there, _packed(there), _tag(there)


def _origin(scope: Scope) -> bytes:
    """Where the page was asked for; a proxy in front says how it was reached."""
    asked = dict(scope["headers"])
    scheme = asked.get(b"x-forwarded-proto", scope.get("scheme", "http").encode())
    host = asked.get(b"host", b"")
    is_plain = HOST.fullmatch(host) is not None
    return (b"https" if scheme == b"https" else b"http") + b"://" + host if is_plain else b""


def _kind(file: Path) -> bytes:
    kind = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}.get(file.suffix)
    kind = kind or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return (f"{kind}; charset=utf-8" if kind.startswith("text/") else kind).encode()


async def respond(send: Send, status: int, headers: Headers, body: bytes, length: int | None = None) -> None:
    size = str(len(body) if length is None else length).encode()
    fit = headers if status == 304 else [*headers, (b"content-length", size)]
    await send({"type": "http.response.start", "status": status, "headers": fit})
    await send({"type": "http.response.body", "body": body})

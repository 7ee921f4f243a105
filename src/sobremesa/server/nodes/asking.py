"""Requests about a table that another node keeps: asked there, answered here."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

from ..entrance.border import ID
from ..refusals import STATUS, Refused
from .link import Link
from .messages import Answer, Ask, Headers, OfAChannel

if TYPE_CHECKING:
    from .nodes import Nodes

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]
PREFIX = "/api/tables/"
LUGGAGE = "/api/luggage/fetch"
NOT_HERE = STATUS["code_unknown"]
LOOK_AGAIN_SECONDS = 0.1


def table_in(path: str) -> str | None:
    """The table a request is about."""
    if not path.startswith(PREFIX):
        return None
    name = path[len(PREFIX) :].partition("/")[0]
    return name if ID.fullmatch(name) else None


class Asking:
    """In front of what answers requests here."""

    def __init__(self, http: Asgi) -> None:
        self.http = http
        self.nodes: Nodes | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.nodes is not None and scope["path"] == LUGGAGE:
            return await self._fetch(self.nodes, scope, receive, send)
        table = table_in(scope["path"]) if self.nodes is not None else None
        if self.nodes is None or table is None or self.nodes.is_here(table):
            return await self.http(scope, receive, send)
        try:
            answer = await self._elsewhere(self.nodes, table, scope, receive)
        except Refused as refused:
            answer = _in_words(refused)
        if answer is None:
            return await self.http(scope, receive, send)
        await _tell(answer, send)

    async def _fetch(self, nodes: Nodes, scope: Scope, receive: Receive, send: Send) -> None:
        """What a device has left: it is at one of the nodes, and nobody knows at which."""
        body = await whole(receive)
        answer = await answered(self.http, asked_about("", scope, body))
        for link in await nodes.everybody() if answer.status == NOT_HERE else ():
            other = await Question(link, "", scope, body).answer
            if other is not None and other.status == 200:
                answer = other
                break
        await _tell(answer, send)

    async def _elsewhere(self, nodes: Nodes, table: str, scope: Scope, receive: Receive) -> Answer | None:
        """None if the table is kept here after all. What may change something is asked for once."""
        body: bytes | None = None
        until = time.monotonic() + nodes.patience
        while time.monotonic() < until:
            try:
                found = await nodes.find(table)
            except Refused as refused:
                if refused.code != "unknown_table":
                    raise
                return None
            if not isinstance(found, Link):
                if body is None:
                    return None
                raise Refused("moving")
            body = await whole(receive) if body is None else body
            answer = await Question(found, table, scope, body).answer
            if answer is not None and answer.status:
                return answer
            nodes.forget(table)
            if answer is None and scope["method"] not in ("GET", "HEAD"):
                break
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
        raise Refused("moving")


class Question:
    def __init__(self, link: Link, table: str, scope: Scope, body: bytes) -> None:
        self.answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        """None if the link is gone: then nobody knows."""
        self.link, self.number = link, link.open(self)
        link.say(asked_about(table, scope, body, self.number))

    def hear(self, message: OfAChannel) -> None:
        self.link.ends.pop(self.number, None)
        if isinstance(message, Answer) and not self.answer.done():
            self.answer.set_result(message)

    def lose(self) -> None:
        if not self.answer.done():
            self.answer.set_result(None)


def asked_about(table: str, scope: Scope, body: bytes, number: int = 0) -> Ask:
    headers = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
    address = scope["client"][0] if scope.get("client") else "?"
    query = scope.get("query_string", b"")
    return Ask(number, table, scope["method"], scope["path"], query, headers, body, address)


async def _tell(answer: Answer, send: Send) -> None:
    await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
    await send({"type": "http.response.body", "body": answer.body})


async def answered(http: Asgi, asked: Ask) -> Answer:
    """A request of another node's, as if it had come here."""
    status, headers, body = 500, [(b"content-type", b"application/json")], bytearray()

    async def receive() -> Any:
        return {"type": "http.request", "body": asked.body, "more_body": False}

    async def send(event: Any) -> None:
        nonlocal status, headers
        if event["type"] == "http.response.start":
            status, headers = event["status"], [(bytes(name), bytes(value)) for name, value in event["headers"]]
        else:
            body.extend(event.get("body", b""))

    with contextlib.suppress(Exception):  # told and logged already
        await http(_scope(asked), receive, send)
    return Answer(asked.channel, status, headers, bytes(body))


def _scope(asked: Ask) -> Scope:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": "http",
        "path": asked.path,
        "raw_path": asked.path.encode(),
        "query_string": asked.query,
        "root_path": "",
        "headers": asked.headers,
        "client": (asked.address, 0),
        "server": None,
        "state": {},
    }


def _in_words(refused: Refused) -> Answer:
    headers: Headers = [(b"content-type", b"application/json")]
    return Answer(0, refused.status, headers, json.dumps(refused.as_json()).encode())


async def whole(receive: Receive) -> bytes:
    """The body of a request; how big it may be has been judged before."""
    body, has_more = bytearray(), True
    while has_more:
        event = await receive()
        body += event.get("body", b"")
        has_more = event.get("more_body", False)
    return bytes(body)

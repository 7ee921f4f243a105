"""The door of `/tables/{id}/socket`: who may come in, and the reading of frames until the device goes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from ..entrance.border import ID
from ..entrance.limits import is_welcome
from ..lobby.lobby import Lobby
from ..nodes.nodes import Nodes
from ..nodes.piping import Piping
from ..operating.trace import trace
from ..refusals import Refused
from ..table.log.row import encode
from ..table.table import Table
from .connection import Connection, Wire
from .hearing import act, hear, refuse
from .messages import id_of, read, read_act
from .wire import EXTENSION

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
Scope = dict[str, Any]

PATH = re.compile(rf"/tables/({ID.pattern})/socket")


async def answer(lobby: Lobby, nodes: Nodes | None, scope: Scope, receive: Receive, send: Send, name: str) -> None:
    """Serves one WebSocket from handshake to close, wherever its table is kept; its frames are traced by its name."""
    await receive()
    try:
        wanted = _admit(lobby, scope)
        found = await (lobby if nodes is None else nodes).find(wanted)
    except Refused as refused:
        return await _turn_away(refused, send)
    await send({"type": "websocket.accept"})
    wire, said = scope["extensions"][EXTENSION], list[bytes]()
    if nodes is not None and not isinstance(found, Table):
        come = await Piping(nodes, wanted, wire, name).run(found, receive)
        if come is None:
            return
        found, said = come
    assert isinstance(found, Table)
    await attend(found, wire, receive, name, said)


async def attend(table: Table, wire: Wire, receive: Receive, name: str, said: Iterable[bytes] = ()) -> None:
    """A device at a table that is kept here, until it goes; what it has said before comes first."""
    connection = Connection(wire, table.services.settings.limits, name)
    wire.at_once = lambda frame: _take_act(table, connection, frame)
    try:
        for frame in said:
            await _take_frame(table, connection, frame)
        await _listen(table, connection, receive)
    finally:
        wire.at_once = None  # it holds the table
        table.part(connection)


def _admit(lobby: Lobby, scope: Scope) -> str:
    """The id of the table a device wants to be at."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    if not is_welcome(headers.get("origin"), headers.get("host"), lobby.services.settings.origins):
        raise Refused("foreign_origin")
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise Refused("unknown_table")
    return found[1]


async def _turn_away(refused: Refused, send: Send) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": encode(refused.as_json())})


async def _listen(table: Table, connection: Connection, receive: Receive) -> None:
    waiting = asyncio.get_running_loop().call_later(connection.limits.hello_seconds, _drop_the_silent, connection)
    try:
        while not connection.is_closing and (event := await receive())["type"] == "websocket.receive":
            await _take_frame(table, connection, event.get("text") or event.get("bytes") or b"")
    finally:
        waiting.cancel()


def _drop_the_silent(connection: Connection) -> None:
    if not connection.said_hello:
        connection.drop(1008)


async def _take_frame(table: Table, connection: Connection, frame: str | bytes) -> None:
    connection.is_busy = True
    trace.set(connection.next_trace())
    try:
        connection.judge_speed()
        await hear(table, connection, read(frame))
    except Exception as error:
        refuse(table, connection, id_of(frame), error)
    finally:
        connection.is_busy = False


def _take_act(table: Table, connection: Connection, frame: bytes) -> bool:
    """An act counts from the moment it arrives; False for all else, and behind a frame that waits."""
    if connection.is_closing:
        return True
    if connection.is_busy or not connection.said_hello or (connection.unanswered and not table.is_real_time):
        return False
    wanted = read_act(frame)
    if wanted is None:
        return False
    trace.set(connection.next_trace())
    try:
        connection.judge_speed()
        act(table, connection, wanted)
    except Exception as error:
        refuse(table, connection, id_of(frame), error)
    return True

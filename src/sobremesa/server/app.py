"""Everything but the pages as one ASGI application: REST by FastAPI, the tables' sockets by ourselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from ..games import games
from .entrance.border import clean
from .entrance.gate import Gate
from .entrance.limits import Buckets
from .lobby.lobby import Lobby
from .nodes import Elsewhere, Leases
from .nodes.asking import Asking
from .nodes.nodes import Nodes
from .nodes.piped import PipedWire
from .operating.logs import detail, note, trouble, warn
from .operating.trace import HEADER, name_of, trace
from .refusals import Refused
from .rest import router
from .rest.describing import allowed, describe
from .services import Services
from .settings import Settings
from .socket.door import answer, attend
from .store.migrate import TooNew
from .store.opening import CannotOpen
from .table.table import Table

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


BYE_MS, SOON_MS = 1000, 50
DATABASE_SECONDS, AGAIN_SECONDS = 60, 2.0
WORTH_PACKING = 1000
PACKED_QUICKLY = 3
"""Everybody waits for it."""


class App:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.fastapi = _fastapi(settings)
        self.asking = Asking(self.fastapi)
        self.http = Gate(self.asking, settings)
        self.lobby: Lobby
        self.nodes: Nodes | None = None
        self._warming: asyncio.Task[None]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        name = name_of(scope["headers"], is_trusted=not self.settings.limits.counts_addresses)
        trace.set(name)
        if scope["type"] == "websocket":
            await answer(self.lobby, self.nodes, dict(scope), receive, send, name)
        else:
            detail("asked", method=scope["method"], path=_shape(scope["path"]))
            await self.http(scope, receive, _named(send, name))

    async def open(self) -> None:
        services = await self._services()
        self.lobby = self.fastapi.state.lobby = Lobby(services)
        if isinstance(services.leases, Leases):
            self.nodes = await Nodes.open(self.lobby, services.leases, self.fastapi, _at_another_node)
            self.asking.nodes = self.nodes
        wanted = games() if self.settings.warm is None else self.settings.warm
        services.readiness.wait_for(wanted)
        self._warming = asyncio.create_task(services.rules.warm(wanted))
        note("the server is up", database=services.store.engine.url.render_as_string(hide_password=True))

    async def _services(self) -> Services:
        """Waits for a database elsewhere: servers and databases come up in any order."""
        until = time.monotonic() + DATABASE_SECONDS
        while True:
            try:
                return await Services.open(self.settings)
            except TooNew:
                raise
            except (OSError, DBAPIError, CannotOpen) as error:
                if self.settings.database.startswith("sqlite") or time.monotonic() > until:
                    raise
                warn("the database cannot be reached yet", why=str(error)[:200])
            await asyncio.sleep(AGAIN_SECONDS)

    async def close(self) -> None:
        self._warming.cancel()
        await self.lobby.close()
        if self.nodes is not None:
            await self.nodes.close()
        await self.lobby.services.close()
        note("the server is down")

    def say_bye(self) -> None:
        """Before a restart: clients come back a little later, and soon where other nodes are there for them."""
        self.lobby.services.readiness.drain()
        self.lobby.services.noticeboard.close()
        bye = {"type": "bye", "after": BYE_MS if self.nodes is None else SOON_MS}
        for table in self.lobby.tables.values():
            table.say(bye)
        if self.nodes is not None:
            self.nodes.say_bye(bye)

    async def hand_over(self) -> None:
        """Before connections are closed: who is at other nodes goes on there."""
        if self.nodes is not None:
            await self.lobby.close()


async def _at_another_node(table: Table, wire: PipedWire, name: str) -> None:
    await attend(table, wire, wire.receive, name)


def _shape(path: str) -> str:
    """An address without what could be a secret in it: of everything below /api only the first two words."""
    return "/".join(clean(path).split("/")[:3])[:80]


def _named(send: Send, name: str) -> Send:
    """Answers say by which name they are found in the log."""

    async def named(event: Any) -> None:
        if event["type"] == "http.response.start":
            event = {**event, "headers": [*event.get("headers", ()), (HEADER, name.encode())]}
        await send(event)

    return named


def _fastapi(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Sobremesa", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", redirect_slashes=False
    )
    app.state.creations = Buckets(settings.limits.tables_per_minute / 60, settings.limits.tables_at_once)
    app.include_router(router)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=PACKED_QUICKLY)
    describe(app)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(Elsewhere, _moving)
    app.add_exception_handler(HTTPException, _unknown)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(Exception, _failed)
    return app


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    lobby: Lobby = request.app.state.lobby
    lobby.services.figures.refusals.add(error.code)
    return JSONResponse(error.as_json(), error.status)


async def _moving(request: Request, error: Exception) -> JSONResponse:
    return await _refused(request, Refused("moving"))


async def _unknown(request: Request, error: Exception) -> JSONResponse:
    """An address or a method there is none of, or a body that is no JSON."""
    assert isinstance(error, HTTPException)
    code = "unknown_page" if error.status_code in (404, 405) else "bad_message"
    allow = {"Allow": allowed(request.scope["path"])} if error.status_code == 405 else None
    return JSONResponse(Refused(code).as_json(), error.status_code, allow)


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return await _refused(request, Refused("bad_message", None, why=clean(f"{place}: {first['msg']}")[:300]))


async def _failed(request: Request, error: Exception) -> JSONResponse:
    trouble("a request failed", path=request.url.path)
    return await _refused(request, Refused("server_error"))

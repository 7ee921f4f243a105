"""Everything but the pages as one ASGI application: REST by FastAPI, the tables' sockets by ourselves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ..games import games
from .border import clean
from .gate import Gate
from .limits import Buckets
from .lobby import Lobby
from .logs import note, trouble
from .refusals import Refused
from .rest import router
from .rest.describing import allowed, describe
from .services import Services
from .settings import Settings
from .socket.door import answer

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class App:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.fastapi = _fastapi(settings)
        self.http = Gate(self.fastapi, settings)
        self.lobby: Lobby
        self._warming: asyncio.Task[None]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await answer(self.lobby, dict(scope), receive, send)
        else:
            await self.http(scope, receive, send)

    async def open(self) -> None:
        services = await Services.open(self.settings)
        self.lobby = self.fastapi.state.lobby = Lobby(services)
        self._warming = asyncio.create_task(
            services.rules.warm(games() if self.settings.warm is None else self.settings.warm)
        )
        note("the server is up", database=services.store.engine.url.render_as_string(hide_password=True))

    async def close(self) -> None:
        self._warming.cancel()
        await self.lobby.close()
        await self.lobby.services.close()
        note("the server is down")

    def say_bye(self) -> None:
        """Before a restart: clients come back a little later."""
        self.lobby.services.noticeboard.close()
        for table in self.lobby.tables.values():
            table.say({"type": "bye", "after": 1000})


def _fastapi(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Sobremesa", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", redirect_slashes=False
    )
    app.state.creations = Buckets(settings.limits.tables_per_minute / 60, settings.limits.tables_at_once)
    app.include_router(router)
    describe(app)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(HTTPException, _unknown)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(Exception, _failed)
    return app


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return JSONResponse(error.as_json(), error.status)


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

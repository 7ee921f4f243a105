"""The whole server as one ASGI application: REST by FastAPI, the tables' sockets by ourselves, pages for the rest."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse

from ..games import games
from .gate import Gate
from .limits import Buckets
from .lobby import Lobby
from .logs import note, trouble
from .page import mount_pages
from .refusals import Refused
from .rest import router
from .services import Services
from .settings import Settings
from .socket.door import answer

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class App:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lobby: Lobby | None = None
        self.http = Gate(self._fastapi(), settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            assert self.lobby is not None
            await answer(self.lobby, dict(scope), receive, send)
        else:
            await self.http(scope, receive, send)

    def say_bye(self) -> None:
        """Before a restart: clients come back a little later, not all at once."""
        if self.lobby is not None:
            for table in self.lobby.tables.values():
                table.say({"type": "bye", "after": 1000})

    def _fastapi(self) -> FastAPI:
        app = FastAPI(
            title="Sobremesa",
            docs_url="/api/docs",
            redoc_url=None,
            openapi_url="/api/openapi.json",
            lifespan=self._life,
        )
        app.state.creations = Buckets(self.settings.limits.tables_per_minute / 60, self.settings.limits.tables_at_once)
        app.include_router(router)
        mount_pages(app)
        app.add_exception_handler(Refused, _refused)
        app.add_exception_handler(RequestValidationError, _malformed)
        app.add_exception_handler(Exception, _failed)
        return app

    @asynccontextmanager
    async def _life(self, app: FastAPI) -> AsyncIterator[None]:
        services = await Services.open(self.settings)
        self.lobby = app.state.lobby = Lobby(services)
        warm = games() if self.settings.warm is None else self.settings.warm
        warming = services.rules.warm_in_background(list(warm))
        note("the server is up", database=services.store.engine.url.render_as_string(hide_password=True))
        yield
        warming.cancel()
        await self.lobby.close()
        await services.close()
        note("the server is down")


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return JSONResponse(error.as_json(), error.status)


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return await _refused(request, Refused("bad_message", None, why=f"{place}: {first['msg']}"))


async def _failed(request: Request, error: Exception) -> JSONResponse:
    trouble("a request failed", path=request.url.path)
    return await _refused(request, Refused("server_error"))

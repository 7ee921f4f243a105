"""The front of the server: pages at once, everything else as soon as it has been imported and the store is open."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from .logs import trouble
from .page import Scope, Send, answer_page, is_page, respond
from .settings import Settings

if TYPE_CHECKING:
    from .app import App

Receive = Callable[[], Awaitable[Any]]


class Front:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app: App | None = None
        self.failed: Callable[[], None] = lambda: None
        """Called when the rest of the server cannot be opened."""
        self._opening: asyncio.Task[None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._life(receive, send)
        elif scope["type"] == "http" and is_page(scope):
            await answer_page(scope, send)
        else:
            await self._behind(scope, receive, send)

    async def _behind(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._opening is not None:
            await asyncio.wait({self._opening})
        if self.app is not None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await respond(send, 503, [(b"content-type", b"text/plain")], b"The server could not be opened.")

    async def _life(self, receive: Receive, send: Send) -> None:
        await receive()
        self._opening = asyncio.create_task(self._open())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self._close()
        await send({"type": "lifespan.shutdown.complete"})

    async def _open(self) -> None:
        try:
            app = await asyncio.to_thread(_imported, self.settings)
            await app.open()
            self.app = app
        except Exception:
            trouble("the server could not be opened")
            self.failed()

    async def _close(self) -> None:
        if self._opening is not None:
            await asyncio.wait({self._opening})
        if self.app is not None:
            await self.app.close()

    def say_bye(self) -> None:
        if self.app is not None:
            self.app.say_bye()


def _imported(settings: Settings) -> App:
    from .app import App

    return App(settings)

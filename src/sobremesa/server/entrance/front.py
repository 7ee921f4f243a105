"""The front of the server: pages at once, everything else as soon as it has been imported and the store is open."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from ..operating.logs import trouble, warn
from ..settings import Settings
from ..store.lock import AlreadyServed
from ..store.opening import CannotOpen
from .headers import guarded
from .hosts import answers_to
from .page import Scope, Send, answer_page, is_page, respond

if TYPE_CHECKING:
    from ..app import App

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
        elif not answers_to(_host(scope), self.settings.host_names):
            await _misdirected(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, guarded(send))
        else:
            await self._behind(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        if is_page(scope):
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
        except AlreadyServed as error:
            warn(str(error))
            self.failed()
        except CannotOpen as error:
            warn("the database cannot be opened", why=str(error))
            self.failed()
        except OSError as error:
            warn("the server could not be opened", why=str(error))
            self.failed()
        except Exception:
            trouble("the server could not be opened")
            self.failed()

    async def _close(self) -> None:
        if self._opening is not None:
            await asyncio.wait({self._opening})
        if self.app is not None:
            await self.app.close()

    async def hand_over(self) -> None:
        if self.app is not None:
            await self.app.hand_over()

    def say_bye(self) -> None:
        if self.app is not None:
            self.app.say_bye()


def _host(scope: Scope) -> str | None:
    found = next((value for name, value in scope["headers"] if name == b"host"), None)
    return None if found is None else found.decode("latin-1")


async def _misdirected(scope: Scope, receive: Receive, send: Send) -> None:
    """Somebody has asked for a name that is not ours; the answer does not repeat it."""
    from ..refusals import Refused

    refused = Refused("unknown_host")
    body, headers = json.dumps(refused.as_json()).encode(), [(b"content-type", b"application/json")]
    if scope["type"] == "http":
        return await respond(guarded(send), refused.status, headers, body)
    await receive()
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


def _imported(settings: Settings) -> App:
    from ..app import App

    return App(settings)

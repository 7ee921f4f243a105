"""Runs the server under uvicorn, and ends it without losing anything."""

from __future__ import annotations

import asyncio
import socket
import sys

import uvicorn

from ..settings import Settings
from ..socket.wire import Wire
from .crowd import Crowd
from .front import Front
from .reception import House, Reception

BYE_SECONDS = 0.05
"""For the last frames to leave before the connections are closed."""


SWITCH_SECONDS = 0.001
"""Bots and the store's thread share the interpreter with the event loop; nobody should wait 5 ms for it."""


class Server(uvicorn.Server):
    """Says bye to everybody and hands its tables over before it closes connections."""

    def __init__(self, config: uvicorn.Config, front: Front) -> None:
        super().__init__(config)
        self.front = front
        front.failed = self._give_up
        self.has_failed = False

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self.front.say_bye()
        await asyncio.sleep(BYE_SECONDS)
        await self.front.hand_over()
        await super().shutdown(sockets)

    def _give_up(self) -> None:
        self.has_failed = self.should_exit = True


def server_for(settings: Settings) -> Server:
    sys.setswitchinterval(SWITCH_SECONDS)
    front = Front(settings)
    config = House(
        front,
        Crowd(settings.limits),
        http=Reception,
        ws=Wire,
        ws_max_size=settings.limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=5,
    )
    return Server(config, front)


def listening_socket(host: str, port: int) -> socket.socket:
    """Bound before the start, so that the address is known and a taken port is noticed at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(1024)  # who comes early waits
    except OSError:
        found.close()
        raise
    except TypeError as error:  # for names no machine can have
        found.close()
        raise OSError(str(error)) from None
    return found

"""Runs the application under uvicorn, and ends it without losing anything."""

from __future__ import annotations

import socket

import uvicorn

from .app import App
from .settings import Settings


class Server(uvicorn.Server):
    """Says bye to everybody before it closes their connections."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.say_bye()
        await super().shutdown(sockets)


def server_for(settings: Settings) -> Server:
    app = App(settings)
    config = uvicorn.Config(
        app,
        loop="auto",
        http="h11",
        ws="websockets-sansio",
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
    return Server(config, app)


def listening_socket(host: str, port: int) -> socket.socket:
    """Bound before the start, so that the address is known and a taken port is noticed at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError:
        found.close()
        raise
    return found

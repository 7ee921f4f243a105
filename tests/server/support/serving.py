"""Runs real servers for tests: uvicorn on a port of its own, in a thread with its own event loop."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from sobremesa.server.entrance.crowd import Crowd
from sobremesa.server.entrance.reception import House
from sobremesa.server.entrance.running import Server, listening_socket, server_for
from sobremesa.server.lobby.lobby import Lobby
from sobremesa.server.settings import Limits, Settings
from sobremesa.server.store.lock import DIGITS
from tests.server.support.device import PATIENCE

GENEROUS = Limits(
    frames_per_second=1e4,
    frames_at_once=10_000,
    claims_per_second=1e4,
    claims_at_once=10_000,
    claims_waiting=1000,
    wire_frames_per_second=1e4,
    wire_frames_at_once=100_000,
    hellos_per_second=1e4,
    hellos_at_once=10_000,
    address_frames_per_second=1e5,
    address_frames_at_once=10**6,
    address_hellos_per_second=1e4,
    address_hellos_at_once=10_000,
    arrivals_per_second=1e4,
    arrivals_at_once=10_000,
    connections_per_address=5000,
    changes_per_second=1e4,
    changes_at_once=10_000,
    sits_per_minute=1e6,
    sits_at_once=10_000,
    tables_per_minute=1e6,
    tables_at_once=100_000,
)


LEASE = 60.0
"""Seconds: on a busy machine a node should not lapse by itself."""


class Running:
    def __init__(self, url: str, server: Server) -> None:
        self.url = url
        self.server = server

    @property
    def lobby(self) -> Lobby:
        assert self.server.front.app is not None
        return self.server.front.app.lobby

    @property
    def crowd(self) -> Crowd:
        return cast(House, self.server.config).crowd

    def call(self, what: Callable[..., None], *arguments: Any) -> None:
        """Does something in the server's own thread."""
        self.lobby._tasks[0].get_loop().call_soon_threadsafe(what, *arguments)


def quick_settings(database: str, **changes: Any) -> Settings:
    quick = Settings(
        database=database,
        bot_pace=0,
        bot_courtesy=0.5,
        fairness_seconds=0.3,
        warm=("sealed",),
        lease_seconds=LEASE,
        limits=GENEROUS,
    )
    return replace(quick, **changes)


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def end_earlier(database: str, milliseconds: int) -> None:
    """As if the server that has just ended had done so before."""
    lock = Path(f"{database.removeprefix('sqlite:///')}.lock")
    told = lock.read_text()
    lock.write_text(f"{int(told[:DIGITS] or 0) - milliseconds:0{DIGITS}}{told[DIGITS:]}")


@contextmanager
def serving(settings: Settings) -> Iterator[Running]:
    listener = listening_socket("127.0.0.1", 0)
    server = server_for(settings)
    thread = threading.Thread(target=lambda: server.run(sockets=[listener]), name="server")
    thread.start()
    try:
        wait_for(lambda: server.front.app is not None or not thread.is_alive())
        assert server.front.app is not None, "the server did not open"
        yield Running(f"http://127.0.0.1:{listener.getsockname()[1]}", server)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
    assert not thread.is_alive()


def wait_for(done: Any, seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < until, "it takes too long"
        time.sleep(0.01)

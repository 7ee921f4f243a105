"""A real server with quick bots for the browser to talk to, on any address of this machine."""

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sobremesa import bots
from sobremesa.games import OURS, rules
from sobremesa.server.entrance.running import listening_socket, server_for
from sobremesa.server.settings import Limits, Settings

WEB = Path(__file__).parents[3] / "web"


@contextmanager
def serving(folder: Path, host: str = "127.0.0.1", games: Sequence[str] = OURS, **changes: Any) -> Iterator[str]:
    """The server's address while it runs. The rules are prepared beforehand: no page waits for a compiler."""
    for game in games:
        rules(game)
        bots.unpack(game)
    settings = {"bot_pace": 0.01, "bot_courtesy": 0.3, "fairness_seconds": 30, **changes}
    limits = Limits(hellos_at_once=1000, changes_at_once=1000, sits_at_once=1000).of_any_address()
    server = server_for(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", limits=limits, **settings))
    listener = listening_socket(host, 0)
    listener.listen()
    thread = threading.Thread(target=lambda: server.run(sockets=[listener]), name="server")
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.02)
        yield f"http://{host}:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(20)

"""`sobremesa serve`: starts the server, says where it is, opens the browser."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass
from pathlib import Path

from .complaints import Complaint, check_extra

PACKAGES = ("aiosqlite", "alembic", "fastapi", "segno", "sqlalchemy", "uvicorn", "websockets")
LOCAL, EVERYWHERE = "127.0.0.1", "0.0.0.0"
LEAST_TOKEN = 16


@dataclass(frozen=True)
class Addresses:
    """Where the server can be reached: on this machine, and in the home network if it is open to it."""

    here: str
    network: str | None


def serve(
    host: str | None = None,
    port: int = 8731,
    lan: bool = False,
    database: str | None = None,
    node: str = "",
    open_browser: bool = True,
    origins: tuple[str, ...] = (),
    behind_proxy: bool = False,
    host_names: tuple[str, ...] = (),
    webhooks: tuple[str, ...] = (),
    ratings: bool = False,
    metrics_token_file: Path | None = None,
    log: str | None = None,
    log_level: str = "info",
) -> None:
    """Serves until interrupted. `lan` opens it to the home network; `database` is an address like sqlite:///file.

    `node` is where other servers on the same PostgreSQL reach this one, like 10.0.0.5:8732.
    `behind_proxy` counts nothing by address: a proxy in front of it does.
    `log` is json or plain: otherwise plain lines in a terminal and JSON elsewhere.
    `host_names` are names it answers to besides its own. `webhooks` are the beginnings of
    addresses that hosts may let turns be told to. `ratings` lets people have one.
    `metrics_token_file` holds the word that opens /metrics.
    """
    check_extra("server", "`sobremesa serve`", *PACKAGES)
    from ..server.entrance.running import listening_socket, server_for
    from ..server.operating.logs import start_logging
    from ..server.settings import Limits, Settings, default_database

    database = database or default_database()
    check_database(database)
    check_alone(database, node)
    token = None if metrics_token_file is None else read_token(metrics_token_file)
    start_logging(log_level.upper(), log or ("plain" if sys.stderr.isatty() else "json"))
    bound = host or (EVERYWHERE if lan else LOCAL)
    listener = listening_socket(bound, port)
    where = addresses(bound, listener.getsockname()[1])
    print(f"Sobremesa is at {where.here}", flush=True)
    if where.network:
        print(f"and in your network at {where.network}\n", flush=True)
        show_code(where.network)
    limits = Limits().of_any_address() if behind_proxy else Limits()
    server = server_for(
        Settings(
            database=database,
            node=node,
            origins=origins,
            limits=limits,
            host_names=(*host_names, *((host,) if host else ())),
            webhooks=webhooks,
            ratings=ratings,
            metrics_token=token,
        )
    )
    if open_browser and has_screen():
        threading.Timer(0.5, webbrowser.open, (where.here,)).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    if server.has_failed:
        raise SystemExit(1)


def read_token(file: Path) -> str:
    """The word in a file; one that is short could be guessed."""
    try:
        token = file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint(f"--metrics-token-file {file}: {getattr(error, 'strerror', None) or 'no text'}") from None
    if len(token) < LEAST_TOKEN:
        raise Complaint(f"--metrics-token-file {file}: the token has fewer than {LEAST_TOKEN} letters")
    return token


def check_database(address: str) -> None:
    """Complains before anything is opened; an address may hold a password, so only its beginning is repeated."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError, NoSuchModuleError

    from ..server.store.store import engine_for

    kind = address.partition(":")[0]
    try:
        engine_for(address)
        file = make_url(address).database if kind.startswith("sqlite") else None
    except (ArgumentError, NoSuchModuleError, ValueError):
        raise Complaint(f"--database {kind}:…: is no address like sqlite:///file or postgresql://host/name") from None
    except ImportError as error:
        hint = "pip install 'sobremesa[postgres]'"
        raise Complaint(f"--database {kind}:…: needs {error.name}, not installed here: {hint}") from None
    if file and file != ":memory:" and not Path(file).absolute().parent.is_dir():
        raise Complaint(f"--database: there is no folder {Path(file).parent}")


def check_alone(address: str, node: str) -> None:
    """SQLite is for one server: a node among others needs PostgreSQL."""
    from ..server.nodes.neighbours import split
    from ..server.store.lock import AlreadyServed, Lock
    from ..server.store.store import sqlite_file

    if node:
        if address.startswith("sqlite"):
            raise Complaint("--node: several servers share a PostgreSQL (--database postgresql://…); SQLite is for one")
        try:
            split(node)
        except ValueError as error:
            raise Complaint(f"--node: {error}") from None
    file = sqlite_file(address)
    if file is not None:
        try:
            Lock(file).release()
        except AlreadyServed as error:
            raise Complaint(f"--database: {error}") from None


def show_code(address: str) -> None:
    """The address as a QR code, for the phones at the table."""
    import segno

    segno.make(address, micro=False).terminal(compact=True, border=2)
    print(flush=True)


def has_screen() -> bool:
    """Whether a browser with windows can open here; a text browser would only get in the way."""
    return sys.platform in ("win32", "darwin") or any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def addresses(host: str, port: int) -> Addresses:
    if host in (EVERYWHERE, "::"):
        return Addresses(f"http://localhost:{port}", f"http://{own_address()}:{port}")
    name = f"[{host}]" if ":" in host else host
    return Addresses(f"http://{name}:{port}", None)


def own_address() -> str:
    """This machine's address in its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOCAL

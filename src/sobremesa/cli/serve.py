"""`sobremesa serve`: starts the server, says where it is, opens the browser."""

from __future__ import annotations

import contextlib
import errno
import os
import re
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
MOST_PORT = 65_535
HOST_NAME = re.compile(r"[\w.-]+")
SQLITE = b"SQLite format 3\0"
"""How every such file begins."""


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
    from ..server.settings import Limits, Settings

    check_names(host_names, webhooks)
    database = checked_database(database)
    check_alone(database, node)
    token = None if metrics_token_file is None else read_token(metrics_token_file)
    start_logging(log_level.upper(), log or ("plain" if sys.stderr.isatty() else "json"))
    bound = host or (EVERYWHERE if lan else LOCAL)
    try:
        listener = listening_socket(bound, port)
    except OSError as error:
        raise Complaint(_cannot_listen(bound, port, error)) from None
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


def _cannot_listen(host: str, port: int, error: OSError) -> str:
    beside = port + 1 if port < MOST_PORT else port - 1
    hint = f"; another port: --port {beside}, or --port 0 for any" if error.errno == errno.EADDRINUSE else ""
    return f"cannot listen at {host}, port {port}: {error.strerror or error}{hint}"


def read_token(file: Path) -> str:
    """The word in a file; one that is short could be guessed."""
    try:
        token = file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint(f"--metrics-token-file {file}: {getattr(error, 'strerror', None) or 'no text'}") from None
    if len(token) < LEAST_TOKEN:
        raise Complaint(f"--metrics-token-file {file}: the token has fewer than {LEAST_TOKEN} letters")
    return token


def check_names(host_names: tuple[str, ...], webhooks: tuple[str, ...]) -> None:
    """Whatever could never fit is a slip of the pen."""
    for name in host_names:
        if not HOST_NAME.fullmatch(name):
            raise Complaint(f"--host-name {name}: should be a name alone, like play.example.org")
    for address in webhooks:
        if not address.lower().startswith(("http://", "https://")):
            raise Complaint(f"--webhook {address}: should begin an address, like https://example.org/turns")


def checked_database(given: str | None) -> str:
    """The address that was given, or the usual file's."""
    from ..server.settings import default_database

    try:
        address = given or default_database()
    except OSError as error:
        raise Complaint(f"{error.filename}: {error.strerror}; name a place with --database sqlite:///file") from None
    check_database(address)
    return address


def check_database(address: str) -> None:
    """Complains before anything is opened; an address may hold a password, so only its beginning is repeated."""
    from sqlalchemy.exc import ArgumentError, NoSuchModuleError

    from ..server.store.store import DRIVERS, engine_for, sqlite_file

    kind, colon, _ = address.partition(":")
    shown = f"{kind}:…" if colon else kind
    try:
        if kind.partition("+")[0] not in DRIVERS:
            raise ValueError
        engine_for(address)
        file = sqlite_file(address)
    except (ArgumentError, NoSuchModuleError, ValueError):
        raise Complaint(f"--database {shown}: is no address like sqlite:///file or postgresql://host/name") from None
    except ImportError as error:
        hint = "pip install 'sobremesa[postgres]'"
        raise Complaint(f"--database {shown}: needs {error.name}, not installed here: {hint}") from None
    if file is not None:
        check_file(Path(file))


def check_file(file: Path) -> None:
    """Before anything is written: somebody's other file is not to be touched."""
    if not file.absolute().parent.is_dir():
        raise Complaint(f"--database: there is no folder {file.parent}")
    try:
        with file.open("rb+") as found:
            begins = found.read(len(SQLITE))
    except FileNotFoundError:
        return
    except OSError as error:
        raise Complaint(f"--database {file}: {error.strerror or error}") from None
    if begins not in (b"", SQLITE) or not file.is_file():
        raise Complaint(f"--database {file}: is no SQLite database")


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
            hint = "end that one first, or name another file, like --database sqlite:///other.sqlite"
            raise Complaint(f"{error}; {hint}") from None
        except OSError as error:
            raise Complaint(f"--database: {error.filename}: {error.strerror}") from None


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

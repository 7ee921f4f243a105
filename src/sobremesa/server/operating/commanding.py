"""Pausing and closing a table from outside: by whoever keeps it.

Where no server runs, that is this process for a moment: it holds the file's lock, or takes a lease like any node.
Where one does, it is asked, with a key that only the store knows.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from ...games import games
from ..refusals import Refused
from ..services import Services
from ..settings import Settings
from ..store import Store
from ..table.loading import read
from ..table.mail import Close, Letter, StandStill
from ..table.table import Table

KEY = "administration"
LETTERS: dict[str, Letter] = {"pause": StandStill("reason.operator_paused"), "close": Close("reason.operator_closed")}
PATIENCE = 30


class NotDone(Exception):
    """In words."""


async def command(database: str, table_id: str, what: str) -> dict[str, Any]:
    """Does it here; Elsewhere or AlreadyServed if a server keeps the table."""
    services = await Services.open(Settings(database=database, warm=()))
    try:
        async with _kept(services, table_id) as table:
            return await commanded(table, what)
    finally:
        await services.close()


@asynccontextmanager
async def _kept(services: Services, table_id: str) -> AsyncIterator[Table]:
    made = await services.store.table(table_id)
    if made is None or made.game not in games():
        raise NotDone(f"there is no table {table_id}")
    lease = await services.leases.claim(table_id)
    table, _ = await read(made, services)
    table.lease = lease.number
    try:
        yield table
    finally:
        table.close(1001)
        await services.leases.release(table_id, lease.number)


async def commanded(table: Table, what: str) -> dict[str, Any]:
    """The table document afterwards; Refused if the table is in no state for it."""
    await table.keeper.ask(LETTERS[what])
    return table.document()


async def ask_server(database: str, server: str, table_id: str, what: str) -> dict[str, Any]:
    """Lets a running server do it."""
    store = await Store.open(database)
    try:
        key = (await store.key(KEY)).hex()
    finally:
        await store.close()
    address = f"{server.rstrip('/')}/api/tables/{table_id}/admin/{what}"
    try:
        with urlopen(
            Request(address, method="POST", headers={"Authorization": f"Bearer {key}"}), timeout=PATIENCE
        ) as told:
            found: dict[str, Any] = json.load(told)["table"]
            return found
    except HTTPError as error:
        raise NotDone(f"{server} says no: {_words(error)}") from None
    except (URLError, OSError, ValueError) as error:
        raise NotDone(f"{server} does not answer: {getattr(error, 'reason', error)}") from None


def _words(error: HTTPError) -> str:
    try:
        return str(json.load(error)["words"]["en"])
    except (ValueError, KeyError, TypeError):
        return f"status {error.code}"


def judge_key(key: bytes, given: str) -> None:
    if not hmac.compare_digest(key.hex().encode(), given.encode()):
        raise Refused("not_the_operator")

"""What the commands do. Most go beside a running server; pausing and closing a table go through it, if one runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from ...contract.numbers import counted
from ...server.nodes import Elsewhere
from ...server.operating import archiving, books, commanding, replaying
from ...server.operating.books import Listed, Wanted
from ...server.refusals import Refused
from ...server.store import Store
from ...server.store.keys import rotate
from ...server.store.lock import AlreadyServed
from ...server.store.opening import CannotOpen
from ...server.store.store import sqlite_file
from ..complaints import Complaint
from ..serve import checked_database
from .asking import confirm
from .printing import printing

Told = TypeVar("Told")
DAY_MS = 86_400_000


def list_tables(database: str | None, states: tuple[str, ...], game: str | None, limit: int, as_json: bool) -> None:
    wanted = Wanted(states or None, game)
    printing(as_json).tables(_with_store(database, lambda store: books.listed(store, wanted, limit)))


def inspect(database: str | None, table: str, as_json: bool) -> None:
    found = _with_store(database, lambda store: books.inspected(store, table))
    if found is None:
        raise Complaint(f"there is no table {table!r}")
    printing(as_json).one(found)


def command(database: str | None, server: str | None, table: str, what: str, as_json: bool) -> None:
    address = _address(database)
    work = (
        commanding.command(address, table, what)
        if server is None
        else commanding.ask_server(address, server, table, what)
    )
    try:
        told = asyncio.run(work)
        printing(as_json).one(told if as_json else {name: told[name] for name in ("id", "game", "state")})
    except AlreadyServed:
        raise Complaint("a server keeps these tables: name it with --server, like http://127.0.0.1:8731") from None
    except Elsewhere as error:
        where = error.keeper.address or "a server"
        raise Complaint(f"{where} keeps this table: name a server with --server") from None
    except Refused as refused:
        raise Complaint(refused.words["en"]) from None
    except commanding.NotDone as error:
        raise Complaint(str(error)) from None
    except CannotOpen as error:
        raise _closed(error) from None


def archive(database: str | None, folder: Path, days: float, keep: bool, yes: bool, as_json: bool) -> None:
    async def write(store: Store) -> dict[str, Any]:
        found, written, stay = await _over(store, days), list[str](), list[dict[str, str]]()
        goes: list[str] = []
        for table in found:
            made = await store.table(table.id)
            with _writing_to(folder):
                told = None if made is None else await archiving.archive(store, made, folder)
            if isinstance(told, archiving.Kept):
                stay.append({"table": told.table, "why": told.why})
                continue
            written += [] if told is None else [str(told)]
            goes.append(table.id)
        removed = 0 if keep else await archiving.prune(store, goes)
        return {"written": written, "removed": removed, "kept": stay}

    if not keep:
        confirm(yes, f"Write tables that are over as files to {folder}, and remove them from the store?")
    with _writing_to(folder):
        archiving.open_folder(folder)
    printing(as_json).one(_with_store(database, write))


@contextmanager
def _writing_to(folder: Path) -> Iterator[None]:
    """All files are written before anything goes."""
    try:
        yield
    except archiving.NotWritten as error:
        raise Complaint(f"{folder}: {error}; nothing was removed") from None


def prune(database: str | None, days: float, yes: bool, as_json: bool) -> None:
    found = _with_store(database, lambda store: _over(store, days))
    if found:
        confirm(yes, f"Remove {counted(len(found), 'table')}, games and all, for good?")
    removed = _with_store(database, lambda store: archiving.prune(store, [table.id for table in found]))
    printing(as_json).one({"removed": removed})


def check(database: str | None, tables: list[str], as_json: bool) -> None:
    async def look(store: Store) -> list[replaying.Finding]:
        ids = tables or [found.id for found in await books.listed(store, Wanted())]
        made = [(table, await store.table(table)) for table in ids]
        unknown = [table for table, row in made if row is None]
        if unknown:
            raise Complaint(f"there is no table {unknown[0]!r}")
        return [await replaying.checked(store, row) for _, row in made if row is not None]

    found = _with_store(database, look)
    printing(as_json).findings(found)
    if any(one.status == replaying.BROKEN for one in found):
        raise SystemExit(1)


def rotate_keys(database: str | None, ends_old_ones: bool, yes: bool) -> None:
    question = "Change the key" + (", and end every seat's token now?" if ends_old_ones else "?")
    confirm(yes or not ends_old_ones, question)
    _with_store(database, lambda store: rotate(store, ends_old_ones))
    print("The key is changed. Restart every server on this database: they read it when they start.")


async def _over(store: Store, days: float) -> list[Listed]:
    before = int(time.time() * 1000 - days * DAY_MS)
    return await books.listed(store, Wanted(archiving.OVER, before=before))


def _address(database: str | None) -> str:
    address = checked_database(database)
    file = sqlite_file(address)
    if file is not None and not Path(file).exists():
        raise Complaint(f"there is no database at {file}; name another one with --database")
    return address


def _with_store(database: str | None, work: Callable[[Store], Coroutine[Any, Any, Told]]) -> Told:
    address = _address(database)

    async def run() -> Told:
        async with _open(address) as store:
            return await work(store)

    return asyncio.run(run())


def _closed(error: CannotOpen) -> Complaint:
    return Complaint(f"the database cannot be opened: {error}")


@asynccontextmanager
async def _open(address: str) -> AsyncIterator[Store]:
    try:
        store = await Store.open(address)
    except CannotOpen as error:
        raise _closed(error) from None
    try:
        yield store
    finally:
        await store.close()

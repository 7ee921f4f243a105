"""Opens the database, and reads: tables, their logs, lists. Writing is the writer's."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import event, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..table.log.row import Row
from .committing import PRAGMAS
from .migrate import migrate
from .opening import telling_why
from .schema import keys, log, tables

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


@dataclass(frozen=True)
class TableRow:
    """A table as it was made, without its log."""

    id: str
    game: str
    rules_version: int
    created: int
    private: bool
    secret: bytes
    charter: str


def sqlite_file(address: str) -> str | None:
    """The file of an SQLite address; None for one in memory and for all others."""
    url = make_url(address)
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return url.database if is_file else None


def engine_for(address: str) -> AsyncEngine:
    url = make_url(address)
    engine = create_async_engine(url.set(drivername=DRIVERS.get(url.drivername, url.drivername)))
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _durable)
    return engine


def keep_private(file: str) -> None:
    """The key that signs tokens and the secrets of the dice are in there: nobody else on this machine may read it."""
    if file == ":memory:":
        return
    _make_sure_of(file)
    for part in (file, f"{file}-wal", f"{file}-shm"):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            os.chmod(part, 0o600)


def _make_sure_of(file: str) -> None:
    """That it is there and a file: a device is everybody's, and stays as it is."""
    held = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not stat.S_ISREG(os.fstat(held).st_mode):
            raise OSError(f"{file} is no file")
    finally:
        os.close(held)


def _durable(connection: Any, _: Any) -> None:
    for pragma in PRAGMAS:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @classmethod
    async def open(cls, address: str) -> Store:
        """CannotOpen, in words, if that is not possible."""
        engine = engine_for(address)
        with telling_why():
            if engine.url.get_backend_name() == "sqlite" and engine.url.database:
                keep_private(engine.url.database)
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        return cls(engine)

    async def close(self) -> None:
        await self.engine.dispose()

    async def key(self, name: str) -> bytes:
        """A secret of this server, made when first asked for."""
        async with self.engine.begin() as connection:
            found = await connection.scalar(select(keys.c.value).where(keys.c.name == name))
            if found is None:
                found = await self._new_key(connection, name)
            return bytes(found)

    async def _new_key(self, connection: AsyncConnection, name: str) -> bytes:
        """Nodes that start together agree on the first one's."""
        dialect = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        fresh = dialect.insert(keys).values(name=name, value=secrets.token_bytes(32)).on_conflict_do_nothing()
        await connection.execute(fresh)
        found: bytes = (await connection.execute(select(keys.c.value).where(keys.c.name == name))).scalar_one()
        return found

    async def found_key(self, name: str) -> bytes | None:
        """A secret of this server, if there is one."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(keys.c.value).where(keys.c.name == name))
        return None if found is None else bytes(found)

    async def table(self, table_id: str) -> TableRow | None:
        columns = [tables.c[name] for name in TableRow.__dataclass_fields__]
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(*columns).where(tables.c.id == table_id))).first()
        return None if found is None else TableRow(*found)

    async def log(self, table_id: str) -> list[Row]:
        columns = [log.c[name] for name in ("seq", "at", "kind", "seat", "client", "body")]
        asked = select(*columns).where(log.c.table_id == table_id).order_by(log.c.seq)
        async with self.engine.connect() as connection:
            return [Row.read(*found) for found in await connection.execute(asked)]

    async def last(self, table_id: str) -> int | None:
        """The number of a log's last row; None if it has none."""
        async with self.engine.connect() as connection:
            found: int | None = await connection.scalar(select(func.max(log.c.seq)).where(log.c.table_id == table_id))
        return found

    async def untouched(self, states: Iterable[str], since: int, most: int) -> list[str]:
        """Tables at which nothing has happened since then (milliseconds since 1970), the oldest first."""
        last = select(log.c.at).where(log.c.table_id == tables.c.id).order_by(log.c.seq.desc()).limit(1)
        is_untouched = func.coalesce(last.scalar_subquery(), tables.c.created) < since
        asked = select(tables.c.id).where(tables.c.state.in_(list(states)), tables.c.created < since, is_untouched)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(asked.order_by(tables.c.created).limit(most)))

    async def summaries(self, states: Iterable[str], game: str | None, most: int) -> list[str]:
        """Table documents of public tables, the newest first."""
        asked = select(tables.c.summary).where(tables.c.state.in_(list(states)), tables.c.private.is_(False))
        if game is not None:
            asked = asked.where(tables.c.game == game)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(asked.order_by(tables.c.created.desc()).limit(most)))

    async def notices(self, names: Iterable[str]) -> list[str]:
        """What lists show of these tables, private ones left out."""
        asked = select(tables.c.summary).where(tables.c.id.in_(list(names)), tables.c.private.is_(False))
        async with self.engine.connect() as connection:
            return list(await connection.scalars(asked))

    async def count(self) -> int:
        async with self.engine.connect() as connection:
            return int(await connection.scalar(select(func.count()).select_from(tables)) or 0)

"""The store on SQLite and on a real PostgreSQL: nothing is lost, nothing is written twice."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from sobremesa.server.store import Conflict, Store, TableRow, Writer
from sobremesa.server.store import writer as writer_module
from sobremesa.server.store.migrate import HEAD, MIGRATIONS, version_of
from sobremesa.server.store.schema import metadata
from sobremesa.server.table.log.events import Chatted, Played
from sobremesa.server.table.log.row import Row
from sobremesa.server.table.telling.notice import NAMES
from tests.server.support.serving import sqlite_in

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return sqlite_in(tmp_path) if request.param == "sqlite" else str(request.getfixturevalue("postgres_address"))


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    store = await Store.open(address)
    yield store
    await store.close()


@pytest.fixture
async def writer(store: Store) -> AsyncIterator[Writer]:
    writer = Writer(store.engine)
    yield writer
    await writer.close()


def a_table(name: str, **changes: Any) -> dict[str, Any]:
    """Private: other tests on the same PostgreSQL list what is public, and this has no notice."""
    made = TableRow(name, "sealed", 1, 1000, True, b"\x00\xff" * 16, "{}")
    return {**vars(made), "state": "waiting", "summary": "{}", **changes}


def a_public_table(name: str, created: int) -> dict[str, Any]:
    """With a notice of its own, since other tests on the same PostgreSQL list it."""
    listed = {"id": name, "game": "listed", "options": {}, "seats": []}
    told: dict[str, Any] = {**dict.fromkeys(NAMES), **listed}
    changes = {"state": "finished", "game": "listed", "private": False, "created": created}
    return a_table(name, summary=json.dumps(told), **changes)


def a_row(seq: int, kind: str = "game", client: str | None = None) -> Row:
    body = Chatted(1, "ñ", "ñ") if kind == "chat" else Played("player", [(-1, 1 << 52)], "ñ", 0)
    return Row(seq, 2_000_000_000_000 + seq, kind, 1, client, body)


async def test_a_row_is_read_as_it_was_written(store: Store, writer: Writer) -> None:
    await writer.write(table=a_table("one"), rows=[a_row(1, client="mine").columns("one")])
    assert await store.log("one") == [a_row(1, client="mine")]
    found = await store.table("one")
    assert found is not None
    assert (found.secret, found.private) == (b"\x00\xff" * 16, True)
    assert await store.table("another") is None


async def test_rows_come_in_order(store: Store, writer: Writer) -> None:
    await writer.write(table=a_table("order"))
    await asyncio.gather(*(writer.write(rows=[a_row(seq).columns("order")]) for seq in reversed(range(1, 50))))
    assert [row.seq for row in await store.log("order")] == list(range(1, 50))


async def test_what_queues_is_committed_together(store: Store, writer: Writer) -> None:
    await writer.write(table=a_table("group"))
    before = writer.commits
    await asyncio.gather(*(writer.write(rows=[a_row(seq).columns("group")]) for seq in range(1, 101)))
    assert writer.commits - before < 10


async def test_a_commit_waits_for_who_is_about_to_write_but_not_long(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer_module, "GATHERING", 60)
    coming = [True] * 4
    writer = Writer(store.engine, lambda: bool(coming))
    first = writer.write(table=a_table("gathering"))
    for seq in range(1, 4):
        await asyncio.sleep(0)
        coming.pop()
        writer.write(rows=[a_row(seq).columns("gathering")])
    coming.clear()
    await first
    assert (writer.commits, len(await store.log("gathering"))) == (1, 3)
    monkeypatch.setattr(writer_module, "GATHERING", 0.01)
    coming.append(True)  # somebody always is: the commit comes all the same
    await writer.write(rows=[a_row(4).columns("gathering")])
    await writer.close()
    assert writer.commits == 2


async def test_a_number_taken_is_a_conflict_and_no_trouble_of_others(store: Store, writer: Writer) -> None:
    await writer.write(table=a_table("taken"), rows=[a_row(1).columns("taken")])
    await writer.write(table=a_table("other"))
    results = await asyncio.gather(
        writer.write(rows=[a_row(1, "chat").columns("taken")]),
        writer.write(rows=[a_row(1).columns("other")]),
        return_exceptions=True,
    )
    assert isinstance(results[0], Conflict)
    assert results[1] is None
    assert [row.kind for row in await store.log("taken")] == ["game"]
    assert len(await store.log("other")) == 1


async def test_what_belongs_together_is_written_together_or_not_at_all(store: Store, writer: Writer) -> None:
    await writer.write(table=a_table("both"), rows=[a_row(1).columns("both")])
    summary = {"table_id": "both", "state": "finished", "summary": "{}"}
    with pytest.raises(Conflict):
        await writer.write(rows=[a_row(2).columns("both"), a_row(1).columns("both")], summary=summary)
    assert [row.seq for row in await store.log("both")] == [1]
    assert "both" in await store.untouched(["waiting"], 10**15, 100)


async def test_lists_leave_private_tables_out(store: Store, writer: Writer) -> None:
    await writer.write(table=a_public_table("open", created=5))
    await writer.write(table=a_public_table("newer", created=6))
    await writer.write(
        table=a_table("hidden", state="finished", game="listed", summary='{"id": "hidden"}', private=True)
    )
    found = await store.summaries(["finished"], "listed", 10)
    assert [json.loads(notice)["id"] for notice in found] == ["newer", "open"]
    assert await store.summaries(["finished"], "chess", 10) == []


async def test_the_key_stays_the_same(store: Store, address: str) -> None:
    key = await store.key("seat tokens")
    again = await Store.open(address)
    assert await again.key("seat tokens") == key
    assert len(key) == 32
    await again.close()


async def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_the_newest_shape_is_known_without_alembic(store: Store) -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == HEAD
    async with store.engine.connect() as connection:
        assert await connection.run_sync(version_of) == HEAD


async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    store = await Store.open(sqlite_in(tmp_path))
    async with store.engine.connect() as connection:
        assert await connection.scalar(text("PRAGMA synchronous")) == 2
        assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
    await store.close()

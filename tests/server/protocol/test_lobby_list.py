"""The lobby's list: small, and told as it changes."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from sobremesa.server.lobby.noticeboard import KEPT, MOST_CHANGES, Noticeboard
from sobremesa.server.table.telling.notice import notice
from tests.server.support.device import Api
from tests.server.support.serving import Running, quick_settings, serving

pytestmark = pytest.mark.anyio
Told = tuple[str, list[Any]]


class Watcher:
    """Reads server-sent events."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self.lines = lines

    async def next(self) -> Told:
        name = ""
        async with asyncio.timeout(60):
            async for line in self.lines:
                if line.startswith("event: "):
                    name = line.removeprefix("event: ")
                elif line.startswith("data: "):
                    return name, json.loads(line.removeprefix("data: "))["tables"]
        raise EOFError

    async def until(self, table: str, state: str) -> Any:
        while True:
            _, tables = await self.next()
            for told in tables:
                if (told["id"], told["state"]) == (table, state):
                    return told


@asynccontextmanager
async def watching(api: Api) -> AsyncIterator[Watcher]:
    async with api.http.stream("GET", "/api/lobby") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield Watcher(answer.aiter_lines())


def a_document(name: str, **options: Any) -> dict[str, Any]:
    seat = {"seat": 0, "kind": "person", "name": "Ana", "colour": "red", "bot": None, "ready": True, "rtt": 3}
    told = {"id": name, "game": "g", "players": 1, "private": False, "created": 1, "imported": False, "even": False}
    clock = {"kind": "off", "seconds": None}
    return {**told, "state": "waiting", "clock": clock, "real_time": False, "options": options, "seats": [seat]}


async def test_a_map_of_ones_own_was_in_every_list() -> None:
    told = notice(a_document("x", map={"hexes": ["x"] * 1000}, goal=10))
    assert told["options"] == {"goal": 10}
    assert set(told["seats"][0]) == {"seat", "kind", "name", "colour", "bot"}
    assert len(json.dumps(told)) < 600
    assert notice(told) == told


async def test_the_list_is_a_small_part_of_the_table_document(api: Api) -> None:
    table = await api.table(players=2, name="Ana")
    listed = next(told for told in (await api.get("/api/tables"))["tables"] if told["id"] == table.id)
    whole = (await api.get(f"/api/tables/{table.id}"))["table"]
    assert listed == notice(whole)


async def test_who_watches_the_lobby_asks_once_and_hears_everything(api: Api) -> None:
    table = await api.table(players=2, name="Ana")
    async with watching(api) as watcher:
        name, tables = await watcher.next()
        assert name == "tables"
        assert table.id in {told["id"] for told in tables}
        other = await api.table(players=2, bots=["random", "random"])
        assert (await watcher.until(other.id, "finished"))["seats"][1]["kind"] == "bot"
        await api.post(f"/api/tables/{table.id}/seats", {"name": "Leo"})
        told = await watcher.until(table.id, "waiting")
        assert [seat["name"] for seat in told["seats"]] == ["Ana", "Leo"]


async def test_private_tables_are_not_told(api: Api, server: Running) -> None:
    async with watching(api) as watcher:
        await watcher.next()
        hidden = await api.table(players=2, bots=["random", "random"], private=True)
        shown = await api.table(players=2, name="Ana")
        _, tables = await watcher.next()
        assert hidden.id not in {told["id"] for told in tables}
        assert shown.id in {told["id"] for told in tables}


async def test_who_falls_behind_gets_the_list_whole() -> None:
    board = Noticeboard(10)

    async def everything() -> list[Any]:
        return [{"id": "all"}]

    watcher = board.watch(everything)
    assert b"event: tables" in await anext(watcher)
    for _ in range(KEPT + 3):
        board.put({"id": "one"})
        board._tell()
    assert b"event: tables" in await anext(watcher)
    board.put({"id": "one"})
    board._tell()
    assert await anext(watcher) == b'event: changed\ndata: {"tables":[{"id":"one"}]}\n\n'
    for place in range(MOST_CHANGES + 1):
        board.put({"id": str(place)})
    board._tell()
    assert b"event: tables" in await anext(watcher)
    board.close()
    assert [message async for message in watcher] == []
    assert board.watchers == 0


async def test_a_server_that_ends_does_not_wait_for_those_who_watch(database: str) -> None:
    with serving(quick_settings(database)) as running:
        api = Api(running.url)
        async with watching(api) as watcher:
            await watcher.next()
            running.server.should_exit = True
            with pytest.raises(EOFError):
                await watcher.next()
        await api.http.aclose()


async def test_there_is_room_for_so_many_and_no_more(database: str) -> None:
    settings = quick_settings(database)
    with serving(replace(settings, limits=replace(settings.limits, lobby_watchers=1))) as running:
        api = Api(running.url)
        async with watching(api) as watcher:
            await watcher.next()
            assert await api.refused("/api/lobby", method="GET") == "server_full"
        await api.http.aclose()

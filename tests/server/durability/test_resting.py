"""Tables without company: they leave memory, cost nothing at a start, and go on when somebody comes."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from typing import Any

import pytest

from sobremesa.games import game as label_of
from sobremesa.server.lobby.lobby import Lobby
from sobremesa.server.table.mail import Sit
from tests.server.support.acts import first_of
from tests.server.support.device import Api, Device, Made
from tests.server.support.racing import lobby_without_network
from tests.server.support.serving import GENEROUS, Running, end_earlier, quick_settings, serving, wait_for

pytestmark = pytest.mark.anyio
SOON: dict[str, Any] = {"sweep_seconds": 0.05, "rest_unattended": 0.2}


@asynccontextmanager
async def asking(running: Running) -> AsyncIterator[Api]:
    api = Api(running.url)
    yield api
    await api.http.aclose()


async def half_a_game(running: Running, api: Api) -> tuple[Made, Device]:
    table = await api.table(players=2, name="Ana", more=[{"name": "Leo"}])
    both = Device(running.url, table.id, table.tokens)
    await both.open()
    await both.hello()
    await both.decline()
    await api.ready(table)
    await both.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
    await both.row((await both.act(0, 1, first_of(both.own(0))))["seq"])
    return table, both


async def test_unattended_tables_filled_all_places(database: str) -> None:
    limits = replace(GENEROUS, tables=5)
    with serving(quick_settings(database, limits=limits)) as running:
        async with asking(running) as api:
            made = [await api.table(players=2, name="Ana") for _ in range(12)]
            assert len(running.lobby.tables) <= 5
            async with Device(running.url, made[0].id, made[0].tokens) as ana:
                assert (await ana.hello())["seats"] == [0]
            listed = {table["id"] for table in (await api.get("/api/tables?state=waiting"))["tables"]}
            assert listed == {table.id for table in made}


async def test_there_is_no_place_where_everybody_has_company(database: str) -> None:
    limits = replace(GENEROUS, tables=1)
    with serving(quick_settings(database, limits=limits)) as running:
        async with asking(running) as api:
            table = await api.table(players=2, name="Ana")
            async with Device(running.url, table.id) as watcher:
                await watcher.hello()
                assert await api.refused("/api/tables", {"game": "sealed", "name": "Eva"}) == "server_full"
            wait_for(lambda: not running.lobby.tables[table.id].listeners)
            await api.table(players=2, name="Eva")


async def test_a_game_leaves_memory_without_company_and_goes_on_when_somebody_comes(database: str) -> None:
    with serving(quick_settings(database, **SOON)) as running:
        async with asking(running) as api:
            table, before = await half_a_game(running, api)
            code = (await api.post(f"/api/tables/{table.id}/seats/1/code", None, table.tokens[1]))["code"]
            await before.close()
            wait_for(lambda: table.id not in running.lobby.tables)
            moved = await api.post(f"/api/tables/{table.id}/move", {"code": code})
            tokens = {0: table.tokens[0], 1: moved["token"]}
            async with Device(running.url, table.id, tokens) as again:
                assert (await again.hello())["seats"] == [0, 1]
                snapshot = await again.until(lambda f: f["type"] == "snapshot" and f["public"] is not None)
                assert snapshot["public"]["view"] == before.last_public()["view"]
                again.read = again.frames.index(snapshot)
                assert (await again.play_out())["public"]["result"]


async def test_a_table_with_company_stays(database: str) -> None:
    with serving(quick_settings(database, **SOON)) as running:
        async with asking(running) as api:
            table, here = await half_a_game(running, api)
            other = await api.table(players=2, name="Eva")
            room = running.lobby.tables[table.id]
            wait_for(lambda: other.id not in running.lobby.tables)
            assert running.lobby.tables[table.id] is room
            await here.close()


async def test_bots_alone_kept_a_table_awake(database: str) -> None:
    with serving(quick_settings(database, bot_pace=2, **SOON)) as running:
        async with asking(running) as api:
            table = await api.table(players=2, name="Ana", bots=["random"])
            await api.ready(table)
            await api.post(f"/api/tables/{table.id}/seats/0/leave", None, table.tokens[0])
            wait_for(lambda: table.id not in running.lobby.tables)
            async with Device(running.url, table.id, table.tokens) as ana:
                await ana.hello()
                assert (await ana.play_out())["public"]["result"]


async def test_every_table_was_taken_up_again_at_a_start(database: str) -> None:
    with serving(quick_settings(database)) as running:
        async with asking(running) as api:
            waiting = await api.table(players=2, name="Eva")
            playing, here = await half_a_game(running, api)
            await here.close()
    with serving(quick_settings(database)) as running:
        async with asking(running) as api:
            assert running.lobby.tables == {}
            for state, table in (("waiting", waiting), ("playing", playing)):
                listed = (await api.get(f"/api/tables?state={state}"))["tables"]
                assert [found["id"] for found in listed] == [table.id]
            assert running.lobby.tables == {}
            async with Device(running.url, playing.id, playing.tokens) as again:
                await again.hello()
                assert (await again.play_out())["public"]["result"]
            assert set(running.lobby.tables) == {playing.id}


async def test_tables_that_rest_are_closed_when_nobody_comes_for_long(database: str) -> None:
    with serving(quick_settings(database)) as running:
        async with asking(running) as api:
            waiting = await api.table(players=2, name="Eva")
            playing, here = await half_a_game(running, api)
            await here.close()
    with serving(quick_settings(database, sweep_seconds=0.05, abandoned_waiting=0.1)) as running:
        async with asking(running) as api:

            async def state_of(table: Made) -> str:
                return str((await api.get(f"/api/tables/{table.id}"))["table"]["state"])

            await closed(api, waiting)
            assert await state_of(playing) == "playing"
            assert await state_of(waiting) == "closed"


async def closed(api: Api, table: Made) -> None:
    while table.id in {found["id"] for found in (await api.get("/api/tables?state=waiting"))["tables"]}:
        pass


@pytest.mark.parametrize("times", [1, 3])
async def test_tables_were_abandoned_because_no_server_was_there_to_come_to(database: str, times: int) -> None:
    settings, away = quick_settings(database, abandoned_waiting=60), 100_000
    async with lobby_without_network(settings) as lobby:
        table = await lobby.create(label_of("sealed"), 2, {}, "off", False)
        await table.keeper.ask(Sit("Ana"))
    for _ in range(times):
        end_earlier(database, away)
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as store, store:
            store.execute("UPDATE tables SET created = created - ?", (away,))
            store.execute("UPDATE log SET at = at - ?", (away,))
        async with lobby_without_network(settings) as lobby:
            await lobby.sweep_stored()
            seen = await lobby.seen(table.id)
        assert seen is not None
        assert seen.state.name == "waiting"


async def test_a_table_somebody_has_just_left_is_not_abandoned(database: str) -> None:
    """Its last row may be old: people can wait at a table without a word."""
    with serving(quick_settings(database, abandoned_waiting=1000, **SOON)) as running:
        async with asking(running) as api:
            table = await api.table(players=2, name="Ana")
            wait_for(lambda: table.id not in running.lobby.tables)
            lobby: Lobby = running.lobby
            assert table.id in lobby._left
            assert (await api.get(f"/api/tables/{table.id}"))["table"]["state"] == "waiting"

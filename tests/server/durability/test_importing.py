"""Records brought back: bounded by the game, replayed beside the tables, committed together."""

import asyncio
from typing import Any

import pytest

from tests.server.support.device import Api, Device
from tests.server.support.serving import Running

pytestmark = pytest.mark.anyio


async def a_record(api: Api, server: Running) -> Any:
    table = await api.table(players=2, bots=["random", "random"])
    async with Device(server.url, table.id) as watcher:
        await watcher.hello()
        await watcher.until(lambda frame: bool((frame.get("public") or {}).get("result")))
    return await api.get(f"/api/tables/{table.id}/record")


async def test_a_record_longer_than_any_game_was_replayed_for_minutes(api: Api, server: Running) -> None:
    record = await a_record(api, server)
    label = next(label for label in (await api.get("/api/games"))["games"] if label["id"] == "sealed")
    endless = {**record, "actions": record["actions"][:1] * (label["most_steps"] + 1)}
    answer = await api.ask("POST", "/api/records", endless)
    assert (answer.status_code, answer.json()["code"]) == (422, "record_too_long")
    assert str(label["most_steps"]) in answer.json()["words"]["pt"]


async def test_a_record_took_one_commit_a_row(api: Api, server: Running) -> None:
    record = await a_record(api, server)
    before = server.lobby.services.writer.commits
    made = await api.post("/api/records", record)
    assert server.lobby.services.writer.commits == before + 1
    assert made["table"]["id"] not in server.lobby.tables
    told = await api.get(f"/api/tables/{made['table']['id']}/record")
    assert {**told, "colours": None} == {**record, "colours": None}, "colours are the new table's own"


async def test_tables_play_on_while_many_records_come(api: Api, server: Running) -> None:
    record = await a_record(api, server)
    table = await api.table(players=2, name="Ana", more=[{"name": "Leo"}])
    async with Device(server.url, table.id, table.tokens) as here:
        await here.hello()
        await here.decline()
        bringing = [asyncio.create_task(api.post("/api/records", record)) for _ in range(20)]
        await api.ready(table)
        assert (await here.play_out())["public"]["result"]
        ids = {made["table"]["id"] for made in await asyncio.gather(*bringing)}
    assert len(ids) == 20

"""A server that ends and starts again: clients come back to the same table, or read why not."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sobremesa.contract.label import Label
from sobremesa.contract.toys import sealed
from sobremesa.games import add
from sobremesa.server.records.fairness import verify_record
from tests.server.support.acts import first_of
from tests.server.support.device import Api, Device, Made
from tests.server.support.serving import Running, quick_settings, serving, wait_for
from tests.server.support.toys import NEW_RULES, OTHER_DEAL

pytestmark = pytest.mark.anyio


async def half_a_game(running: Running) -> tuple[Made, Device, str]:
    """Two people on one device, one card laid; the id of that action."""
    api = Api(running.url)
    table = await api.table(players=2, name="Ana", more=[{"name": "Leo"}])
    both = Device(running.url, table.id, table.tokens)
    await both.open()
    await both.hello()
    await both.decline()
    await api.ready(table)
    await both.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
    ack = await both.act(0, 1, first_of(both.own(0)), client="the first card")
    await both.row(ack["seq"])
    await api.http.aclose()
    return table, both, "the first card"


@contextmanager
def other_rules(label: Label) -> Iterator[None]:
    add(label)
    try:
        yield
    finally:
        add(sealed.LABEL)


async def test_a_game_goes_on_after_a_restart(database: str) -> None:
    with serving(quick_settings(database)) as running:
        table, before, client = await half_a_game(running)
        running.server.should_exit = True
        assert (await before.next("bye"))["after"] > 0
        await before.reader
        assert before.close_code == 1012
    with serving(quick_settings(database)) as running:
        async with Device(running.url, table.id, table.tokens) as again:
            welcome = await again.hello(last=before.frames[-1].get("seq"), epoch=before.epoch)
            assert welcome["seats"] == [0, 1]
            snapshot = await again.until(lambda f: f["type"] == "snapshot" and f["public"] is not None)
            assert snapshot["own"]["1"]["legal"] == before.own(1)["legal"]
            assert snapshot["public"]["view"] == before.last_public()["view"]
            told = [row["events"] for row in snapshot["log"] if row["kind"] == "game"]
            assert told == [f["public"]["events"] for f in before.frames if f.get("kind") == "game"]
            answer = await again.act(0, 1, {"kind": "anything"}, client=client)
            assert answer["type"] == "ack"
            assert answer["seq"] == next(f["seq"] for f in before.frames if f["type"] == "ack")
            again.read = again.frames.index(snapshot)
            over = await again.play_out()
            assert over["public"]["table"]["state"] == "finished"


@pytest.mark.postgres
async def test_a_game_on_postgresql_goes_on_after_a_restart(postgres_address: str) -> None:
    await finish_after_a_restart(postgres_address)


async def test_dice_go_on_where_they_stopped(database: str) -> None:
    await finish_after_a_restart(database)


async def finish_after_a_restart(database: str) -> None:
    """The second half of a game is played by another server, and its dice verify."""
    with serving(quick_settings(database)) as running:
        table, before, _ = await half_a_game(running)
        await before.close()
    with serving(quick_settings(database)) as running:
        api = Api(running.url)
        async with Device(running.url, table.id, table.tokens) as again:
            await again.hello()
            await again.play_out()
        verify_record(await api.get(f"/api/tables/{table.id}/record"))
        await api.http.aclose()


@pytest.mark.parametrize("label", [NEW_RULES, OTHER_DEAL], ids=["new version", "other digest"])
async def test_a_log_that_no_longer_replays_is_closed_and_stays_readable(database: str, label: Label) -> None:
    with serving(quick_settings(database)) as running:
        table, before, _ = await half_a_game(running)
        await before.say("chat", id="c", seat=0, text="see you")
        await before.next("ack", id="c")
        await before.close()
    with other_rules(label), serving(quick_settings(database)) as running:
        async with Device(running.url, table.id, table.tokens) as again:
            await again.hello()
            snapshot = await again.until(lambda f: f["type"] == "snapshot" and f["table"]["state"] == "closed")
            assert snapshot["table"]["reason"] == {"key": "reason.no_replay"}
            assert "see you" in [row.get("text") for row in snapshot["log"]]
            assert (await again.act(1, 1, {"kind": "lay", "rank": 1}))["code"] == "not_playing"


async def test_a_row_somebody_else_wrote_makes_the_table_be_read_anew(database: str) -> None:
    with serving(quick_settings(database)) as running:
        table, here, _ = await half_a_game(running)
        seq = running.lobby.tables[table.id].seq
        with sqlite3.connect(database.removeprefix("sqlite:///")) as other:
            other.execute(
                "INSERT INTO log VALUES (?, ?, 0, 'chat', 0, NULL, ?)",
                (table.id, seq + 1, '{"seat":0,"name":"Ana","text":"from elsewhere"}'),
            )
        other.close()
        await here.say("chat", id="x", seat=1, text="lost")
        await here.reader
        assert here.close_code == 1012
        async with Device(running.url, table.id, table.tokens) as again:
            await again.hello()
            snapshot = await again.until(lambda f: f["type"] == "snapshot" and f["public"] is not None)
            assert [row["text"] for row in snapshot["log"] if row["kind"] == "chat"] == ["from elsewhere"]
            assert (await again.act(1, 1, first_of(again.own(1))))["seq"] == seq + 2


async def test_abandoned_tables_are_closed_and_finished_ones_forgotten(database: str) -> None:
    settings = quick_settings(
        database, sweep_seconds=0.02, abandoned_waiting=0.1, abandoned_playing=0.1, forget_finished=0.1
    )
    with serving(settings) as running:
        api = Api(running.url)
        table = await api.table(players=2, name="Ana")
        async with Device(running.url, table.id) as watcher:
            await watcher.hello()
            assert running.lobby.tables[table.id].state.name == "waiting"
        async with Device(running.url, table.id) as watcher:
            await watcher.hello()
        wait_for(lambda: table.id not in running.lobby.tables)
        document = (await api.get(f"/api/tables/{table.id}"))["table"]
        assert (document["state"], document["reason"]["key"]) == ("closed", "reason.abandoned")
        await api.http.aclose()

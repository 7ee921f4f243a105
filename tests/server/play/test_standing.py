"""How tables stand, for those who are elsewhere; and what a device leaves for another one."""

import asyncio

import pytest

from sobremesa.games import game as label_of
from sobremesa.server.lobby.luggage import Luggage
from sobremesa.server.store import Store
from tests.server.durability.test_resting import SOON, asking, half_a_game
from tests.server.support.device import Api
from tests.server.support.racing import lobby_without_network, mail_held
from tests.server.support.serving import quick_settings, serving, wait_for

pytestmark = pytest.mark.anyio


async def test_a_table_tells_whose_turn_it_is_and_since_when(database: str) -> None:
    with serving(quick_settings(database)) as running:
        async with asking(running) as api:
            table, both = await half_a_game(running, api)
            (told,) = (await api.get(f"/api/standing?table={table.id}"))["tables"]
            last = [frame for frame in both.frames if frame["type"] == "update"][-1]
            assert told["awaited"] == last["public"]["awaited"]
            assert told["created"] <= told["since"] <= last["at"]
            assert (told["state"], told["result"]) == ("playing", None)
            assert [seat["name"] for seat in told["seats"]] == ["Ana", "Leo"]
            await both.close()


async def test_asking_how_a_table_stands_does_not_wake_it(database: str) -> None:
    with serving(quick_settings(database, **SOON)) as running:
        async with asking(running) as api:
            table, both = await half_a_game(running, api)
            before = (await api.get(f"/api/standing?table={table.id}"))["tables"]
            await both.close()
            wait_for(lambda: table.id not in running.lobby.tables)
            assert (await api.get(f"/api/standing?table={table.id}"))["tables"] == before
            assert table.id not in running.lobby.tables


async def test_a_table_woken_while_its_log_was_asked_for_told_what_was_not_on_disk_yet(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby_without_network(quick_settings(database)) as lobby:
        table = await lobby.create(label_of("sealed"), 2, {}, "off", False)

        async def wakes(store: Store, table_id: str) -> None:
            lobby.tables[table_id] = table

        monkeypatch.setattr(Store, "last", wakes)
        del lobby.tables[table.id]
        with mail_held(table):
            asked = asyncio.create_task(lobby.standing(table.id))
            done, _ = await asyncio.wait({asked}, timeout=0.1)
            assert not done, "it waits for its turn, as all letters do"
        told = await asked
    assert told is not None
    assert told["state"] == "waiting"


async def test_a_long_log_was_read_anew_each_time_somebody_asked_how_its_table_stands(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(quick_settings(database, **SOON)) as running:
        async with asking(running) as api:
            table, both = await half_a_game(running, api)
            await both.close()
            wait_for(lambda: table.id not in running.lobby.tables)
            asked = f"/api/standing?table={table.id}"
            before = (await api.get(asked))["tables"]
            with monkeypatch.context() as unread:
                unread.delattr(Store, "log")
                assert (await api.get(asked))["tables"] == before
            await api.post(f"/api/tables/{table.id}/pause", None, table.tokens[0])
            wait_for(lambda: table.id not in running.lobby.tables)
            assert (await api.get(asked))["tables"][0]["state"] == "paused"


async def test_a_table_that_waits_for_players_waits_for_nobodys_turn(api: Api) -> None:
    table = await api.table(players=2, name="Ana")
    (told,) = (await api.get(f"/api/standing?table={table.id}"))["tables"]
    assert (told["state"], told["awaited"], told["since"]) == ("waiting", [], told["created"])


async def test_tables_there_are_none_of_are_left_out(api: Api) -> None:
    table = await api.table(players=2, name="Ana")
    asked = f"/api/standing?table=nonsense&table={table.id}&table={table.id}&table=%00"
    assert [told["id"] for told in (await api.get(asked))["tables"]] == [table.id]
    assert (await api.get("/api/standing"))["tables"] == []


async def test_nobody_asks_for_too_many_tables_at_once(api: Api) -> None:
    answer = await api.http.get("/api/standing", params={"table": ["x"] * 25})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


async def test_luggage_is_fetched_once(api: Api) -> None:
    left = await api.post("/api/luggage", {"packed": {"name": "Ana"}})
    assert await api.post("/api/luggage/fetch", {"code": left["code"]}) == {"packed": {"name": "Ana"}}
    assert await api.refused("/api/luggage/fetch", {"code": left["code"]}) == "code_unknown"


async def test_old_luggage_is_gone_and_there_is_never_too_much() -> None:
    old = Luggage(seconds=-1)
    assert old.fetch(old.leave({})[0]) is None
    full = Luggage(seconds=60, keep=2)
    first, second, third = (full.leave({"n": n})[0] for n in range(3))
    assert [full.fetch(code) for code in (first, second, third)] == [None, {"n": 1}, {"n": 2}]

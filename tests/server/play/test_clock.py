"""Clocks: absolute deadlines, default actions, pauses, and games with a time of their own."""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sobremesa.server.settings import Settings
from tests.server.support.acts import first_of
from tests.server.support.device import Api, Device, Made
from tests.server.support.serving import Running, end_earlier, quick_settings, serving, sqlite_in, wait_for

pytestmark = pytest.mark.anyio
Devices = Callable[..., Device]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    clocks = {"off": None, "relaxed": 60.0, "fast": 0.3}
    with serving(quick_settings(sqlite_in(tmp_path_factory.mktemp("clock")), clocks=clocks)) as running:
        yield running


async def started(api: Api, device: Devices, clock: str, game: str = "sealed") -> tuple[Made, Device]:
    table = await api.table(game=game, players=2, name="Ana", more=[{"name": "Leo"}], clock=clock)
    both = device(table)
    await both.open()
    await both.hello()
    await both.decline()
    await api.ready(table)
    await both.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
    return table, both


async def test_whoever_is_out_of_time_plays_the_default(api: Api, device: Devices) -> None:
    _table, both = await started(api, device, "fast")
    over = await both.until(lambda frame: bool((frame.get("public") or {}).get("result")))
    hows = [frame["public"]["how"] for frame in both.frames if frame.get("kind") == "game"]
    assert hows == ["start", *["clock"] * 4]
    assert over["public"]["deadlines"] == {}
    await both.close()


@pytest.mark.parametrize("clock", ["off", "relaxed"])
async def test_a_game_that_wants_its_answers_soon_gets_them_whatever_the_clock(
    api: Api, device: Devices, clock: str
) -> None:
    _table, both = await started(api, device, clock, game="hasty")
    await both.until(lambda frame: bool((frame.get("public") or {}).get("result")))
    hows = [frame["public"]["how"] for frame in both.frames if frame.get("kind") == "game"]
    assert hows == ["start", *["clock"] * 4]
    await both.close()


async def test_deadlines_are_absolute_and_stay_while_the_question_does(api: Api, device: Devices) -> None:
    _table, both = await started(api, device, "relaxed")
    first = both.last_public()["deadlines"]
    assert set(first) == {"0", "1"}
    assert abs(first["0"] - time.time() * 1000 - 60_000) < 30_000
    await asyncio.sleep(0.02)
    await both.row((await both.act(0, both.own(0)["question"], first_of(both.own(0))))["seq"])
    assert both.last_public()["deadlines"] == {"1": first["1"]}
    await both.row((await both.act(1, both.own(1)["question"], first_of(both.own(1))))["seq"])
    assert both.last_public()["deadlines"]["1"] > first["1"]
    await both.close()


async def test_a_pause_gives_the_time_back(api: Api, device: Devices) -> None:
    table, both = await started(api, device, "relaxed")
    first = both.last_public()["deadlines"]
    await api.post(f"/api/tables/{table.id}/pause", None, table.tokens[0])
    await asyncio.sleep(0.05)
    await api.post(f"/api/tables/{table.id}/resume", None, table.tokens[0])
    resumed = await both.until(lambda frame: (frame.get("public") or {}).get("event") == "resumed")
    assert resumed["public"]["deadlines"]["0"] >= first["0"] + 50
    await both.hello()
    snapshot = await both.next("snapshot")
    assert snapshot["public"]["deadlines"] == resumed["public"]["deadlines"]
    await both.close()


async def test_who_followed_changes_did_not_hear_of_deadlines_that_others_were_told_in_a_snapshot(
    api: Api, device: Devices
) -> None:
    table, both = await started(api, device, "relaxed")
    async with device(table) as follower:
        follower.follows_changes = True
        await follower.hello()
        await api.post(f"/api/tables/{table.id}/pause", None, table.tokens[0])
        await asyncio.sleep(0.05)
        await api.post(f"/api/tables/{table.id}/resume", None, table.tokens[0])
        await both.hello()
        await both.next("snapshot")
        acted = (await both.act(0, both.own(0)["question"], first_of(both.own(0))))["seq"]
        told = (await both.row(acted))["public"]["deadlines"]
        assert (await follower.row(acted))["public"]["deadlines"] == told
    await both.close()


async def test_no_clock_runs_for_a_stand_in(api: Api, device: Devices) -> None:
    table, both = await started(api, device, "relaxed")
    await api.post(f"/api/tables/{table.id}/seats/1/leave", None, table.tokens[1])
    await both.until(lambda frame: (frame.get("public") or {}).get("how") == "bot")
    assert set(both.last_public()["deadlines"]) == {"0"}
    await api.post(f"/api/tables/{table.id}/seats/1/return", None, table.tokens[1])
    await both.row((await both.act(0, both.own(0)["question"], first_of(both.own(0))))["seq"])
    assert set(both.last_public()["deadlines"]) == {"0", "1"}
    await both.close()


async def test_leaving_and_coming_back_gave_a_fresh_clock(tmp_path: Path) -> None:
    settings = quick_settings(sqlite_in(tmp_path), clocks={"off": None, "relaxed": 60.0}, bot_pace=30)
    with serving(settings) as running:
        api = Api(running.url)
        table, both = await started(api, lambda made: Device(running.url, made.id, made.tokens), "relaxed")
        first = both.last_public()["deadlines"]
        for _ in range(2):
            await api.post(f"/api/tables/{table.id}/seats/1/leave", None, table.tokens[1])
            await asyncio.sleep(0.02)
            await api.post(f"/api/tables/{table.id}/seats/1/return", None, table.tokens[1])
        await both.hello()
        assert (await both.next("snapshot"))["public"]["deadlines"] == first
        await both.close()
        await api.http.aclose()
    with serving(settings) as running:
        assert (await taken_up(running, table))["public"]["deadlines"] == first


async def left_on_the_clock(settings: Settings) -> tuple[Made, dict[str, int]]:
    """A table at which clocks run, at a server that has ended since; and until when they run."""
    with serving(settings) as running:
        api = Api(running.url)
        table, both = await started(api, lambda made: Device(running.url, made.id, made.tokens), "fast")
        first = both.last_public()["deadlines"]
        await both.close()
        await api.http.aclose()
    return table, first


async def taken_up(running: Running, table: Made) -> dict[str, Any]:
    """What whoever comes back is told."""
    async with Device(running.url, table.id, table.tokens) as again:
        await again.hello()
        return await again.until(lambda f: f["type"] == "snapshot" and f["public"] is not None)


async def test_deadlines_survive_a_restart(database: str, tmp_path: Path) -> None:
    settings = quick_settings(database, clocks={"off": None, "fast": 60.0})
    table, first = await left_on_the_clock(settings)
    with serving(settings) as running:
        assert (await taken_up(running, table))["public"]["deadlines"] == first


AWAY_MS = 100_000


async def test_clocks_ran_on_while_no_server_did(database: str) -> None:
    settings = quick_settings(database, clocks={"off": None, "fast": 60.0})
    table, first = await left_on_the_clock(settings)
    end_earlier(database, AWAY_MS)
    with serving(replace(settings, rest_unattended=0.05, sweep_seconds=0.02)) as running:
        for _ in range(2):  # it is given back once, also if the table has rested meanwhile
            snapshot = await taken_up(running, table)
            later = {seat: until - first[seat] for seat, until in snapshot["public"]["deadlines"].items()}
            assert all(AWAY_MS <= ms < 2 * AWAY_MS for ms in later.values())
            assert [row.get("event") for row in snapshot["log"]].count("delayed") == 1
            wait_for(lambda: table.id not in running.lobby.tables)


async def test_of_two_times_without_a_server_only_the_later_was_given_back(database: str) -> None:
    settings = quick_settings(database, clocks={"off": None, "fast": 60.0})
    table, first = await left_on_the_clock(settings)
    end_earlier(database, AWAY_MS)
    with serving(settings):
        pass  # nobody comes
    end_earlier(database, AWAY_MS)
    with serving(settings) as running:
        snapshot = await taken_up(running, table)
    later = {seat: until - first[seat] for seat, until in snapshot["public"]["deadlines"].items()}
    assert all(2 * AWAY_MS <= ms < 3 * AWAY_MS for ms in later.values())


async def test_what_happens_by_itself_happens(api: Api, device: Devices) -> None:
    table, both = await started(api, device, "off", game="ticking")
    bells = [await both.until(lambda frame: (frame.get("public") or {}).get("how") == "time") for _ in range(3)]
    assert [bell["public"]["events"][0]["actor"] for bell in bells] == [-2, -2, -2]
    await both.hello()
    await both.play_out()
    record = await api.get(f"/api/tables/{table.id}/record")
    assert sum(actor == "time" for actor, _ in record["actions"]) == 3
    await both.close()

"""Games in real time: the start, the order of claims, lateness, time that stands still, and what the record keeps."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest

from sobremesa.contract.toys import snap
from tests.server.support.device import Api, Device
from tests.server.support.racing import OPENS, claim_of, phase_of, seated, started, until
from tests.server.support.serving import Running, quick_settings, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table_of_two(api: Api, server: Running) -> AsyncIterator[tuple[str, Device, Device]]:
    table, (ana, leo) = await started(api, server.url)
    yield table.id, ana, leo
    await ana.close()
    await leo.close()


async def test_the_first_card_is_told_ahead_of_the_moment_it_counts(api: Api, server: Running) -> None:
    _table, (ana, leo) = await seated(api, server.url)
    shown = await ana.until(lambda frame: phase_of(frame) == snap.SHOWN)
    public = shown["public"]
    assert (public["time"], public["how"], public["view"]["rank"] > 0) == (snap.SHOWN_AT, "time", True)
    lead = public["began"] + OPENS - shown["at"]
    assert lead <= snap.AHEAD + 1, "the card was told too early"
    earlier = [frame["public"] for frame in ana.frames if frame.get("kind") == "game" and frame["seq"] < shown["seq"]]
    assert [(told["view"]["card"], told["view"]["rank"]) for told in earlier] == [(0, 0)]
    early = await ana.act(0, 0, claim_of(ana))
    assert (early["type"], early["code"]) == ("refused", "not_yet")
    opened = await ana.until(lambda frame: phase_of(frame) == snap.OPEN)
    assert opened["public"]["time"] == OPENS
    assert (await ana.act(0, 0, claim_of(ana)))["type"] == "ack"
    await ana.close()
    await leo.close()


async def test_the_first_claim_wins_and_the_second_is_told_how_late_it_was(
    table_of_two: tuple[str, Device, Device],
) -> None:
    _, ana, leo = table_of_two
    claim = claim_of(ana)
    won = await ana.act(0, 0, claim)
    lost = await leo.act(1, 0, claim)
    assert (won["type"], lost["type"], lost["code"]) == ("ack", "refused", "gone")
    assert lost["after"] == won["seq"]
    assert 1 <= lost["late"] < snap.OUT_AFTER
    assert lost["words"]["en"] == f"That card has gone. Late by {lost['late']} ms."
    row = await leo.row(won["seq"])
    assert row["public"]["time"] >= OPENS
    assert [event["actor"] for event in row["public"]["events"]] == [0, -1], "that it is later now is no event"


async def test_a_wrong_claim_locks_out_until_a_tick(table_of_two: tuple[str, Device, Device]) -> None:
    _, ana, _leo = table_of_two
    view = ana.last_public()["view"]
    wrong = await ana.act(0, 0, {"kind": "snap", "card": view["card"], "rank": view["rank"] % snap.RANKS})
    locked = await ana.act(0, 0, claim_of(ana))
    assert (wrong["type"], locked["code"]) == ("ack", "locked")
    assert "late" not in locked, "who locks themselves out was not overtaken"
    since = (await ana.row(wrong["seq"]))["public"]["time"]
    unlocked = await ana.until(lambda frame: (frame.get("public") or {}).get("how") == "time")
    assert unlocked["public"]["time"] == since + snap.LOCKED_FOR
    assert (await ana.act(0, 0, claim_of(ana)))["type"] == "ack"


async def test_a_device_need_not_wait_for_its_answers(table_of_two: tuple[str, Device, Device]) -> None:
    _, ana, _leo = table_of_two
    claim = claim_of(ana)
    for client in ("first", "second", "first"):
        await ana.say("act", id=client, seat=0, question=0, action=claim)
    answers = [await ana.until(lambda frame: frame["type"] in ("ack", "refused")) for _ in range(3)]
    assert [(told["type"], told["id"]) for told in answers] == [
        ("ack", "first"),
        ("refused", "second"),
        ("ack", "first"),
    ]
    assert answers[0] == answers[2], "the same id gets the first answer again"


async def test_a_pause_stops_the_time_of_play(api: Api, server: Running) -> None:
    table, (ana, leo) = await started(api, server.url)
    await api.post(f"/api/tables/{table.id}/pause", None, table.tokens[0])
    paused = await ana.until(lambda frame: (frame.get("public") or {}).get("event") == "paused")
    assert paused["public"]["began"] is None
    refused = await ana.act(0, 0, claim_of(ana))
    assert refused["code"] == "not_playing"
    await asyncio.sleep(0.3)
    await api.post(f"/api/tables/{table.id}/resume", None, table.tokens[0])
    resumed = await ana.until(lambda frame: (frame.get("public") or {}).get("event") == "resumed")
    assert resumed["public"]["began"] - ana_began(ana) >= 290, "it begins anew, later by the pause"
    assert (await ana.act(0, 0, claim_of(ana)))["type"] == "ack"
    await ana.close()
    await leo.close()


def ana_began(ana: Device) -> int:
    return next(int(frame["public"]["began"]) for frame in ana.frames if (frame.get("public") or {}).get("began"))


async def test_after_a_restart_time_goes_on_from_the_last_recorded_moment(database: str) -> None:
    settings = quick_settings(database)
    with serving(settings) as running:
        api = Api(running.url)
        table, (ana, leo) = await started(api, running.url)
        won = await ana.act(0, 0, claim_of(ana))
        last = (await ana.row(won["seq"]))["public"]["time"]
        for device in (ana, leo):
            await device.close()
        await api.http.aclose()
    time.sleep(1.0)
    opened = time.monotonic()
    with serving(settings) as running:
        async with Device(running.url, table.id, {0: table.tokens[0]}) as again:
            await again.hello()
            snapshot = await again.until(lambda frame: frame["type"] == "snapshot" and frame["public"] is not None)
            assert last <= snapshot["public"]["time"] < last + 1000 * (time.monotonic() - opened) + 500
            assert snapshot["log"][-1]["time"] == last
            later = await again.act(0, 0, claim_of(again))
            assert (await again.row(later["seq"]))["public"]["time"] >= last


async def test_the_record_and_the_replay_say_when_everything_happened(api: Api, server: Running) -> None:
    table, (ana, leo) = await started(api, server.url, options={"cards": 3})
    told = []
    for _ in range(3):
        won = await ana.act(0, 0, claim_of(ana))
        told.append((await ana.row(won["seq"]))["public"]["time"])
    record = await api.get(f"/api/tables/{table.id}/record")
    assert [words for who, words in record["actions"] if who == "time" and words[:2] == "at"] == [
        f"at {at}" for at in told
    ]
    replay = await api.get(f"/api/tables/{table.id}/replay?seat=none")
    times = [frame["time"] for frame in replay["frames"]]
    assert (times, times[0], times[-1]) == (sorted(times), 0, told[-1])
    assert [frame["time"] for frame in replay["frames"] if frame["event"] and frame["event"]["actor"] == 0] == told
    again = await api.post("/api/records", record)
    replayed = await api.get(f"/api/tables/{again['table']['id']}/replay?seat=none")
    assert [frame["time"] for frame in replayed["frames"]] == times
    await ana.close()
    await leo.close()


async def test_round_trips_are_measured_and_shown_to_everybody(table_of_two: tuple[str, Device, Device]) -> None:
    _, ana, leo = table_of_two
    for device in (ana, leo):
        await until(lambda device=device: any(len(told) == 2 for told in round_trips(device)))
        assert all(ms >= 0 for told in round_trips(device) for ms in told.values())


def round_trips(device: Device) -> list[dict[str, int]]:
    return [frame["rtt"] for frame in device.frames if frame["type"] == "presence"]

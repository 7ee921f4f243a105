"""Even tables: claims count by arrival less half the round trip, up to a bound, and the log says how it was decided."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from sobremesa.contract.toys import snap
from sobremesa.server.table.real_time.docket import MOST_CREDIT
from sobremesa.server.table.table import Table
from tests.server.support.device import Api, Device
from tests.server.support.nodes.relay import relay
from tests.server.support.racing import lobby_without_network, phase_of, put, right, seated, snap_table, until
from tests.server.support.serving import Running, quick_settings, sqlite_in

pytestmark = pytest.mark.anyio


class FarAway:
    """A device at a table with a known round trip."""

    follows_changes = False

    def __init__(self, seat: int, rtt: float | None) -> None:
        self.seats, self.rtt = {seat: 0}, rtt

    def send(self, frame: bytes) -> None: ...
    def measure(self) -> None: ...
    def drop(self, code: int) -> None: ...


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with lobby_without_network(quick_settings(sqlite_in(tmp_path))) as lobby:
        yield await snap_table(lobby, 3, even=True)


def sit(table: Table, *rtts: float | None) -> None:
    table.listeners.update(FarAway(seat, rtt) for seat, rtt in enumerate(rtts))


async def race(table: Table, *runners: tuple[int, float | None, float]) -> dict[int, Any]:
    """Each seat claims the same card, with its round trip, so many milliseconds of play after the one before."""
    claim, waiting = right(table), {}
    for seat, rtt, later in runners:
        table.time.stop(table.time.now() + later)  # exactly, however slow the machine
        waiting[seat] = put(table, seat, claim, f"{seat}", rtt)
    table.time.go(0)
    table.keeper.look()
    await asyncio.gather(*waiting.values())
    return {seat: verdict.result() for seat, verdict in waiting.items()}


async def rows_of(table: Table) -> list[Any]:
    return await table.services.store.log(table.id)


async def test_half_the_round_trip_is_taken_off_and_the_log_shows_the_order(table: Table) -> None:
    sit(table, 10, 140)
    verdicts = await race(table, (0, 10, 0), (1, 140, 20))
    assert isinstance(verdicts[1], int), "who was nearer in time to the card lost to a shorter line"
    assert (verdicts[0]["code"], verdicts[0]["after"]) == ("gone", verdicts[1])
    row = (await rows_of(table))[-1]
    assert [claim["seat"] for claim in row.played.claims] == [1, 0]
    first, second = row.played.claims
    assert (first["credit"], second["credit"]) == (70, 5)
    assert first["arrived"] > second["arrived"]
    assert first["arrived"] - first["credit"] <= second["arrived"] - second["credit"]
    assert verdicts[0]["late"] <= 70 - 5


async def test_nobody_gets_more_than_the_bound(table: Table) -> None:
    sit(table, None, 1000)
    verdicts = await race(table, (0, None, 0), (1, 1000, MOST_CREDIT + 40))
    assert isinstance(verdicts[0], int)
    assert verdicts[1]["late"] >= 1


async def test_a_claim_is_held_back_no_longer_than_somebody_could_still_be_earlier(table: Table) -> None:
    sit(table, 10, 30)
    before = table.time.now()
    await race(table, (0, 10, 0))
    held = (await rows_of(table))[-1].played.time
    assert before - 6 <= held <= table.time.now() - 10, "it counts from when it was made, and was held for 10 ms"


async def test_ticks_wait_as_long_as_claims_and_time_does_not_go_back(table: Table) -> None:
    sit(table, 0, 160, 0)
    for later in (0, 1, 30):
        await race(table, (0, 0, later), (1, 160, 5), (2, 0, 5))
    times = [row.played.time for row in await rows_of(table) if row.played and row.played.time is not None]
    assert times == sorted(times)


async def test_arrival_alone_counts_at_other_tables(tmp_path: Path) -> None:
    async with lobby_without_network(quick_settings(sqlite_in(tmp_path))) as lobby:
        table = await snap_table(lobby, 2)
        sit(table, 0, 150)
        verdicts = await race(table, (0, 0, 0), (1, 150, 5))
        assert isinstance(verdicts[0], int)
        assert (await rows_of(table))[-1].played.claims is None


async def test_a_long_line_is_measured_and_the_order_shown_to_everybody(api: Api, server: Running) -> None:
    table, devices = await seated(api, server.url, even=True)
    for device in devices:
        await device.close()
    assert (await api.get(f"/api/tables/{table.id}"))["table"]["even"] is True
    async with (
        relay(server.url, delay=0.04) as far,
        Device(far, table.id, {1: table.tokens[1]}) as leo,
        Device(server.url, table.id, {0: table.tokens[0]}) as ana,
    ):
        await leo.hello()
        await ana.hello()
        await until(lambda: any(frame.get("rtt", {}).get("1", 0) >= 75 for frame in ana.frames))
        await until(lambda: any(phase_of(frame) == snap.OPEN for frame in ana.frames))
        view = ana.last_public()["view"]
        won = await leo.act(1, 0, {"kind": "snap", "card": view["card"], "rank": view["rank"] - 1})
        row = await ana.row(won["seq"])
        assert row["public"]["claims"][0]["seat"] == 1
        assert 35 <= row["public"]["claims"][0]["credit"] <= MOST_CREDIT

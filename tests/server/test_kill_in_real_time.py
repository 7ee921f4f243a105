"""`kill -9` in the middle of a race: no verdict that was given is lost, and time goes on where it stopped."""

import asyncio
import json
import random
import uuid
from pathlib import Path
from typing import Any

import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import begun
from sobremesa.contract.toys import snap
from sobremesa.server.store import Store
from sobremesa.server.table.row import Row
from tests.server.device import Api, Device, Made
from tests.server.serving import sqlite_in
from tests.server.test_kill import Killable, Player, until_up

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
TABLES, SEATS, KILLS, CARDS = 3, 4, 3, 250


class Racer(Player):
    """Claims every card it sees, rightly, as soon as it sees it."""

    def __init__(self, url: str, table: Made, seat: int) -> None:
        super().__init__(url, table, seat)
        self.refused = 0

    async def _hear(self, here: Device, frame: Any) -> None:
        if frame["type"] == "refused" and frame["code"] == "gone":
            self.refused += 1
        await super()._hear(here, frame)
        if frame["type"] in ("ack", "refused"):
            await self._claim(here)

    async def _take(self, here: Device, frame: Any) -> None:
        self.last = frame["seq"]
        if frame["type"] == "update":
            self.rows[frame["seq"]] = frame
        public = frame.get("public") or {}
        if public.get("result"):
            self.final = frame
        elif public.get("view"):
            self.view = public["view"]
            await self._claim(here)

    async def _claim(self, here: Device) -> None:
        view = getattr(self, "view", None)
        if self.pending is None and view is not None and view["phase"] == snap.OPEN:
            action = snap.SNAP.pack(view["card"], view["rank"] - 1)
            client, self.view = str(uuid.uuid4()), None
            self.pending = {"type": "act", "id": client, "seat": self.seat, "decision": 0, "action": action}
            await here.socket.send(json.dumps(self.pending))


async def make_tables(url: str) -> list[Racer]:
    api, racers = Api(url), []
    for _ in range(TABLES):
        more = [{"name": f"P{seat}"} for seat in range(1, SEATS)]
        table = await api.table(game="snap", players=SEATS, name="P0", more=more, options={"cards": CARDS})
        await api.ready(table)
        racers += [Racer(url, table, seat) for seat in range(SEATS)]
    await api.http.aclose()
    return racers


async def test_no_verdict_is_lost_and_time_goes_on(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    server = Killable(database)
    try:
        server.start()
        await until_up(server.url)
        racers = await make_tables(server.url)
        racing = [asyncio.create_task(racer.play()) for racer in racers]
        kills = await kill_now_and_then(server, racers)
        await asyncio.wait_for(asyncio.gather(*racing), 120)
    finally:
        server.close()
    assert kills >= 2
    assert sum(racer.refused for racer in racers) > 0
    store = await Store.open(database)
    for table in {racer.table.id for racer in racers}:
        compare(await store.log(table), [racer for racer in racers if racer.table.id == table])
    await store.close()


async def kill_now_and_then(server: Killable, racers: list[Racer]) -> int:
    draws, kills = random.Random(3), 0
    for _ in range(KILLS):
        before = sum(len(racer.acknowledged) for racer in racers)
        while sum(len(racer.acknowledged) for racer in racers) < before + 40:
            await asyncio.sleep(0.005)
        await asyncio.sleep(draws.random() * 0.1)
        if any(racer.final for racer in racers):
            break
        server.kill()
        kills += 1
        server.start()
    return kills


def compare(rows: list[Row], racers: list[Racer]) -> None:
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    stored = {row.client: row for row in rows if row.client}
    assert len(stored) == sum(row.client is not None for row in rows), "a claim was played twice"
    for racer in racers:
        for client, seq in racer.acknowledged.items():
            assert (stored[client].seq, stored[client].seat) == (seq, racer.seat)
    times = [row.body["time"] for row in rows if "time" in row.body]
    assert times == sorted(times)
    match = begun(snap.Snap(), SEATS, {"cards": CARDS}, {}, Seeded(0))
    for row in rows:
        for actor, action in row.body.get("steps", ()):
            match.replay_step(actor, action)
    assert match.result is not None
    assert {tuple(racer.final["public"]["result"]["scores"]) for racer in racers} == {match.result.scores}

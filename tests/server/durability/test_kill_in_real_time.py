"""`kill -9` in the middle of a race: no verdict that was given is lost, and time goes on where it stopped."""

import json
import uuid
from pathlib import Path
from typing import Any

import pytest

from sobremesa.contract.toys import snap
from sobremesa.server.store import Store
from sobremesa.server.table.log.row import Row
from tests.server.support.device import Device, Made
from tests.server.support.nodes.killing import Player, check_log, play_through, replayed, sit_down
from tests.server.support.serving import sqlite_in

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
TABLES, SEATS, CARDS = 3, 4, 250


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
            action = {"kind": "snap", "card": view["card"], "rank": view["rank"] - 1}
            client, self.view = str(uuid.uuid4()), None
            self.pending = {"type": "act", "id": client, "seat": self.seat, "question": 0, "action": action}
            await here.socket.send(json.dumps(self.pending))


async def seated(url: str) -> list[Racer]:
    return await sit_down(url, Racer, TABLES, game="snap", players=SEATS, options={"cards": CARDS})


async def test_no_verdict_is_lost_and_time_goes_on(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    racers = await play_through(database, seated, kills=3, after=40)
    assert sum(racer.refused for racer in racers) > 0
    store = await Store.open(database)
    for table in {racer.table.id for racer in racers}:
        check_race(await store.log(table), [racer for racer in racers if racer.table.id == table])
    await store.close()


def check_race(rows: list[Row], racers: list[Racer]) -> None:
    check_log(rows, racers)
    times = [row.played.time for row in rows if row.played and row.played.time is not None]
    assert times == sorted(times)
    result = replayed(rows, snap.Snap(), SEATS, cards=CARDS).result
    assert result is not None
    assert {tuple(racer.final["public"]["result"]["scores"]) for racer in racers} == {result.scores}

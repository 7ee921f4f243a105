"""`kill -9` at random moments under load: nothing acknowledged is lost, nothing is played twice."""

import asyncio
import json
import os
import random
import subprocess
import sys
import uuid
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import begun
from sobremesa.server.running import listening_socket
from sobremesa.server.store import Store
from sobremesa.server.table.row import Row
from tests.server import canary
from tests.server.device import Api, Device, Made
from tests.server.serving import sqlite_in

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
TABLES, SEATS, KILLS, ROUNDS = 6, 4, 4, 30


class Killable:
    """A server process on a listening socket that outlives it."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.listener = listening_socket("127.0.0.1", 0)
        self.listener.listen(1000)
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        number = self.listener.fileno()
        command = [sys.executable, "-m", "tests.server.killable", self.database, str(number)]
        bytecode = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self.process = subprocess.Popen(command, pass_fds=[number], stderr=subprocess.DEVNULL, env=bytecode)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        if self.process is not None:
            self.kill()
        self.listener.close()


class Player:
    """One seat that plays through everything: it reconnects, and sends again what was not answered."""

    def __init__(self, url: str, table: Made, seat: int) -> None:
        self.url, self.table, self.seat = url, table, seat
        self.acknowledged: dict[str, int] = {}
        self.pending: dict[str, Any] | None = None
        self.rows: dict[int, Any] = {}
        self.last: int | None = None
        self.epoch: str | None = None
        self.final: Any = None
        self.connections = 0

    async def play(self) -> None:
        while self.final is None:
            try:
                async with asyncio.timeout(20):
                    await self._one_connection()
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                await asyncio.sleep(0.02)

    async def _one_connection(self) -> None:
        here = Device(self.url, self.table.id, {self.seat: self.table.tokens[self.seat]})
        await here.open()
        self.connections += 1
        try:
            await here.say("hello", protocol=1, tokens=list(here.tokens.values()), last=self.last, epoch=self.epoch)
            if self.pending is not None:
                await here.socket.send(json.dumps(self.pending))
            while self.final is None:
                await self._hear(here, await here.until(lambda frame: True))
        finally:
            await here.close()

    async def _hear(self, here: Device, frame: Any) -> None:
        if frame["type"] == "welcome":
            self.epoch = frame["epoch"]
            if frame["table"]["fairness"]["phase"] in ("open", "commit"):
                await here.decline()
        elif frame["type"] in ("ack", "refused") and self.pending and frame["id"] == self.pending["id"]:
            if frame["type"] == "ack":
                assert self.acknowledged.setdefault(frame["id"], frame["seq"]) == frame["seq"]
            self.pending = None
        elif frame["type"] in ("snapshot", "update"):
            await self._take(here, frame)

    async def _take(self, here: Device, frame: Any) -> None:
        self.last = frame["seq"]
        if frame["type"] == "update":
            self.rows[frame["seq"]] = frame
        public, own = frame.get("public") or {}, (frame.get("own") or {}).get(str(self.seat))
        if public.get("result"):
            self.final = frame
        elif own and own["awaited"] and self.pending is None:
            decision, action = own["decision"], own["legal"][0][0]
            self.pending = {
                "type": "act",
                "id": str(uuid.uuid4()),
                "seat": self.seat,
                "decision": decision,
                "action": action,
            }
            await here.socket.send(json.dumps(self.pending))


async def make_tables(url: str) -> list[Player]:
    api, players = Api(url), []
    for _ in range(TABLES):
        table = await api.table(
            game="canary",
            players=SEATS,
            name="P0",
            more=[{"name": f"P{n}"} for n in range(1, SEATS)],
            options={"rounds": ROUNDS},
        )
        await api.ready(table)
        players += [Player(url, table, seat) for seat in range(SEATS)]
    await api.http.aclose()
    return players


async def until_up(url: str) -> None:
    async with httpx.AsyncClient(trust_env=False, timeout=20) as http:
        assert (await http.get(f"{url}/health")).status_code == 200


async def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    server = Killable(database)
    try:
        server.start()
        await until_up(server.url)
        players = await make_tables(server.url)
        playing = [asyncio.create_task(player.play()) for player in players]
        kills = await kill_now_and_then(server, players)
        await asyncio.wait_for(asyncio.gather(*playing), 90)
    finally:
        server.close()
    assert kills >= 2
    assert any(player.connections > 1 for player in players)
    await compare(database, players)


async def kill_now_and_then(server: Killable, players: list[Player]) -> int:
    draws, kills = random.Random(7), 0
    for _ in range(KILLS):
        before = sum(len(player.acknowledged) for player in players)
        while sum(len(player.acknowledged) for player in players) < before + 30:
            await asyncio.sleep(0.005)
        await asyncio.sleep(draws.random() * 0.1)
        if all(player.final for player in players):
            break
        server.kill()
        kills += 1
        server.start()
    return kills


async def compare(database: str, players: list[Player]) -> None:
    store = await Store.open(database)
    for table in {player.table.id for player in players}:
        rows = await store.log(table)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        compare_table(rows, [player for player in players if player.table.id == table])
    await store.close()


def compare_table(rows: list[Row], players: list[Player]) -> None:
    clients = Counter((row.seat, row.client) for row in rows if row.client)
    assert set(clients.values()) == {1}, "an action was played twice"
    stored = {row.client: row for row in rows if row.client}
    for player in players:
        for client, seq in player.acknowledged.items():
            assert (stored[client].seq, stored[client].seat) == (seq, player.seat)
        for seq, told in player.rows.items():
            assert (told["at"], told["kind"]) == (rows[seq - 1].at, rows[seq - 1].kind)
        assert player.final["public"]["view"] == replayed(rows)


def replayed(rows: list[Row]) -> Any:
    """What lies on the table at the end, from the log alone."""
    game = canary.Canary()
    start = next(row.body["start"] for row in rows if row.body.get("how") == "start")
    match = begun(game, SEATS, {"rounds": ROUNDS}, start, Seeded(0))
    for row in rows:
        for actor, action in row.body.get("steps", ()):
            match.replay_step(actor, action)
    return game.describe(match.board, match.state)


def test_a_doubled_action_would_be_noticed() -> None:
    rows = [Row(seq, 0, "game", 0, "same", {}) for seq in (1, 2)]
    with pytest.raises(AssertionError, match="played twice"):
        compare_table(rows, [])

"""A server that is killed again and again, players that play through it, and what the log must hold afterwards."""

import asyncio
import json
import os
import random
import subprocess
import sys
import uuid
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sobremesa.contract.dice import Seeded
from sobremesa.contract.game import Game
from sobremesa.contract.match import Match, begun
from sobremesa.server.entrance.running import listening_socket
from sobremesa.server.table.log.row import Row
from tests.server.support.acts import first_of
from tests.server.support.canary import Canary
from tests.server.support.device import PATIENCE, Api, Device, Made


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
        command = [sys.executable, "-m", "tests.server.support.nodes.killable", self.database, str(number)]
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
        self.own: Any = None
        self.answered: set[int] = set()
        """Questions we know our answer to be in the log of."""

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
            await here.say("hello", protocol=2, tokens=list(here.tokens.values()), last=self.last, epoch=self.epoch)
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
                self.answered.add(self.pending["question"])
            self.pending = None
            await self._act(here)  # what was sent again may be answered after the next question was put
        elif frame["type"] in ("snapshot", "update"):
            await self._take(here, frame)

    async def _take(self, here: Device, frame: Any) -> None:
        self.last = frame["seq"]
        if frame["type"] == "update":
            self.rows[frame["seq"]] = frame
        public, own = frame.get("public") or {}, (frame.get("own") or {}).get(str(self.seat))
        if public.get("result"):
            self.final = frame
        elif own:
            self.own = own
            await self._act(here)

    async def _act(self, here: Device) -> None:
        own = self.own
        if own and own.get("awaited") and self.pending is None and own["question"] not in self.answered:
            self.pending = {
                "type": "act",
                "id": str(uuid.uuid4()),
                "seat": self.seat,
                "question": own["question"],
                "action": first_of(own),
            }
            await here.socket.send(json.dumps(self.pending))


P = TypeVar("P", bound=Player)


async def sit_down(url: str, player: Callable[[str, Made, int], P], tables: int, **table: Any) -> list[P]:
    """Players in every seat of so many tables."""
    api, sitting = Api(url), []
    for _ in range(tables):
        more = [{"name": f"P{seat}"} for seat in range(1, table["players"])]
        made = await api.table(name="P0", more=more, **table)
        await api.ready(made)
        sitting += [player(url, made, seat) for seat in range(table["players"])]
    await api.http.aclose()
    return sitting


async def play_through(database: str, seated: Callable[[str], Awaitable[list[P]]], kills: int, after: int) -> list[P]:
    """They play to the end while the server is killed so often, each time after so many more acknowledged actions."""
    server = Killable(database)
    try:
        server.start()
        await _until_up(server.url)
        players = await seated(server.url)
        playing = [asyncio.create_task(player.play()) for player in players]
        killed = await _kill_now_and_then(server, players, kills, after)
        await asyncio.wait_for(asyncio.gather(*playing), 5 * PATIENCE)
    finally:
        server.close()
    assert killed >= 2
    assert any(player.connections > 1 for player in players)
    return players


async def _until_up(url: str) -> None:
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
        assert (await http.get(f"{url}/health")).status_code == 200


async def _kill_now_and_then(server: Killable, players: Sequence[Player], kills: int, after: int) -> int:
    draws, killed = random.Random(7), 0
    while killed < kills:
        goal = sum(len(player.acknowledged) for player in players) + after
        while sum(len(player.acknowledged) for player in players) < goal:
            if all(player.final for player in players):
                return killed
            await asyncio.sleep(0.005)
        await asyncio.sleep(draws.random() * 0.1)
        server.kill()
        killed += 1
        server.start()
    return killed


def check_log(rows: list[Row], players: Sequence[Player]) -> None:
    """Nothing acknowledged is missing, nothing is there twice."""
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    stored = {row.client: row for row in rows if row.client}
    assert len(stored) == sum(row.client is not None for row in rows), "an action was played twice"
    for player in players:
        for client, seq in player.acknowledged.items():
            assert (stored[client].seq, stored[client].seat) == (seq, player.seat)


def check_canary(rows: list[Row], players: Sequence[Player], seats: int, rounds: int) -> None:
    """What was told is what is stored, and the log alone leads to what lies on the table at the end."""
    check_log(rows, players)
    match = replayed(rows, Canary(), seats, rounds=rounds)
    for player in players:
        for seq, told in player.rows.items():
            assert (told["at"], told["kind"]) == (rows[seq - 1].at, rows[seq - 1].kind)
        assert player.final["public"]["view"] == match.game.describe(match.board, match.state)


def replayed(rows: list[Row], game: Game, seats: int, **options: Any) -> Match:
    """The match from the log alone."""
    start = next(row.played.start or {} for row in rows if row.played and row.played.how == "start")
    match = begun(game, seats, options, start, Seeded(0))
    for row in rows:
        for actor, action in row.steps:
            match.replay_step(actor, action)
    return match

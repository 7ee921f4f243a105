"""How many durable moves a second the server takes: tables of four random players, each a real WebSocket.

    .venv/bin/python -m benchmarks.server.server_load [--game NAME] [--tables 50] [--seconds 15]

The server is a process of its own on SQLite with synchronous=FULL; the players share another one. Latency is from a
player's act to the update of it at the same player. The disk's own rate of syncs is measured first, for comparison.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import msgspec

from benchmarks.figures import Figure

SEATS = 4
ROOT = Path(__file__).parents[2]


class Public(msgspec.Struct):
    seat: int | None = None
    result: Any = None
    changes: list[list[Any]] = []

    @property
    def is_over(self) -> bool:
        return self.result is not None or any(change[0] == "result" for change in self.changes)


class Own(msgspec.Struct):
    question: int = -1
    awaited: bool = False
    legal: list[dict[str, Any]] = []
    default: dict[str, Any] | None = None
    changes: list[list[Any]] | None = None
    gone: list[list[Any]] = []

    def since(self, before: Own) -> Own:
        """Told whole, or in changes of what there was before."""
        if self.changes is None:
            return self
        for place in self.gone:
            if place[0] in ("legal", "default"):
                setattr(before, place[0], [] if place[0] == "legal" else None)
        for change in self.changes:
            if change[0] in ("question", "awaited", "legal", "default"):
                setattr(before, change[0], change[1])
        return before


class Frame(msgspec.Struct):
    type: str
    seq: int = 0
    kind: str = ""
    public: Public | None = None
    own: dict[str, Own] = {}
    code: str = ""


read_frame = msgspec.json.Decoder(Frame).decode


def one_of(draws: random.Random, legal: list[dict[str, Any]]) -> dict[str, Any]:
    """Any legal action: they come by kind, each part with a value for each."""
    sizes = [len(next(iter(parts), "1")) for kind, *parts in map(dict.values, legal)]
    group = draws.choices(legal, sizes)[0]
    place = draws.randrange(len(next((values for name, values in group.items() if name != "kind"), "1")))
    return {name: values if name == "kind" else values[place] for name, values in group.items()}


@dataclass
class Tally:
    moves: int = 0
    frames: int = 0
    refused: int = 0
    games: int = 0
    latencies: list[float] = field(default_factory=list)
    is_counting: bool = False
    playing: set[str] = field(default_factory=set)
    """Tables at which somebody has acted."""


class Player(asyncio.Protocol):
    """A random player on a WebSocket, as lean as a client can be: the server is measured, not this."""

    follows_changes = True

    def __init__(self, host: str, table: str, seat: int, token: str, tally: Tally, over: asyncio.Event) -> None:
        self.host, self.table, self.seat, self.token, self.tally, self.over = host, table, seat, token, tally, over
        self.buffer = bytearray()
        self.is_open = False
        self.acted_at = 0.0
        self.answered = -1
        self.draws = random.Random(f"{table} {seat}")
        self.own = Own()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /tables/{self.table}/socket HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.is_open, self.buffer = True, bytearray(rest)
            self.say({"type": "hello", "protocol": 2, "tokens": [self.token], "changes": self.follows_changes})
            self.say({"type": "commit", "seat": self.seat, "hash": None})
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if opcode == 9:
            self.send(payload, 10)
        elif opcode == 1:
            self.read(payload)
        return True

    def read(self, payload: bytes) -> None:
        self.hear(read_frame(payload))

    def hear(self, frame: Frame) -> None:
        self.tally.frames += 1
        if frame.type == "refused":
            self.tally.refused += 1
        elif frame.type in ("update", "snapshot") and frame.public is not None:
            self.follow(frame, frame.public)

    def follow(self, frame: Frame, public: Public) -> None:
        if frame.kind == "game" and public.seat == self.seat and self.acted_at:
            if self.tally.is_counting:
                self.tally.moves += 1
                self.tally.latencies.append(time.perf_counter() - self.acted_at)
            self.acted_at = 0.0
        if public.is_over:
            self.over.set()
            return
        own = frame.own.get(str(self.seat))
        if own is not None:
            self.own = own.since(self.own)
            if self.own.awaited and not self.acted_at:
                self.act(self.own)

    def act(self, own: Own) -> None:
        action = one_of(self.draws, own.legal) if own.legal else own.default
        self.acted_at = time.perf_counter()
        self.tally.playing.add(self.table)
        client = f"{self.draws.getrandbits(64):016x}"
        self.say({"type": "act", "id": client, "seat": self.seat, "question": own.question, "action": action})

    def say(self, message: dict[str, Any]) -> None:
        self.send(msgspec.json.encode(message), 1)

    def send(self, payload: bytes, opcode: int) -> None:
        """A frame masked with zeros, which is allowed and costs nothing."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | opcode]) + length + b"\0\0\0\0" + payload)


def post(url: str, body: Any, token: str = "", method: str = "POST") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    asked = urllib.request.Request(url, json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(asked) as answer:
        return json.load(answer)


def new_table(url: str, game: str) -> tuple[str, list[str]]:
    more = [{"name": f"Player {seat}"} for seat in range(1, SEATS)]
    made = post(f"{url}/api/tables", {"game": game, "players": SEATS, "name": "Player 0", "more": more})
    tokens = [seat["token"] for seat in made["seats"]]
    for seat, token in enumerate(tokens):
        post(f"{url}/api/tables/{made['table']['id']}/seats/{seat}", {"ready": True}, token, "PATCH")
    return made["table"]["id"], tokens


async def keep_a_table_busy(url: str, game: str, tally: Tally, played_at: str = "") -> None:
    """Plays game after game at four seats until cancelled, if wanted at another node than the table is made at."""
    host, _, port = (played_at or url).removeprefix("http://").partition(":")
    while True:
        table, tokens = await asyncio.to_thread(new_table, url, game)
        over, players = asyncio.Event(), []
        for seat, token in enumerate(tokens):
            player = Player(f"{host}:{port}", table, seat, token, tally, over)
            players.append(player)
            await asyncio.get_running_loop().create_connection(lambda player=player: player, host, int(port))
        try:
            await over.wait()
        finally:
            for player in players:
                player.transport.close()
        tally.games += 1


async def drive(url: str, game: str, tables: int, seconds: float, server: int) -> tuple[Tally, float, float, float]:
    """Counts for so many seconds once all tables play; also the processor time of server and players."""
    tally = Tally()
    busy = [asyncio.create_task(keep_a_table_busy(url, game, tally)) for _ in range(tables)]
    while len(tally.playing) < tables:
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    tally.is_counting, began, spent, own = True, time.perf_counter(), cpu_seconds(server), time.process_time()
    await asyncio.sleep(seconds)
    tally.is_counting = False
    took, spent, own = time.perf_counter() - began, cpu_seconds(server) - spent, time.process_time() - own
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    return tally, took, spent, own


def syncs_per_second(folder: Path) -> float:
    """How often the disk can promise that something is there."""
    with (folder / "probe").open("wb") as file:
        began, count = time.perf_counter(), 0
        while time.perf_counter() - began < 1:
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            count += 1
        return count / (time.perf_counter() - began)


def start_server(folder: Path, game: str) -> tuple[subprocess.Popen[bytes], str]:
    return start_on(f"sqlite:///{folder / 'tables.sqlite'}", game)


def start_on(database: str, *wanted: str) -> tuple[subprocess.Popen[bytes], str]:
    """A server with a game and, if it is one of several, its address for the others."""
    command = [sys.executable, str(Path(__file__).with_name("server_under_load.py")), database, *wanted]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    return process, process.stdout.readline().decode().strip()


def wait_for_rules(url: str, game: str) -> None:
    while True:
        with suppress(urllib.error.HTTPError), urllib.request.urlopen(f"{url}/health") as answer:
            if json.load(answer)["rules"][game] == "ready":
                return
        time.sleep(0.1)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run(game: str, tables: int, seconds: float) -> Load:
    import uvloop

    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".load-") as place:
        folder = Path(place)
        syncs = syncs_per_second(folder)
        process, url = start_server(folder, game)
        try:
            wait_for_rules(url, game)
            tally, took, spent, own = uvloop.run(drive(url, game, tables, seconds, process.pid))
        finally:
            process.terminate()
            process.wait(20)
    ms = sorted(1000 * latency for latency in tally.latencies)
    return Load(
        moves=tally.moves / took,
        p50=statistics.median(ms),
        p99=ms[int(len(ms) * 0.99)],
        worst=ms[-1],
        syncs=syncs,
        server=spent / took,
        players=own / took,
        each=1e6 * spent / tally.moves,
        refused=tally.refused,
    )


@dataclass
class Load:
    moves: float
    p50: float
    p99: float
    worst: float
    syncs: float
    server: float
    players: float
    each: float
    refused: int


def measure() -> list[Figure]:
    load = run("catan", 50, 15)
    seen = "an in-memory JavaScript peer once had 1,600 and a p99 of 93 ms on such a machine"
    return [
        Figure("durable moves at 50 tables of four", load.moves, "moves/s", wanted=f"1,600, aim 3,000; {seen}"),
        Figure("act to update, p50", load.p50, "ms"),
        Figure("act to update, p99", load.p99, "ms", wanted="under 50"),
        Figure("syncs of this disk by itself", load.syncs, "a second"),
        Figure("server's processor time a move", load.each, "µs"),
    ]


def report(game: str, tables: int, load: Load) -> None:
    print(f"{game}: {tables} tables of {SEATS} over WebSockets, SQLite with synchronous=FULL")
    print(f"  {load.moves:8,.0f} moves/s, each on disk before it was told; {load.refused} refused")
    print(f"  {load.p50:8.1f} ms p50, {load.p99:.1f} ms p99, {load.worst:.1f} ms worst, from act to update")
    print(f"  {load.syncs:8,.0f} syncs/s this disk can do by itself")
    print(f"  {load.each:8,.0f} µs of the server's processor time a move; of one core it had", end=" ")
    print(f"{load.server:.0%}, the players {load.players:.0%}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="catan")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=15)
    arguments = parser.parse_args()
    report(arguments.game, arguments.tables, run(arguments.game, arguments.tables, arguments.seconds))

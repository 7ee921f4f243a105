"""How soon a claim is judged in real time: tables of six on real WebSockets, who claim as soon as they see an update.

    .venv/bin/python -m benchmarks.server.real_time [--game NAME] [--tables 1 40] [--seconds 10]

Every client claims rightly, so that of a card all want only one gets it and the others are told how late they were. The
server is a process of its own on SQLite with synchronous=FULL and without limits a seat; the players share another one.
The time is from a claim to its verdict, accepted or not.

*Snap*, the toy, is one race without end: all six want the same card. In Dobble a mini-game is over after some fifty
claims; all tables start at the same moment, and only the time in which claims were under way counts.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.figures import Figure
from benchmarks.server.server_load import (
    ROOT,
    Player,
    cpu_seconds,
    post,
    start_server,
    syncs_per_second,
    wait_for_rules,
)

SEATS = 6
WARM_UP = 1.0
SECONDS = {"snap": 6, "dobble": 20}
READY = {"kind": "ready"}
"""The action that says so."""


class Own(msgspec.Struct):
    """What a racer reads of its seat's part."""

    question: int = -1
    awaited: bool = False
    view: Any = None


class Frame(msgspec.Struct):
    type: str
    seq: int = 0
    kind: str = ""
    public: dict[str, Any] | None = None
    own: dict[str, dict[str, Any]] = {}
    board: Any = None
    id: str | None = None
    code: str = ""
    late: int | None = None


read_frame = msgspec.json.Decoder(Frame).decode
Claims = Callable[["Racer", Any, Own], dict[str, Any] | None]
"""The right claim by what a seat sees, or None if there is none to make."""


def bring_up_to_date(known: dict[str, Any], told: dict[str, Any]) -> None:
    """Told whole, or in changes of what there was before."""
    if "changes" not in told:
        known.update(told)
        return
    for *path, name, value in told["changes"]:
        inside(known, path)[name] = value
    for *path, name in told.get("gone", ()):
        del inside(known, path)[name]


def inside(known: Any, path: list[Any]) -> Any:
    for step in path:
        known = known[step]
    return known


@dataclass
class Tally:
    is_counting: bool = False
    claims: int = 0
    won: int = 0
    late: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    latencies: list[float] = field(default_factory=list)
    racing: set[str] = field(default_factory=set)
    busy: float = 0.0
    """Seconds in which claims were under way."""
    until: float = 0.0

    def note(self, since: float) -> None:
        """A claim made at that time has been judged just now."""
        now = time.perf_counter()
        self.busy += now - max(since, self.until)
        self.until = now


class Racer(Player):
    """A client that claims at each update, one claim at a time."""

    def __init__(self, host: str, table: str, seat: int, token: str, over: asyncio.Event, race: Race) -> None:
        super().__init__(host, table, seat, token, race.tally, over)  # type: ignore[arg-type]
        self.race = race
        self.board: Any = None
        self.public: dict[str, Any] = {}
        self.part: dict[str, Any] = {}
        """What everybody sees, and this seat's own part, as they are now."""
        self.latest: tuple[Any, Own] | None = None
        self.asked: str | None = None
        self.known = 0
        """What this seat did is seen from this row on."""
        self.cards: list[set[int]] = []
        self.count = 0

    def symbols(self) -> list[set[int]]:
        """Of each card."""
        if not self.cards:
            self.cards = [set(card["symbols"]) for card in self.board["cards"]]
        return self.cards

    def read(self, payload: bytes) -> None:
        frame = read_frame(payload)
        if frame.type in ("ack", "refused") and frame.id == self.asked:
            self.verdict(frame)
        elif frame.type in ("update", "snapshot") and frame.public is not None and frame.own:
            self.see(frame, frame.public)

    def see(self, frame: Frame, public: dict[str, Any]) -> None:
        self.board = frame.board or public.get("board") or self.board
        told = frame.own.get(str(self.seat))
        if told is None or not ("view" in public or "changes" in public):
            return
        bring_up_to_date(self.public, public)
        bring_up_to_date(self.part, told)
        if self.public["result"] is not None:
            self.latest = None
            return self.over.set()
        own = msgspec.convert(self.part, Own)
        if own.awaited:
            return self.race.wait(self, own)
        if frame.seq >= self.known:
            self.latest = (self.public["view"], own)
            self.claim()

    def answer(self, own: Own, action: dict[str, Any]) -> None:
        self.count += 1
        client = f"{self.seat}.{self.count}"
        self.say({"type": "act", "id": client, "seat": self.seat, "question": own.question, "action": action})

    def claim(self) -> None:
        if self.asked is not None or self.latest is None:
            return
        view, own = self.latest
        action = self.race.claims(self, view, own)
        if action is None:
            return
        self.latest = None  # seen and answered: the next claim waits for the next update
        self.asked, self.acted_at = f"{self.seat}.{self.count + 1}", time.perf_counter()
        self.answer(own, action)

    def verdict(self, frame: Frame) -> None:
        tally = self.race.tally
        tally.racing.add(self.table)
        if tally.is_counting:
            tally.claims += 1
            tally.note(self.acted_at)
            tally.latencies.append(time.perf_counter() - self.acted_at)
            if frame.type == "ack":
                tally.won += 1
            elif frame.late is not None:
                tally.late += 1
            else:
                tally.refused[frame.code] = tally.refused.get(frame.code, 0) + 1
        self.asked = None
        if frame.type == "ack":
            self.latest, self.known = None, frame.seq
        self.claim()


@dataclass
class Race:
    game: str
    options: dict[str, Any]
    claims: Claims
    tables: int
    tally: Tally = field(default_factory=Tally)
    waiting: list[tuple[Racer, Own]] = field(default_factory=list)

    def wait(self, racer: Racer, own: Own) -> None:
        """Before a start everybody waits for all tables, so that all race at the same time."""
        if own.question > racer.answered:
            racer.answered = own.question
            self.waiting.append((racer, own))
        if len(self.waiting) == self.tables * SEATS:
            ready, self.waiting = self.waiting, []
            for each, asked in ready:
                each.answer(asked, READY)


def snap_claim(racer: Racer, view: Any, own: Own) -> dict[str, Any] | None:
    return {"kind": "snap", "card": view["card"], "rank": view["rank"] - 1} if view["phase"] == 2 else None


def dobble_claim(racer: Racer, view: Any, own: Own) -> dict[str, Any] | None:
    """Any place this seat may reach: two cards always share a symbol."""
    places = own.view["places"]
    if view["phase"] != "play" or not places:
        return None
    symbols = racer.symbols()
    at = racer.draws.choice([at for at in view["island"] if at["place"] in places])
    mine, target = own.view["card"], at["card"]
    symbol = next(iter(symbols[mine] & symbols[target]))
    return {
        "kind": "claim",
        "place": at["place"],
        "symbol": racer.board["symbols"][symbol]["id"],
        "own": racer.board["cards"][mine]["name"],
        "target": racer.board["cards"][target]["name"],
    }


RACES: dict[str, tuple[dict[str, Any], Claims]] = {
    "snap": ({"cards": 4000}, snap_claim),
    "dobble": ({"mode": "beginner"}, dobble_claim),
}


def new_table(url: str, race: Race) -> tuple[str, list[str]]:
    more = [{"name": f"Player {seat}"} for seat in range(1, SEATS)]
    wanted = {"game": race.game, "players": SEATS, "options": race.options, "name": "Player 0", "more": more}
    made = post(f"{url}/api/tables", wanted)
    tokens = [seat["token"] for seat in made["seats"]]
    for seat, token in enumerate(tokens):
        post(f"{url}/api/tables/{made['table']['id']}/seats/{seat}", {"ready": True}, token, "PATCH")
    return made["table"]["id"], tokens


async def keep_racing(url: str, race: Race) -> None:
    host, _, port = url.removeprefix("http://").partition(":")
    connect = asyncio.get_running_loop().create_connection
    while True:
        table, tokens = await asyncio.to_thread(new_table, url, race)
        over, racers = asyncio.Event(), []
        for seat, token in enumerate(tokens):
            racer = Racer(f"{host}:{port}", table, seat, token, over, race)
            racers.append(racer)
            await connect(lambda racer=racer: racer, host, int(port))
        try:
            await over.wait()
        finally:
            for racer in racers:
                racer.transport.close()


@dataclass
class Speed:
    tables: int
    claims: float
    won: float
    late: float
    p50: float
    p99: float
    worst: float
    syncs: float
    each: float
    server: float
    players: float
    refused: dict[str, int]


async def drive(url: str, race: Race, tables: int, seconds: float, server: int) -> Speed:
    busy = [asyncio.create_task(keep_racing(url, race)) for _ in range(tables)]
    tally = race.tally
    while len(tally.racing) < tables:
        await asyncio.sleep(0.1)
    await asyncio.sleep(WARM_UP)
    tally.is_counting, spent, own = True, cpu_seconds(server), time.process_time()
    await asyncio.sleep(seconds)
    tally.is_counting = False
    spent, own = cpu_seconds(server) - spent, time.process_time() - own
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    ms = sorted(1000 * latency for latency in tally.latencies)
    return Speed(
        tables=tables,
        claims=tally.claims / tally.busy,
        won=tally.won / tally.busy,
        late=tally.late / tally.busy,
        p50=statistics.median(ms),
        p99=ms[int(len(ms) * 0.99)],
        worst=ms[-1],
        syncs=0,
        each=1e6 * spent / max(1, tally.claims),
        server=spent / tally.busy,
        players=own / tally.busy,
        refused=tally.refused,
    )


def run(game: str, tables: int, seconds: float) -> Speed:
    import uvloop

    race = Race(game, *RACES[game], tables)
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".load-") as place:
        syncs = syncs_per_second(Path(place))
        process, url = start_server(Path(place), game)
        try:
            wait_for_rules(url, game)
            speed = uvloop.run(drive(url, race, tables, seconds, process.pid))
        finally:
            process.terminate()
            process.wait(20)
    speed.syncs = syncs
    return speed


def measure() -> list[Figure]:
    found = []
    for game in RACES:
        for tables, wanted in ((1, "under 20"), (40, "under 60")):
            speed = run(game, tables, SECONDS[game])
            name = f"{game}: {tables} table{'s' if tables > 1 else ''} of six in real time"
            found.append(Figure(f"{name}, claims judged", speed.claims, "claims/s"))
            found.append(Figure(f"{name}, claim to verdict, p99", speed.p99, "ms", wanted=wanted))
    return found


def report(game: str, speed: Speed) -> None:
    print(f"{game}: {speed.tables} tables of {SEATS} in real time, SQLite with synchronous=FULL")
    print(
        f"  {speed.claims:8,.0f} claims/s judged; {speed.won:,.0f} accepted, each on disk before it was told,", end=" "
    )
    print(f"{speed.late:,.0f} too late; other refusals {speed.refused}")
    print(f"  {speed.p50:8.1f} ms p50, {speed.p99:.1f} ms p99, {speed.worst:.1f} ms worst, from claim to verdict")
    print(f"  {speed.syncs:8,.0f} syncs/s this disk can do by itself")
    print(f"  {speed.each:8,.0f} µs of the server's processor time a claim; while they raced it had", end=" ")
    print(f"{speed.server:.0%} of one core, the players {speed.players:.0%}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="snap", choices=RACES)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 40])
    parser.add_argument("--seconds", type=float)
    arguments = parser.parse_args()
    for tables in arguments.tables:
        report(arguments.game, run(arguments.game, tables, arguments.seconds or SECONDS[arguments.game]))

"""What a house full of people takes: tables at CATAN over WebSockets, a move every five seconds at each.

    .venv/bin/python -m benchmarks.server.human_pace [--tables 1000] [--seconds 30] [--pace 5] [--watched 10]

Two people at each table, a device each, and three spectators at some tables. The server is a process of its own on
SQLite with synchronous=FULL. Memory a table is what the server's resident set has grown by, its sockets included,
divided by the tables; latency is from an act to its update at the same player.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.figures import loop_milliseconds
from benchmarks.server.server_load import (
    ROOT,
    Own,
    Player,
    Tally,
    cpu_seconds,
    post,
    start_server,
    syncs_per_second,
    wait_for_rules,
)

SEATS, SPECTATORS = 2, 3


class Person(Player):
    """Thinks for a while before each act."""

    pace = 5.0

    def act(self, own: Own) -> None:
        self.acted_at = -1.0  # thinking
        asyncio.get_running_loop().call_later(random.uniform(0.5, 1.5) * self.pace, self.act_now)

    def act_now(self) -> None:
        if not self.transport.is_closing() and self.own.awaited:
            super().act(self.own)


class Spectator(Player):
    def say(self, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            super().say({**message, "tokens": []})


def new_table(url: str) -> tuple[str, list[str]]:
    more = [{"name": f"Player {seat}"} for seat in range(1, SEATS)]
    made = post(f"{url}/api/tables", {"game": "catan", "players": SEATS, "name": "Player 0", "more": more})
    tokens = [seat["token"] for seat in made["seats"]]
    for seat, token in enumerate(tokens):
        post(f"{url}/api/tables/{made['table']['id']}/seats/{seat}", {"ready": True}, token, "PATCH")
    return made["table"]["id"], tokens


async def sit_down(url: str, tally: Tally, is_watched: bool) -> list[Player]:
    host, _, port = url.removeprefix("http://").partition(":")
    table, tokens = await asyncio.to_thread(new_table, url)
    over = asyncio.Event()
    here: list[Player] = [
        Person(f"{host}:{port}", table, seat, token, tally, over) for seat, token in enumerate(tokens)
    ]
    if is_watched:
        here += [Spectator(f"{host}:{port}", table, 99, "", tally, over) for _ in range(SPECTATORS)]
    for player in here:
        await asyncio.get_running_loop().create_connection(lambda player=player: player, host, int(port))
    return here


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


async def drive(url: str, server: int, tables: int, seconds: float, watched: int) -> None:
    tally, before = Tally(), resident(server)
    here = [await sit_down(url, tally, number < watched) for number in range(tables)]
    while len(tally.playing) < tables:
        await asyncio.sleep(0.2)
    await asyncio.sleep(Person.pace)
    tally.is_counting, began, spent, loop = True, time.perf_counter(), cpu_seconds(server), loop_milliseconds()
    await asyncio.sleep(seconds)
    tally.is_counting = False
    took, spent, loop = time.perf_counter() - began, cpu_seconds(server) - spent, (loop + loop_milliseconds()) / 2
    ms = sorted(1000 * latency for latency in tally.latencies)
    each = 1e6 * spent / tally.moves
    print(
        f"{tables} tables of {SEATS}, {watched} of them with {SPECTATORS} spectators: {tally.moves / took:,.0f} moves/s"
    )
    print(f"  {spent / took:.1%} of a core; {each:,.0f} µs a move, {each / 1000 / loop:.3f} loops of {loop:.1f} ms")
    print(
        f"  {(resident(server) - before) / tables / 1000:.0f} kB resident a table, sockets included [wanted: below 150]"
    )
    p99 = ms[int(len(ms) * 0.99)]
    print(f"  {statistics.median(ms):.1f} ms p50, {p99:.1f} ms p99 [wanted: below 50], from act to update")
    for players in here:
        for player in players:
            player.transport.close()


def main(tables: int, seconds: float, pace: float, watched: int) -> None:
    import uvloop

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))
    Person.pace = pace
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".load-") as place:
        print(f"{syncs_per_second(Path(place)):,.0f} syncs/s this disk can do by itself; {soft} files were allowed")
        process, url = start_server(Path(place), "catan")
        try:
            wait_for_rules(url, "catan")
            uvloop.run(drive(url, process.pid, tables, seconds, watched))
        finally:
            process.terminate()
            process.wait(60)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=5)
    parser.add_argument("--watched", type=int, default=10)
    arguments = parser.parse_args()
    main(arguments.tables, arguments.seconds, arguments.pace, arguments.watched)

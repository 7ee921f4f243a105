"""What several nodes cost: processor time a move on PostgreSQL with one node, with two, and over a pipe.

    .venv/bin/python -m benchmarks.server.two_nodes [--tables 16] [--seconds 20] [--rounds 2]

Tables of four at CATAN over WebSockets. *One*: a node alone. *Two*: half of the tables at each of two nodes, players
where their tables are. *Piped*: all tables at one node, all players at the other. Processor time is that of all nodes
together, without the database's. The three take turns on one PostgreSQL, each with a fresh pair of servers.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import statistics
from contextlib import ExitStack

from benchmarks.figures import loop_milliseconds
from benchmarks.server.server_load import Tally, cpu_seconds, keep_a_table_busy, start_on, wait_for_rules
from tests.server.support.nodes.postgres import postgres

GAME = "catan"
HOW = ("one", "two", "piped")


def free_address() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{probe.getsockname()[1]}"


async def play(places: list[tuple[str, str]], servers: list[int], tables: int, seconds: float) -> float:
    """Microseconds of all servers a move; a place is where a table is made, and where it is played."""
    tally = Tally()
    busy = [
        asyncio.create_task(keep_a_table_busy(made, GAME, tally, played))
        for made, played in (places[number % len(places)] for number in range(tables))
    ]
    while len(tally.playing) < tables:
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    tally.is_counting, before = True, sum(map(cpu_seconds, servers))
    await asyncio.sleep(seconds)
    tally.is_counting, spent = False, sum(map(cpu_seconds, servers)) - before
    for task in busy:
        task.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    return 1e6 * spent / tally.moves


def measured(how: str, database: str, tables: int, seconds: float) -> tuple[float, float]:
    """Microseconds a move, and the same in loops."""
    with ExitStack() as stack:
        running = [start_on(database, GAME, free_address()) for _ in range(1 if how == "one" else 2)]
        for process, _ in running:
            stack.callback(process.wait, 60)
            stack.callback(process.terminate)
        for _, url in running:
            wait_for_rules(url, GAME)
        urls, servers = [url for _, url in running], [process.pid for process, _ in running]
        places = [(urls[0], urls[1])] if how == "piped" else [(url, url) for url in urls]
        before = loop_milliseconds()
        spent = asyncio.run(play(places, servers, tables, seconds))
        return spent, spent / 500 / (before + loop_milliseconds())


def main(tables: int, seconds: float, rounds: int) -> None:
    found: dict[str, list[tuple[float, float]]] = {how: [] for how in HOW}
    with postgres() as database:
        for _ in range(rounds):
            for how in HOW:
                found[how].append(measured(how, database, tables, seconds))
                print(f"  {how}: {found[how][-1][0]:,.0f} µs, {found[how][-1][1]:.3f} loops", flush=True)
    micros, loops = ({how: statistics.median(run[unit] for run in found[how]) for how in HOW} for unit in (0, 1))
    for how, wanted in (("two", 1.25), ("piped", 1.6)):
        told = f"{micros[how] / micros['one']:.2f} times one node's ({loops[how] / loops['one']:.2f} in loops)"
        print(f"{how}: {told} [wanted: at most {wanted}]")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=2)
    arguments = parser.parse_args()
    main(arguments.tables, arguments.seconds, arguments.rounds)

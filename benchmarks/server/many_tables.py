"""What many tables cost: making 500 more, memory a table, and for how long the garbage collector stops all of them.

    .venv/bin/python -m benchmarks.server.many_tables [--tables 1200] [--moves 20]      # the garbage collector
    .venv/bin/python -m benchmarks.server.many_tables --tables 60 --moves 400           # memory

One process and no network: two people at each table, whose devices hear everything, play CATAN at random. Times are
processor time of the thread, so that others on the machine do not count; memory is the resident set, less what it was
before the first table. A minute of sweeping is played in a second.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import resource
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

from benchmarks.server.server_under_load import WIDE
from sobremesa.games import game as label_of
from sobremesa.server.lobby.lobby import Lobby
from sobremesa.server.services import Services
from sobremesa.server.settings import Settings
from sobremesa.server.table.mail import Act, Fill
from sobremesa.server.table.table import Table

GAME = "catan"


class Device:
    """Holds both seats and hears everything."""

    rtt = None
    follows_changes = True

    def __init__(self) -> None:
        self.seats = {0: 0, 1: 0}

    def send(self, frame: bytes) -> None: ...
    def measure(self) -> None: ...
    def drop(self, code: int) -> None: ...


class Pauses:
    """Of the garbage collector."""

    def __init__(self) -> None:
        self.all: list[float] = []
        self.began = 0.0
        gc.callbacks.append(self.watch)

    def watch(self, phase: str, _: Any) -> None:
        if phase == "start":
            self.began = time.thread_time()
        else:
            self.all.append(1000 * (time.thread_time() - self.began))

    def told(self) -> str:
        found, self.all = sorted(self.all), []
        return f"garbage: {len(found)} pauses, {sum(found):.0f} ms in all, {max(found, default=0):.0f} ms the longest"


def memory() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


async def new_table(lobby: Lobby) -> Table:
    table = await lobby.create(label_of(GAME), 2, {}, "off", private=False)
    await table.keeper.ask(Fill([("Ana", None), ("Leo", None)], [], ready=True))
    table.listeners.add(Device())  # type: ignore[arg-type]
    return table


async def move(table: Table) -> None:
    play = table.play
    if play is None or table.is_over:
        return
    seat = play.match.awaited[0]
    legal = play.match.legal(seat).actions
    action = random.choice(legal) if legal else play.match.default_action(seat)
    question = play.match.game.question(play.match.board, play.match.state, seat)
    await table.keeper.ask(Act(seat, str(uuid.uuid4()), question, action, lambda: None))


async def run(folder: Path, wanted: int, moves: int) -> None:
    settings = Settings(
        database=f"sqlite:///{folder / 'tables.sqlite'}", limits=WIDE, fairness_seconds=0.01, sweep_seconds=1
    )
    services = await Services.open(settings)
    lobby = Lobby(services)
    await services.rules.of(GAME)
    pauses, before, tables = Pauses(), memory(), list[Table]()
    while len(tables) < wanted:
        some, began = min(500, wanted - len(tables)), time.thread_time()
        tables += [await new_table(lobby) for _ in range(some)]
        print(f"{some} tables beside {len(tables) - some}: {time.thread_time() - began:.2f} s; {pauses.told()}")
    while any(table.play is None for table in tables):
        await asyncio.sleep(0.1)
    for done in range(moves + 1):
        if done % max(1, moves // 4) == 0:
            each = (memory() - before) / wanted / 1000
            print(f"{done} moves: {each:.0f} kB a table; {pauses.told()}", flush=True)
        for table in tables:
            await move(table)
    await lobby.close()
    await services.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1200)
    parser.add_argument("--moves", type=int, default=20)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path(__file__).parents[2], prefix=".load-") as place:
        asyncio.run(run(Path(place), arguments.tables, arguments.moves))

"""How soon a server is there with many stored tables, and how soon a long game is taken up from its log.

    .venv/bin/python -m benchmarks.server.taking_up [--rows 400] [--stored 5000]

The game is CATAN, two people playing at random; it is copied until there are as many stored tables as wanted. Taking up
is told in processor time of the thread and by the clock: from asking for a table to its game being at play.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from benchmarks.server.many_tables import move, new_table
from benchmarks.server.server_under_load import WIDE
from sobremesa.server.lobby.lobby import Lobby
from sobremesa.server.services import Services
from sobremesa.server.settings import Settings

TIMES = 15


async def play(settings: Settings, rows: int) -> str:
    """A table with so many rows, or a little less if the game ended."""
    services = await Services.open(settings)
    lobby = Lobby(services)
    await services.rules.of("catan")
    best = await new_table(lobby)
    while best.seq < rows:
        table = await new_table(lobby)
        while table.play is None:
            await asyncio.sleep(0.01)
        while table.seq < rows and not table.is_over:
            await move(table)
        best = max(best, table, key=lambda found: found.seq * (not found.is_over))
    told = f"{best.seq} rows"
    await lobby.close()
    await services.close()
    print(told, flush=True)
    return best.id


async def take_up(settings: Settings, table_id: str) -> None:
    services = await Services.open(settings)
    lobby = Lobby(services)
    await services.rules.of("catan")
    busy, waited = list[float](), list[float]()
    for _ in range(TIMES + 1):
        began, began_thread = time.perf_counter(), time.thread_time()
        table = await lobby.find(table_id)
        while table.play is None or table.bots is None:
            await asyncio.sleep(0)
        busy.append(1000 * (time.thread_time() - began_thread))
        waited.append(1000 * (time.perf_counter() - began))
        await lobby._rest(table)
    print(
        f"taken up in {statistics.median(busy[1:]):.1f} ms of processor time (least {min(busy[1:]):.1f}), "
        f"{statistics.median(waited[1:]):.1f} ms by the clock (least {min(waited[1:]):.1f}) [wanted: under 50]",
        flush=True,
    )
    await lobby.close()
    await services.close()


def copy(file: Path, table_id: str, stored: int) -> None:
    with sqlite3.connect(file) as connection:
        names = [row[1] for row in connection.execute("PRAGMA table_info(tables)")][1:]
        rest = ",".join(names)
        for number in range(stored):
            fresh = f"copy-{number}"
            connection.execute(
                f"INSERT INTO tables (id,{rest}) SELECT ?,{rest} FROM tables WHERE id=?", (fresh, table_id)
            )
            connection.execute(
                "INSERT INTO log SELECT ?,seq,at,kind,seat,client,body FROM log WHERE table_id=? AND seq<=60",
                (fresh, table_id),
            )


def start(database: str) -> None:
    command = [sys.executable, "-m", "sobremesa.cli", "serve", "--no-browser", "--port", "0", "--database", database]
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        for path in ("/", "/api/tables?state=playing", "/health"):
            with urllib.request.urlopen(url + path) as answer:
                answer.read()
            print(f"{path} after {time.perf_counter() - began:.2f} s", flush=True)
        process.terminate()


def main(rows: int, stored: int) -> None:
    with tempfile.TemporaryDirectory(dir=Path(__file__).parents[2], prefix=".load-") as place:
        file = Path(place) / "tables.sqlite"
        settings = Settings(database=f"sqlite:///{file}", limits=WIDE, fairness_seconds=0.01)
        table_id = asyncio.run(play(settings, rows))
        asyncio.run(take_up(settings, table_id))
        print("a few stored tables")
        start(settings.database)
        copy(file, table_id, stored)
        print(f"{stored} stored tables, {file.stat().st_size / 1e6:.0f} MB [wanted: the first page within 2 s]")
        start(settings.database)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=400)
    parser.add_argument("--stored", type=int, default=5000)
    arguments = parser.parse_args()
    main(arguments.rows, arguments.stored)

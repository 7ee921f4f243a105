"""What many tables cost: how long making 500 takes, memory a table, and for how long the garbage collector stops all.

    .venv/bin/python benchmarks/many_tables.py [--tables 1200] [--moves 150] [--pace 3]

At each table two people play CATAN on one device, a move every few seconds. The server is a process of its own on
SQLite; the memory is its resident set, less what it had before the first table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import resource
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from server_load import Frame, Own, Player, Public, Tally, cpu_seconds, wait_for_rules

ROOT = Path(__file__).parents[1]
GAME = "catan"


def serve(database: str) -> None:
    from server_under_load import WIDE

    from sobremesa.server.logs import start_logging
    from sobremesa.server.running import listening_socket, server_for
    from sobremesa.server.settings import Settings

    pauses: list[float] = []
    began = [0.0]

    def watch(phase: str, _: Any) -> None:
        if phase == "start":
            began[0] = time.perf_counter()
        else:
            pauses.append(time.perf_counter() - began[0])

    def answer() -> None:
        for _ in sys.stdin:
            told, pauses[:] = sorted(pauses), []
            print(json.dumps({"pauses": len(told), "sum": sum(told), "longest": told[-3:]}), flush=True)

    gc.callbacks.append(watch)
    start_logging("WARNING")
    listener = listening_socket("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    threading.Thread(target=answer, daemon=True).start()
    server_for(Settings(database=database, limits=WIDE, warm=(GAME,), fairness_seconds=1)).run(sockets=[listener])


class SlowPlayer(Player):
    """Both seats of a table, and a thought before each move."""

    pace = 3.0
    tokens: list[str]

    def say(self, message: dict[str, Any]) -> None:
        super().say({**message, "tokens": self.tokens} if message["type"] == "hello" else message)

    def follow(self, frame: Frame, public: Public) -> None:
        if public.result is not None:
            return
        for seat, own in frame.own.items():
            if own.awaited and own.decision is not None:
                asyncio.get_running_loop().call_later(
                    self.pace * self.draws.uniform(0.5, 1.5), self.move, int(seat), own
                )
                return

    def move(self, seat: int, own: Own) -> None:
        self.seat = seat
        self.tally.moves += 1
        self.act(own)


class Server:
    def __init__(self, folder: Path) -> None:
        command = [sys.executable, __file__, "--serve", f"sqlite:///{folder / 'tables.sqlite'}"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.PIPE)
        self.url = self._line()
        wait_for_rules(self.url, GAME)
        self.http = http.client.HTTPConnection(self.url.removeprefix("http://"))

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode().strip()

    def pauses(self) -> dict[str, Any]:
        """Of the garbage collector, since the last time they were asked for."""
        assert self.process.stdin is not None
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        told: dict[str, Any] = json.loads(self._line())
        return told

    def memory(self) -> int:
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * resource.getpagesize()

    def post(self, path: str, body: Any, token: str = "", method: str = "POST") -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        self.http.request(method, path, json.dumps(body), headers)
        return json.loads(self.http.getresponse().read())

    def table(self) -> tuple[str, list[str]]:
        made = self.post("/api/tables", {"game": GAME, "players": 2, "name": "Ana", "more": [{"name": "Leo"}]})
        tokens = [seat["token"] for seat in made["seats"]]
        for seat, token in enumerate(tokens):
            self.post(f"/api/tables/{made['table']['id']}/seats/{seat}", {"ready": True}, token, "PATCH")
        return made["table"]["id"], tokens


async def sit_down(server: Server, table: str, tokens: list[str], tally: Tally, pace: float) -> None:
    host, _, port = server.url.removeprefix("http://").partition(":")
    player = SlowPlayer(f"{host}:{port}", table, 0, tokens[0], tally, asyncio.Event())
    player.tokens, player.pace = tokens, pace
    await asyncio.get_running_loop().create_connection(lambda: player, host, int(port))


async def run(server: Server, tables: int, moves: int, pace: float) -> None:
    before, tally = server.memory(), Tally()
    for start in range(0, tables, 500):
        some, began, spent = min(500, tables - start), time.perf_counter(), cpu_seconds(server.process.pid)
        for _ in range(some):
            table, tokens = await asyncio.to_thread(server.table)
            await sit_down(server, table, tokens, tally, pace)
        took, spent = time.perf_counter() - began, cpu_seconds(server.process.pid) - spent
        print(
            f"{some} tables beside {start:5}: {took:6.1f} s, {spent:5.1f} s of processor time",
            server.pauses(),
            flush=True,
        )
    while tally.moves < tables * moves:
        await asyncio.sleep(20)
        done, each = tally.moves / tables, (server.memory() - before) / tables / 1000
        print(f"{done:5.0f} moves a table: {each:5.0f} kB a table", server.pauses(), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1200)
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--pace", type=float, default=3)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, max(8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    if arguments.serve:
        serve(arguments.serve)
        sys.exit()
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".load-") as place:
        watched = Server(Path(place))
        try:
            asyncio.run(run(watched, arguments.tables, arguments.moves, arguments.pace))
        finally:
            watched.process.terminate()
            watched.process.wait(30)

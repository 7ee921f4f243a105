"""Three nodes on one PostgreSQL behind a balancer, all of them real processes, and what can happen to them."""

import asyncio
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx

from sobremesa.server.entrance.running import listening_socket
from tests.server.support.device import PATIENCE
from tests.server.support.lines import Line
from tests.server.support.nodes.postgres import Postgres, a_postgres, address_in

SOCKET = ".s.PGSQL.5432"
LEASE = 2.0


class Node:
    """A process, and its lines to the database and from the other nodes."""

    def __init__(self, database: Postgres, log: Path) -> None:
        with socket.socket() as probe, socket.socket() as other:
            probe.bind(("127.0.0.1", 0))
            other.bind(("127.0.0.1", 0))
            self.port, self.link_port = probe.getsockname()[1], other.getsockname()[1]
        self.folder = Path(tempfile.mkdtemp(prefix="db", dir="/tmp"))
        self.to_database = Line(database.folder / SOCKET)
        self.from_nodes = Line(("127.0.0.1", self.link_port))
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    async def open(self) -> None:
        await self.to_database.open(self.folder / SOCKET)
        await self.from_nodes.open()

    def start(self) -> None:
        listener = listening_socket("127.0.0.1", self.port)
        wanted = {
            "database": address_in(self.folder),
            "descriptor": listener.fileno(),
            "node": self.from_nodes.address,
            "node_listens": f"127.0.0.1:{self.link_port}",
            "lease_seconds": LEASE,
        }
        command = [sys.executable, "-m", "tests.server.support.nodes.node", json.dumps(wanted)]
        env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, pass_fds=[listener.fileno()], stderr=log, env=env)
        listener.close()

    def send(self, what: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(what)

    async def ended(self) -> None:
        assert self.process is not None
        await asyncio.to_thread(self.process.wait, PATIENCE)

    async def until_up(self) -> None:
        async with httpx.AsyncClient(trust_env=False, timeout=5) as http:
            for _ in range(20 * PATIENCE):
                with suppress(httpx.HTTPError):
                    if (await http.get(f"http://127.0.0.1:{self.port}/health")).status_code == 200:
                        return
                await asyncio.sleep(0.05)
        raise TimeoutError("a node does not come up")

    async def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.send(signal.SIGKILL)
            await self.ended()
        await self.to_database.close()
        await self.from_nodes.close()
        shutil.rmtree(self.folder, ignore_errors=True)


class Cluster:
    def __init__(self, database: Postgres, nodes: list[Node], seed: int) -> None:
        self.database, self.nodes = database, nodes
        self.draws = random.Random(seed)
        self.balancer = Line(*(("127.0.0.1", node.port) for node in nodes))
        self.starting: list[asyncio.Task[None]] = []
        self.faults: dict[str, Callable[[], Awaitable[None]]] = {
            "a node is killed": self.kill,
            "a node ends": self.end,
            "a node is stopped for longer than its lease": self.stop,
            "a node is cut off from the database": self.cut_from_database,
            "a node's words to the database arrive late": self.deafen_database,
            "the nodes are cut off from each other": self.cut_links,
            "the nodes' words to each other arrive late": self.deafen_links,
            "the database is restarted": self.restart_database,
            "the database loses its power": self.crash_database,
            "everybody's connection is lost": self.drop_clients,
        }

    @property
    def url(self) -> str:
        return f"http://{self.balancer.address}"

    def any_node(self) -> Node:
        return self.draws.choice(self.nodes)

    async def kill(self) -> None:
        await self._replace(signal.SIGKILL)

    async def end(self) -> None:
        await self._replace(signal.SIGTERM)

    async def _replace(self, how: signal.Signals) -> None:
        """Another one is there some time later; the next fault comes before that."""
        await asyncio.gather(*self.starting)
        node = self.any_node()
        node.send(how)
        await node.ended()
        node.start()
        self.starting = [asyncio.create_task(node.until_up())]

    async def stop(self) -> None:
        node = self.any_node()
        node.send(signal.SIGSTOP)
        await asyncio.sleep(LEASE + self.draws.random())
        node.send(signal.SIGCONT)

    async def cut_from_database(self) -> None:
        await self._for_a_while([self.any_node().to_database], Line.cut)

    async def deafen_database(self) -> None:
        await self._for_a_while([self.any_node().to_database], Line.deafen)

    async def cut_links(self) -> None:
        await self._for_a_while([node.from_nodes for node in self.nodes], Line.cut)

    async def deafen_links(self) -> None:
        await self._for_a_while([node.from_nodes for node in self.nodes], Line.deafen)

    async def _for_a_while(self, lines: list[Line], what: Callable[[Line], None]) -> None:
        for line in lines:
            what(line)
        await asyncio.sleep(self.draws.choice((0.2, LEASE, LEASE + 0.7)))
        for line in lines:
            line.heal()

    async def restart_database(self) -> None:
        await asyncio.to_thread(self.database.stop)
        await asyncio.to_thread(self.database.start)

    async def crash_database(self) -> None:
        await asyncio.to_thread(self.database.stop, signal.SIGQUIT)
        await asyncio.to_thread(self.database.start)

    async def drop_clients(self) -> None:
        self.balancer.drop()


@asynccontextmanager
async def a_cluster(seed: int, log: Path, size: int = 3) -> AsyncIterator[Cluster]:
    with a_postgres() as database:
        nodes = [Node(database, log) for _ in range(size)]
        cluster = Cluster(database, nodes, seed)
        try:
            for node in nodes:
                await node.open()
                node.start()
            await cluster.balancer.open()
            await asyncio.gather(*(node.until_up() for node in nodes))
            yield cluster
            await asyncio.gather(*cluster.starting)
        finally:
            for task in cluster.starting:
                task.cancel()
            await cluster.balancer.close()
            for node in nodes:
                await node.close()

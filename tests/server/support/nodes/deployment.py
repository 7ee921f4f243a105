"""The example deployment of `deploy/`, started on loopback from its own files: nodes, balancer, backup and restore."""

import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.support.nodes.postgres import PLACES

DEPLOY = Path(__file__).parents[4] / "deploy"
NEEDED = ("haproxy", "openssl", "pg_dump", "pg_restore", "psql")
TOKEN = "a token of the deployment's test"
PATIENCE = 300
"""Seconds: a node is ready when the rules of every game are compiled."""


def programs() -> str:
    return ":".join([os.environ["PATH"], "/usr/sbin", *PLACES])


def missing() -> list[str]:
    return [name for name in NEEDED if shutil.which(name, path=programs()) is None]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Deployment:
    def __init__(self, folder: Path, database: str, nodes: int) -> None:
        self.folder, self.database = folder, database
        self.ports = {number: free_port() for number in range(1, nodes + 1)}
        self.links = {number: free_port() for number in self.ports}
        self.http, self.https = free_port(), free_port()
        (folder / "metrics-token").write_text(TOKEN)

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.https}"

    def run(self, script: str, *words: str) -> str:
        """One of deploy's scripts; what it said last."""
        done = subprocess.run(
            [DEPLOY / script, *words], capture_output=True, text=True, env={**os.environ, "PATH": programs()}
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip().splitlines()[-1]

    def node_command(self, number: int, database: str) -> list[str]:
        """What the unit starts, with our addresses for its own."""
        unit = (DEPLOY / "systemd" / "sobremesa@.service").read_text()
        found = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)
        assert found is not None
        known = {
            "SOBREMESA_HOST_NAME": "play.example.org",
            "SOBREMESA_DATABASE": database,
            "SOBREMESA_METRICS_TOKEN_FILE": str(self.folder / "metrics-token"),
        }
        words = shlex.split(re.sub(r"\$\{(\w+)\}", lambda name: shlex.quote(known[name[1]]), found[1]))
        ours = {"873%i": str(self.ports[number]), "874%i": str(self.links[number])}
        told = [re.sub(r"87[34]%i", lambda port: ours[port[0]], word) for word in words]
        return [sys.executable, "-m", "sobremesa.cli", *told[1:]]

    @contextmanager
    def node(self, number: int, database: str | None = None) -> Iterator[str]:
        """A node that is ready."""
        command = self.node_command(number, database or self.database)
        url = f"http://127.0.0.1:{self.ports[number]}"
        with (self.folder / f"node-{number}.log").open("ab") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            wait_until_ready(f"{url}/ready", process)
            yield url
        finally:
            process.terminate()
            process.wait(PATIENCE)

    @contextmanager
    def balancer(self) -> Iterator[str]:
        certificate = self.folder / "sobremesa.pem"
        self._sign(certificate)
        config = (DEPLOY / "haproxy.cfg").read_text()
        told = {
            "bind :80\n": f"bind 127.0.0.1:{self.http}\n",
            "bind :443 ssl crt /etc/haproxy/sobremesa.pem": f"bind 127.0.0.1:{self.https} ssl crt {certificate}",
            "log /dev/log local0": "log stderr format raw local0",
            "maxconn 8000": "maxconn 200",
        }
        for number, port in self.ports.items():
            told[f"127.0.0.1:873{number}"] = f"127.0.0.1:{port}"
        for old, new in told.items():
            assert old in config, old
            config = config.replace(old, new)
        file = self.folder / "haproxy.cfg"
        file.write_text(config)
        with (self.folder / "haproxy.log").open("ab") as log:
            haproxy = shutil.which("haproxy", path=programs()) or "haproxy"
            process = subprocess.Popen([haproxy, "-db", "-f", file], stdout=log, stderr=log)
            try:
                wait_until_ready(f"{self.url}/ready", process)
                yield self.url
            finally:
                process.terminate()
                process.wait(20)

    def _sign(self, certificate: Path) -> None:
        key = self.folder / "key.pem"
        words = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -keyout {key} -out {certificate}"
        subprocess.run(["openssl", *words.split()], check=True, capture_output=True)
        certificate.write_text(certificate.read_text() + key.read_text())


def wait_until_ready(address: str, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert process.poll() is None, "it has ended"
        try:
            if httpx.get(address, verify=False, trust_env=False, timeout=10).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.1)
    raise AssertionError(f"{address} is not ready")

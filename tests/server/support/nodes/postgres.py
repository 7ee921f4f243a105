"""A real PostgreSQL for tests, in a folder of its own; it refuses to run as root, so there it runs as nobody."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PLACES = ["/usr/local/bin", *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)]


def find(program: str) -> str | None:
    return shutil.which(program) or shutil.which(program, path=":".join(PLACES))


class Postgres:
    """One that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        initdb, server, createdb = find("initdb"), find("postgres"), find("createdb")
        if not (initdb and server and createdb):
            raise LookupError("there is no PostgreSQL here")
        self.folder, self.server, self.createdb = folder, server, createdb
        self.process: subprocess.Popen[bytes] | None = None
        _hand_over(folder)
        run([initdb, "-D", f"{folder}/data", "-U", "sobremesa", "-A", "trust", "--no-sync", "-E", "UTF8"])

    def start(self) -> None:
        command = [self.server, "-D", f"{self.folder}/data", "-k", str(self.folder), "-c", "listen_addresses="]
        self.process = subprocess.Popen(command, user=_user(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        ready = [find("pg_isready") or "pg_isready", "-h", str(self.folder), "-t", "1"]
        for _ in range(300):
            if subprocess.run(ready, capture_output=True).returncode == 0:
                break
            try:
                self.process.wait(0.05)
            except subprocess.TimeoutExpired:
                continue

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it properly, whoever is connected; SIGQUIT as if the power had gone."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database."""
    with a_postgres() as running:
        yield address_in(running.folder)


@contextmanager
def a_postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # a socket's path must be short
    try:
        running = Postgres(folder)
        try:
            running.start()
            run([running.createdb, "-h", str(folder), "-U", "sobremesa", "tables"])
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def address_in(folder: Path) -> str:
    return f"postgresql://sobremesa@/tables?host={folder}"


def run(command: list[str]) -> None:
    subprocess.run(command, check=True, capture_output=True, user=_user())


def _user() -> str | None:
    return "nobody" if os.geteuid() == 0 else None


def _hand_over(folder: Path) -> None:
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)

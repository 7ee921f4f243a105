"""A real PostgreSQL for tests, in a folder of its own; it refuses to run as root, so there it runs as nobody."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PLACES = ["/usr/local/bin", *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)]


def find(program: str) -> str | None:
    return shutil.which(program) or shutil.which(program, path=":".join(PLACES))


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database."""
    initdb, server, createdb = find("initdb"), find("postgres"), find("createdb")
    if not (initdb and server and createdb):
        raise LookupError("there is no PostgreSQL here")
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # a socket's path must be short
    try:
        _hand_over(folder)
        run([initdb, "-D", f"{folder}/data", "-U", "sobremesa", "-A", "trust", "--no-sync", "-E", "UTF8"])
        yield from _running(server, createdb, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _running(server: str, createdb: str, folder: Path) -> Iterator[str]:
    command = [server, "-D", f"{folder}/data", "-k", str(folder), "-c", "listen_addresses="]
    process = subprocess.Popen(command, user=_user(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        ready = [find("pg_isready") or "pg_isready", "-h", str(folder), "-t", "1"]
        for _ in range(300):
            if subprocess.run(ready, capture_output=True).returncode == 0:
                break
            try:
                process.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
        run([createdb, "-h", str(folder), "-U", "sobremesa", "tables"])
        yield f"postgresql://sobremesa@/tables?host={folder}"
    finally:
        process.terminate()
        process.wait(20)


def run(command: list[str]) -> None:
    subprocess.run(command, check=True, capture_output=True, user=_user())


def _user() -> str | None:
    return "nobody" if os.geteuid() == 0 else None


def _hand_over(folder: Path) -> None:
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)

"""A database that cannot be opened is said in words, and the server ends."""

import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sobremesa.server.store.opening import CannotOpen, telling_why
from tests.server.support.serving import quick_settings, serving, sqlite_in

SERVE = ["serve", "--port", "0", "--no-browser"]


def told(*command: str) -> str:
    """What a command says that cannot go on."""
    ran = subprocess.run([sys.executable, "-m", "sobremesa.cli", *command], capture_output=True, text=True)
    assert ran.returncode in (1, 2)
    return ran.stderr


def write_a_newer_shape(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def break_it(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:100] + b"\xee" * 8000)


@pytest.mark.parametrize(
    ("spoil", "why"),
    [(write_a_newer_shape, "a newer Sobremesa has written this database"), (break_it, "malformed")],
)
@pytest.mark.parametrize("command", [SERVE, ["admin", "list"], ["admin", "pause", "a-table"]])
def test_it_ended_in_a_traceback(tmp_path: Path, spoil: Callable[[Path], None], why: str, command: list[str]) -> None:
    database = sqlite_in(tmp_path)
    with serving(quick_settings(database, warm=())):
        pass
    spoil(next(tmp_path.glob("*.sqlite")))
    said = told(*command, "--database", database)
    assert "the database cannot be opened" in said
    assert why in said
    assert "Traceback" not in said


@pytest.mark.postgres
def test_a_port_that_was_taken_was_told_as_a_closed_database(postgres_address: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        node = f"127.0.0.1:{taken.getsockname()[1]}"
        said = told(*SERVE, "--database", postgres_address, "--node", node)
    assert "the server could not be opened" in said
    assert "address already in use" in said
    assert "the database cannot be opened" not in said


@pytest.mark.postgres
@pytest.mark.parametrize("place", ["taken", "of another machine"])
def test_a_place_for_other_nodes_that_cannot_be_had_ended_in_a_traceback(postgres_address: str, place: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        node = f"127.0.0.1:{taken.getsockname()[1]}" if place == "taken" else "192.0.2.1:8732"
        said = told(*SERVE, "--database", postgres_address, "--node", node)
    assert f"other nodes cannot reach this one at {node}: " in said
    assert "Traceback" not in said


def test_a_database_that_did_not_answer_in_time_was_closed_without_a_reason() -> None:
    with pytest.raises(CannotOpen, match="TimeoutError"), telling_why():
        raise TimeoutError

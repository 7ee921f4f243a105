"""SQLite is for one server: a second one on the same file says so and ends."""

import subprocess
import sys
from pathlib import Path

import pytest

from sobremesa.server.store.lock import AlreadyServed, Lock
from tests.server.support.serving import quick_settings, serving, sqlite_in


def test_a_second_server_on_the_same_file_says_so_and_ends(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    with serving(quick_settings(database, warm=())):
        run = "from sobremesa.cli import main; main()"
        command = [sys.executable, "-c", run, "serve", "--database", database, "--port", "0", "--no-browser"]
        second = subprocess.run(command, capture_output=True, text=True)
    assert second.returncode != 0
    said = " ".join(second.stderr.replace("│", " ").split())
    assert "another server keeps the tables in" in said
    assert "Traceback" not in said
    assert "http" not in second.stdout


def test_a_server_that_has_ended_leaves_the_file_to_the_next(tmp_path: Path) -> None:
    for _ in range(2):
        with serving(quick_settings(sqlite_in(tmp_path), warm=())):
            pass


def test_the_lock_is_held_once(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    held = Lock(file)
    with pytest.raises(AlreadyServed, match="SQLite is for one server"):
        Lock(file)
    held.release()
    Lock(file).release()

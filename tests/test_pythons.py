"""Every Python from 3.11 to 3.13 that is found is tried, and those that are not are named."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
OWN = "{}.{}".format(*sys.version_info[:2])
OTHERS = sorted({"3.11", "3.12", "3.13"} - {OWN})


def listed(home: Path, *on_path: Path) -> list[str]:
    command: list[str | Path] = [sys.executable, ROOT / "scripts" / "try-pythons", "--list"]
    places = {**os.environ, "HOME": str(home), "PATH": os.pathsep.join(map(str, on_path))}
    ran = subprocess.run(command, env=places, capture_output=True, text=True, check=True)
    return [line.removeprefix("Python ") for line in ran.stdout.splitlines()]


def program(path: Path, script: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def test_pythons_that_are_not_here_are_named(tmp_path: Path) -> None:
    lines = listed(tmp_path, tmp_path)
    assert f"{OWN}: the one of .venv, with all tests" in lines
    assert [f"{name}: not found, not tried" for name in OTHERS] == [line for line in lines if "not found" in line]


def test_pythons_are_found_on_the_path_and_among_pyenvs(tmp_path: Path) -> None:
    first, second = OTHERS
    on_path = program(tmp_path / "bin" / f"python{first}", f"echo {first}")
    of_pyenv = program(tmp_path / ".pyenv" / "versions" / f"{second}.9" / "bin" / f"python{second}", f"echo {second}")
    lines = listed(tmp_path, tmp_path / "bin")
    assert {f"{first}: {on_path}", f"{second}: {of_pyenv}"} <= set(lines)


def test_a_shim_that_stands_for_no_python_was_taken_for_one(tmp_path: Path) -> None:
    for name in OTHERS:
        program(tmp_path / "bin" / f"python{name}", "exit 127")
    assert all(f"{name}: not found, not tried" in listed(tmp_path, tmp_path / "bin") for name in OTHERS)


def test_the_whole_test_run_tries_every_python() -> None:
    assert "scripts/try-pythons" in (ROOT / "Makefile").read_text()

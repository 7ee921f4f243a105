"""Before tests are handed out to several workers every game is compiled: once, and side by side."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "sobremesa" / "games"


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    workers = session.config.getoption("numprocesses", None)
    if workers:
        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(_compile, sorted(file.parent.name for file in GAMES.glob("*/game.py"))))


def _compile(game: str) -> None:
    subprocess.run([sys.executable, ROOT / "scripts" / "compile-rules", game], check=True)

"""Before tests are handed out to several workers every game is compiled: once, and side by side."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
GAMES = SOURCE / "sobremesa" / "games"


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    workers = session.config.getoption("numprocesses", None)
    if workers:
        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(_compile, (file.parent for file in sorted(GAMES.glob("*/game.py")))))


def _compile(game: Path) -> None:
    """In one process, where all doors of a game share the rules behind them."""
    files = [game / "game.py", *sorted(game.glob("*/*doors.py"))]
    modules = [".".join(file.relative_to(SOURCE).with_suffix("").parts) for file in files]
    subprocess.run([sys.executable, "-c", f"import {', '.join(modules)}"], check=True)

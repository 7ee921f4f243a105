"""The first time a game's doors are compiled side by side in processes of their own: sooner, and in nobody's way."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from .compiled import COMPILING, digest_of, kept_rules

HERE = Path(__file__).parent
SHARED = (HERE, HERE.parent / "contract")


def prepare(*modules: str) -> None:
    """Compiles modules full of doors, unless that was done before. What fails here is compiled where it is imported."""
    if not COMPILING or not sys.executable or (os.cpu_count() or 1) == 1:
        return
    done = kept_rules() / f"prepared-{digest_of(_sources(modules))}"
    if done.exists():
        os.utime(done)
    elif _compile(modules):
        done.mkdir(parents=True, exist_ok=True)


def _sources(modules: Iterable[str]) -> set[Path]:
    """All that could matter: a few files too many do no harm."""
    games = {Path(spec.origin).parents[1] for name in modules if (spec := find_spec(name)) and spec.origin}
    return {source for folder in (*SHARED, *games) for source in folder.rglob("*.py")}


def _compile(modules: Iterable[str]) -> bool:
    at_work = [_importing(module) for module in modules]
    try:
        return [process.wait() for process in at_work] == [0] * len(at_work)
    finally:
        for process in at_work:
            process.kill()


def _importing(module: str) -> subprocess.Popen[bytes]:
    nowhere = subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-c", f"import {module}"], stdin=nowhere, stdout=nowhere, stderr=nowhere)

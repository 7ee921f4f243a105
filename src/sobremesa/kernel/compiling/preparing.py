"""The first time a game's doors are compiled side by side in processes of their own: sooner, and in nobody's way.

How far it has come is logged (`sobremesa`, level INFO) and told to whoever is `listening`.
"""

from __future__ import annotations

import logging
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from ..compiled import COMPILING, digest_of
from .keeping import kept_rules

KERNEL = Path(__file__).parents[1]
SHARED = (KERNEL, KERNEL.parent / "contract")
IMPORT = "from sobremesa.kernel import compiled; compiled.after_door.append(lambda: print(flush=True)); import {}"
DOOR = re.compile(r"^@(?:rule|quickly_compiled)$|^(?:.*, .*) = DOORS\.to_", re.MULTILINE)

logger = logging.getLogger("sobremesa")


class Preparing(NamedTuple):
    """Which rules are being compiled, and about how far they are."""

    package: str
    done: int
    total: int


Listener = Callable[[Preparing], None]
_listeners: list[Listener] = []


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def prepare(*modules: str) -> None:
    """Compiles those modules full of doors that were not yet. What fails here is compiled where it is imported."""
    if not COMPILING or not sys.executable or (os.cpu_count() or 1) == 1:
        return
    digest = digest_of(_sources(modules))
    marks = {module: kept_rules() / f"prepared-{module}-{digest}" for module in modules}
    waiting = tuple(module for module, done in marks.items() if not done.exists())
    if not waiting or _compile(waiting):
        for done in marks.values():
            done.mkdir(parents=True, exist_ok=True)
            os.utime(done)


def _sources(modules: Iterable[str]) -> set[Path]:
    """All that could matter: a few files too many do no harm."""
    games = {file.parents[1] for file in map(_file, modules) if file}
    return {source for folder in (*SHARED, *games) for source in folder.rglob("*.py")}


def _file(module: str) -> Path | None:
    spec = find_spec(module)
    return Path(spec.origin) if spec and spec.origin else None


def _compile(modules: tuple[str, ...]) -> bool:
    read, write = os.pipe()
    at_work = [_importing(module, write) for module in modules]
    os.close(write)
    try:
        with open(read, "rb") as news:
            _tell(modules, news)
        return [process.wait() for process in at_work] == [0] * len(at_work)
    finally:
        for process in at_work:
            process.kill()


def _importing(module: str, write: int) -> subprocess.Popen[bytes]:
    nowhere = subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-c", IMPORT.format(module)], stdin=nowhere, stdout=write, stderr=nowhere)


def _tell(modules: tuple[str, ...], news: Iterable[bytes]) -> None:
    """A line for each door, until the last process has ended: doors of other modules may have come in between."""
    package = ".".join(modules[0].split(".")[:-2])
    total = max(1, sum(len(DOOR.findall(file.read_text("utf-8"))) for file in map(_file, modules) if file))
    _say(Preparing(package, 0, total))
    for done, _ in enumerate(news, 1):
        if done < total:
            _say(Preparing(package, done, total))
    _say(Preparing(package, total, total))


def _say(told: Preparing) -> None:
    logger.info("compiling the rules of %s, once: %d of %d", *told)
    for listener in tuple(_listeners):
        listener(told)

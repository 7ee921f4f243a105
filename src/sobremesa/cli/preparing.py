"""`sobremesa prepare`, and the bar that shows how far the rules are whenever a command has to wait for them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ..contract.label import Label
from .complaints import label_of

if TYPE_CHECKING:
    from ..kernel.compiling.preparing import Preparing


@contextmanager
def shown(what: str) -> Iterator[None]:
    """Shows on stderr how far rules are that are compiled inside; nothing, if none are or nobody is looking."""
    from ..kernel.compiling.preparing import listening

    words = (TextColumn("preparing the rules of {task.description}, once"), BarColumn(), MofNCompleteColumn())
    errors = Console(stderr=True)
    bar = Progress(*words, TimeElapsedColumn(), console=errors, transient=True, disable=not errors.is_terminal)
    task = bar.add_task(what)

    def listener(told: Preparing) -> None:
        bar.start()
        bar.update(task, completed=told.done, total=told.total)

    try:
        with listening(listener):
            yield
    finally:
        bar.stop()


def prepare_games(names: list[str]) -> None:
    """Compiles everything of these games, or of all: for matches, simulations and bots."""
    from ..games import games

    labels = [label_of(name) for name in names] or list(games().values())
    for label in labels:
        began = time.monotonic()
        with shown(label.id):
            _prepare(label)
        print(f"{label.id}: ready ({time.monotonic() - began:.0f} s)", flush=True)


def _prepare(label: Label) -> None:
    from ..bots import unpack
    from ..kernel.compiling.preparing import prepare
    from ..kernel.simulation import module_of

    simulation = getattr(label.load(), "simulation", None)
    if simulation is not None:
        doors = (simulation.doors_in, *simulation.policy_doors_in)
        prepare(*doors)
        for name in doors:
            module_of(name)
    unpack(label.id)

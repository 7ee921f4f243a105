"""The same games once more in processes of their own: compiled, in plain Python, with every index checked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from typing import Any

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out


@dataclass(frozen=True)
class Table:
    """Bots of one kind, and at most so many actions."""

    game: str
    players: int
    cap: int
    options: dict[str, Any] = field(default_factory=dict)
    bots: str = "random"
    seed: int = 5

    def play(self) -> dict[str, Any]:
        match = sobremesa.new(self.game, self.players, self.seed, **self.options)
        play_out(match, [bot(self.game, self.bots, seat) for seat in range(self.players)], cap=self.cap)
        return match.record()


def played_elsewhere(*tables: Table, **environment: str) -> Any:
    """The records of these games, played in a process with this environment."""
    command = [sys.executable, "-m", __name__, json.dumps([asdict(table) for table in tables])]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}, check=True)
    return json.loads(run.stdout)


def check_without_compiler(*tables: Table) -> None:
    """NUMBA_DISABLE_JIT=1 runs the same source as plain Python."""
    assert played_elsewhere(*tables, NUMBA_DISABLE_JIT="1") == [table.play() for table in tables]


def check_bounds(*tables: Table) -> None:
    """With bounds checked an index out of range raises instead of reaching into the next field.

    Little optimised (and so compiled in half the time): the checks are the same.
    """
    assert played_elsewhere(*tables, NUMBA_BOUNDSCHECK="1", NUMBA_OPT="1") == [table.play() for table in tables]


if __name__ == "__main__":
    print(json.dumps([Table(**table).play() for table in json.loads(sys.argv[1])]))

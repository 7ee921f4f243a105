"""Random games a second of the four games before and after a change: one core, processor time, interleaved, medians.

    .venv/bin/python -m benchmarks.rules.before_and_after def0465 [rounds] [game ...]

The revision is checked out into a worktree of its own, removed afterwards; both sides compile before the first round.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from pathlib import Path

from benchmarks.sides import both_sides

GAMES = {"catan": 4000, "catan_dice": 8000, "dobble": 1500, "remigio": 60}
PLAYING = """
import sys, time
import sobremesa
game, count = sys.argv[1], int(sys.argv[2])
sobremesa.playouts(game, range(3))
begun = time.process_time()
sobremesa.playouts(game, range(count))
print(count / (time.process_time() - begun))
"""


def games_a_second(source: Path, game: str, count: int) -> float:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, "-c", PLAYING, game, str(count)]
    return float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)


def compare(sides: dict[str, Path], game: str, rounds: int) -> None:
    for source in sides.values():
        games_a_second(source, game, 10)
    found: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(rounds):
        for name, source in sides.items():
            found[name].append(games_a_second(source, game, GAMES[game]))
    before, after = (statistics.median(rates) for rates in found.values())
    print(f"{game}: {before:,.0f} games/s before, {after:,.0f} after: {100 * (after / before - 1):+.1f} %", flush=True)


def main(revision: str, rounds: int, games: list[str]) -> None:
    with both_sides(revision) as sides:
        for game in games:
            compare({name: side / "src" for name, side in sides.items()}, game, rounds)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 5, sys.argv[3:] or list(GAMES))

"""What compiling a game's doors from nothing costs before and after a change: processor time, by turns, medians.

    .venv/bin/python -m benchmarks.rules.cold_compile def0465 [rounds] [game ...]

Every module of doors that both sides have is compiled in a process of its own that finds nothing kept.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.sides import both_sides

GAMES = ("catan", "catan_dice", "dobble", "remigio")
COMPILING = """
import importlib, sys, time
importlib.import_module(sys.argv[1])
print(time.process_time())
"""


def doors_of(side: Path, game: str) -> set[str]:
    place = side / "src"
    found = (place / "sobremesa" / "games" / game).rglob("*doors.py")
    return {".".join(each.relative_to(place).with_suffix("").parts) for each in found}


def seconds(side: Path, module: str) -> float:
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, "PYTHONPATH": str(side / "src"), "SOBREMESA_CACHE": empty}
        command = [sys.executable, "-c", COMPILING, module]
        return float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)


def compare(sides: dict[str, Path], game: str, rounds: int) -> None:
    total = dict.fromkeys(sides, 0.0)
    for module in sorted(set.intersection(*(doors_of(side, game) for side in sides.values()))):
        found: dict[str, list[float]] = {name: [] for name in sides}
        for _ in range(rounds):
            for name, side in sides.items():
                found[name].append(seconds(side, module))
        spent = {name: statistics.median(times) for name, times in found.items()}
        print(f"  {module}: " + ", ".join(f"{name} {each:.1f} s" for name, each in spent.items()), flush=True)
        total = {name: total[name] + spent[name] for name in sides}
    before, after = total.values()
    print(f"{game}: {before:.1f} s before, {after:.1f} after: {100 * (after / before - 1):+.1f} %", flush=True)


def main(revision: str, rounds: int, games: list[str]) -> None:
    with both_sides(revision) as sides:
        for game in games:
            compare(sides, game, rounds)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1, sys.argv[3:] or list(GAMES))

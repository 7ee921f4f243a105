"""CATAN's base game before and after a change: random games a second on one core, interleaved, medians.

    .venv/bin/python benchmarks/before_and_after.py def0465 [rounds]

The revision is checked out into a worktree of its own, removed afterwards; both sides compile before the first round.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = """
import time
import sobremesa
sobremesa.playouts("catan", range(10))
begun = time.process_time()
sobremesa.playouts("catan", range(6000))
print(6000 / (time.process_time() - begun))
"""


def games_a_second(source: Path) -> float:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    ran = subprocess.run([sys.executable, "-c", GAMES], env=environment, capture_output=True, text=True, check=True)
    return float(ran.stdout)


def compare(revision: str, rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        subprocess.run(["git", "-C", ROOT, "worktree", "add", "--quiet", "--detach", before, revision], check=True)
        try:
            sides = {"before": before / "src", "after": ROOT / "src"}
            for source in sides.values():
                games_a_second(source)
            found: dict[str, list[float]] = {name: [] for name in sides}
            for _ in range(rounds):
                for name, source in sides.items():
                    found[name].append(games_a_second(source))
        finally:
            subprocess.run(["git", "-C", ROOT, "worktree", "remove", "--force", before], check=True)
    medians = {name: statistics.median(rates) for name, rates in found.items()}
    change = 100 * (medians["after"] / medians["before"] - 1)
    print(f"before {medians['before']:,.0f} games/s, after {medians['after']:,.0f} games/s: {change:+.1f} %")


if __name__ == "__main__":
    compare(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 7)

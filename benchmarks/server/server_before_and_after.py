"""The server's processor time a move and a claim, before and after a change: both sides in one run, taking turns.

    .venv/bin/python -m benchmarks.server.server_before_and_after 72bc8d7^ [--rounds 3] [--seconds 15] [--only catan]

The revision is checked out into a worktree of its own, removed afterwards. Each side is measured by its own copy of
`server_load.py` (50 tables of four) and `real_time.py` (40 tables of six): clients have to speak their server's words,
and only the server's processor time counts. Beside each run a fixed piece of pure Python is timed.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

from benchmarks.figures import loop_milliseconds
from benchmarks.sides import both_sides

SUBJECTS = {
    "catan": (["server_load.py", "--game", "catan", "--tables", "50"], "a move at 50 tables of four"),
    "dobble": (["real_time.py", "--game", "dobble", "--tables", "40"], "a claim at 40 tables of six"),
}
SPENT = re.compile(r"([\d,]+) µs of the server's processor time")
WORST = re.compile(r"([\d.,]+) ms p99")


def found_in(side: Path, script: str) -> Path:
    """Older sides have all programs in one folder."""
    places = (side / "benchmarks" / "server" / script, side / "benchmarks" / script)
    return next(place for place in places if place.exists())


def measured(side: Path, subject: str, seconds: float) -> tuple[float, float, float]:
    """Microseconds of processor time, the same in loops, and p99 in milliseconds."""
    (script, *options), _ = SUBJECTS[subject]
    command = [sys.executable, str(found_in(side, script)), *options, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(side / "src"), str(side)))}
    before = loop_milliseconds()
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    loop = (before + loop_milliseconds()) / 2
    spent, worst = (float(found[1].replace(",", "")) for found in (SPENT.search(told), WORST.search(told)) if found)
    return spent, spent / 1000 / loop, worst


def compare(sides: dict[str, Path], subject: str, rounds: int, seconds: float) -> None:
    found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in sides}
    for turn in range(rounds):
        for name, side in sides.items():
            found[name].append(measured(side, subject, seconds))
            spent, loops, worst = found[name][-1]
            print(f"  {subject} {turn} {name}: {spent:,.0f} µs, {loops:.3f} loops, p99 {worst:,.1f} ms", flush=True)
    micros = {name: statistics.median(spent for spent, _, _ in runs) for name, runs in found.items()}
    in_loops = {name: statistics.median(loops for _, loops, _ in runs) for name, runs in found.items()}
    told = ", ".join(f"{name} {micros[name]:,.0f} µs ({in_loops[name]:.3f} loops)" for name in sides)
    ratios = [each["after"] / each["before"] for each in (micros, in_loops)]
    print(f"{subject}, processor time {SUBJECTS[subject][1]}: {told}: {ratios[0]:.2f} ({ratios[1]:.2f} in loops)")


def main(revision: str, rounds: int, seconds: float, subjects: list[str]) -> None:
    with both_sides(revision) as sides:
        for subject in subjects:
            compare(sides, subject, rounds, seconds)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--only", nargs="+", choices=SUBJECTS, default=list(SUBJECTS))
    arguments = parser.parse_args()
    main(arguments.revision, arguments.rounds, arguments.seconds, arguments.only)

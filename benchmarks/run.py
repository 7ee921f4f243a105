"""All figures in one run: `make bench`. With `--keep` they are added to RESULTS.md, dated, below where it stands."""

from __future__ import annotations

import datetime
import importlib
import os
import platform
import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
SUBJECTS = (
    "rules.library",
    "rules.catan_games",
    "players.catan_players",
    "players.remigio_players",
    "players.levels",
    "rules.dice_games",
    "rules.remigio_deals",
    "rules.dobble_games",
    "learning.learners",
    "learning.threads",
    "learning.on_ray",
    "server.server_load",
    "server.real_time",
    "client.client_paint",
    "client.island3d",
)


def main() -> None:
    lines = []
    for subject in SUBJECTS:
        for figure in importlib.import_module(f"benchmarks.{subject}").measure():
            print(figure, flush=True)
            lines.append(f"- {figure}")
    if "--keep" in sys.argv:
        keep(lines)


def keep(lines: list[str]) -> None:
    results = HERE / "RESULTS.md"
    head, *older = re.split(r"(?=^## \d{4}-)", results.read_text("utf-8"), maxsplit=1, flags=re.MULTILINE)
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    today = f"## {datetime.date.today().isoformat()} ({machine})\n\n" + "\n".join(lines) + "\n\n"
    results.write_text(head + today + "".join(older), "utf-8")


if __name__ == "__main__":
    main()

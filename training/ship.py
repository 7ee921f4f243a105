"""Puts weights into the package with the page that says what made them.

python -m training.ship duel build/training/duel/weights.npy "python -m training.run --kind duel ..." figures.json
"""

from __future__ import annotations

import argparse
import json
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.games.catan.judgement.value.network import Weights
from sobremesa.games.catan.judgement.weights import version

from .arguments import kept
from .run import PLAYERS

DATA = Path(str(files("sobremesa.games.catan.judgement"))) / "data"


def ship(kind: str, weights: Weights, command: str, figures: dict[str, Any]) -> None:
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    page: dict[str, Any] = {"version": version(), "command": command, "seeds": f"train {kind} <piece> <game>"}
    page |= {"commit": commit.stdout.strip(), "figures": figures}
    DATA.mkdir(exist_ok=True)
    (DATA / f"{kind}.f32").write_bytes(weights.astype("<f4").tobytes())
    (DATA / f"{kind}.json").write_text(json.dumps(page, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=sorted(PLAYERS))
    parser.add_argument("weights", type=kept)
    parser.add_argument("command", help="the command that made them")
    parser.add_argument("figures", type=kept)
    given = parser.parse_args()
    ship(given.kind, np.load(given.weights), given.command, json.loads(given.figures.read_text("utf-8")))


if __name__ == "__main__":
    main()

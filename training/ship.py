"""Puts weights into the package with the page that says what made them.

python -m training.ship duel build/training/duel/weights.npy "python -m training.run --kind duel ..." figures.json
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from sobremesa.games.catan.judgement.value.network import Weights
from sobremesa.games.catan.judgement.weights import version

DATA = Path(str(files("sobremesa.games.catan.judgement"))) / "data"


def ship(kind: str, weights: Weights, command: str, figures: dict[str, Any]) -> None:
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    page: dict[str, Any] = {"version": version(), "command": command, "seeds": f"train {kind} <piece> <game>"}
    page |= {"commit": commit.stdout.strip(), "figures": figures}
    DATA.mkdir(exist_ok=True)
    (DATA / f"{kind}.f32").write_bytes(weights.astype("<f4").tobytes())
    (DATA / f"{kind}.json").write_text(json.dumps(page, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    kind, path, command, figures = sys.argv[1:5]
    ship(kind, np.load(path), command, json.loads(Path(figures).read_text("utf-8")))

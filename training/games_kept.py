"""Games looked at one by one and kept as lines: whoever was stopped goes on after the last."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any


def collect(game: Callable[[int], Any], games: int, into: Path, seconds: float) -> list[Any]:
    """What `game` tells of each number, for so many games or so many seconds of processor time."""
    into.parent.mkdir(parents=True, exist_ok=True)
    begun, began = len(into.read_text("utf-8").splitlines()) if into.exists() else 0, time.process_time()
    for number in range(begun, games):
        if time.process_time() - began > seconds:
            break
        with into.open("a", encoding="utf-8") as out:
            out.write(json.dumps(game(number)) + "\n")
    return [json.loads(line) for line in into.read_text("utf-8").splitlines()]

"""Golden games: a record with fingerprints of what was seen on the way. They must replay for ever, to the letter."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sobremesa
from sobremesa.contract.match import Match


def check_replays(file: Path, digests: Callable[[Match], Any]) -> None:
    document = json.loads(file.read_text("utf-8"))
    kept = document["record"]
    match = sobremesa.replay(kept)
    assert match.result is not None
    again = match.record()
    assert kept["options"].items() <= again["options"].items(), "options that came later have defaults"
    assert {**again, "options": kept["options"]} == kept
    assert digests(match) == document["digests"]

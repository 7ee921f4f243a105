"""Doors loaded into one process keep their own rules, whichever comes first."""

from __future__ import annotations

import subprocess
import sys

PLAYOUTS_THEN_A_THOUGHT = """
import sobremesa
from sobremesa.bots import bot
sobremesa.playouts("catan", range(2))
match = sobremesa.from_position("catan", {
    "format": "sobremesa position 1", "game": "catan", "options": {"offers": 0}, "phase": "main", "dice": [2, 1],
    "seats": [
        {"settlements": ["9"], "roads": ["9-14-19"], "hand": {"lumber": 4, "brick": 1, "grain": 2, "ore": 3}},
        {"cities": ["40"], "roads": ["40-45"], "hand": {"wool": 3}},
    ],
}, seed=1)
print(match.words(bot("catan", "strong", 1).choose(match.view(0), list)))
"""


def test_a_thought_after_playouts_does_not_run_their_rules() -> None:
    """Compiled in one process, both had rules of the same names; the second door found the first one's, and crashed."""
    run = subprocess.run([sys.executable, "-c", PLAYOUTS_THEN_A_THOUGHT], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    assert run.stdout.split()[0] in ("road", "city")

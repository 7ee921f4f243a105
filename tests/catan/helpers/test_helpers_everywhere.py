"""Helpers compiled, in plain Python and with bounds checked: always the same game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

PLAY = """
import json
import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
games = []
for players, options in ((3, {}), (6, {"friends": True, "map": "corsica"})):
    match = sobremesa.new("catan", players=players, seed=11, helpers=True, goal=9, **options)
    play_out(match, [bot("catan", "random", seat) for seat in range(players)], cap=900)
    games.append(match.record())
print(json.dumps(games))
"""


def played_elsewhere(**environment: str) -> Any:
    run = subprocess.run(
        [sys.executable, "-c", PLAY], capture_output=True, text=True, env={**os.environ, **environment}, check=True
    )
    return json.loads(run.stdout)


@pytest.mark.slow
def test_the_same_games_are_played_with_the_compiler_off_and_with_bounds_checked() -> None:
    compiled = played_elsewhere()
    used = {words.split()[0] for game in compiled for _, words in game["actions"]}
    assert {"consolation", "shelter", "alms", "take", "turn"} <= used
    assert compiled == played_elsewhere(NUMBA_DISABLE_JIT="1")
    assert compiled == played_elsewhere(NUMBA_BOUNDSCHECK="1")

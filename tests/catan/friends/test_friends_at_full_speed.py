"""Entre amigos in simulation, in plain Python and with bounds checked: always the same game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from sobremesa.games.catan.among_friends import broken
from sobremesa.games.catan.board.setup import make_start
from sobremesa.games.catan.game import Catan
from sobremesa.games.catan.island import make_island
from sobremesa.games.catan.simulation import StreamDraws
from sobremesa.kernel.chance import streams

PLAY = """
import json
import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
match = sobremesa.new("catan", players=5, seed=7, friends=True, goal=7)
play_out(match, [bot("catan", "random", seat) for seat in range(5)], cap=900)
print(json.dumps(match.record()))
"""


def played_elsewhere(**environment: str) -> Any:
    run = subprocess.run(
        [sys.executable, "-c", PLAY], capture_output=True, text=True, env={**os.environ, **environment}, check=True
    )
    return json.loads(run.stdout)


@pytest.mark.slow
def test_the_same_game_is_played_with_the_compiler_off_and_with_bounds_checked() -> None:
    compiled = played_elsewhere()
    assert compiled == played_elsewhere(NUMBA_DISABLE_JIT="1")
    assert compiled == played_elsewhere(NUMBA_BOUNDSCHECK="1")


@pytest.mark.rule("FRI-12")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_simulated_games_end_with_every_token_in_its_place(players: int) -> None:
    catan, names = Catan(), [f"friends {number}" for number in range(30)]
    options = catan.label.check(players, {"friends": True, "start": "random"})
    chance = streams(names)
    boards, states = catan.simulation.begin(players, options, chance)
    catan.simulation.play_out(boards, states, chance, 20_000)
    assert (states["winner"] > 0).mean() > 0.9
    assert (states["favours_spent"].sum(1) > 0).all()
    for stream, state in zip(streams(names), states, strict=True):
        island = make_island(players, options, make_start(players, options, StreamDraws(stream)))
        assert [words for words, holds in broken(island, state) if not holds] == []

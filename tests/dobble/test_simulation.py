"""Compiled playouts, direct draws and plain Python all play the same game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa.games.dobble.rules import doors
from sobremesa.kernel.batch import Batch
from sobremesa.kernel.chance import streams
from tests.dobble.asking import GAME, a_match, in_play, now, right

PLAY = """
import json
import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
found = []
for players, game in ((2, 2), (5, 3), (3, 5)):
    match = sobremesa.new("dobble", players=players, seed=5, mode="beginner", mini_game=game, goal=1)
    play_out(match, [bot("dobble", "normal", seat) for seat in range(players)], cap=60)
    found.append(match.record())
print(json.dumps(found))
"""


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_playouts_end_and_repeat(players: int) -> None:
    played, again = (sobremesa.playouts("dobble", range(50), players=players, threads=threads) for threads in (1, 2))
    assert (played.scores == again.scores).all()
    assert (played.winners >= 0).all()
    assert (played.scores.max(1) >= 10).all()
    assert played.scores.shape == (50, players)
    assert (played.turns == 4).all(), "four mini-games, then Knights if nobody has ten points"


@pytest.mark.parametrize("mini_game", [1, 2, 3, 4, 5])
def test_playouts_of_every_mini_game_keep_the_invariants(mini_game: int) -> None:
    simulation = GAME.simulation
    options = LABEL_OPTIONS | {"mode": "beginner", "mini_game": mini_game, "goal": 4}
    chance = streams(range(20))
    boards, states = simulation.begin(5, options, chance)
    simulation.play_out(boards, states, chance, 10_000)
    for place in range(len(states)):
        assert GAME.broken(boards[place : place + 1], states[place : place + 1]) == []
        assert GAME.result(boards[place : place + 1], states[place : place + 1]) is not None


LABEL_OPTIONS = {"mode": "adventure", "mini_game": 1, "lockout": 2, "goal": 10}


def test_seats_win_equally_often() -> None:
    played = sobremesa.playouts("dobble", range(4000), players=2)
    assert abs((played.scores[:, 0] - played.scores[:, 1]).mean()) < 0.3


def test_a_batch_can_be_stepped_to_its_end() -> None:
    batch = Batch(GAME, {"mode": "beginner", "mini_game": 4, "goal": 2}, range(10), players=3)
    draws = np.random.default_rng(3)
    for _ in range(5000):
        if batch.over.all():
            break
        picks = (draws.random(10) * np.maximum(batch.counts, 1)).astype(np.int64)
        batch.play(batch.actions[np.arange(10), picks])
    assert batch.over.all()
    assert (batch.states["points"].max(1) >= 2).all()


@pytest.mark.parametrize("moment", ["laying", "route"])
def test_direct_draws_have_the_weights_of_the_listed_chances(moment: str) -> None:
    if moment == "laying":
        match = a_match()
        match.play(0, "ready")
        match.act(1, "ready")
    else:
        match = in_play(players=3, mini_game=3)
        match.act(1, right(match, 1, "c3"), now(match) + 1)
    chances = GAME.chance(match.board, match.state)
    assert chances is not None
    stream = streams(["draws"])[0]
    drawn = Counter(doors.draw_chance(match.board, match.state, 0, stream) for _ in range(20_000))
    assert set(drawn) <= set(chances.actions)
    expected = np.array(chances.weights) * 20_000 / sum(chances.weights)
    counts = np.array([drawn[action] for action in chances.actions])
    freedom = len(expected) - 1
    assert ((counts - expected) ** 2 / expected).sum() <= freedom + 8 * np.sqrt(2 * freedom)


def test_chances_are_listed_in_ascending_order() -> None:
    match = in_play(players=3, mini_game=3)
    match.act(0, right(match, 0, "c3"), now(match) + 1)
    chances = GAME.chance(match.board, match.state)
    assert chances is not None
    assert list(chances.actions) == sorted(chances.actions)


def played_elsewhere(**environment: str) -> Any:
    run = subprocess.run(
        [sys.executable, "-c", PLAY], capture_output=True, text=True, env={**os.environ, **environment}, check=True
    )
    return json.loads(run.stdout)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_record_with_the_compiler_off_and_with_bounds_checked() -> None:
    record = played_elsewhere()
    assert record == played_elsewhere(NUMBA_DISABLE_JIT="1")
    assert record == played_elsewhere(NUMBA_BOUNDSCHECK="1")

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
from sobremesa.games.catan_dice.rules import doors
from sobremesa.kernel.batch import Batch
from sobremesa.kernel.chance import streams
from tests.catan_dice.asking import GAME, a_match

PLAY = """
import json
import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
found = []
for version in ("standard", "plus"):
    match = sobremesa.new("catan_dice", players=2, seed=5, version=version)
    play_out(match, [bot("catan_dice", "random", seat) for seat in range(2)], cap=400)
    found.append(match.record())
print(json.dumps(found))
"""


@pytest.mark.parametrize(("players", "version"), [(1, "standard"), (4, "standard"), (3, "plus")])
def test_playouts_end_and_repeat(players: int, version: str) -> None:
    played, again = (
        sobremesa.playouts("catan_dice", range(50), players=players, version=version, threads=threads)
        for threads in (1, 2)
    )
    assert (played.scores == again.scores).all()
    assert (played.winners >= 0).all()
    assert played.scores.shape == (50, players)
    if version == "standard":
        assert (played.turns == 15 * players).all()
    else:
        assert (played.scores.max(1) >= 10).all()


def test_a_batch_can_be_stepped_to_its_end() -> None:
    batch = Batch(GAME, {}, range(20), players=2)
    draws = np.random.default_rng(3)
    while not batch.over.all():
        picks = (draws.random(20) * np.maximum(batch.counts, 1)).astype(np.int64)
        batch.play(batch.actions[np.arange(20), picks])
    assert (batch.states["turn"] == 30).all()


@pytest.mark.parametrize("kept", ["roll", "keep 1 2 3 4", "keep 6"])
def test_direct_draws_have_the_weights_of_the_listed_chances(kept: str) -> None:
    match = a_match()
    if kept != "roll":
        match.play(0, "roll")
    match.act(0, kept)
    chances = GAME.chance(match.board, match.state)
    assert chances is not None
    stream = streams(["draws"])[0]
    drawn = Counter(doors.draw_chance(match.board.numbers, match.state, 0, stream) for _ in range(20_000))
    assert set(drawn) <= set(chances.actions)
    expected = np.array(chances.weights) * 20_000 / sum(chances.weights)
    counts = np.array([drawn[action] for action in chances.actions])
    freedom = len(expected) - 1
    assert ((counts - expected) ** 2 / expected).sum() <= freedom + 8 * np.sqrt(2 * freedom)


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

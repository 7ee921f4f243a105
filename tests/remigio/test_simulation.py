"""Direct draws, playouts, batches and plain Python all play the same game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import begun
from sobremesa.games.remigio.rules import batch_doors
from sobremesa.kernel.batch import Batch, playouts
from sobremesa.kernel.chance import streams
from tests.remigio.positions import GAME, a_deal

PLAY = """
import json, sys
from sobremesa.bots.player import play_out
from sobremesa.bots.random_bot import RandomBot
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import new_match
from sobremesa.games.remigio.label import LABEL
match = new_match(LABEL.load(), 3, {"table": sys.argv[2]}, Seeded(5))
play_out(match, [RandomBot(seat) for seat in range(3)], cap=int(sys.argv[1]))
print(json.dumps(match.record()))
"""


def test_direct_draws_have_the_weights_of_the_listed_chances() -> None:
    match = begun(GAME, 3, GAME.label.check(3, {"cut": False}), {"dealer": 0}, Seeded(1))
    for _ in range(30):
        match.throw()
    chances = GAME.chance(match.board, match.state)
    assert chances is not None
    assert list(chances.actions) == sorted(chances.actions)
    stream = streams(["draws"])[0]
    drawn = Counter(batch_doors.draw_chance(match.board, match.state, 0, stream) for _ in range(20_000))
    assert set(drawn) == set(chances.actions)
    expected = np.array(chances.weights) * 20_000 / sum(chances.weights)
    counts = np.array([drawn[action] for action in chances.actions])
    freedom = len(expected) - 1
    assert ((counts - expected) ** 2 / expected).sum() <= freedom + 6 * np.sqrt(2 * freedom)


def test_a_forced_outcome_is_drawn_as_listed() -> None:
    match = a_deal(2).hand(0, "5 cups").hand(1, "9 cups").open(0).build()
    match.act(0, "close 5 cups")
    chances = GAME.chance(match.board, match.state)
    assert chances is not None
    assert batch_doors.draw_chance(match.board, match.state, 0, streams([1])[0]) == chances.actions[0]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_playouts_end_and_the_same_seed_gives_the_same_match(players: int) -> None:
    one, other = (playouts(GAME, {}, range(20), players=players) for _ in range(2))
    assert (one.decisions == other.decisions).all()
    assert (one.scores == other.scores).all()
    assert one.scores.shape == (20, players)
    assert (one.turns >= 1).all()


def test_a_batch_steps_many_matches_together() -> None:
    batch = Batch(GAME, {"cut": False}, range(8), players=3)
    picks = np.random.default_rng(1)
    for _ in range(60):
        batch.play(batch.actions[np.arange(8), picks.integers(0, np.maximum(batch.counts, 1))])
    assert (batch.counts[~batch.over] > 0).all()


def played_elsewhere(cap: int, table: str, **environment: str) -> Any:
    run = subprocess.run(
        [sys.executable, "-c", PLAY, str(cap), table],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=True,
    )
    return json.loads(run.stdout)


@pytest.mark.slow
@pytest.mark.parametrize("table", ["assisted", "real"])
def test_the_same_seed_gives_the_same_record_with_the_compiler_off(table: str) -> None:
    assert played_elsewhere(60, table) == played_elsewhere(60, table, NUMBA_DISABLE_JIT="1")


@pytest.mark.slow
def test_no_rule_reaches_beyond_its_arrays() -> None:
    """With bounds checked an index out of range raises instead of writing into the next field."""
    played_elsewhere(3000, "real", NUMBA_BOUNDSCHECK="1")

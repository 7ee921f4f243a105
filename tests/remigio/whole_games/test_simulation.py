"""Direct draws, playouts, batches and plain Python all play the same game."""

from __future__ import annotations

import numpy as np
import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import begun
from sobremesa.games.remigio.rules import doors
from sobremesa.kernel.batch import Batch
from sobremesa.kernel.chance import streams
from sobremesa.kernel.playouts import playouts
from tests.every_game.elsewhere import Table, check_bounds, check_without_compiler
from tests.every_game.weights import check_weights
from tests.remigio.support.positions import GAME, a_deal

TABLES = [Table("remigio", 3, cap, {"table": table}) for table, cap in (("assisted", 600), ("real", 3000))]


def test_direct_draws_have_the_weights_of_the_listed_chances() -> None:
    match = begun(GAME, 3, GAME.label.check(3, {"cut": False}), {"dealer": 0}, Seeded(1))
    for _ in range(30):
        match.throw()
    stream = streams(["draws"])[0]
    check_weights(match, lambda: doors.draw_chance(match.board, match.state, 0, stream))


def test_a_forced_outcome_is_drawn_as_listed() -> None:
    match = a_deal(2).hand(0, "5 cups").hand(1, "9 cups").open(0).build()
    match.act(0, "close 5 cups")
    chances = GAME.chance(match.board, match.state)
    assert chances is not None
    assert doors.draw_chance(match.board, match.state, 0, streams([1])[0]) == chances.actions[0]


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


@pytest.mark.slow
def test_the_same_games_are_played_with_the_compiler_off() -> None:
    check_without_compiler(*TABLES)


@pytest.mark.slow
def test_no_rule_reaches_beyond_its_arrays() -> None:
    check_bounds(*TABLES)

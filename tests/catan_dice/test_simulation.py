"""Compiled playouts, direct draws and plain Python all play the same game."""

from __future__ import annotations

import numpy as np
import pytest

import sobremesa
from sobremesa.games.catan_dice.rules import doors
from sobremesa.kernel.batch import Batch
from sobremesa.kernel.chance import streams
from tests.catan_dice.support.asking import GAME, a_match
from tests.every_game.elsewhere import Table, check_bounds, check_without_compiler
from tests.every_game.weights import check_weights

TABLES = [Table("catan_dice", 2, 400, {"version": version}) for version in ("standard", "plus")]


@pytest.mark.parametrize(("players", "version"), [(1, "standard"), (4, "standard"), (3, "plus")])
def test_playouts_end_and_repeat(players: int, version: str) -> None:
    played, again = (
        sobremesa.playouts("catan_dice", range(50), players=players, version=version, threads=threads)
        for threads in (1, 2)
    )
    assert (played.scores == again.scores).all()
    assert played.winners.any(1).all()
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
    stream = streams(["draws"])[0]
    check_weights(match, lambda: doors.draw_chance(match.board.numbers, match.state, 0, stream), all_drawn=False)


@pytest.mark.slow
def test_the_same_games_are_played_with_the_compiler_off() -> None:
    check_without_compiler(*TABLES)


@pytest.mark.slow
def test_no_rule_reaches_beyond_its_arrays() -> None:
    check_bounds(*TABLES)

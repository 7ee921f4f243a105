"""Compiled playouts, direct draws and plain Python all play the same game."""

from __future__ import annotations

import numpy as np
import pytest

import sobremesa
from sobremesa.games.dobble.label import LABEL
from sobremesa.games.dobble.rules import doors
from sobremesa.kernel.batch import Batch
from sobremesa.kernel.chance import streams
from tests.dobble.support.asking import GAME, a_match, in_play, now, right
from tests.every_game.elsewhere import Table, check_bounds, check_without_compiler
from tests.every_game.weights import check_weights

TABLES = [
    Table("dobble", players, 60, {"mode": "beginner", "mini_game": game, "goal": 1}, bots="normal")
    for players, game in ((2, 2), (5, 3), (3, 5))
]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_playouts_end_and_repeat(players: int) -> None:
    played, again = (sobremesa.playouts("dobble", range(50), players=players, threads=threads) for threads in (1, 2))
    assert (played.scores == again.scores).all()
    assert played.winners.any(1).all()
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


LABEL_OPTIONS = LABEL.check(5, {})


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
    stream = streams(["draws"])[0]
    check_weights(match, lambda: doors.draw_chance(match.board, match.state, 0, stream), all_drawn=False)


def test_chances_are_listed_in_ascending_order() -> None:
    match = in_play(players=3, mini_game=3)
    match.act(0, right(match, 0, "c3"), now(match) + 1)
    chances = GAME.chance(match.board, match.state)
    assert chances is not None
    assert list(chances.actions) == sorted(chances.actions)


@pytest.mark.slow
def test_the_same_games_are_played_with_the_compiler_off() -> None:
    check_without_compiler(*TABLES)


@pytest.mark.slow
def test_no_rule_reaches_beyond_its_arrays() -> None:
    check_bounds(*TABLES)

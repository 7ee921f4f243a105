"""Whole games for any seeds on any number of threads, until somebody presses Ctrl-C."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa.games.catan_dice.simulation import DiceSimulation

GAMES = 300_000


def test_no_seeds_gave_an_error_instead_of_no_games() -> None:
    for threads in (1, 3):
        played = sobremesa.playouts("catan", [], threads=threads)
        assert played.scores.shape == played.winners.shape == (0, 4)
        assert played.turns.shape == played.decisions.shape == (0,)


def test_more_threads_than_seeds_gave_an_error() -> None:
    one, many = (sobremesa.playouts("catan_dice", range(3), players=2, threads=threads) for threads in (1, 8))
    assert (one.scores == many.scores).all()


@pytest.mark.parametrize("threads", [1, 2])
def test_seeds_may_come_from_a_generator_or_an_array(threads: int) -> None:
    listed, made, numbers = (
        sobremesa.playouts("catan_dice", seeds, players=2, threads=threads)
        for seeds in (range(7), (seed for seed in range(7)), np.arange(7))
    )
    assert (listed.scores == made.scores).all()
    assert (listed.scores == numbers.scores).all()


@pytest.fixture
def small_stacks() -> Iterator[None]:
    """As threads have them on systems that are sparing with them."""
    before = threading.stack_size(256 * 1024)
    yield
    threading.stack_size(before)


@pytest.mark.usefixtures("small_stacks")
@pytest.mark.parametrize("game", ["catan", "catan_dice", "dobble", "remigio"])
def test_a_small_stack_is_enough(game: str) -> None:
    one, two = (sobremesa.playouts(game, range(4), players=2, threads=threads) for threads in (1, 2))
    assert (one.decisions == two.decisions).all()


@pytest.mark.parametrize("ask", [sobremesa.playouts, sobremesa.batch])
@pytest.mark.parametrize("seeds", [100, "abc"])
def test_a_number_of_games_instead_of_seeds_was_no_iterable_and_a_word_three_games(ask: Any, seeds: Any) -> None:
    with pytest.raises(TypeError, match=rf"seeds: one for each game, like range\(100\), not {seeds!r} alone"):
        ask("catan_dice", seeds)


def test_a_batch_without_observations_left_learners_wishes_out_in_silence() -> None:
    with pytest.raises(ValueError, match="say an observation, too"):
        sobremesa.batch("catan_dice", range(2), threads=2)


def test_no_thread_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one thread"):
        sobremesa.playouts("catan_dice", range(3), threads=0)


@pytest.fixture
def heard() -> Iterator[None]:
    """Ctrl-C means what it means in a terminal; workers of the test run do not listen to it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heard")
@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_was_heard_only_when_all_games_were_over(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    play_out = DiceSimulation.play_out

    def counted(self: DiceSimulation, boards: Any, states: Any, *more: Any) -> Any:
        if len(played) == 20:
            os.kill(os.getpid(), signal.SIGINT)
        played.append(len(states))
        return play_out(self, boards, states, *more)

    monkeypatch.setattr(DiceSimulation, "play_out", counted)
    with pytest.raises(KeyboardInterrupt):
        sobremesa.playouts("catan_dice", range(GAMES), players=4, threads=threads)
    assert sum(played) < GAMES


def test_a_tie_was_told_as_a_win_of_the_lowest_seat() -> None:
    played = sobremesa.playouts("catan_dice", range(600), players=4)
    best = played.scores == played.scores.max(1, keepdims=True)
    assert (played.winners == best).all()
    assert (played.winners.sum(1) > 1).any(), "among so many games there are ties"

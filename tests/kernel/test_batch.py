"""Simulation: many games at once are the same games as one at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa.contract.toys.sealed import Sealed
from sobremesa.games import rules
from sobremesa.kernel.batch import Batch
from sobremesa.kernel.playouts import playouts
from sobremesa.kernel.simulation import simulation_of

CATAN = rules("catan")


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"setup": "beginner"}), (4, {"dice": "balanced"})])
def test_playouts_end_with_one_winner_who_has_enough_points(players: int, options: dict[str, Any]) -> None:
    played = playouts(CATAN, options, range(60), players=players)
    assert played.winners.shape == (60, players)
    assert (played.winners.sum(1) == 1).all()
    assert (played.scores[played.winners] >= 10).all()
    assert played.winners.any(0).all()


def test_the_number_of_threads_does_not_matter() -> None:
    one, two = playouts(CATAN, {}, range(41)), playouts(CATAN, {}, range(41), threads=2)
    for name in ("winners", "turns", "scores", "decisions"):
        assert (getattr(one, name) == getattr(two, name)).all()


def test_a_seed_names_its_game_whoever_plays_beside_it() -> None:
    together, alone = playouts(CATAN, {}, range(10)), playouts(CATAN, {}, [7])
    assert together.turns[7] == alone.turns[0]
    assert (together.scores[7] == alone.scores[0]).all()


def test_games_stepped_from_numpy_come_to_an_end() -> None:
    batch = Batch(CATAN, {"goal": 5}, range(20))
    picks = np.random.default_rng(1)
    for _ in range(4000):
        if batch.over.all():
            break
        chosen = batch.actions[np.arange(20), picks.integers(0, np.maximum(batch.counts, 1))]
        batch.play(chosen)
    assert batch.over.all()
    assert (batch.winners.sum(1) == 1).all()
    assert (batch.scores[batch.winners] >= 5).all()


def test_a_batch_lists_what_a_match_lists() -> None:
    batch = Batch(CATAN, {}, range(5))
    for place in range(5):
        island, _ = CATAN.begin(4, CATAN.label.check(4, {}), CATAN.setup(4, CATAN.label.check(4, {}), _first_island()))
        listed = CATAN.legal(island, batch.states[place : place + 1], int(batch.seats[place]))
        assert batch.actions[place, : batch.counts[place]].tolist() == listed


def _first_island() -> Any:
    from sobremesa.contract.dice import Seeded

    return Seeded(1)


def test_unknown_policies_and_games_without_simulation_are_named() -> None:
    with pytest.raises(LookupError, match="no compiled policy 'clever'"):
        playouts(CATAN, {}, [1], "clever")
    with pytest.raises(LookupError, match="sealed has no compiled simulation"):
        simulation_of(Sealed())

"""Games of one batch that differ in their options and numbers of players."""

from __future__ import annotations

import numpy as np
import pytest

import sobremesa
from sobremesa.contract.errors import IllegalAction
from sobremesa.kernel.learning.mixed import MixedBatch

EACH = [{"players": 2}, {"players": 4, "goal": 5}, {"players": 2}, {"goal": 4}]


def mixed(**how: object) -> MixedBatch:
    return sobremesa.mixed_batch("catan", [7, 8, 9, 10], EACH, observation="features", players=3, **how)


def test_each_game_is_the_one_it_would_be_among_its_equals() -> None:
    batch = mixed()
    alone = [
        sobremesa.batch(
            "catan", [seed], observation="features", players=wishes.get("players", 3), goal=wishes.get("goal")
        )
        for seed, wishes in zip([7, 8, 9, 10], EACH, strict=True)
    ]
    assert batch.players.tolist() == [2, 4, 2, 3]
    for _ in range(400):
        chosen = batch.sample()
        batch.step(chosen)
        for place, one in enumerate(alone):
            one.step(chosen[place : place + 1])
            assert batch.seat[place] == one.seat[0]
            assert np.array_equal(batch.mask[place, : len(one.table)], one.mask[0])
            assert np.array_equal(batch.observation[place, : len(one.columns)], one.observation[0])
            assert np.array_equal(batch.rewards[place, : one.players], one.rewards[0])


def test_what_a_game_does_not_have_is_nought() -> None:
    batch = mixed()
    assert [table.name for table in batch.tables] == ["catan-2p-v0", "catan-4p-v0", "catan-2p-v0", "catan-3p-v0"]
    assert not batch.mask[0, len(batch.tables[0]) :].any()
    assert not batch.observation[0, len(batch.columns_of(0)) :].any()
    assert len(batch.columns_of(1)) == batch.observation.shape[1]


def test_an_illegal_index_names_its_game_and_changes_nothing() -> None:
    batch = mixed()
    before = [batch.observation.tobytes(), batch.mask.tobytes()]
    chosen = batch.sample()
    chosen[2] = len(batch.tables[2])
    with pytest.raises(IllegalAction, match=f"game 2: {len(batch.tables[2])} is no index of catan-2p-v0"):
        batch.step(chosen)
    with pytest.raises(ValueError, match="one index for each of 4 games"):
        batch.step(chosen[:3])
    assert [batch.observation.tobytes(), batch.mask.tobytes()] == before
    batch.reset([7, 8, 9, 10])
    assert [batch.observation.tobytes(), batch.mask.tobytes()] == before


def test_wishes_are_counted_and_threads_change_nothing() -> None:
    with pytest.raises(ValueError, match="wishes for every game are needed: 2, not "):
        sobremesa.mixed_batch("catan", [1, 2], EACH, observation="nothing")
    one, two = mixed(), mixed(threads=2, on_illegal="lose")
    for _ in range(50):
        one.step(one.sample())
        two.step(two.sample())
    assert one.observation.tobytes() == two.observation.tobytes()
    one.close()
    two.close()

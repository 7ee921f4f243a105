"""A batch is handed wrong actions: it says so, and every game stays as it was."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa.contract.errors import IllegalAction
from sobremesa.games.catan.rules import actions
from sobremesa.kernel.batch import Batch


def unchanged(batch: Batch, chosen: Any, error: type[Exception], words: str) -> None:
    before = batch.states.tobytes(), batch.chance.tobytes(), batch.actions.tobytes()
    with pytest.raises(error, match=words):
        batch.play(chosen)
    assert (batch.states.tobytes(), batch.chance.tobytes(), batch.actions.tobytes()) == before


def test_a_short_array_of_actions_ended_in_a_segmentation_fault() -> None:
    batch = sobremesa.batch("catan_dice", range(5), players=2)
    wrongs: list[Any] = [batch.actions[:3, 0], batch.actions, batch.actions[0, 0], []]
    for wrong in wrongs:
        unchanged(batch, wrong, ValueError, "one action for each of 5 games")
        with pytest.raises(ValueError, match="one action for each"):
            batch.play(wrong, check=False)


@pytest.mark.parametrize("kind", [np.float64, np.bool_, np.str_, object])
def test_actions_that_are_no_whole_numbers_were_taken_for_some(kind: type) -> None:
    batch = sobremesa.batch("catan_dice", range(5), players=2)
    unchanged(batch, batch.actions[:, 0].astype(kind), TypeError, "actions are whole numbers")


@pytest.mark.parametrize("wild", [-1, 0, 2**62, 255, 2**40 + 7])
def test_a_wild_action_ended_in_a_segmentation_fault(wild: int) -> None:
    batch = sobremesa.batch("catan", range(5))
    chosen = batch.actions[:, 0].copy()
    chosen[3] = wild
    unchanged(batch, chosen, IllegalAction, f"game 3: seat . may not play {wild} now")


def test_an_illegal_city_thirty_times_left_fewer_than_no_cities() -> None:
    batch = sobremesa.batch("catan", range(2))
    city = actions.CITY | 3 << 8
    unchanged(batch, np.full(2, city), IllegalAction, "game 0")


def test_what_stands_behind_the_listed_actions_of_a_row_is_not_legal() -> None:
    batch = sobremesa.batch("catan", range(2))
    stale = int(batch.actions[0, 0])
    batch.play(batch.actions[:, 0])
    batch.actions[:, batch.counts.max() :] = stale
    assert stale not in batch.actions[0, : batch.counts[0]]
    unchanged(batch, np.full(2, stale), IllegalAction, "game 0")


def test_small_and_unsigned_numbers_are_actions_too() -> None:
    for kind in (np.int32, np.uint16, np.uint64):
        batch = sobremesa.batch("catan_dice", range(3), players=2)
        batch.play(batch.actions[:, 0].astype(kind))
    batch.play(batch.actions[:, 0].tolist())


def test_games_that_are_over_take_any_action_and_stay_as_they_are() -> None:
    batch = sobremesa.batch("catan_dice", range(3), players=1)
    while not batch.over.all():
        batch.play(batch.actions[:, 0])
    before = batch.states.tobytes()
    batch.play(np.array([-1, 2**62, 0]))
    assert batch.states.tobytes() == before


def at_a_discard() -> Batch:
    """Somebody has to discard in one of the games."""
    batch = sobremesa.batch("catan", range(8))
    picks = np.random.default_rng(1)
    for _ in range(1500):
        open_ended = batch.actions[:, 0] >> 8 == (1 << 45) - 1
        if (open_ended & ~batch.over).any():
            return batch
        batch.play(batch.actions[np.arange(8), picks.integers(0, np.maximum(batch.counts, 1))])
    raise AssertionError("nobody had to discard")


def test_an_open_discard_is_filled_in_or_named_and_checked() -> None:
    batch = at_a_discard()
    place = int(np.flatnonzero(batch.actions[:, 0] >> 8 == (1 << 45) - 1)[0])
    seat, chosen = int(batch.seats[place]), batch.actions[:, 0].copy()
    chosen[place] = actions.DISCARD
    unchanged(batch, chosen, IllegalAction, f"game {place}: seat {seat}")
    batch.play(batch.actions[:, 0])
    filled = batch.match(place).steps
    assert any(actor == seat and action & 0xFF == actions.DISCARD for actor, action in list(filled)[-8:])


def test_a_batch_of_no_games_is_empty_and_over() -> None:
    batch = sobremesa.batch("catan", [])
    batch.play([])
    assert not len(batch)
    assert batch.over.all()
    assert batch.scores.shape == (0, 4)

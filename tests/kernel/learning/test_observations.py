"""What a learner sees is made of its seat's view: whatever is hidden may change, and not a byte of it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import sobremesa
from sobremesa.contract.dice import Seeded
from sobremesa.kernel.learning.batch import LearningBatch
from tests.catan.support.other_world import scramble as scramble_catan
from tests.remigio.support.other_world import scramble as scramble_remigio

OTHER_WORLDS: dict[str, Callable[..., Any]] = {"catan": scramble_catan, "remigio": scramble_remigio}
WITH_SECRETS = [("catan", "features"), ("catan", "board"), ("remigio", "features")]
KINDS = [*WITH_SECRETS, ("catan_dice", "features"), ("dobble", "features")]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_an_observation_has_a_name_for_each_column(game: str, kind: str) -> None:
    for players in (2, 4):
        batch = sobremesa.batch(game, [1], players=players, observation=kind)
        assert batch.observation.shape == (1, len(batch.columns))
        assert len(set(batch.columns)) == len(batch.columns)


@pytest.mark.parametrize(("game", "kind"), WITH_SECRETS)
def test_an_observation_is_the_same_in_every_world_the_seat_cannot_tell_apart(game: str, kind: str) -> None:
    batch = sobremesa.batch(game, [3], observation=kind)
    board = sobremesa.new(game, seed=3).board
    draws, changed = Seeded("worlds"), 0
    for step in range(600):
        if step % 3 == 0:
            changed += looks_the_same(batch, board, OTHER_WORLDS[game], draws)
        batch.step(batch.sample())
        if batch.done[0]:
            break
    assert changed, "nothing hidden ever changed: it proves nothing"


def looks_the_same(batch: LearningBatch, board: Any, scramble: Callable[..., Any], draws: Seeded) -> int:
    share = batch._shares[0]
    truth, seen, mask = share.states.tobytes(), batch.observation.tobytes(), batch.mask.tobytes()
    other = scramble(board, share.states, int(batch.seat[0]), draws)
    share.states[:] = other
    share.look()
    assert batch.observation.tobytes() == seen
    assert batch.mask.tobytes() == mask
    changed = int(other.tobytes() != truth)
    share.raw[0] = memoryview(truth).cast("b")
    share.look()
    return changed


@pytest.mark.parametrize(
    ("game", "kind", "options"),
    [
        ("catan", "features", {"discard_limit": 5}),
        ("catan", "board", {"discard_limit": 5}),
        ("remigio", "features", {"hint": False}),
    ],
)
def test_others_saw_what_was_half_chosen(game: str, kind: str, options: dict[str, Any]) -> None:
    """CAT-23: a discard is sealed, also while it is gathered card by card."""
    batch = sobremesa.batch(game, [5], players=3, observation=kind, **options)
    share, looked = batch._shares[0], 0
    while looked < 40:
        batch.step(batch.sample())
        seat, half = int(batch.seat[0]), (share.prefixes.copy(), share.taken.copy())
        if half[1].any() if game == "catan" else half[0][:, -1].any():
            looked += 1
            told = [share.seen_by(other).tobytes() for other in range(3)]
            own = batch.observation.tobytes()
            assert told[seat] == own
            share.prefixes[:] = share.taken[:] = 0
            nothing = [share.seen_by(other).tobytes() for other in range(3)]
            share.prefixes[:], share.taken[:] = half
            assert [other for other in range(3) if told[other] != nothing[other]] == [seat]


def test_features_kept_from_step_to_step_are_those_read_anew() -> None:
    batch = sobremesa.batch("catan", range(6), players=3, observation="features")
    share, looked = batch._shares[0], 0
    for step in range(400):
        batch.step(batch.sample())
        if step % 5 == 0:
            kept = batch.observation.tobytes()
            share.fresh[:] = True
            share.observe()
            assert batch.observation.tobytes() == kept
            looked += 1
    assert looked == 80

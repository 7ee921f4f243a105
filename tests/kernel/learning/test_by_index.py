"""What a learner trained in an environment plays at a table: a bot like any other, from its view."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.kernel.learning.by_index import ByIndex


def first_allowed(seen: NDArray[np.float32], mask: NDArray[np.bool_]) -> int:
    return int(mask.argmax())


class AnyAllowed:
    def __init__(self, seed: int) -> None:
        self.draws = np.random.default_rng(seed)
        self.seen: list[NDArray[np.float32]] = []

    def __call__(self, seen: NDArray[np.float32], mask: NDArray[np.bool_]) -> int:
        self.seen.append(seen)
        return int(self.draws.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize(("game", "players"), [("catan", 3), ("remigio", 2), ("catan_dice", 2)])
def test_a_policy_plays_a_match_to_its_end(game: str, players: int) -> None:
    policy = AnyAllowed(1)
    options: dict[str, Any] = {"goal": 4} if game == "catan" else {}
    match = sobremesa.new(game, players, seed=2, **options)
    others = [bot(game, "random", seat) for seat in range(players - 1)]
    play_out(match, [ByIndex(policy, **options), *others])
    assert match.result is not None
    assert policy.seen
    assert all(np.isfinite(seen).all() for seen in policy.seen)


def test_a_discard_is_chosen_card_by_card() -> None:
    match = sobremesa.new("catan", 2, seed=1)
    play_out(match, [ByIndex(first_allowed), bot("catan", "random", 1)], cap=300)
    assert len(match.steps) > 100


def test_whoever_is_not_asked_keeps_quiet() -> None:
    match = sobremesa.new("catan", 2, seed=1)
    other = 1 - match.awaited[0]
    assert ByIndex(first_allowed).choose(match.view(other), list) is None

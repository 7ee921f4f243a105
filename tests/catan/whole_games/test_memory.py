"""What a seat remembers of the others' hands: exact but for thefts it could not see, and as sure as it should be."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import InTurn
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match
from sobremesa.games.catan.memory import MOST, Memory, recall


def moments(seed: int, players: int, every: int = 7, **options: Any) -> Iterator[Match]:
    match = sobremesa.new("catan", players=players, seed=f"memory {seed}", **options)
    asking = InTurn(match, [bot("catan", "greedy", seat) for seat in range(players)])
    for turn in range(4000):
        if not asking.turn():
            return
        if turn % every == 0 and match.result is None:
            yield match


def remembered(match: Match, viewer: int | None) -> tuple[Any, Any]:
    return recall(match.board, viewer, match.history(viewer)).possibilities(match.view(viewer).state)


def chance_of_truth(match: Match, viewer: int | None) -> float:
    hands, weights = remembered(match, viewer)
    true = match.state[0]["hands"][: match.board.players]
    return float(weights[(hands == true).all((1, 2))].sum())


def test_with_two_players_the_other_hand_is_known_exactly() -> None:
    for match in moments(1, 2):
        assert [chance_of_truth(match, viewer) for viewer in (0, 1)] == pytest.approx([1.0, 1.0])


def test_what_might_have_been_does_not_change_what_is_remembered() -> None:
    """A coach asks about the same moment again after every choice there was."""
    for match in moments(3, 4, every=29):
        once = remembered(match, 0)
        for action in match.legal(actor := match.awaited[0]).actions[:4]:
            other = match.copy()
            other.act(actor, action)
            remembered(other, 0)
        again = remembered(match, 0)
        assert all(np.array_equal(then, now) for then, now in zip(once, again, strict=True))


@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {"discard_limit": 5})])
def test_the_truth_is_always_among_what_is_remembered(players: int, options: dict[str, Any]) -> None:
    for match in moments(2, players, **options):
        for viewer in range(players):
            hands, weights = remembered(match, viewer)
            assert 0 < len(weights) <= MOST
            assert chance_of_truth(match, viewer) > 0 or len(weights) == MOST
            assert sum(weights.tolist()) == pytest.approx(1.0)
            assert (hands.sum(2) == match.state[0]["hand_size"][:players]).all()


@pytest.mark.slow
def test_what_is_remembered_is_right_as_often_as_it_says() -> None:
    """Over thousands of positions the likeliest hands are the true ones as often as their weights promise."""
    said: list[float] = []
    right: list[bool] = []
    unsure = 0
    for seed in range(12):
        for match in moments(10 + seed, 4, every=5):
            for viewer in range(4):
                hands, weights = remembered(match, viewer)
                if not len(weights):
                    unsure += 1
                    continue
                best = int(weights.argmax())
                said.append(float(weights[best]))
                right.append(bool((hands[best] == match.state[0]["hands"][:4]).all()))
    sure = np.array(said)
    spread = 4 * sqrt(float((sure * (1 - sure)).sum())) + 0.02 * len(sure)
    assert len(sure) > 2000
    assert unsure < len(sure) / 50
    assert abs(sum(right) - sure.sum()) < spread


def test_imagined_hands_hit_the_truth_as_often_as_is_remembered() -> None:
    draws, hits, said = Seeded("imagined hands"), 0, []
    for match in moments(3, 4, every=11):
        for viewer in range(4):
            imagined = match.view(viewer).imagine(draws, match.history(viewer))
            hits += bool((imagined[0]["hands"] == match.state[0]["hands"]).all())
            said.append(chance_of_truth(match, viewer))
    sure = np.array(said)
    assert abs(hits - sure.sum()) <= 4 * sqrt(float((sure * (1 - sure)).sum())) + 3


@pytest.mark.parametrize("part", [slice(0, 40), slice(40, None)])
def test_a_history_that_is_not_whole_is_not_trusted(part: slice) -> None:
    *_, match = moments(4, 3, every=25)
    history = match.history(0)[part]
    memory = Memory(match.board, 0)
    memory.hear(history)
    assert len(memory.possibilities(match.view(0).state)[1]) == 0
    imagined = match.view(0).imagine(Seeded(1), history)
    assert (imagined[0]["hands"].sum(1) == match.state[0]["hand_size"]).all()
    assert (imagined[0]["hands"].sum(0) == match.state[0]["hands"].sum(0)).all()

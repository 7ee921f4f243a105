"""A seed is one game, in a batch and as a match, and its end means the same in both."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa.contract.action import TIME
from sobremesa.games import OURS
from sobremesa.kernel.batch import Batch

GAMES = 3
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("catan", 4, {}),
    ("catan", 3, {"setup": "beginner"}),
    ("catan", 4, {"map": "corsica", "dice": "balanced"}),
    ("catan", 6, {"friends": True, "helpers": True}),
    ("catan_dice", 2, {}),
    ("catan_dice", 3, {"version": "plus"}),
    ("dobble", 3, {"goal": 2}),
    ("remigio", 3, {}),
]


def step(batch: Batch, steps: int) -> Batch:
    picks = np.random.default_rng(1)
    for _ in range(steps):
        if batch.over.all():
            break
        batch.play(batch.actions[np.arange(len(batch)), picks.integers(0, np.maximum(batch.counts, 1))])
    return batch


def is_same(one: Any, other: Any) -> bool:
    """Field by field: between them anything may lie."""
    return all((one[name] == other[name]).all() for name in one.dtype.names)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_game_taken_out_of_a_batch_is_a_match_that_can_be_recorded_and_replayed(
    game: str, players: int, options: dict[str, Any]
) -> None:
    batch = step(sobremesa.batch(game, range(GAMES), players=players, **options), 300)
    for place in range(GAMES):
        match = batch.match(np.int64(place))
        assert is_same(match.state, batch.states[place : place + 1])
        assert is_same(sobremesa.replay(match.record()).state, match.state)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_the_same_seed_began_another_game_in_a_batch(game: str, players: int, options: dict[str, Any]) -> None:
    batch = step(sobremesa.batch(game, ["a", "b"], players=players, **options), 150)
    theirs = batch.match(1)
    steps, match = list(theirs.steps), sobremesa.new(game, players, seed="b", **options)
    assert match.start == theirs.start
    while len(match.steps) < len(steps):
        actor, action = steps[len(match.steps)]
        assert actor == TIME or actor >= 0, "chance has decided the same"
        if actor == TIME:
            match.replay_step(TIME, action)
            match.run_chance()
        else:
            match.play(actor, action)
    assert list(match.steps)[: len(steps)] == steps


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("catan", 2, {"goal": 4}),
        ("catan_dice", 4, {}),
        ("catan_dice", 2, {"version": "plus"}),
        ("dobble", 4, {"goal": 2}),
        ("remigio", 2, {"limit": 1}),
    ],
)
def test_winners_scores_and_turns_meant_one_thing_in_a_match_and_another_in_a_simulation(
    game: str, players: int, options: dict[str, Any]
) -> None:
    batch = sobremesa.batch(game, range(GAMES), players=players, **options)
    batch.simulation.play_out(batch.boards, batch.states, batch.chance, 100_000)
    for place in range(GAMES):
        match = batch.match(place)
        match.state = batch.states[place : place + 1]
        assert match.result is not None
        assert match.result.winners == tuple(np.flatnonzero(batch.winners[place]))
        assert match.result.scores == tuple(batch.scores[place])
        assert match.turns == batch.turns[place]


def test_a_game_says_what_its_turns_are() -> None:
    counted = {name: sobremesa.games()[name].turns for name in OURS}
    assert counted == {"catan": "turns", "catan_dice": "turns", "dobble": "mini-games", "remigio": "deals"}


def test_a_match_from_a_batch_is_drawn_and_played_on_without_touching_the_batch() -> None:
    batch = step(sobremesa.batch("catan_dice", range(2), players=2), 10)
    before = batch.states.tobytes()
    match = batch.match(0)
    assert match.svg().startswith("<svg")
    match.play(match.awaited[0], match.legal(match.awaited[0]).actions[0])
    assert batch.states.tobytes() == before
    assert len(batch.match(0).steps) < len(match.steps)


def test_a_batch_that_keeps_nothing_says_so() -> None:
    batch = sobremesa.batch("catan_dice", range(2), players=2, keep=False)
    with pytest.raises(LookupError, match="keep=True"):
        batch.match(0)
    with pytest.raises(IndexError, match="the batch has 2 games, 2 is not among them"):
        batch.match(2)

"""The contract holds with helpers on at every table size; nothing hidden has any influence."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from sobremesa.contract.conformance import (
    Subject,
    check_basics,
    check_imagine,
    check_same_story,
    check_sufficiency,
    check_two_worlds,
)
from sobremesa.contract.conformance.playing import moments
from sobremesa.contract.dice import Seeded
from sobremesa.games import rules
from sobremesa.games.catan.rules.actions import FIRST_HELPFUL, LAST_HELPFUL, LOOKED
from sobremesa.games.catan.simulation import CatanSimulation
from sobremesa.kernel.chance import streams
from tests.catan.other_world import scramble

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {"setup": "beginner", "phases": "strict"}),
    (5, {"between_turns": "paired"}),
    (6, {"friends": True}),
    (4, {"map": "new_york", "canal": True}),
]

EACH = [pytest.param(*table, marks=[] if table == (4, {}) else pytest.mark.slow) for table in TABLES]
"""The quick lane looks at one table, the full run at all of them."""


def subject(players: int, options: dict[str, Any], every: int, cap: int = 500) -> Subject:
    return Subject(rules("catan"), players, {"helpers": True, **options}, scramble, cap=cap, every=every)


@pytest.mark.parametrize(("players", "options"), EACH)
def test_catan_with_helpers_keeps_the_manners_of_the_contract(players: int, options: dict[str, Any]) -> None:
    check_basics(subject(players, options, 1), games=1)


@pytest.mark.rule("HLP-10", "HLP-11")
@pytest.mark.parametrize("check", [check_sufficiency, check_two_worlds, check_same_story, check_imagine])
@pytest.mark.parametrize(("players", "options"), EACH)
def test_nothing_hidden_has_any_influence_on_helpers(players: int, options: dict[str, Any], check: Any) -> None:
    check(subject(players, options, 5), games=1)


@pytest.mark.slow
def test_lively_play_uses_every_helper() -> None:
    """A check that never sees a hand shown or a knight given up proves little."""
    seen: set[int] = set()
    for seed in range(10):
        *_, match = moments(subject(4, {"goal": 12}, 1, cap=1200), seed)
        seen |= {action & 0xFF for _, action in match.steps}
    wanted = {*range(FIRST_HELPFUL, LAST_HELPFUL + 1), LOOKED}
    assert {kind.name for kind in rules("catan").kinds if kind.number in wanted - seen} == set()


@pytest.mark.parametrize("players", [3, 6])
def test_simulated_games_with_helpers_come_to_an_end_and_hold_together(players: int) -> None:
    game = rules("catan")
    simulation, options = CatanSimulation(game.label), game.label.check(players, {"helpers": True})
    chance = streams(range(30))
    boards, states = simulation.begin(players, options, chance)
    simulation.play_out(boards, states, chance, 100_000)
    winners, _, _ = simulation.summary(boards, states)
    assert (winners >= 0).all()
    assert (np.sort(states["helper"][:, :players], axis=1)[:, 0] > 0).all()
    island = game.begin(players, options, game.setup(players, options, Seeded(1)))[0]
    for place in range(30):
        here = replace(island, numbers=boards[place : place + 1])
        assert game.broken(here, states[place : place + 1].copy()) == []

"""The contract holds with helpers on at every table size; nothing hidden has any influence."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from sobremesa.contract.conformance import SECRETS, check_basics
from sobremesa.contract.dice import Seeded
from sobremesa.games import rules
from sobremesa.games.catan.expansions.helpers.rules.actions import BLOCK, LOOKED
from sobremesa.games.catan.simulation import CatanSimulation
from sobremesa.kernel.chance import streams
from tests.catan.support.conforming import Tables, each, kinds_played, subject

HELPERS = {"helpers": True}
TABLES: Tables = [
    (4, {}),
    (3, {"setup": "beginner", "phases": "strict"}),
    (5, {"between_turns": "paired"}),
    (6, {"friends": True}),
    (4, {"map": "new_york", "canal": True}),
]
EACH = each(TABLES, quick=0)


@pytest.mark.parametrize(("players", "options"), EACH)
def test_catan_with_helpers_keeps_the_manners_of_the_contract(players: int, options: dict[str, Any]) -> None:
    check_basics(subject(players, HELPERS | options, cap=500), games=1)


@pytest.mark.rule("HLP-10", "HLP-11")
@pytest.mark.parametrize("check", SECRETS)
@pytest.mark.parametrize(("players", "options"), EACH)
def test_nothing_hidden_has_any_influence_on_helpers(players: int, options: dict[str, Any], check: Any) -> None:
    check(subject(players, HELPERS | options, every=9, cap=500), games=1)


@pytest.mark.slow
def test_lively_play_uses_every_helper() -> None:
    """A check that never sees a hand shown or a knight given up proves little."""
    seen = kinds_played([subject(4, {**HELPERS, "goal": 12}, cap=1200)] * 10)
    wanted = {*BLOCK.kinds, LOOKED}
    assert {kind.name for kind in rules("catan").kinds if kind.number in wanted - seen} == set()


@pytest.mark.parametrize("players", [3, 6])
def test_simulated_games_with_helpers_come_to_an_end_and_hold_together(players: int) -> None:
    game = rules("catan")
    simulation, options = CatanSimulation(), game.label.check(players, {"helpers": True})
    chance = streams(range(30))
    boards, states = simulation.begin(players, options, chance)
    simulation.play_out(boards, states, chance, 100_000)
    winners, _, _ = simulation.summary(players, boards, states)
    assert (winners.sum(1) == 1).all()
    assert (np.sort(states["helper"][:, :players], axis=1)[:, 0] > 0).all()
    island = game.begin(players, options, game.setup(players, options, Seeded(1)))[0]
    for place in range(30):
        here = replace(island, numbers=boards[place : place + 1])
        assert game.broken(here, states[place : place + 1].copy()) == []

"""The contract holds at large tables, on maps and with expansions in every allowed combination."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.conformance import (
    Subject,
    check_basics,
    check_imagine,
    check_same_story,
    check_sufficiency,
    check_two_worlds,
)
from sobremesa.games import rules
from tests.catan.other_world import scramble

TABLES: list[tuple[int, dict[str, Any]]] = [
    (5, {}),
    (6, {"between_turns": "paired"}),
    (3, {"map": "corsica"}),
    (4, {"map": "new_york", "canal": True}),
    (6, {"map": "corsica"}),
    (5, {"map": "new_york", "canal": True, "between_turns": "paired"}),
]

EACH = [pytest.param(*table, marks=pytest.mark.slow) for table in TABLES]


def subject(players: int, options: dict[str, Any], every: int) -> Subject:
    return Subject(rules("catan"), players, {"goal": 6, **options}, scramble, cap=500, every=every)


@pytest.mark.parametrize(("players", "options"), EACH)
def test_the_manners_of_the_contract_are_kept(players: int, options: dict[str, Any]) -> None:
    check_basics(subject(players, options, 1), games=1)


@pytest.mark.parametrize("check", [check_sufficiency, check_two_worlds, check_same_story, check_imagine])
@pytest.mark.parametrize(("players", "options"), EACH)
def test_nothing_hidden_has_any_influence(players: int, options: dict[str, Any], check: Any) -> None:
    check(subject(players, options, 5), games=1)

"""CATAN keeps the contract at every table size and with every option; nothing hidden has any influence."""

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
    (2, {}),
    (3, {"setup": "beginner"}),
    (4, {}),
    (4, {"setup": "beginner", "phases": "strict"}),
    (3, {"dice": "balanced", "robber": "friendly", "tokens": "random"}),
    (4, {"goal": 6, "discard_limit": 5, "start": "random", "offers": 3}),
]


def subject(players: int, options: dict[str, Any], every: int) -> Subject:
    return Subject(rules("catan"), players, options, scramble, cap=700, every=every)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_catan_keeps_the_manners_of_the_contract(players: int, options: dict[str, Any]) -> None:
    check_basics(subject(players, options, 1), games=1)


@pytest.mark.rule("CAT-47")
@pytest.mark.parametrize("check", [check_sufficiency, check_two_worlds, check_same_story, check_imagine])
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_nothing_hidden_has_any_influence(players: int, options: dict[str, Any], check: Any) -> None:
    check(subject(players, options, 3), games=2)

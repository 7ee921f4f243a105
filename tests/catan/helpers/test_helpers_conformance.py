"""The contract holds with helpers on at every table size; nothing hidden has any influence."""

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
from sobremesa.contract.conformance.playing import moments
from sobremesa.games import rules
from sobremesa.games.catan.rules.actions import FIRST_HELPFUL, LAST_HELPFUL, LOOKED
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

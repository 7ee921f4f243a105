"""Entre amigos keeps the contract at every table size: no token that is hidden has any influence (FRI-11)."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.conformance import (
    NotConforming,
    Subject,
    check_basics,
    check_imagine,
    check_same_story,
    check_sufficiency,
    check_two_worlds,
)
from sobremesa.contract.conformance.playing import moments
from sobremesa.contract.fields import Records
from sobremesa.games import rules
from sobremesa.games.catan.board.bounds import COMPASS
from sobremesa.games.catan.game import Catan
from sobremesa.games.catan.island import Island
from sobremesa.games.catan.rules import actions
from tests.catan.other_world import scramble

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {}),
    (4, {"setup": "beginner", "phases": "strict", "robber": "friendly"}),
    (5, {}),
    (6, {"between_turns": "paired"}),
    (6, {"map": "corsica"}),
    (3, {"map": "corsica", "helpers": True}),
    (5, {"helpers": True}),
]

EACH = [pytest.param(*table, marks=[] if table == (4, {}) else pytest.mark.slow) for table in TABLES]
"""The quick lane looks at one table, the full run at all of them."""


def subject(players: int, options: dict[str, Any], every: int) -> Subject:
    return Subject(rules("catan"), players, {"friends": True, **options}, scramble, cap=700, every=every)


@pytest.mark.parametrize(("players", "options"), EACH)
def test_the_manners_of_the_contract_are_kept(players: int, options: dict[str, Any]) -> None:
    check_basics(subject(players, options, 1), games=1)


@pytest.mark.rule("FRI-11")
@pytest.mark.parametrize("check", [check_sufficiency, check_two_worlds, check_same_story, check_imagine])
@pytest.mark.parametrize(("players", "options"), EACH)
def test_nothing_hidden_has_any_influence(players: int, options: dict[str, Any], check: Any) -> None:
    check(subject(players, options, 4), games=1)


def test_lively_play_reaches_every_friendly_action() -> None:
    seen: set[int] = set()
    friendly = range(actions.FIRST_FRIENDLY, actions.LAST_FRIENDLY + 1)
    wanted = {actions.FAVOUR, *friendly} - {actions.FIRST_DRAW}  # two owners at once: too rare to wait for
    for seed in range(8):
        players, options = TABLES[seed % 4]
        *_, match = moments(subject(players, options, 1), seed)
        seen |= {action & 0xFF for _, action in match.steps}
    assert wanted <= seen


class OpenSupply(Catan):
    """A twin in which the legal actions tell whether the supply still holds a compass."""

    def legal(self, board: Island, state: Records, seat: int) -> list[int]:
        found = super().legal(board, state, seat)
        if state[0]["favour_supply"][COMPASS]:
            return found
        return [action for action in found if action != actions.EXCHANGE_FAVOUR]


def test_a_leak_of_the_supply_is_caught() -> None:
    with pytest.raises(NotConforming):
        check_sufficiency(Subject(OpenSupply(), 4, {"friends": True}, scramble, cap=900), 1)

"""Entre amigos keeps the contract at every table size: no token that is hidden has any influence (FRI-11)."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.conformance import SECRETS, NotConforming, Subject, check_basics, check_sufficiency
from sobremesa.contract.fields import Records
from sobremesa.games.catan.expansions.friends.rules import actions as friendly
from sobremesa.games.catan.expansions.friends.rules.bounds import COMPASS
from sobremesa.games.catan.game import Catan
from sobremesa.games.catan.island import Island
from sobremesa.games.catan.rules import actions
from tests.catan.support.conforming import Tables, each, kinds_played, subject
from tests.catan.support.other_world import scramble

FRIENDS = {"friends": True}
TABLES: Tables = [
    (3, {}),
    (4, {}),
    (4, {"setup": "beginner", "phases": "strict", "robber": "friendly", "theft": "voluntary"}),
    (5, {}),
    (6, {"between_turns": "paired"}),
    (6, {"map": "corsica"}),
    (3, {"map": "corsica", "helpers": True}),
    (5, {"helpers": True}),
]
EACH = each(TABLES, quick=1)


@pytest.mark.parametrize(("players", "options"), EACH)
def test_the_manners_of_the_contract_are_kept(players: int, options: dict[str, Any]) -> None:
    check_basics(subject(players, FRIENDS | options, cap=700), games=1)


@pytest.mark.rule("FRI-11")
@pytest.mark.parametrize("check", SECRETS)
@pytest.mark.parametrize(("players", "options"), EACH)
def test_nothing_hidden_has_any_influence(players: int, options: dict[str, Any], check: Any) -> None:
    check(subject(players, FRIENDS | options, every=9, cap=700), games=1)


def test_lively_play_reaches_every_friendly_action() -> None:
    too_rare = {friendly.FIRST_DRAW}  # it takes two owners at once
    wanted = {friendly.FAVOUR, actions.SPARE, *friendly.BLOCK.kinds} - too_rare
    assert wanted <= kinds_played(subject(players, FRIENDS | options, cap=700) for players, options in TABLES[:4] * 2)


class OpenSupply(Catan):
    """A twin in which the legal actions tell whether the supply still holds a compass."""

    def legal(self, board: Island, state: Records, seat: int) -> list[int]:
        found = super().legal(board, state, seat)
        if state[0]["favour_supply"][COMPASS]:
            return found
        return [action for action in found if action != friendly.EXCHANGE_FAVOUR]


def test_a_leak_of_the_supply_is_caught() -> None:
    with pytest.raises(NotConforming):
        check_sufficiency(Subject(OpenSupply(), 4, {"friends": True}, scramble, cap=900), 1)

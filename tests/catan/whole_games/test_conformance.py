"""CATAN keeps the contract at every table size and with every option; nothing hidden has any influence."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.action import Kinds, chance
from sobremesa.contract.conformance import (
    SECRETS,
    NotConforming,
    Subject,
    check_basics,
    check_sufficiency,
    check_two_worlds,
)
from sobremesa.contract.fields import Records
from sobremesa.contract.parts import SEAT
from sobremesa.games import rules
from sobremesa.games.catan.board.bounds import VICTORY_POINT
from sobremesa.games.catan.game import Catan
from sobremesa.games.catan.island import Island
from sobremesa.games.catan.parts import RESOURCE
from sobremesa.games.catan.rules.actions import BUY_CARD, DICE, DRAWN, STOLEN, WITHDRAW
from tests.catan.support.conforming import Tables, each, kinds_played, subject
from tests.catan.support.other_world import scramble

TABLES: Tables = [
    (2, {}),
    (3, {"setup": "beginner"}),
    (4, {}),
    (4, {"setup": "beginner", "phases": "strict"}),
    (3, {"dice": "balanced", "robber": "friendly", "tokens": "random"}),
    (4, {"goal": 6, "discard_limit": 5, "start": "random", "offers": 3}),
]
EACH = each(TABLES, quick=2)


@pytest.mark.parametrize(("players", "options"), EACH)
def test_catan_keeps_the_manners_of_the_contract(players: int, options: dict[str, Any]) -> None:
    check_basics(subject(players, options, cap=700), games=1)


@pytest.mark.rule("CAT-47")
@pytest.mark.parametrize("check", SECRETS)
@pytest.mark.parametrize(("players", "options"), EACH)
def test_nothing_hidden_has_any_influence(players: int, options: dict[str, Any], check: Any) -> None:
    check(subject(players, options, every=7, cap=700), games=2)


def test_lively_play_reaches_every_kind_of_action_of_the_base_game() -> None:
    """A check that never sees an offer confirmed or a card lost at random proves little."""
    seen = kinds_played(subject(*table, cap=700) for table in TABLES)
    base = [kind for kind in rules("catan").kinds if kind.number <= WITHDRAW or DICE <= kind.number <= DRAWN]
    assert {kind.name for kind in base if kind.number not in seen} == set()


class OpenDeck(Catan):
    """A twin in which the legal actions tell whether the deck still holds a victory point card."""

    def legal(self, board: Island, state: Records, seat: int) -> list[int]:
        found = super().legal(board, state, seat)
        return found if state[0]["deck"][VICTORY_POINT] else [action for action in found if action != BUY_CARD]


class LoudThief(Catan):
    """A twin in which everybody reads which card was stolen."""

    kinds = Kinds(
        tuple(
            chance(STOLEN, kind.name, thief=SEAT, victim=SEAT, resource=RESOURCE) if kind == STOLEN else kind
            for kind in Catan.kinds
        )
    )


@pytest.mark.parametrize(("twin", "check"), [(OpenDeck, check_sufficiency), (LoudThief, check_two_worlds)])
def test_a_leak_in_catan_itself_is_caught(twin: type[Catan], check: Any) -> None:
    with pytest.raises(NotConforming):
        check(Subject(twin(), 4, {}, scramble, cap=900), 1)

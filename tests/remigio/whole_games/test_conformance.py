"""Remigio keeps the contract at every table size and with every option; nothing hidden has any influence."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.conformance import SECRETS, Subject, check_basics
from sobremesa.games.remigio.label import LABEL
from tests.every_game.closely import one_in
from tests.remigio.support.other_world import scramble

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"table": "real", "limit": 2}),
    (4, {"sets": "equal", "take_to_open": True, "swap": True, "hint": True}),
    (5, {"low_ace": "1", "joker_left": "50", "cut": False, "jokers": "one", "limit": 1}),
    (6, {"lay_off": "own", "dry": 2, "ties": "nobody", "void_end": False}),
    (2, {"table": "real", "swap": True, "take_to_open": True, "cut": False}),
]


def subject(players: int, options: dict[str, Any], every: int, cap: int = 400) -> Subject:
    return Subject(LABEL.load(), players, options, scramble, cap=cap, every=one_in(every))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_remigio_keeps_the_manners_of_the_contract(players: int, options: dict[str, Any]) -> None:
    check_basics(subject(players, options, 1), games=1)


@pytest.mark.rule("REM-24")
@pytest.mark.parametrize("check", SECRETS)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_nothing_hidden_has_any_influence(players: int, options: dict[str, Any], check: Any) -> None:
    check(subject(players, options, 11), games=2)

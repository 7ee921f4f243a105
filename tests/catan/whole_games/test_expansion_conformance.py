"""The contract holds for every allowed pair of CATAN's modules, at every table size they are made for."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from sobremesa.contract.conformance import (
    check_basics,
    check_imagine,
    check_same_story,
    check_sufficiency,
    check_two_worlds,
)
from sobremesa.contract.errors import BadDocument
from sobremesa.games.catan.label import LABEL
from tests.catan.support.conforming import Tables, subject

SHORT = {"goal": 5}
MODULES: tuple[dict[str, Any], ...] = (
    {"friends": True},
    {"helpers": True},
    {"map": "corsica"},
    {"map": "new_york"},
    {"map": "new_york", "canal": True},
    {"between_turns": "paired"},
)


def allowed(players: int, options: dict[str, Any]) -> bool:
    try:
        LABEL.check(players, options)
    except BadDocument:
        return False
    return True


def pairs() -> Tables:
    """Every module with every other that does not contradict or exclude it, and large tables by themselves."""
    tables: Tables = [(5, {}), (6, {})]
    for players in (3, 4, 5, 6):
        for one, other in combinations(MODULES, 2):
            agree = all(one[name] == other[name] for name in one.keys() & other.keys())
            if agree and allowed(players, one | other) and (players, one | other) not in tables:
                tables.append((players, one | other))
    return tables


TABLES = pairs()


def name_of(table: tuple[int, dict[str, Any]]) -> str:
    players, options = table
    return "-".join([str(players), *(name if value is True else str(value) for name, value in options.items())])


EACH = [pytest.param(*table, marks=pytest.mark.slow, id=name_of(table)) for table in TABLES]


def test_the_pairs_are_those_the_options_allow() -> None:
    assert (6, {"friends": True, "helpers": True}) in TABLES
    assert (4, {"friends": True, "map": "corsica"}) in TABLES
    assert (5, {"map": "new_york", "canal": True, "between_turns": "paired"}) in TABLES
    assert (4, {"friends": True, "map": "new_york", "canal": True}) in TABLES
    assert len(TABLES) > 35


@pytest.mark.parametrize(("players", "options"), EACH)
def test_the_manners_of_the_contract_are_kept(players: int, options: dict[str, Any]) -> None:
    check_basics(subject(players, SHORT | options, cap=220), games=1)


@pytest.mark.parametrize(("players", "options"), EACH)
def test_nothing_hidden_has_any_influence(players: int, options: dict[str, Any]) -> None:
    table = subject(players, SHORT | options, every=11, cap=220)
    for check in (check_sufficiency, check_two_worlds, check_imagine):
        check(table, games=1)
    check_same_story(table, games=3)

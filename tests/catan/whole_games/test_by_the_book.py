"""Whole random games beside a second referee that was written from the rules and knows none of ours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.contract.conformance.playing import Subject, moments
from sobremesa.contract.match import Match
from sobremesa.games import rules
from tests.catan.support.asking import may
from tests.catan.support.by_the_book import RESOURCES, VERBS, Book
from tests.every_game.closely import one_in

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"phases": "strict", "setup": "beginner"}),
    (3, {"robber": "friendly"}),
    (4, {"friends": True, "helpers": True, "theft": "voluntary"}),
    (4, {"map": "new_york", "canal": True}),
    (5, {"friends": True}),
    (6, {"between_turns": "paired"}),
]


def game(players: int, options: dict[str, Any]) -> Iterator[Match]:
    """Without offers, so that more is built."""
    return moments(Subject(rules("catan"), players, {"goal": 20, "offers": 0, **options}, cap=1200), seed=1)


def last_words(match: Match) -> list[str]:
    return match.words(match.steps.shared[-1][1]).split() if len(match.steps) else [""]


@pytest.mark.rule("CAT-17", "CAT-18", "CAT-19", "CAT-20", "CAT-21", "CAT-24", "CAT-25", "CAT-27", "CAT-39", "SCN-2")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_is_listed_is_what_a_reader_of_the_rules_would_list(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(game(players, options)):
        book = Book(match)
        often = book.table["phase"] in ("before roll", "main", "extra building")
        if "found" not in book.table["phase"] and not (often and number % one_in(7)):
            for seat in range(players):
                listed = {words for words in may(match, seat) if words.split()[0] in VERBS}
                assert listed == book.may(seat)


@pytest.mark.rule("CAT-12", "CAT-13", "CAT-14")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_roll_pays_what_a_reader_of_the_rules_would_pay(players: int, options: dict[str, Any]) -> None:
    before, rolls = None, 0
    for match in game(players, options):
        kind, *dice = last_words(match)
        if before is not None and kind == "dice":
            total = sum(int(die) for die in dice)
            nothing = [dict.fromkeys(RESOURCES, 0)] * players
            assert [shown["yield"] for shown in Book(match).table["players"]] == (
                nothing if total == 7 else before.paid(total)
            )
            rolls += 1
        before = Book(match) if kind == "roll" else None
    assert rolls > 50

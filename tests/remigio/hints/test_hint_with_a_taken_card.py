"""The hint is exact also while a card taken has to go to the table (REM-7, REM-9, REM-10, REM-24)."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.match import Match, match_from_position
from sobremesa.games.remigio import melding
from tests.remigio.support.positions import GAME, a_deal, in_words, own


def hint_of(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = own(match, 0)["hint"]
    return found


def steps(match: Match, which: str) -> list[str]:
    return [in_words(match, step) for step in hint_of(match)[which]]


@pytest.mark.rule("REM-10", "REM-24")
def test_the_hint_lays_the_card_taken_even_if_another_meld_sheds_more() -> None:
    hand = "5 clubs, 5 coins, 6 coins, 7 coins, 9 swords"
    match = a_deal(hint=True).hand(0, hand).pile("2 cups, 5 cups").open(0).to_draw().build()
    match.play(0, "take")
    assert steps(match, "least") == steps(match, "most") == ["set 5 clubs coins cups"]
    assert hint_of(match)["least_left"] == 6 + 7 + 9
    assert match.why_not(0, steps(match, "least")[0]) is None


@pytest.mark.rule("REM-10", "REM-24")
def test_the_dearest_melds_leave_the_card_taken_its_place_on_the_table() -> None:
    hand = "9 clubs, 9 coins, 10 coins, jack coins, 4 cups"
    position = a_deal(hint=True).hand(0, hand).meld(1, "run cups 6-8").pile("2 cups, 9 cups").open(0, 1)
    match = position.to_draw().build()
    match.play(0, "take")
    assert hint_of(match)["most_points"] == 29
    assert steps(match, "most") == ["run coins 9-jack", "lay off 9 cups on 1 above"]


@pytest.mark.rule("REM-10", "REM-18")
def test_the_card_taken_is_not_the_one_to_close_with() -> None:
    hand = "5 clubs, 5 coins, 6 coins, 7 coins"
    match = a_deal(hint=True).hand(0, hand).pile("2 cups, 5 cups").open(0).to_draw().build()
    match.play(0, "take")
    assert not hint_of(match)["can_close"], "5 of cups, or 6 and 7 of coins, would be left"


@pytest.mark.rule("REM-9", "REM-24")
def test_the_card_taken_to_open_lies_in_the_opening_and_is_not_added_to_a_meld() -> None:
    hand = "ace clubs, ace coins, ace cups, king clubs, king coins, king cups, king swords, 8 clubs, 8 coins, 2 clubs"
    position = a_deal(hint=True, take_to_open=True).hand(0, hand).meld(1, "run cups 5-7").pile("3 cups, 8 cups").open(1)
    match = position.to_draw().build()
    match.play(0, "take")
    assert "set 8 clubs coins cups" in steps(match, "least")
    answer = melding.closing(match.board, match.view(0).state, 0)
    assert answer is not None
    for action in answer.actions:
        match.play(0, action)
    assert own(match, 0)["hand"] == ["2 clubs"]


@pytest.mark.rule("REM-24")
def test_a_position_that_asks_for_the_impossible_still_has_a_hint() -> None:
    match = a_deal(2, hint=True).hand(0, "5 clubs, 9 swords").hand(1, "2 cups").open(0).build()
    document = {**match.position(), "must_lay": "5 clubs"}
    for key in ("drawn", "drew"):
        document.pop(key, None)
    again = match_from_position(GAME, document)
    assert hint_of(again)["most_points"] == 0

"""The hint offers what the rules allow at this moment, no less and no more (REM-14, REM-16, REM-20, REM-23, REM-24)."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match
from sobremesa.games.remigio import melding
from tests.remigio.hints.test_advice_by_the_rules import ends_of, held
from tests.remigio.support.positions import a_deal, code, happen, own

CLOSES = "king swords, king coins, king cups, 8 clubs, 9 clubs, 10 clubs, jack clubs, knight clubs, 2 coins"
OPENS = "ace clubs, ace coins, king clubs, king coins, king cups, king swords, 2 clubs, 5 cups"


def hint_of(match: Match, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = own(match, seat)["hint"]
    return found


def offers_nothing(match: Match, seat: int = 0) -> bool:
    hint = hint_of(match, seat)
    return (hint["least_left"], hint["least"], hint["can_close"]) == (own(match, seat)["count"], [], False)


@pytest.mark.rule("REM-14", "REM-24")
def test_the_hint_promises_no_close_in_a_first_turn_that_is_barred() -> None:
    match = a_deal(hint=True).hand(0, CLOSES).turns(0, 0).build()
    assert offers_nothing(match)
    assert hint_of(match)["most_points"] == 77, "the melds may be put together all the same"
    later = a_deal(hint=True).hand(0, CLOSES).build()
    assert (hint_of(later)["least_left"], hint_of(later)["can_close"]) == (2, True)


@pytest.mark.rule("REM-7", "REM-14", "REM-24")
def test_the_joker_turned_first_opens_the_turn_of_its_taker_and_nobody_elses() -> None:
    position = a_deal(hint=True).hand(0, OPENS).hand(1, CLOSES).pile("joker", first=True)
    match = position.turns(0, 0).turns(1, 0).to_draw().build()
    assert offers_nothing(match)
    match.play(0, "take")
    assert hint_of(match)["least_left"] == 7
    assert offers_nothing(match, 1)


@pytest.mark.rule("REM-23", "REM-24")
def test_the_hint_lays_nothing_after_a_card_was_given_back() -> None:
    position = a_deal(hint=True).hand(0, "5 clubs, 5 coins, 5 swords").pile("2 clubs, 5 cups").open(0)
    match = position.to_draw().build()
    match.play(0, "take")
    match.act(0, "forfeit")
    happen(match, "drawn 0 king swords")
    assert code(match, 0, "set 5 clubs coins swords") == "only_the_drawn_card"
    assert offers_nothing(match)
    match.play(0, "discard king swords")
    assert (hint_of(match)["least_left"], hint_of(match)["can_close"]) == (0, True)


@pytest.mark.rule("REM-20", "REM-24")
def test_at_a_real_table_the_hint_knows_that_any_meld_opens() -> None:
    match = a_deal(2, table="real", hint=True).hand(0, "5 cups, 6 cups, 7 cups, 2 clubs").hand(1, "3 clubs").build()
    assert (hint_of(match)["least_left"], hint_of(match)["can_close"]) == (2, True)
    match.play(0, "run cups 5-7")
    assert match.why_not(0, "close 2 clubs") is None


@pytest.mark.rule("REM-15", "REM-20", "REM-24")
def test_at_a_real_table_too_nothing_is_added_before_a_meld_lies_there() -> None:
    position = a_deal(2, table="real", hint=True).hand(0, "8 cups, 2 clubs").meld(1, "run cups 5-7").open(1)
    match = position.build()
    assert code(match, 0, "lay off 8 cups on 1 above") == "not_open"
    assert (hint_of(match)["least_left"], hint_of(match)["can_close"]) == (None, False)


@pytest.mark.rule("REM-20", "REM-24")
def test_the_hint_of_a_real_table_is_the_best_its_rules_allow() -> None:
    draws, took, tried = Seeded("held at a real table"), 0, 0
    while tried < 120:
        match = held(draws, 8, False, table="real", take_to_open=True, hint=True)
        if match is None:
            continue
        tried, took = tried + 1, took + int(match.state[0]["owed"] > 0)
        ends = [end for end in ends_of(match) if end["opened"][0]]
        values = [melding.value_left(match.board, card) for card in range(53)]
        hint = hint_of(match)
        assert hint["least_left"] == min((int(end["hands"][0] @ values) for end in ends), default=None)
        assert hint["can_close"] == any(end["hand_size"][0] <= 1 for end in ends)
    assert took > 10


@pytest.mark.rule("REM-16", "REM-24")
def test_the_hint_knows_a_joker_to_swap_for_only_once_it_is_in_hand() -> None:
    """As REM-24 says: swaps are the one thing the hint leaves to the player."""
    hand = "7 cups, king swords, king coins, 2 clubs"
    position = a_deal(2, hint=True, swap=True).hand(0, hand).hand(1, "3 clubs").meld(1, "run cups 5-8 joker 7")
    match = position.open(0, 1).build()
    assert (hint_of(match)["least_left"], hint_of(match)["can_close"]) == (29, False)
    match.play(0, "swap 7 cups on 1 at 7")
    assert (hint_of(match)["least_left"], hint_of(match)["can_close"]) == (2, True)

"""Out of time in every phase: as little as can be goes to the table, and no hand is closed (REM-23)."""

from __future__ import annotations

import pytest

from sobremesa.contract.match import Match
from tests.remigio.support.positions import a_deal, code, hand_of, happen, state_of, table


def default(match: Match, seat: int = 0) -> str:
    return match.words(match.default_action(seat))


@pytest.mark.rule("REM-23")
def test_a_joker_swapped_for_is_added_to_a_meld_rather_than_closing_the_hand() -> None:
    position = a_deal(swap=True).hand(0, "7 cups, 3 clubs, 4 clubs").meld(1, "run cups 5-7 joker 7")
    match = position.open(0, 1).build()
    match.play(0, "swap 7 cups on 1 at 7")
    assert default(match) == "lay off joker on 1"
    match.play(0, default(match))
    assert default(match) == "discard 4 clubs"


@pytest.mark.rule("REM-23")
def test_where_it_has_to_be_melded_the_fewest_cards_go_with_it() -> None:
    hand = "7 cups, 2 clubs, 3 clubs, 4 clubs, 5 clubs"
    position = a_deal(swap=True, lay_off="own").hand(0, hand).meld(1, "run cups 5-7 joker 7")
    match = position.open(0, 1).build()
    match.play(0, "swap 7 cups on 1 at 7")
    match.play(0, default(match))
    assert len(hand_of(match, 0)) == 2


@pytest.mark.rule("REM-23")
def test_a_card_drawn_of_which_another_lies_in_a_meld_is_discarded_still() -> None:
    match = a_deal().hand(0, "5 cups, 6 cups, 7 cups, 7 cups, king clubs").drawn(0, "7 cups").open(0).build()
    match.play(0, "run cups 5-7")
    assert default(match) == "discard 7 cups"


@pytest.mark.rule("REM-7", "REM-23")
def test_the_first_joker_given_back_lies_there_until_the_card_drawn_covers_it() -> None:
    hand = "ace clubs, ace coins, king clubs, king coins, king cups, king swords, 2 clubs"
    position = a_deal().hand(0, hand).hand(1, "3 cups").pile("joker", first=True).turns(0, 0).turns(1, 0)
    match = position.to_draw().build()
    match.play(0, "take")
    match.act(0, "forfeit")
    assert (table(match)["pile"]["top"], table(match)["first_card_up"]) == ("joker", True)
    happen(match, "drawn 0 ace cups")
    assert code(match, 0, "set ace clubs coins cups") == "only_the_drawn_card"
    match.play(0, default(match))
    assert (table(match)["pile"]["top"], table(match)["pile"]["under"]) == ("ace cups", "joker")
    assert code(match, 1, "take") == "only_from_stock"


@pytest.mark.rule("REM-21", "REM-23")
def test_a_card_given_back_to_an_empty_stock_voids_the_deal() -> None:
    match = a_deal(2).hand(0, "5 clubs, 5 coins, 9 swords").pile("5 cups").open(0).stock("").to_draw().build()
    state_of(match)["rebuilt"] = 1
    match.play(0, "take")
    match.play(0, "forfeit")
    assert table(match)["last_deal"]["how"] == "void"
    assert not state_of(match)["forfeited"]
    assert len(hand_of(match, 0)) == 14


@pytest.mark.rule("REM-18", "REM-23")
def test_a_card_drawn_for_one_given_back_closes_only_if_it_is_the_last() -> None:
    position = a_deal(2).hand(0, "8 cups").hand(1, "2 cups").meld(1, "run cups 5-7").pile("3 clubs, 9 cups")
    match = position.open(0, 1).to_draw().build()
    assert code(match, 0, "take") == "cannot_be_laid"
    position = a_deal(2).hand(0, "9 cups").hand(1, "2 cups").meld(1, "run cups 5-7").pile("3 clubs, 8 cups")
    match = position.open(0, 1).to_draw().build()
    match.play(0, "take")
    assert code(match, 0, "lay off 9 cups on 1 above") == "does_not_fit"
    match.act(0, "forfeit")
    happen(match, "drawn 0 4 coins")
    assert default(match) == "discard 4 coins"

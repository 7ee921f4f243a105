"""Where a joker swapped for may go: back to its own meld too, and by which choices (REM-12, REM-15, REM-16)."""

from __future__ import annotations

import pytest

from tests.remigio.support.positions import a_deal, code, may, own, table


@pytest.mark.rule("REM-12", "REM-16")
def test_with_one_joker_a_meld_the_swapped_one_goes_back_to_the_end_of_its_run() -> None:
    position = a_deal(swap=True, jokers="one").hand(0, "7 cups, 2 clubs, king coins")
    match = position.meld(1, "run cups 5-7 joker 7").open(0, 1).build()
    assert "swap 7 cups on 1 at 7" in may(match, 0)
    match.play(0, "swap 7 cups on 1 at 7")
    match.play(0, "lay off joker on 1 above")
    assert [card["card"] for card in table(match)["melds"][0]["cards"]] == ["5 cups", "6 cups", "7 cups", "joker"]


@pytest.mark.rule("REM-12", "REM-16")
def test_of_two_jokers_in_a_run_one_is_swapped_and_laid_beyond_the_other() -> None:
    position = a_deal(swap=True).hand(0, "7 cups, 2 clubs, king coins")
    match = position.meld(1, "run cups 5-8 joker 7 joker 8").open(0, 1).build()
    match.play(0, "swap 7 cups on 1 at 7")
    assert {words for words in may(match, 0) if "joker" in words} == {"lay off joker on 1", "lay off joker on 1 above"}


@pytest.mark.rule("REM-11", "REM-16")
def test_where_suits_may_repeat_a_set_takes_its_swapped_joker_back() -> None:
    position = a_deal(swap=True, sets="equal").hand(0, "9 clubs, 2 clubs, king coins")
    match = position.meld(1, "set 9 clubs coins joker joker").open(0, 1).build()
    match.play(0, "swap 9 clubs on 1")
    match.play(0, "lay off joker on 1")
    assert len(table(match)["melds"][0]["cards"]) == 5


@pytest.mark.rule("REM-16")
def test_a_full_set_does_not_take_its_joker_back() -> None:
    position = a_deal(swap=True).hand(0, "9 swords, 2 clubs, king coins")
    match = position.meld(1, "set 9 clubs coins cups joker").open(0, 1).build()
    assert code(match, 0, "swap 9 swords on 1") == "cannot_be_laid"


@pytest.mark.rule("REM-15", "REM-16")
def test_any_joker_on_the_table_is_swapped_for_even_where_only_own_melds_are_added_to() -> None:
    hand = "7 cups, 3 clubs, 4 clubs, king coins"
    match = a_deal(swap=True, lay_off="own").hand(0, hand).meld(1, "run cups 5-7 joker 7").open(0, 1).build()
    match.play(0, "swap 7 cups on 1 at 7")
    assert code(match, 0, "lay off joker on 1 above") == "not_your_meld"
    match.play(0, "run clubs 3-5 joker 5")
    assert own(match, 0)["hand"] == ["king coins"]
    nowhere = a_deal(swap=True, lay_off="own").hand(0, "7 cups, 3 clubs, king coins")
    assert (
        code(nowhere.meld(1, "run cups 5-7 joker 7").open(0, 1).build(), 0, "swap 7 cups on 1 at 7") == "cannot_be_laid"
    )


@pytest.mark.rule("REM-10", "REM-16")
def test_a_card_taken_is_laid_before_a_joker_is_swapped_for() -> None:
    position = a_deal(swap=True).hand(0, "7 cups, 2 clubs, king coins").pile("6 swords")
    match = position.meld(1, "run cups 5-7 joker 7").meld(1, "run swords 3-5").open(0, 1).to_draw().build()
    match.play(0, "take")
    assert code(match, 0, "swap 7 cups on 1 at 7") == "lay_taken_first"
    match.play(0, "lay off 6 swords on 2 above")
    assert "swap 7 cups on 1 at 7" in may(match, 0)


@pytest.mark.rule("REM-16", "REM-18")
def test_the_last_card_swapped_for_a_joker_closes_when_the_joker_is_laid() -> None:
    position = a_deal(swap=True).hand(0, "7 cups").hand(1, "9 cups").hand(2, "2 clubs")
    match = position.meld(1, "run cups 5-7 joker 7").open(0, 1, 2).build()
    match.play(0, "swap 7 cups on 1 at 7")
    assert code(match, 0, "close joker") == "card_just_taken"
    match.play(0, "lay off joker on 1")
    assert table(match)["last_deal"]["points"] == [0, 1, 0]


@pytest.mark.rule("REM-16")
def test_a_joker_swapped_for_is_not_given_back() -> None:
    position = a_deal(swap=True).hand(0, "7 cups, 3 clubs, king coins").meld(1, "run cups 5-7 joker 7").open(0, 1)
    match = position.build()
    match.play(0, "swap 7 cups on 1 at 7")
    assert code(match, 0, "forfeit") == "nothing_taken"
    assert code(match, 0, "swap 3 clubs on 1 at 7") == "no_joker_there"

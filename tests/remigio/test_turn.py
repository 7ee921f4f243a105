"""Drawing, taking, melds and jokers, opening, laying off, swapping (REM-8 … REM-17)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match
from sobremesa.games.remigio.rules.cards import JOKER
from sobremesa.games.remigio.rules.laying import lay_off
from sobremesa.games.remigio.words.cards import joker_places
from tests.remigio.hints.test_advice_by_the_rules import held
from tests.remigio.support.positions import (
    a_deal,
    as_rules_read,
    code,
    hand_of,
    happen,
    may,
    own,
    refused,
    state_of,
    table,
)

SEVENTY = "ace clubs, ace coins, ace cups, king clubs, king coins, king cups"


@pytest.mark.rule("REM-8")
def test_a_turn_is_a_draw_and_a_discard() -> None:
    match = a_deal().hand(0, "5 cups, 9 clubs").to_draw().build()
    assert may(match, 0) == {"draw"}
    assert code(match, 0, "discard 5 cups") == "draw_first"
    match.act(0, "draw")
    happen(match, "drawn 0 7 coins")
    assert hand_of(match, 0) == ["9 clubs", "7 coins", "5 cups"]
    assert code(match, 0, "draw") == "already_drawn"
    match.play(0, "discard 5 cups")
    assert table(match)["pile"]["top"] == "5 cups"
    assert match.awaited == (1,)
    assert code(match, 0, "draw") == "not_your_turn"


@pytest.mark.rule("REM-9")
def test_only_players_open_since_an_earlier_turn_take_discards() -> None:
    position = a_deal().hand(0, "5 clubs, 5 coins, 9 swords").pile("5 cups")
    match = position.to_draw().build()
    assert code(match, 0, "take") == "only_from_stock"
    opened = a_deal().hand(0, "5 clubs, 5 coins, 9 swords").pile("5 cups").open(0).to_draw().build()
    assert may(opened, 0) == {"draw", "take"}
    opened.play(0, "take")
    assert table(opened)["must_lay"] == "5 cups"


@pytest.mark.rule("REM-9")
def test_an_open_player_may_take_a_joker() -> None:
    match = a_deal().hand(0, "5 clubs, 9 swords").meld(1, "run cups 5-7").pile("joker").open(0, 1).to_draw().build()
    match.play(0, "take")
    match.play(0, "lay off joker on 1 above")
    assert table(match)["melds"][0]["cards"][-1] == {"card": "joker", "as": "8 cups"}


@pytest.mark.rule("REM-9")
def test_with_the_option_an_unopened_player_takes_a_discard_to_open() -> None:
    hand = "ace clubs, ace coins, king clubs, king coins, king cups, king swords, 2 clubs, 5 cups, 8 swords"
    position = a_deal(take_to_open=True).hand(0, hand).pile("ace cups").meld(1, "run swords 5-7").open(1)
    match = position.to_draw().build()
    match.play(0, "take")
    match.play(0, "set king clubs coins cups swords")
    assert code(match, 0, "lay off 8 swords on 1 above") == "opening_unfinished"
    match.play(0, "set ace clubs coins cups")
    match.play(0, "lay off 8 swords on 1 above")
    poor = a_deal(take_to_open=True).hand(0, "ace clubs, ace coins, 4 cups").pile("ace cups").to_draw().build()
    assert code(poor, 0, "take") == "cannot_be_laid"
    early = a_deal(take_to_open=True).hand(0, hand).pile("ace cups").turns(0, 0).to_draw().build()
    assert code(early, 0, "take") == "first_turn"


@pytest.mark.rule("REM-9")
def test_the_card_taken_to_open_must_be_part_of_the_opening() -> None:
    hand = SEVENTY + ", 4 clubs, 4 coins, 9 swords"
    match = a_deal(take_to_open=True).hand(0, hand).pile("4 cups").to_draw().build()
    match.play(0, "take")
    match.play(0, "set ace clubs coins cups")
    match.play(0, "set king clubs coins cups")
    assert own(match, 0)["opening"] == {"laid": 63, "needed": 70}
    match.play(0, "set 4 clubs coins cups")
    assert table(match)["players"][0]["opening"] == 75


@pytest.mark.rule("REM-10")
def test_a_card_taken_goes_to_the_table_in_that_turn() -> None:
    match = a_deal().hand(0, "5 clubs, 5 coins, 9 swords, 6 cups").pile("2 cups, 5 cups").open(0).to_draw().build()
    match.play(0, "take")
    assert table(match)["pile"]["top"] == "2 cups"
    assert refused(match, 0, "discard 5 cups") == "You have just taken the 5 of cups: it has to go to the table."
    assert code(match, 0, "discard 9 swords") == "lay_taken_first"
    match.play(0, "set 5 clubs coins cups")
    match.play(0, "discard 9 swords")


@pytest.mark.rule("REM-10")
def test_taking_is_refused_when_the_card_cannot_be_laid() -> None:
    match = a_deal().hand(0, "5 clubs, 6 coins, 9 swords").pile("5 cups").open(0).to_draw().build()
    assert code(match, 0, "take") == "cannot_be_laid"
    fits = a_deal().hand(0, "5 clubs, 9 swords").meld(1, "run cups 6-8").pile("5 cups").open(0, 1).to_draw().build()
    fits.play(0, "take")
    fits.play(0, "lay off 5 cups on 1")
    assert table(fits)["must_lay"] is None


@pytest.mark.rule("REM-10")
def test_of_two_equal_cards_either_counts_as_the_one_taken() -> None:
    hand = "5 clubs, 5 coins, 5 cups, 9 swords"
    match = a_deal().hand(0, hand).pile("5 cups").open(0).to_draw().build()
    match.play(0, "take")
    match.play(0, "set 5 clubs coins cups")
    match.play(0, "discard 5 cups")


@pytest.mark.rule("REM-10")
def test_nothing_may_be_laid_that_leaves_the_card_taken_without_a_place() -> None:
    hand = "5 clubs, 5 coins, 6 coins, 7 coins, 9 swords"
    match = a_deal().hand(0, hand).pile("5 cups").open(0).to_draw().build()
    match.play(0, "take")
    assert "run coins 5-7" not in may(match, 0)
    assert code(match, 0, "run coins 5-7") == "lay_taken_first"


@pytest.mark.rule("REM-11")
def test_sets_have_one_rank_and_different_suits() -> None:
    hand = "7 clubs, 7 clubs, 7 coins, 7 cups, 7 swords, 2 cups, 3 cups"
    match = a_deal().hand(0, hand).open(0).build()
    sets = {words for words in may(match, 0) if words.startswith("set")}
    assert sets == {
        "set 7 clubs coins cups",
        "set 7 clubs coins swords",
        "set 7 clubs cups swords",
        "set 7 coins cups swords",
        "set 7 clubs coins cups swords",
    }
    assert code(match, 0, "set 7 clubs clubs coins") == "suit_repeated"
    assert code(match, 0, "set 7 clubs coins") == "bad_length"
    assert refused(match, 0, "set 2 clubs coins cups") == "You do not hold that card: 2 of clubs."


@pytest.mark.rule("REM-11")
def test_with_the_option_a_set_may_repeat_suits_up_to_eight() -> None:
    hand = ", ".join(f"7 {suit}, 7 {suit}" for suit in ("clubs", "coins", "cups", "swords"))
    match = a_deal(sets="equal").hand(0, hand + ", joker, 2 cups").open(0).build()
    assert "set 7 clubs clubs coins" in may(match, 0)
    assert "set 7 clubs clubs coins coins cups cups swords joker" in may(match, 0)
    assert code(match, 0, "set 7 clubs clubs coins coins cups cups swords swords joker") == "bad_length"


@pytest.mark.rule("REM-11")
def test_runs_have_three_to_thirteen_cards_of_a_suit() -> None:
    names = ("ace", *map(str, range(2, 11)), "jack", "knight", "king")
    hand = ", ".join(f"{rank} cups" for rank in names) + ", ace cups"
    match = a_deal().hand(0, hand).open(0).build()
    assert {"run cups ace-king", "run cups 2-ace", "run cups 9-jack"} <= may(match, 0)
    assert "run cups ace-ace" not in may(match, 0)
    assert code(match, 0, "run cups ace-2") == "bad_length"
    assert code(match, 0, "run clubs 2-4") == "not_held"


@pytest.mark.rule("REM-12")
def test_jokers_never_outnumber_natural_cards() -> None:
    match = a_deal().hand(0, "5 cups, 6 cups, joker, joker, 9 clubs").open(0).build()
    assert {"run cups 5-7 joker 7", "run cups 4-7 joker 4 joker 7", "run cups 3-6 joker 3 joker 4"} <= may(match, 0)
    assert code(match, 0, "run cups 5-7 joker 6 joker 7") == "too_many_jokers"
    one = a_deal(jokers="one").hand(0, "5 cups, 6 cups, joker, joker, 9 clubs").open(0).build()
    assert code(one, 0, "run cups 4-7 joker 4 joker 7") == "too_many_jokers"


@pytest.mark.rule("REM-12")
def test_a_jokers_place_is_fixed_and_the_run_goes_on_beyond_it() -> None:
    match = a_deal().hand(0, "8 cups, 4 cups, 7 cups, 2 clubs").meld(1, "run cups 5-7 joker 7").open(0).build()
    assert {"lay off 8 cups on 1 above", "lay off 4 cups on 1"} <= may(match, 0)
    assert code(match, 0, "lay off 7 cups on 1 above") == "does_not_fit"
    assert refused(match, 0, "lay off 7 cups on 1 above").startswith("The 7 of cups does not fit there")


@pytest.mark.rule("REM-12")
def test_a_joker_laid_off_above_the_eight_lost_its_place_with_the_compiler_off() -> None:
    state = as_rules_read(a_deal().hand(0, "joker, 2 clubs").meld(1, "run cups 7-10").open(0).build())
    lay_off(state, 0, 0, JOKER, 1)
    assert joker_places(int(state.meld_places[0])) == [11]


@pytest.mark.rule("REM-12")
def test_a_joker_as_an_ace_ends_the_run_on_that_side() -> None:
    match = (
        a_deal().hand(0, "2 cups, jack cups, joker, 2 clubs").meld(1, "run cups knight-ace joker ace").open(0).build()
    )
    assert code(match, 0, "lay off 2 cups on 1 above") == "meld_is_full"
    assert code(match, 0, "lay off joker on 1 above") == "meld_is_full"
    assert "lay off jack cups on 1" in may(match, 0)


@pytest.mark.rule("REM-12")
def test_three_suits_and_a_joker_are_a_full_set() -> None:
    position = a_deal().hand(0, "9 swords, joker, 2 clubs").meld(1, "set 9 clubs coins cups joker")
    match = position.open(0).build()
    assert code(match, 0, "lay off 9 swords on 1") == "meld_is_full"
    assert code(match, 0, "lay off joker on 1") == "meld_is_full"
    equal = a_deal(sets="equal").hand(0, "9 swords, 2 clubs").meld(1, "set 9 clubs coins cups joker").open(0).build()
    assert "lay off 9 swords on 1" in may(equal, 0)


def opening(hand: str) -> Match:
    return a_deal().hand(0, hand).build()


@pytest.mark.rule("REM-13")
def test_seventy_points_open_and_sixty_four_do_not() -> None:
    short = opening("ace clubs, ace coins, ace cups, 9 clubs, 10 clubs, jack clubs, 2 cups")
    assert not {words for words in may(short, 0) if words.startswith(("run", "set"))}
    assert refused(short, 0, "run clubs 9-jack") == "With that meld you come to 62 of 70 points at most."
    exact = opening("10 clubs, jack clubs, knight clubs, king clubs, 10 cups, jack cups, knight cups, 2 coins")
    exact.play(0, "run clubs 10-king")
    assert table(exact)["players"][0]["open"] == "no"
    assert refused(exact, 0, "discard 2 coins") == "Your opening is at 40 of 70 points: go on laying melds."
    exact.play(0, "run cups 10-knight")
    assert table(exact)["players"][0]["open"] == "now"


@pytest.mark.rule("REM-13")
def test_a_meld_that_would_spoil_the_opening_is_refused() -> None:
    match = opening(
        "ace clubs, king clubs, knight clubs, jack clubs, jack coins, jack cups, 4 cups, 10 cups, knight cups"
    )
    assert "set jack clubs coins cups" not in may(match, 0)
    assert "run clubs jack-ace" in may(match, 0)


@pytest.mark.rule("REM-13")
def test_laid_off_cards_do_not_count_for_the_seventy() -> None:
    hand = "ace clubs, ace coins, ace cups, 10 cups, jack cups, knight cups, 9 swords, 2 clubs"
    match = a_deal().hand(0, hand).meld(1, "run swords 6-8").open(1).build()
    assert code(match, 0, "lay off 9 swords on 1 above") == "not_open"
    assert code(match, 0, "set ace clubs coins cups") == "below_opening"


@pytest.mark.rule("REM-13")
def test_a_joker_counts_what_it_stands_for_in_an_opening() -> None:
    match = opening("ace clubs, ace coins, joker, king clubs, knight clubs, jack clubs, 10 clubs, 3 cups")
    match.play(0, "set ace clubs coins joker")
    match.play(0, "run clubs 10-king")
    assert table(match)["players"][0]["opening"] == 73


@pytest.mark.rule("REM-14")
def test_nobody_opens_in_their_first_turn() -> None:
    hand = SEVENTY + ", 10 clubs, jack clubs, knight clubs, 2 cups"
    match = a_deal().hand(0, hand).turns(0, 0).build()
    assert code(match, 0, "set ace clubs coins cups") == "first_turn"
    assert all(words.startswith("discard") for words in may(match, 0))
    match.play(0, "discard 2 cups")
    assert state_of(match)["turns"][0] == 1


@pytest.mark.rule("REM-7", "REM-14")
def test_the_first_turn_of_the_others_stays_barred_when_the_first_player_opened() -> None:
    first = "ace clubs, ace coins, king clubs, king coins, king cups, king swords, 2 clubs, 5 cups"
    second = "ace clubs, ace coins, 10 swords, jack swords, knight swords, king swords, 10 cups, jack cups, knight cups"
    position = a_deal(take_to_open=True).hand(0, first).hand(1, second).pile("joker", first=True)
    match = position.turns(0, 0).turns(1, 0).to_draw().build()
    for words in ("take", "set ace clubs coins joker", "set king clubs coins cups swords", "discard 5 cups"):
        match.play(0, words)
    assert table(match)["players"][0]["open"] == "yes"
    assert code(match, 1, "take") == "first_turn"
    match.act(1, "draw")
    happen(match, "drawn 1 ace swords")
    assert code(match, 1, "run swords 10-king") == "first_turn"
    assert all(words.startswith("discard") for words in may(match, 1))


@pytest.mark.rule("REM-15")
def test_an_open_player_adds_cards_to_anybodys_melds() -> None:
    position = a_deal().hand(0, "9 swords, 5 swords, 7 cups, joker, 2 clubs")
    match = position.meld(1, "run swords 6-8", "set 7 clubs coins swords").open(0, 1).build()
    wanted = {"lay off 9 swords on 1 above", "lay off 5 swords on 1", "lay off 7 cups on 2", "lay off joker on 2"}
    assert wanted <= may(match, 0)
    match.play(0, "lay off joker on 1")
    assert table(match)["melds"][0]["cards"][0] == {"card": "joker", "as": "5 swords"}
    assert table(match)["melds"][0]["next"] == {"below": "4 swords", "above": "9 swords"}
    assert code(match, 0, "lay off 5 swords on 1") == "does_not_fit"


@pytest.mark.rule("REM-15")
def test_a_set_never_repeats_a_suit_and_a_run_stops_at_thirteen() -> None:
    position = a_deal().hand(0, "7 clubs, ace cups, 2 coins").meld(1, "set 7 clubs coins swords", "run cups 2-king")
    match = position.open(0, 1).build()
    assert code(match, 0, "lay off 7 clubs on 1") == "suit_repeated"
    assert {"lay off ace cups on 2", "lay off ace cups on 2 above"} <= may(match, 0)
    match.play(0, "lay off ace cups on 2 above")
    state_of(match)["hands"][0, 26] += 1
    state_of(match)["stock"][26] -= 1
    assert code(match, 0, "lay off ace cups on 2") == "meld_is_full"


@pytest.mark.rule("REM-15")
def test_in_the_opening_turn_cards_are_added_after_the_seventy() -> None:
    hand = "10 clubs, jack clubs, knight clubs, king clubs, 10 cups, jack cups, knight cups, 9 swords, 2 coins"
    match = a_deal().hand(0, hand).meld(1, "run swords 6-8").open(1).build()
    match.play(0, "run clubs 10-king")
    assert code(match, 0, "lay off 9 swords on 1 above") == "opening_unfinished"
    match.play(0, "run cups 10-knight")
    match.play(0, "lay off 9 swords on 1 above")


@pytest.mark.rule("REM-15")
def test_with_the_option_only_own_melds_are_added_to() -> None:
    position = a_deal(lay_off="own").hand(0, "9 swords, 4 clubs, 2 coins").meld(1, "run swords 6-8")
    match = position.meld(0, "run clubs 5-7").open(0, 1).build()
    assert code(match, 0, "lay off 9 swords on 1 above") == "not_your_meld"
    assert "lay off 4 clubs on 2" in may(match, 0)


@pytest.mark.rule("REM-16")
def test_a_joker_is_swapped_for_the_exact_card_and_laid_again() -> None:
    position = a_deal(swap=True).hand(0, "7 cups, 3 clubs, 4 clubs, 9 swords, 2 coins")
    match = position.meld(1, "run cups 5-7 joker 7").open(0, 1).build()
    assert code(match, 0, "swap 3 clubs on 1 at 7") == "does_not_fit"
    assert code(match, 0, "swap 7 cups on 1 at 6") == "no_joker_there"
    match.play(0, "swap 7 cups on 1 at 7")
    assert code(match, 0, "discard 9 swords") == "lay_taken_first"
    match.play(0, "run clubs 3-5 joker 5")
    match.play(0, "discard 9 swords")


@pytest.mark.rule("REM-16")
def test_a_joker_of_a_set_is_any_missing_suit() -> None:
    position = a_deal(swap=True).hand(0, "9 swords, 9 clubs, 3 cups, 2 coins").meld(1, "set 9 clubs coins joker")
    match = position.open(0, 1).build()
    assert code(match, 0, "swap 9 clubs on 1") == "suit_repeated"
    match.play(0, "swap 9 swords on 1")
    match.play(0, "lay off joker on 1")


@pytest.mark.rule("REM-16")
def test_swapping_is_off_unless_chosen_and_needs_a_place_for_the_joker() -> None:
    off = a_deal().hand(0, "7 cups, 3 clubs").meld(1, "run cups 5-7 joker 7").open(0, 1).build()
    assert code(off, 0, "swap 7 cups on 1 at 7") == "no_swaps"
    closed = a_deal(swap=True).hand(0, "7 cups").hand(1, "2 cups").meld(1, "run cups 5-7 joker 7").build()
    assert code(closed, 0, "swap 7 cups on 1 at 7") == "not_open"


def lies_in(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Whether a meld is still there, whole and in its order; cards may have been added to it."""
    old, new = before["cards"], after["cards"]
    if any(before[name] != after[name] for name in ("number", "kind", "owner")):
        return False
    if before["kind"] == "set":
        return not Counter(str(card) for card in old) - Counter(str(card) for card in new)
    return any(new[start : start + len(old)] == old for start in range(len(new)))


@pytest.mark.rule("REM-17")
@pytest.mark.parametrize("options", [{}, {"sets": "equal"}, {"table": "real"}])
def test_what_lies_on_the_table_stays_there_whatever_is_played(options: dict[str, Any]) -> None:
    draws, grown = Seeded(f"staying {options}"), 0
    while grown < 40:
        match = held(draws, 7, True, **options)
        while match is not None and match.awaited == (0,) and table(match)["deal"] == 1:
            lying, size = table(match)["melds"], len(hand_of(match, 0))
            match.act(0, match.legal(0).actions[draws.below(len(match.legal(0).actions))])
            if table(match)["deal"] > 1:
                break
            melds = table(match)["melds"]
            assert all(lies_in(before, after) for before, after in zip(lying, melds[: len(lying)], strict=True))
            grown += int(melds[: len(lying)] != lying)
            assert len(hand_of(match, 0)) <= size


@pytest.mark.rule("REM-17")
def test_what_was_laid_does_not_come_back_to_the_hand() -> None:
    match = a_deal().hand(0, "5 cups, 6 cups, 7 cups, 2 clubs, 3 clubs").open(0).build()
    match.play(0, "run cups 5-7")
    assert may(match, 0) == {"discard 2 clubs", "discard 3 clubs"}
    match.play(0, "discard 2 clubs")
    assert hand_of(match, 0) == ["3 clubs"]

"""What a player out of time does (REM-23), and what everybody may know (REM-24)."""

from __future__ import annotations

import pytest

from sobremesa.contract.match import Match
from tests.remigio.support.positions import a_deal, code, hand_of, happen, in_words, may, own, state_of, table


def default(match: Match, seat: int = 0) -> str:
    return match.words(match.default_action(seat))


@pytest.mark.rule("REM-23")
def test_a_player_out_of_time_draws_and_discards_that_card() -> None:
    match = a_deal().hand(0, "5 cups, king clubs").to_draw().build()
    assert default(match) == "draw"
    match.act(0, "draw")
    happen(match, "drawn 0 3 coins")
    assert default(match) == "discard 3 coins"


@pytest.mark.rule("REM-23")
def test_if_the_card_drawn_is_melded_the_dearest_left_goes_but_no_joker() -> None:
    hand = "5 cups, 6 cups, 7 cups, joker, ace clubs, 4 coins"
    match = a_deal().hand(0, hand).drawn(0, "7 cups").open(0).build()
    match.play(0, "run cups 5-7")
    assert default(match) == "discard ace clubs"
    last = a_deal().hand(0, "joker").open(0).build()
    assert default(last) == "close joker"


@pytest.mark.rule("REM-23")
def test_a_discard_taken_and_not_laid_goes_back_and_a_card_is_drawn_and_discarded() -> None:
    match = a_deal().hand(0, "5 clubs, 5 coins, 9 swords").pile("2 clubs, 5 cups").open(0).to_draw().build()
    match.play(0, "take")
    assert default(match) == "forfeit"
    match.act(0, "forfeit")
    assert table(match)["pile"]["top"] == "5 cups"
    happen(match, "drawn 0 king swords")
    assert may(match, 0) == {"discard king swords"}
    assert code(match, 0, "set 5 clubs coins cups") == "only_the_drawn_card"
    assert default(match) == "discard king swords"
    match.play(0, "discard king swords")
    assert hand_of(match, 0) == ["5 clubs", "5 coins", "9 swords"]


@pytest.mark.rule("REM-23")
def test_there_is_nothing_to_give_back_after_an_ordinary_draw() -> None:
    match = a_deal().hand(0, "5 clubs, 5 coins").build()
    assert code(match, 0, "forfeit") == "nothing_taken"


@pytest.mark.rule("REM-23")
def test_an_opening_begun_goes_on_until_seventy_lie_there() -> None:
    hand = "10 clubs, jack clubs, knight clubs, king clubs, 10 cups, jack cups, knight cups, 2 coins"
    match = a_deal().hand(0, hand).drawn(0, "2 coins").build()
    match.play(0, "run clubs 10-king")
    assert default(match) == "run cups 10-knight"
    match.play(0, "run cups 10-knight")
    assert default(match) == "close 2 coins"


@pytest.mark.rule("REM-23")
def test_a_joker_swapped_for_goes_to_the_table() -> None:
    position = a_deal(swap=True).hand(0, "7 cups, 3 clubs, 4 clubs, 9 swords").meld(1, "run cups 5-7 joker 7")
    match = position.open(0, 1).build()
    match.play(0, "swap 7 cups on 1 at 7")
    assert "joker" in default(match)
    assert match.why_not(0, match.default_action(0)) is None


@pytest.mark.rule("REM-24")
def test_the_number_of_cards_is_public_and_the_cards_are_not() -> None:
    match = a_deal().hand(0, "5 clubs, 5 coins").hand(1, "7 cups").build()
    assert [player["cards"] for player in table(match)["players"]] == [2, 1, 0]
    assert "hand" not in table(match)["players"][1]
    assert own(match, 1)["hand"] == ["7 cups"]
    assert match.view(0).state[0]["hands"][1].sum() == 0
    assert match.view(0).state[0]["stock"].sum() == 0


@pytest.mark.rule("REM-24")
def test_the_melds_one_may_lay_come_with_their_worth() -> None:
    match = a_deal().hand(0, "5 cups, 6 cups, joker, 2 clubs").open(0).build()
    melds = {in_words(match, meld): meld["value"] for meld in own(match, 0)["melds"]}
    assert melds == {"run cups 4-6 joker 4": 15, "run cups 5-7 joker 7": 18}


@pytest.mark.rule("REM-24")
def test_the_hint_is_there_only_if_the_table_allows_it() -> None:
    hand = "10 clubs, jack clubs, knight clubs, king clubs, 10 cups, jack cups, knight cups, 2 coins"
    assert own(a_deal().hand(0, hand).build(), 0)["hint"] is None
    match = a_deal(hint=True).hand(0, hand).build()
    hint = own(match, 0)["hint"]
    assert (hint["most_points"], hint["least_left"], hint["can_close"]) == (70, 2, True)
    assert {in_words(match, step) for step in hint["most"]} == {"run clubs 10-king", "run cups 10-knight"}
    assert sum(step["value"] for step in hint["most"]) == 70


@pytest.mark.rule("REM-24")
def test_the_hint_and_the_hand_say_which_card_fits_where() -> None:
    position = a_deal(hint=True).hand(0, "8 cups, 2 clubs, king coins").meld(1, "run cups 5-7").open(0, 1)
    seen = own(position.build(), 0)
    laying = {"kind": "lay off", "meld": 1, "card": "8 cups", "above": True}
    fits = {"action": laying, "card": "8 cups", "meld": 1, "end": "above"}
    assert seen["lay_offs"] == [fits]
    assert seen["hint"]["least"] == [fits]
    assert seen["hint"]["least_left"] == 12


@pytest.mark.rule("REM-24")
def test_the_hint_is_there_while_others_play() -> None:
    match = a_deal(hint=True).hand(0, "3 cups, 2 clubs").hand(1, "8 cups, 8 coins, 8 clubs, king coins").build()
    assert own(match, 1)["hint"]["most_points"] == 24


@pytest.mark.rule("REM-24")
def test_what_an_eliminated_player_sees_is_what_everybody_sees() -> None:
    match = a_deal().hand(0, "5 clubs, 5 coins").hand(1, "7 cups").out(2).build()
    state_of(match)["hand_size"][2] = 0
    assert match.view(2).state.tobytes() == match.view(None).state.tobytes()

"""Exact sums, equal cards, jokers as aces, and who is left at the table (REM-2 … REM-22)."""

from __future__ import annotations

import pytest

from tests.remigio.support.positions import a_deal, code, may, own, state_of, table

THIRTY = "10 cups, jack cups, knight cups, 2 coins, 3 coins"


@pytest.mark.rule("REM-13")
@pytest.mark.parametrize(("low", "worth"), [("9", 69), ("10", 70)])
def test_sixty_nine_do_not_open_and_seventy_do(low: str, worth: int) -> None:
    four = {"9": "9 clubs, 10 clubs, jack clubs, knight clubs", "10": "10 clubs, jack clubs, knight clubs, king clubs"}
    high = {"9": "knight", "10": "king"}[low]
    match = a_deal().hand(0, f"{four[low]}, {THIRTY}").build()
    if worth < 70:
        assert code(match, 0, f"run clubs {low}-{high}") == code(match, 0, "run cups 10-knight") == "below_opening"
        return
    match.play(0, "run cups 10-knight")
    match.play(0, f"run clubs {low}-{high}")
    assert table(match)["players"][0]["opening"] == worth


@pytest.mark.rule("REM-3", "REM-13")
@pytest.mark.parametrize("joker", ["", " joker ace"])
def test_a_low_ace_that_counts_one_is_missed_in_the_opening_even_as_a_joker(joker: str) -> None:
    hand = "2 clubs, 3 clubs, ace cups, king cups, knight cups, jack cups, 10 cups, 4 coins, 5 coins"
    hand += ", joker" if joker else ", ace clubs"
    assert code(a_deal(low_ace="1").hand(0, hand).build(), 0, f"run clubs ace-3{joker}") == "below_opening"
    match = a_deal().hand(0, hand + ", 4 clubs").build()
    match.play(0, f"run clubs ace-4{joker}")
    match.play(0, "run cups 10-ace")
    assert table(match)["players"][0]["opening"] == 20 + 51


@pytest.mark.rule("REM-11")
def test_two_equal_cards_and_a_joker_are_a_set_only_where_suits_may_repeat() -> None:
    hand = "7 clubs, 7 clubs, joker, 2 cups"
    assert code(a_deal().hand(0, hand).open(0).build(), 0, "set 7 clubs clubs joker") == "suit_repeated"
    assert "set 7 clubs clubs joker" in may(a_deal(sets="equal").hand(0, hand).open(0).build(), 0)


@pytest.mark.rule("REM-2", "REM-12", "REM-15")
@pytest.mark.parametrize("end", ["", " above"])
def test_a_joker_as_an_ace_at_either_end_of_two_to_king_leaves_no_room_for_another(end: str) -> None:
    position = a_deal().hand(0, "ace cups, joker, joker, 2 clubs").meld(1, "run cups 2-king")
    match = position.open(0, 1).build()
    match.play(0, f"lay off joker on 1{end}")
    assert not [words for words in may(match, 0) if words.startswith("lay off")]
    assert table(match)["melds"][0]["next"] == {"below": None, "above": None}


@pytest.mark.rule("REM-4", "REM-22")
def test_the_deal_passes_from_a_dealer_who_is_out_and_over_others_who_are() -> None:
    position = a_deal(6, cut=True).hand(0, "5 cups").hand(3, "9 cups").hand(5, "9 clubs").out(1, 2).open(0, 3)
    match = position.points(0, 3, 3, 0, 0, 2).build()
    state_of(match)["active"], state_of(match)["opened"][4] = 0, 2
    match.play(0, "close 5 cups")
    seen = table(match)
    assert [seat for seat, player in enumerate(seen["players"]) if player["out"]] == [1, 2, 5]
    assert (seen["dealer"], match.awaited) == (0, (4,)), "the next one still in deals, the last one still in cuts"
    match.play(4, "leave")
    assert [player["cards"] for player in table(match)["players"]] == [14, 0, 0, 14, 14, 0]
    assert match.awaited == (3,)


@pytest.mark.rule("REM-21", "REM-22")
@pytest.mark.parametrize(("out", "rebuilt"), [((1,), 2), ((1, 2), 0)])
def test_those_still_in_decide_how_often_the_stock_is_rebuilt(out: tuple[int, ...], rebuilt: int) -> None:
    position = a_deal(6).hand(0, "9 cups, 2 cups").pile("3 cups, 4 cups").out(*out).stock("")
    match = position.to_draw().build()
    state_of(match)["rebuilt"] = 1
    match.act(0, "draw")
    assert table(match)["rebuilt"] == rebuilt


@pytest.mark.rule("REM-19", "REM-22")
def test_a_dry_close_may_put_everybody_else_out_at_once() -> None:
    match = a_deal(6, dry=2).hand(0, "5 cups").open(0).points(2, 1, 2, 1, 2, 1).build()
    match.play(0, "close 5 cups")
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((0,), (2, 3, 4, 3, 4, 3))


@pytest.mark.rule("REM-19")
def test_of_two_the_other_one_pays_for_the_highest_count_alone() -> None:
    match = a_deal(2, ties="nobody").hand(0, "5 cups").hand(1, "2 cups").open(0, 1).build()
    match.play(0, "close 5 cups")
    assert table(match)["last_deal"]["points"] == [0, 1]


@pytest.mark.rule("REM-20", "REM-22")
def test_who_is_out_neither_calls_nor_is_waited_for() -> None:
    position = a_deal(4, table="real").hand(0, "5 cups").hand(1, "9 cups").hand(2, "9 clubs").open(0, 1).out(3)
    match = position.build()
    match.play(0, "close 5 cups")
    assert (match.awaited, match.actors) == ((1, 2), (0, 1, 2))
    assert code(match, 3, "call 0") == code(match, 3, "accept") == "out_of_the_match"
    match.play(1, "call 0")
    assert match.awaited == (2,), "a call in vain is an answer"
    match.play(2, "call 1")
    assert table(match)["last_deal"]["how"] == "closed"


@pytest.mark.rule("REM-20")
@pytest.mark.parametrize("done", ["called", "counted"])
def test_a_close_waits_for_nobody_where_nothing_can_be_called(done: str) -> None:
    match = a_deal(table="real").hand(0, "5 cups").hand(1, "9 cups").hand(2, "9 clubs").open(0, 1).build()
    state_of(match)[done][:3] = 1
    match.play(0, "close 5 cups")
    assert table(match)["last_deal"]["how"] == "closed"


@pytest.mark.rule("REM-9", "REM-20")
def test_at_a_real_table_the_card_taken_to_open_is_laid_before_the_turn_ends() -> None:
    hand = "5 cups, 6 cups, 9 clubs, 2 clubs, 3 clubs, 3 coins, 3 cups"
    match = a_deal(table="real", take_to_open=True).hand(0, hand).pile("8 cups, 7 cups").to_draw().build()
    match.play(0, "take")
    match.play(0, "set 3 clubs coins cups")
    assert may(match, 0) == {"run cups 5-7"}
    assert match.words(match.default_action(0)) == "run cups 5-7"
    match.play(0, "run cups 5-7")
    assert own(match, 0)["hand"] == ["2 clubs", "9 clubs"]

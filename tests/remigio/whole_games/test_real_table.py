"""The real table: any melds may be laid, anyone may call for a count (REM-20)."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.match import Match
from tests.remigio.support.positions import a_deal, code, may, table


def opened_low(**options: Any) -> Match:
    """Seat 0 has opened with 18 points, and seat 1 is to draw."""
    position = a_deal(table="real", **options).hand(0, "5 cups, 6 cups, 7 cups, 9 clubs, 2 clubs")
    match = position.hand(1, "3 clubs").hand(2, "4 clubs").build()
    match.play(0, "run cups 5-7")
    assert code(match, 1, "call 0") == "no_opening"
    match.play(0, "discard 9 clubs")
    return match


@pytest.mark.rule("REM-20")
def test_assisted_tables_refuse_what_is_below_seventy_and_know_no_call() -> None:
    match = a_deal().hand(0, "5 cups, 6 cups, 7 cups, 9 clubs").build()
    assert code(match, 0, "run cups 5-7") == "below_opening"
    assert code(match, 1, "call 0") == "assisted"


@pytest.mark.rule("REM-20")
def test_at_a_real_table_a_low_opening_lies_until_it_is_counted() -> None:
    match = opened_low()
    assert table(match)["players"][0]["open"] == "yes"
    assert table(match)["players"][0]["opening"] is None
    assert set(match.actors) == {0, 1, 2}
    assert match.awaited == (1,)
    match.play(2, "call 0")
    last = table(match)["last_deal"]
    assert (last["how"], last["seat"], last["points"]) == ("false_opening", 0, [1, 0, 0])
    assert table(match)["deal"] == 2


@pytest.mark.rule("REM-20")
def test_the_offender_may_call_too() -> None:
    match = opened_low()
    match.play(0, "call 0")
    assert [player["points"] for player in table(match)["players"]] == [1, 0, 0]


@pytest.mark.rule("REM-20")
def test_a_false_call_costs_nothing_and_comes_once_a_deal() -> None:
    hand = "10 clubs, jack clubs, knight clubs, king clubs, 10 cups, jack cups, knight cups, 9 swords, 2 coins"
    match = a_deal(table="real").hand(0, hand).hand(1, "3 clubs").hand(2, "4 clubs").build()
    match.play(0, "run clubs 10-king")
    match.play(0, "run cups 10-knight")
    match.play(0, "discard 2 coins")
    match.play(2, "call 0")
    assert table(match)["players"][0]["opening"] == 70
    assert [player["points"] for player in table(match)["players"]] == [0, 0, 0]
    assert code(match, 2, "call 1") == "called_already"
    assert code(match, 1, "call 0") == "counted_already"


@pytest.mark.rule("REM-20")
def test_what_is_laid_later_does_not_count_for_the_opening() -> None:
    position = a_deal(table="real").hand(0, "5 cups, 6 cups, 7 cups, 8 cups, 9 clubs, 2 clubs")
    match = position.hand(1, "3 clubs").hand(2, "4 clubs").build()
    match.play(0, "run cups 5-7")
    match.play(0, "lay off 8 cups on 1 above")
    assert match.state[0]["opening"][0] == 18


def closed_low() -> Match:
    """Seat 0 opens with 18 points and closes in the same turn."""
    position = a_deal(table="real").hand(0, "5 cups, 6 cups, 7 cups, 9 clubs").hand(1, "3 clubs").hand(2, "4 clubs")
    match = position.build()
    match.play(0, "run cups 5-7")
    match.play(0, "close 9 clubs")
    return match


@pytest.mark.rule("REM-20")
def test_after_a_close_everybody_may_still_call_before_the_points() -> None:
    match = closed_low()
    assert table(match)["phase"] == "calls"
    assert set(match.awaited) == {1, 2}
    assert may(match, 1) == {"accept", "call 0"}
    match.play(1, "accept")
    assert set(match.awaited) == {2}
    match.play(2, "call 0")
    assert table(match)["last_deal"]["points"] == [1, 0, 0]


@pytest.mark.rule("REM-20")
def test_a_close_waits_ten_seconds_and_nothing_else_does() -> None:
    match = closed_low()
    seconds = match.game.answer_seconds
    assert seconds(match.board, match.state) == 10
    match.play(1, "accept")
    assert seconds(match.board, match.state) == 10
    match.play(2, "accept")
    assert seconds(match.board, match.state) is None


@pytest.mark.rule("REM-20")
def test_when_all_accept_the_close_stands() -> None:
    match = closed_low()
    match.play(2, "accept")
    assert match.default_action(1) == match.game.parse(match.board, "accept")
    match.play(1, "accept")
    assert table(match)["last_deal"]["how"] == "dry"
    assert table(match)["last_deal"]["points"] == [0, 1, 1]


@pytest.mark.rule("REM-20")
def test_the_one_who_closed_may_have_another_opening_counted() -> None:
    position = a_deal(table="real").hand(0, "9 clubs").hand(1, "3 clubs").hand(2, "4 clubs").open(0, 1)
    match = position.build()
    match.state[0]["opening"][1] = 60
    match.play(0, "close 9 clubs")
    assert 0 in match.actors
    match.play(0, "call 1")
    assert table(match)["last_deal"]["points"] == [0, 1, 0]

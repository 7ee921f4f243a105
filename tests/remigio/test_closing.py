"""Closing, points, elimination and void deals (REM-18, REM-19, REM-21, REM-22)."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.match import Match
from sobremesa.games.remigio.rules.state import CLOSED
from tests.remigio.support.positions import a_deal, code, happen, may, own, state_of, table


def last(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = table(match)["last_deal"]
    return found


def points(match: Match) -> list[int]:
    return [player["points"] for player in table(match)["players"]]


@pytest.mark.rule("REM-18")
def test_the_last_card_goes_face_down_and_is_shown_at_the_count() -> None:
    match = a_deal().hand(0, "5 cups").hand(1, "9 cups").hand(2, "2 clubs, 3 clubs").open(0, 1).build()
    assert may(match, 0) == {"close 5 cups"}
    assert code(match, 0, "discard 5 cups") == "last_card"
    match.act(0, "close 5 cups")
    assert match.words(match.history(1)[-1][1]) == "close ?"
    assert match.view(1).state[0]["face_down"].tolist() == [0] * 6
    match.run_chance()
    assert last(match)["face_down"] == "5 cups"
    assert last(match)["counts"] == [0, 9, 5]
    assert last(match)["hands"][2] == ["2 clubs", "3 clubs"]


@pytest.mark.rule("REM-18")
def test_whoever_has_no_card_left_has_closed() -> None:
    match = a_deal().hand(0, "5 cups, 6 cups, 7 cups").hand(1, "9 cups").hand(2, "2 clubs").open(0, 1).build()
    match.play(0, "run cups 5-7")
    assert last(match) == {**last(match), "how": "closed", "seat": 0, "face_down": None, "points": [0, 0, 1]}
    other = a_deal().hand(0, "8 cups").hand(1, "9 cups").meld(1, "run cups 5-7").open(0, 1).build()
    other.play(0, "lay off 8 cups on 1 above")
    assert last(other)["seat"] == 0


@pytest.mark.rule("REM-18")
def test_closing_needs_an_opening() -> None:
    match = a_deal().hand(0, "5 cups").hand(1, "9 cups").build()
    assert code(match, 0, "close 5 cups") == "not_open"
    two = a_deal().hand(0, "5 cups, 6 cups").open(0).build()
    assert code(two, 0, "close 5 cups") == "not_last_card"


def closed(*opened: int, **options: Any) -> Match:
    position = a_deal(4, **options).hand(0, "5 cups").hand(1, "king cups, 9 cups").hand(2, "9 clubs, king clubs")
    match = position.hand(3, "2 coins").open(0, *opened).build()
    match.play(0, "close 5 cups")
    return match


@pytest.mark.rule("REM-19")
def test_a_dry_close_costs_everybody_else() -> None:
    assert last(closed())["how"] == "dry"
    assert points(closed()) == [0, 1, 1, 1]
    assert points(closed(dry=2)) == [0, 2, 2, 2]


@pytest.mark.rule("REM-19")
def test_when_some_are_open_the_others_take_one_each() -> None:
    assert points(closed(2)) == [0, 1, 0, 1]
    assert points(closed(1, 3)) == [0, 0, 1, 0]


@pytest.mark.rule("REM-19")
def test_when_all_are_open_the_highest_count_takes_one() -> None:
    position = a_deal().hand(0, "5 cups").hand(1, "king cups").hand(2, "joker").open(0, 1, 2)
    match = position.build()
    match.play(0, "close 5 cups")
    assert last(match)["counts"] == [0, 10, 20]
    assert points(match) == [0, 0, 1]


@pytest.mark.rule("REM-19")
def test_tied_players_take_one_each_or_nobody_does() -> None:
    assert points(closed(1, 2, 3)) == [0, 1, 1, 0]
    assert points(closed(1, 2, 3, ties="nobody")) == [0, 0, 0, 0]


@pytest.mark.rule("REM-19")
def test_cards_in_hand_count_even_if_they_would_meld() -> None:
    position = a_deal(2).hand(0, "5 cups").hand(1, "7 clubs, 7 coins, 7 swords").open(0, 1)
    match = position.build()
    match.play(0, "close 5 cups")
    assert last(match)["counts"] == [0, 21]


@pytest.mark.rule("REM-22")
def test_three_points_put_a_player_out_and_the_last_one_wins() -> None:
    match = a_deal().hand(0, "5 cups").hand(1, "king cups").hand(2, "9 clubs").open(0, 1).points(2, 1, 2).build()
    match.play(0, "close 5 cups")
    assert [player["out"] for player in table(match)["players"]] == [False, False, True]
    assert code(match, 2, "draw") == "out_of_the_match"
    assert own(match, 2)["hand"] == []
    assert [player["cards"] for player in table(match)["players"]] == [14, 14, 0]
    end = a_deal(2).hand(0, "5 cups").hand(1, "king cups").open(0).points(2, 2).build()
    end.play(0, "close 5 cups")
    assert end.result is not None
    assert (end.result.winners, end.result.scores) == ((0,), (2, 3))
    assert code(end, 0, "draw") == "game_over"


@pytest.mark.rule("REM-22")
@pytest.mark.parametrize("limit", [1, 10])
def test_a_table_may_choose_how_many_points_put_one_out(limit: int) -> None:
    match = a_deal(2, limit=limit).hand(0, "5 cups").hand(1, "king cups").open(0).points(0, limit - 1).build()
    match.play(0, "close 5 cups")
    assert match.result is not None


@pytest.mark.rule("REM-22")
def test_players_who_are_out_get_no_cards_and_no_points() -> None:
    match = a_deal(4).hand(0, "5 cups").hand(1, "king cups").hand(3, "2 cups").open(0).out(2).build()
    match.play(0, "close 5 cups")
    assert points(match) == [0, 1, 3, 1]
    assert last(match)["how"] == "dry"


def drained(players: int = 3, rebuilt: int = 0, pile: str = "2 cups, 3 cups", **options: Any) -> Match:
    position = a_deal(players, **options).hand(0, "9 clubs, 5 cups, 4 swords").pile(pile)
    match = position.open(0).to_draw().build()
    now = state_of(match)
    now["hands"][1] += now["stock"]
    now["hand_size"][1] += now["stock_size"]
    now["stock"], now["stock_size"], now["rebuilt"] = 0, 0, rebuilt
    return match


@pytest.mark.rule("REM-21")
def test_the_discards_but_the_top_one_become_the_stock_once() -> None:
    match = drained()
    match.act(0, "draw")
    assert (table(match)["rebuilt"], table(match)["stock"], table(match)["pile"]["top"]) == (1, 1, "3 cups")
    happen(match, "drawn 0 2 cups")
    again = drained(rebuilt=1)
    again.act(0, "draw")
    assert last(again)["how"] == "void"
    assert table(again)["deal"] == 2


@pytest.mark.rule("REM-21")
def test_with_five_players_the_stock_is_rebuilt_three_times() -> None:
    match = drained(5, rebuilt=2)
    match.act(0, "draw")
    assert table(match)["rebuilt"] == 3
    again = drained(5, rebuilt=3)
    again.act(0, "draw")
    assert last(again)["how"] == "void"


@pytest.mark.rule("REM-21")
def test_with_only_the_top_discard_the_deal_is_void_but_it_may_be_taken() -> None:
    match = drained(pile="5 coins")
    now = state_of(match)
    assert code(match, 0, "take") == "cannot_be_laid"
    for card in (13 * 3 + 4,):
        now["hands"][0, card] += 1
        now["hands"][1, card] -= 1
    now["hand_size"][0] += 1
    now["hand_size"][1] -= 1
    assert may(match, 0) == {"draw", "take"}
    match.act(0, "draw")
    assert last(match)["how"] == "void"
    assert points(match) == [0, 0, 0]
    assert table(match)["dealer"] == 0


@pytest.mark.rule("REM-21")
def test_three_void_deals_in_a_row_end_the_match() -> None:
    match = drained(rebuilt=1)
    state_of(match)["voids"] = 2
    state_of(match)["points"][:3] = (1, 0, 0)
    match.act(0, "draw")
    assert match.result is not None
    assert match.result.winners == (1, 2)
    on = drained(rebuilt=1, void_end=False)
    state_of(on)["voids"] = 2
    on.act(0, "draw")
    assert on.result is None


@pytest.mark.rule("REM-21")
def test_a_deal_that_is_closed_breaks_the_row_of_void_ones() -> None:
    match = a_deal().hand(0, "5 cups").hand(1, "king cups").open(0).build()
    state_of(match)["voids"] = 2
    match.play(0, "close 5 cups")
    assert table(match)["voids"] == 0


@pytest.mark.rule("REM-19")
def test_a_count_lies_there_card_by_card_the_dearest_first() -> None:
    match = a_deal().hand(0, "5 cups").hand(1, "9 cups").hand(2, "2 clubs, joker, ace cups").open(0, 1, 2).build()
    match.play(0, "close 5 cups")
    assert [(card["card"], card["value"]) for card in last(match)["counted"][2]] == [
        ("joker", 20),
        ("ace cups", 11),
        ("2 clubs", 2),
    ]


@pytest.mark.rule("REM-19")
def test_every_ended_deal_can_be_looked_up() -> None:
    match = a_deal().hand(0, "5 cups").hand(1, "9 cups").hand(2, "2 clubs").open(0, 1).build()
    assert table(match)["deals"] == []
    match.play(0, "close 5 cups")
    assert table(match)["deals"] == [
        {
            "number": 1,
            "how": "closed",
            "seat": 0,
            "counts": [0, 9, 2],
            "points": [0, 0, 1],
            "open": [True, True, False],
        }
    ]


@pytest.mark.rule("REM-21")
def test_a_void_deal_is_looked_up_without_counts() -> None:
    match = a_deal(2).hand(0, "5 cups").hand(1, "9 cups").pile("2 clubs").to_draw().build()
    state_of(match)["rebuilt"], state_of(match)["stock"], state_of(match)["stock_size"] = 1, 0, 0
    match.act(0, "draw")
    assert table(match)["deals"][0] == {**table(match)["deals"][0], "how": "void", "seat": None, "counts": None}


@pytest.mark.rule("REM-22")
def test_of_a_very_long_match_the_latest_deals_are_kept() -> None:
    match = a_deal(2).hand(0, "5 cups").hand(1, "9 cups").open(0).build()
    now = state_of(match)
    now["deal"], now["ended"] = 40, 32
    now["ended_deal"] = range(8, 40)
    now["ended_how"] = CLOSED
    now["ended_seat"] = [deal % 2 for deal in range(8, 40)]
    now["ended_count"][:, 1] = range(8, 40)
    now["ended_points"][:, 1] = now["ended_open"][:, 0] = [deal % 2 for deal in range(8, 40)]
    before = table(match)["deals"]
    match.play(0, "close 5 cups")
    assert table(match)["deals"][:-1] == before[1:]
    assert table(match)["deals"][-1] == {
        "number": 40,
        "how": "dry",
        "seat": 0,
        "counts": [0, 9],
        "points": [0, 1],
        "open": [True, False],
    }

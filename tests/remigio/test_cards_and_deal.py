"""The pack, what cards count, the cut, the deal and the first card (REM-1 … REM-7)."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.match import Match, begun, new_match
from sobremesa.contract.shown import plain
from sobremesa.games.remigio.words.cards import new_meld_value
from tests.remigio.support.positions import GAME, a_deal, code, happen, may, own, refused, state_of, table

SEVENTY = "ace clubs, ace coins, ace cups, king clubs, king coins, king cups"


def cutting(players: int = 3, **options: Any) -> Match:
    """A match before its first cut; seat 0 deals."""
    full = GAME.label.check(players, options)
    return begun(GAME, players, full, {"dealer": 0}, Seeded(4))


def worth(words: str, **options: Any) -> int:
    match = a_deal(2, **options).build()
    return new_meld_value(match.board[0], GAME.parse(match.board, words))


@pytest.mark.rule("REM-1")
def test_the_pack_has_two_of_each_of_fifty_two_cards_and_two_jokers() -> None:
    match = cutting()
    assert state_of(match)["stock"].tolist() == [2] * 53
    document = plain(GAME.board_document(match.board))
    assert document["suits"] == ["clubs", "coins", "cups", "swords"]
    assert document["ranks"] == ["ace", *map(str, range(2, 11)), "jack", "knight", "king"]


@pytest.mark.rule("REM-2")
def test_the_ace_is_high_or_low_and_nothing_goes_around_it() -> None:
    match = a_deal(2).hand(0, "king cups, ace cups, 2 cups, 3 cups, knight cups, 9 clubs").open(0).build()
    assert {"run cups ace-3", "run cups knight-ace"} <= may(match, 0)
    assert "run cups king-2" not in may(match, 0)
    assert "goes up" in refused(match, 0, "run cups king-2")
    match.play(0, "run cups knight-ace")
    assert code(match, 0, "lay off 2 cups on 1 above") == "meld_is_full"


@pytest.mark.rule("REM-3")
def test_pips_figures_aces_and_jokers_have_their_values() -> None:
    assert worth("run swords 5-8") == 26
    assert worth("run cups 10-king") == 40
    assert worth("set ace clubs coins joker") == 33
    assert worth("run cups 5-7 joker 7") == 18
    assert worth("run cups ace-3") == 16
    assert worth("run cups ace-3", low_ace="1") == 6
    assert worth("run cups knight-ace", low_ace="1") == 31


@pytest.mark.rule("REM-3")
@pytest.mark.parametrize("value", ["20", "11", "25", "50"])
def test_a_joker_left_in_hand_counts_what_the_table_says(value: str) -> None:
    match = a_deal(2, joker_left=value).hand(0, "joker, ace cups, king cups, 4 cups").build()
    assert own(match, 0)["count"] == int(value) + 25


@pytest.mark.rule("REM-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_first_dealer_is_drawn_and_the_deal_goes_round(players: int) -> None:
    full = GAME.label.check(players, {})
    dealers = {GAME.setup(players, full, Seeded(seed))["dealer"] for seed in range(60)}
    assert dealers == set(range(players))
    match = a_deal(players).hand(0, "5 cups").open(0).build()
    state_of(match)["hands"][1:players, 20] = 0
    assert table(match)["dealer"] == players - 1
    match.play(0, "close 5 cups")
    assert table(match)["dealer"] == 0
    assert table(match)["active"] == 1


@pytest.mark.rule("REM-4")
def test_the_deal_passes_over_players_who_are_out() -> None:
    match = a_deal(4).hand(0, "5 cups").open(0).out(1).build()
    state_of(match)["dealer"] = 0
    match.play(0, "close 5 cups")
    assert table(match)["dealer"] == 2


@pytest.mark.rule("REM-4")
def test_two_seats_only_and_a_bad_dealer_are_refused_in_words() -> None:
    with pytest.raises(BadDocument, match=r"takes 2 to 6 players"):
        GAME.label.check(7, {})
    with pytest.raises(BadDocument, match=r"start\.dealer"):
        GAME.begin(3, GAME.label.check(3, {}), {"dealer": 3})


@pytest.mark.rule("REM-4")
def test_with_two_the_other_player_cuts_and_plays_first() -> None:
    match = cutting(2)
    assert match.awaited == (1,)
    match.play(1, "leave")
    assert match.awaited == (1,)
    assert table(match)["turn"] == 1


@pytest.mark.rule("REM-5")
def test_the_player_on_the_left_cuts_and_may_keep_a_joker() -> None:
    match = cutting()
    assert match.awaited == (2,)
    assert may(match, 2) == {"cut", "leave"}
    match.act(2, "cut")
    happen(match, "cut card joker")
    assert table(match)["cut_card"] == "joker"
    assert may(match, 2) == {"keep", "return"}
    match.play(2, "keep")
    assert [player["cards"] for player in table(match)["players"]] == [14, 14, 14]
    dealt = [GAME.kinds.by_name["dealt"].unpack(a)["player"] for actor, a in match.steps if a & 0xFF == 201]
    assert dealt.count(2) == 13
    assert table(match)["stock"] == 106 - 3 * 14 - 1
    assert GAME.broken(match.board, match.state) == []


@pytest.mark.rule("REM-5")
def test_any_other_card_or_a_joker_not_kept_is_shuffled_back() -> None:
    match = cutting()
    match.act(2, "cut")
    happen(match, "cut card 7 cups")
    assert state_of(match)["stock"].sum() == 106
    other = cutting()
    other.act(2, "cut")
    happen(other, "cut card joker")
    other.act(2, "return")
    assert state_of(other)["stock"].tolist() == [2] * 53


@pytest.mark.rule("REM-5")
def test_a_table_may_do_without_the_cut() -> None:
    match = new_match(GAME, 3, {"cut": False}, Seeded(1))
    assert table(match)["phase"] == "draw"


@pytest.mark.rule("REM-6")
def test_everybody_gets_fourteen_cards_and_one_is_turned_up() -> None:
    match = cutting(4)
    match.play(3, "leave")
    seen = table(match)
    assert [player["cards"] for player in seen["players"]] == [14] * 4
    assert seen["stock"] == 106 - 4 * 14 - 1
    assert seen["pile"]["size"] == 1
    assert seen["first_card_up"]
    assert match.awaited == (1,)
    first = next(a for _, a in match.steps if a & 0xFF == 201)
    assert GAME.kinds.by_name["dealt"].unpack(first)["player"] == 1


def first_turn(hand: str, top: str, **options: Any) -> Match:
    return (
        a_deal(3, **options)
        .hand(0, hand)
        .hand(1, SEVENTY)
        .pile(top, first=True)
        .turns(0, 0)
        .turns(1, 0)
        .to_draw()
        .build()
    )


@pytest.mark.rule("REM-7")
def test_the_first_player_takes_a_joker_only_to_open_with_it() -> None:
    match = first_turn("ace clubs, ace coins, king clubs, king coins, king cups, king swords, 2 clubs, 5 cups", "joker")
    assert may(match, 0) == {"draw", "take"}
    match.play(0, "take")
    assert "set king clubs coins cups" not in may(match, 0)
    match.play(0, "set king clubs coins cups swords")
    assert "discard 2 clubs" not in may(match, 0)
    assert code(match, 0, "discard 2 clubs") == "lay_taken_first"
    assert code(match, 0, "discard joker") == "card_just_taken"
    match.play(0, "set ace clubs coins joker")
    assert table(match)["players"][0]["open"] == "now"
    match.play(0, "discard 2 clubs")
    assert match.awaited == (1,)


@pytest.mark.rule("REM-7")
def test_the_joker_is_not_offered_when_seventy_cannot_be_reached_with_it() -> None:
    match = first_turn("ace clubs, ace coins, king clubs, king coins, 2 clubs, 5 cups, 8 swords", "joker")
    assert may(match, 0) == {"draw"}
    assert code(match, 0, "take") == "cannot_be_laid"
    match.play(0, "draw")
    match.play(0, "discard 2 clubs")
    assert table(match)["pile"]["top"] == "2 clubs"


@pytest.mark.rule("REM-7")
def test_the_joker_taken_may_lead_to_a_close_at_once() -> None:
    match = first_turn("ace clubs, ace coins, king clubs, king coins, king cups, king swords, 2 clubs", "joker")
    for words in ("take", "set ace clubs coins joker", "set king clubs coins cups swords"):
        match.play(0, words)
    assert "close 2 clubs" in may(match, 0)


@pytest.mark.rule("REM-7")
def test_a_first_card_that_is_no_joker_is_nobodys() -> None:
    match = first_turn(SEVENTY, "ace swords", take_to_open=True)
    assert code(match, 0, "take") == "first_card"


@pytest.mark.rule("REM-7")
def test_at_a_real_table_the_joker_must_fit_a_meld_and_be_laid() -> None:
    match = first_turn("5 clubs, 5 coins, 2 clubs, 9 cups", "joker", table="real")
    match.play(0, "take")
    assert code(match, 0, "discard 2 clubs") == "lay_taken_first"
    match.play(0, "set 5 clubs coins joker")
    assert table(match)["players"][0]["open"] == "now"
    none = first_turn("5 clubs, 7 coins, 2 clubs, 10 cups", "joker", table="real")
    assert code(none, 0, "take") == "cannot_be_laid"

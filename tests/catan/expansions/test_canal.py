"""The Erie Canal (SCN-11 … SCN-14)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from sobremesa.contract.match import Match
from sobremesa.contract.shown import plain
from sobremesa.games.catan.board.bounds import RESOURCE_NAMES
from sobremesa.games.catan.board.maps import MAPS
from tests.catan.board.test_maps import on
from tests.catan.support.asking import a_new_match, may, play_all, player, refused, table
from tests.catan.support.positions import Position, a_match, hand_of, roll, state_of


def at_the_canal(players: int = 4, **options: Any) -> Position:
    return on("new_york", players, canal=True, **options)


def near_syracuse(players: int = 4, **options: Any) -> Position:
    """Seat 0 lives at Palmyra (27) and has come to the last path before Syracuse (28)."""
    return (
        at_the_canal(players, **options).with_settlement(0, "27").with_road(0, "27-35").with_hand(0, lumber=3, brick=3)
    )


@pytest.mark.rule("SCN-11")
def test_the_canal_has_its_towns_and_twelve_tokens() -> None:
    towns = {item["label"] for item in MAPS["new_york"]["intersections"] if item.get("canal")}
    assert {"Buffalo", "Rochester", "Syracuse", "Utica", "Albany"} <= towns
    assert table(a_new_match(4, map="new_york", canal=True))["canal"] == {"supply": 12, "played": 0}


@pytest.mark.rule("SCN-11")
def test_joining_two_canal_towns_directly_earns_a_token_settled_or_not() -> None:
    match = near_syracuse().build()
    match.play(0, "road 28-35")
    assert player(match, 0)["canal_tokens"] == 1
    assert table(match)["canal"]["supply"] == 11


@pytest.mark.rule("SCN-11")
def test_a_town_between_them_is_no_direct_way() -> None:
    match = (
        at_the_canal()
        .with_settlement(0, "27", "28")
        .with_road(0, "27-35-28-36")
        .with_hand(0, lumber=1, brick=1)
        .build()
    )
    before = player(match, 0)["canal_tokens"]
    match.play(0, "road 29-36")
    assert player(match, 0)["canal_tokens"] == before + 1, "Syracuse and Utica, not Palmyra and Utica"


def on_two_ways(seat: int) -> Position:
    """One road short of joining Syracuse (28) and Utica (29), the short way and by the detour."""
    position = at_the_canal().with_settlement(seat, "28", "29").with_road(seat, "28-36", "28-21-16-22")
    return position.with_hand(0, lumber=2, brick=2).with_hand(1, lumber=2, brick=2)


@pytest.mark.rule("SCN-11")
@pytest.mark.parametrize("ways", [("29-36", "22-29"), ("22-29", "29-36")])
def test_a_pair_earns_once_for_a_player_whatever_the_detour(ways: tuple[str, str]) -> None:
    match = on_two_ways(0).build()
    for way in ways:
        match.play(0, f"road {way}")
        assert player(match, 0)["canal_tokens"] == 1
    assert table(match)["canal"]["supply"] == 11


@pytest.mark.rule("SCN-11")
def test_a_way_around_that_ends_where_it_began_joins_no_pair() -> None:
    """Rochester (26) alone lies on it."""
    around = at_the_canal().with_settlement(0, "26").with_road(0, "26-33-40-48-41-34")
    match = around.with_hand(0, lumber=1, brick=1).build()
    match.play(0, "road 26-34")
    assert (player(match, 0)["canal_tokens"], table(match)["canal"]["supply"]) == (0, 12)


@pytest.mark.rule("SCN-11")
def test_a_pair_earns_for_each_player() -> None:
    """Blue has the detour; whose settlements these are does not matter."""
    match = on_two_ways(1).with_settlement(0, "29").with_road(0, "28-36").build()
    match.play(0, "road 29-36")
    match.play(0, "end turn")
    roll(match, 1, 1)
    match.play(1, "road 22-29")
    assert [player(match, seat)["canal_tokens"] for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.rule("SCN-11")
def test_a_road_that_completes_several_pairs_earns_several_tokens() -> None:
    """At a point where three ways meet, the last road joins one town with two."""
    board = copy.deepcopy(MAPS["new_york"])
    next(item for item in board["intersections"] if item["name"] == "42")["canal"] = True
    position = a_match(3, board=board, own_map=board, canal=True)
    match = position.with_settlement(0, "27").with_road(0, "28-35-42").with_hand(0, lumber=1, brick=1).build()
    match.play(0, "road 27-35")
    assert player(match, 0)["canal_tokens"] == 2


@pytest.mark.rule("SCN-11")
def test_nothing_is_earned_while_founding_and_a_pair_joined_then_never_earns() -> None:
    """Syracuse (28) and Utica (29), and later once more by the detour."""
    match = a_new_match(2, map="new_york", canal=True, start="fixed")
    play_all(match, (0, "settlement 28"), (0, "road 28-36"), (1, "settlement 1"), (1, "road 1-3"))
    play_all(match, (1, "settlement 5"), (1, "road 2-5"), (0, "settlement 29"), (0, "road 29-36"))
    assert (player(match, 0)["canal_tokens"], table(match)["canal"]["supply"]) == (0, 12)
    roll(match, 1, 1)
    deal(match, 0, lumber=4, brick=4)
    play_all(match, (0, "road 21-28"), (0, "road 16-21"), (0, "road 16-22"), (0, "road 22-29"))
    assert (player(match, 0)["canal_tokens"], table(match)["canal"]["supply"]) == (0, 12)


def deal(match: Match, seat: int, **cards: int) -> None:
    """From the bank."""
    now = state_of(match)
    for name, count in cards.items():
        now["hands"][seat, RESOURCE_NAMES.index(name)] += count
        now["bank"][RESOURCE_NAMES.index(name)] -= count
        now["hand_size"][seat] += count


@pytest.mark.rule("SCN-12")
def test_a_token_buys_two_for_one_until_the_end_of_the_turn() -> None:
    match = at_the_canal().with_canal_tokens(0, 2).with_hand(0, ore=5).build()
    assert refused(match, 0, "trade 2 ore for wool") == "wrong_rate"
    match.play(0, "canal ore")
    play_all(match, (0, "trade 2 ore for wool"), (0, "trade 2 ore for grain"))
    assert hand_of(match, 0) == {"ore": 1, "wool": 1, "grain": 1}
    assert refused(match, 0, "canal ore") == "already_cheap"
    assert table(match)["canal"] == {"supply": 10, "played": 1}
    assert table(match)["cheap"] == ["ore"]
    match.play(0, "end turn")
    assert table(match)["canal"] == {"supply": 11, "played": 0}
    assert "cheap" not in table(match)


@pytest.mark.rule("SCN-12")
def test_a_token_is_played_after_the_roll_and_only_by_its_owner() -> None:
    match = at_the_canal().with_canal_tokens(0, 1).at_phase("before roll").build()
    assert refused(match, 0, "canal ore") == "roll_first"
    roll(match, 1, 1)
    assert "canal ore" in may(match, 0)
    assert refused(match, 1, "canal ore") == "not_your_turn"
    match.play(0, "canal ore")
    assert refused(match, 0, "canal wool") == "no_canal_token"


@pytest.mark.rule("SCN-13")
def test_tokens_are_traded_like_cards_with_the_active_player() -> None:
    match = at_the_canal().with_canal_tokens(1, 1).with_hand(0, ore=2).build()
    match.play(0, "offer 2 ore for 1 canal to 1 2")
    assert refused(match, 2, "accept") in ("no_canal_token", "not_held")
    match.play(1, "accept")
    match.play(0, "confirm 1 2 ore for 1 canal")
    assert [player(match, seat)["canal_tokens"] for seat in (0, 1)] == [1, 0]
    assert hand_of(match, 1) == {"ore": 2}


@pytest.mark.rule("SCN-13")
def test_a_token_counts_as_a_card_but_not_on_both_sides() -> None:
    match = at_the_canal().with_canal_tokens(0, 2).with_hand(1, wool=1).build()
    with pytest.raises(Exception, match="both sides"):
        match.play(0, "offer 1 canal for 1 canal to 1")
    assert refused(match, 0, "offer 1 canal for nothing to 1") == "no_gifts"
    assert refused(match, 0, "offer 3 canal for 1 wool to 1") == "no_canal_token"
    match.play(0, "offer 1 canal for 1 wool to 1")
    assert table(match)["players"][0]["offer"]["give"] == {"canal": 1}


@pytest.mark.rule("SCN-13")
def test_tokens_are_no_resource_cards() -> None:
    match = at_the_canal().with_canal_tokens(1, 12).with_hand(1, wool=1).at_phase("before roll").build()
    roll(match, 3, 4)
    assert table(match)["phase"] == "move robber", "nobody discards"
    assert player(match, 1)["cards_in_hand"] == 1


@pytest.mark.rule("SCN-14")
def test_nothing_is_earned_from_an_empty_supply() -> None:
    match = near_syracuse().with_canal_tokens(1, 12).build()
    match.play(0, "road 28-35")
    assert player(match, 0)["canal_tokens"] == 0


@pytest.mark.rule("SCN-14")
def test_between_turns_a_token_is_earned_but_not_played() -> None:
    match = near_syracuse(5).active(0).between_turns(4).build()
    match.act(0, "road 28-35")
    assert player(match, 0)["canal_tokens"] == 1
    assert refused(match, 0, "canal ore") == "only_building"


def test_without_a_canal_there_is_nothing_to_play() -> None:
    match = on("new_york").with_hand(0, ore=2).build()
    assert refused(match, 0, "canal ore") == "no_canal"
    assert refused(match, 0, "offer 2 ore for 1 canal to 1") == "no_canal"


@pytest.mark.rule("SCN-14", "FRI-1", "SCN-8")
def test_the_canal_was_barred_from_a_table_of_friends_although_nothing_printed_says_so() -> None:
    match = a_new_match(4, map="new_york", canal=True, friends=True)
    assert (table(match)["canal"]["supply"], table(match)["favours"]["supply"]) == (12, 56), "each its own tokens"
    assert plain(match.game.board_document(match.board))["goal"] == 12
    match = near_syracuse(friends=True).with_settlement(1, "28").build()
    match.play(0, "road 28-35")
    assert (player(match, 0)["canal_tokens"], player(match, 0)["favours"], player(match, 1)["favours"]) == (1, 3, 1)


@pytest.mark.rule("SCN-12")
def test_the_rates_of_a_player_ignored_a_played_token() -> None:
    match = at_the_canal().with_canal_tokens(0, 1).with_hand(0, ore=2).build()
    assert player(match, 0)["rates"]["ore"] == 4
    match.play(0, "canal ore")
    assert (player(match, 0)["rates"]["ore"], player(match, 0)["rates"]["wool"]) == (2, 4)
    assert player(match, 1)["rates"]["ore"] == 4, "the token is the active player's"
    match.play(0, "trade 2 ore for wool")
    match.play(0, "end turn")
    assert player(match, 0)["rates"]["ore"] == 4

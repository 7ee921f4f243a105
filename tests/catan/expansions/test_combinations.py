"""Modules that meet: what interrupts what, in which order, and where the turn goes on."""

from __future__ import annotations

import pytest

from sobremesa.contract.match import Match
from sobremesa.games.catan.board.maps import MAPS
from tests.catan.expansions.helpers.tables import a_table, awaited
from tests.catan.support.asking import may, play_all, player, refused, table
from tests.catan.support.positions import Position, a_match, hand_of, roll


def favours(match: Match) -> list[int]:
    return [player(match, seat)["favours"] for seat in range(match.players)]


def between_two_owners(position: Position) -> Position:
    """One road from 19 to 24 joins seat 0 with seats 1 and 2."""
    position.with_settlement(0, "9").with_road(0, "9-14-19")
    return position.with_settlement(1, "18").with_road(1, "18-24").with_settlement(2, "30").with_road(2, "30-24")


@pytest.mark.rule("FRI-5", "HLP-2", "HLP-6")
def test_a_helped_road_is_followed_by_its_tokens_and_then_by_the_change_of_helper() -> None:
    position = between_two_owners(a_table("road help", friends=True)).with_hand(0, lumber=2)
    match = position.build()
    match.act(0, "helped road 19-24 lumber for brick")
    assert may(match, 0) == {"first draw 1", "first draw 2"}
    match.play(0, "first draw 2")
    assert favours(match) == [3, 1, 1, 0]
    assert table(match)["phase"] == "change helper"
    match.play(0, "turn helper")
    assert table(match)["phase"] == "main"


@pytest.mark.rule("FRI-5", "FRI-12")
def test_the_last_token_goes_to_the_owner_named_first() -> None:
    position = between_two_owners(a_match(4, friends=True)).with_hand(0, lumber=1, brick=1)
    match = position.favour_supply(held_by=3, ship=1).build()
    play_all(match, (0, "road 19-24"), (0, "first draw 2"))
    assert favours(match)[:3] == [0, 0, 1]
    assert table(match)["phase"] == "main"


@pytest.mark.rule("FRI-6", "CAT-10", "CAT-29")
def test_free_roads_before_the_roll_go_on_after_the_tokens_of_the_first() -> None:
    position = between_two_owners(a_match(4, friends=True)).with_cards(0, road_building=1).at_phase("before roll")
    match = position.build()
    play_all(match, (0, "road building"), (0, "road 19-24"), (0, "first draw 1"))
    assert (favours(match), table(match)["phase"]) == ([3, 1, 1, 0], "free road")
    match.play(0, "road 9-13")
    assert table(match)["phase"] == "before roll"


@pytest.mark.rule("FRI-2", "CAT-28")
def test_a_theft_declined_before_the_roll_leads_back_to_the_roll() -> None:
    position = a_match(4, friends=True).with_settlement(1, "31").with_hand(1, ore=1).with_cards(0, knight=1)
    match = position.with_robber("A1").at_phase("before roll").build()
    play_all(match, (0, "knight"), (0, "robber C3"), (0, "spare"))
    assert (favours(match), player(match, 0)["fresh_favours"]) == ([1, 0, 0, 0], 1)
    assert table(match)["phase"] == "before roll"


@pytest.mark.rule("FRI-2", "HLP-14")
def test_a_robber_banished_earns_no_token() -> None:
    match = a_table("banish the robber", friends=True).with_robber("A1").at_phase("before roll").build()
    match.play(0, "banish C3")
    assert favours(match) == [0, 0, 0, 0]
    match.play(0, "turn helper")
    assert table(match)["phase"] == "before roll"


@pytest.mark.rule("FRI-2", "FRI-7", "CAT-45")
def test_a_kind_robber_in_a_paired_turn_earns_a_token_for_the_next_own_turn() -> None:
    position = a_match(5, friends=True, between_turns="paired").with_cards(3, knight=1).with_settlement(1, "1")
    match = position.build()
    play_all(match, (0, "end turn"), (3, "knight"), (3, "robber E1"))
    assert (player(match, 3)["favours"], player(match, 3)["fresh_favours"]) == (1, 0)
    assert (table(match)["active"], table(match)["phase"]) == (3, "main")


@pytest.mark.rule("FRI-3", "FRI-12")
def test_a_gift_between_equals_is_taken_though_the_supply_is_empty() -> None:
    position = a_match(2, friends=True).with_hand(0, wool=1).with_settlement(0, "9").with_settlement(1, "19")
    match = position.favour_supply(held_by=1).build()
    play_all(match, (0, "gift wool 1"), (1, "take gift"))
    assert (hand_of(match, 1), favours(match)[0]) == ({"wool": 1}, 0)
    assert table(match)["phase"] == "main"


@pytest.mark.rule("HLP-8", "CAT-38")
def test_a_moved_road_wins_before_its_helper_is_turned() -> None:
    position = a_table("move a road", goal=3).with_settlement(0, "9").with_road(0, "13-9-14-19-25-31", "10-14")
    match = position.with_settlement(1, "40").with_road(1, "40-44-48-52-49-53").with_longest_route(1).build()
    match.play(0, "move road 10-14 31-37")
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.awaited == ()


@pytest.mark.rule("HLP-12", "CAT-38", "CAT-36")
def test_an_army_that_comes_from_anothers_knight_wins_in_ones_own_turn_only() -> None:
    position = a_table("ploughshares", goal=4).with_settlement(0, "9").with_road(0, "9-14-19")
    position.with_hand(0, lumber=1, brick=1).with_settlement(1, "40", "42")
    match = position.with_played(0, knight=3).with_played(1, knight=3).with_largest_army(0).build()
    match.play(0, "ploughshares settlement 19 played")
    assert (table(match)["largest_army"], player(match, 1)["points"]) == (1, 4)
    assert awaited(match) == [0]
    play_all(match, (0, "turn helper"), (0, "end turn"))
    assert match.result is not None
    assert match.result.winners == (1,)


@pytest.mark.rule("HLP-8", "SCN-11")
def test_a_pair_of_towns_parted_by_a_moved_road_never_earns_again() -> None:
    position = a_table("move a road", board=MAPS["new_york"], map="new_york", canal=True)
    position.with_settlement(0, "27").with_road(0, "27-35").with_hand(0, lumber=2, brick=2)
    match = position.build()
    match.play(0, "road 28-35")
    match.play(0, "move road 28-35 20-27")
    play_all(match, (0, "turn helper"), (0, "road 28-35"))
    assert player(match, 0)["canal_tokens"] == 1


@pytest.mark.rule("SCN-12", "SCN-14", "CAT-43")
def test_a_token_played_lies_in_the_supply_again_when_the_others_build() -> None:
    position = a_match(5, board=MAPS["new_york"], map="new_york", canal=True).with_canal_tokens(0, 12)
    match = position.with_settlement(1, "27").with_road(1, "27-35").with_hand(1, lumber=1, brick=1).build()
    play_all(match, (0, "canal ore"), (0, "end turn"), (1, "road 28-35"))
    assert player(match, 1)["canal_tokens"] == 1


@pytest.mark.rule("HLP-13", "CAT-45")
def test_a_free_port_closes_before_the_paired_player_trades() -> None:
    match = a_table("free port", players=5, between_turns="paired").with_hand(3, ore=4).build()
    play_all(match, (0, "free port ore"), (0, "turn helper"), (0, "end turn"))
    assert table(match)["active"] == 3
    assert refused(match, 3, "trade 2 ore for wool") == "wrong_rate"
    match.play(3, "trade 4 ore for wool")


@pytest.mark.rule("HLP-9", "HLP-16", "CAT-23")
def test_discards_of_several_stay_sealed_until_the_shelter_is_answered() -> None:
    position = a_table("road help", "shelter").with_hand(0, wool=8).with_hand(1, ore=9).with_hand(2, grain=8)
    match = position.at_phase("before roll").build()
    roll(match, 3, 4)
    assert awaited(match) == [0, 1, 2]
    match.play(2, "discard 4 grain")
    match.play(0, match.default_action(0))
    assert awaited(match) == [1]
    assert (table(match)["bank"]["wool"], table(match)["bank"]["grain"]) == (11, 11)
    match.play(1, "shelter nothing turn")
    assert (hand_of(match, 1), hand_of(match, 2)) == ({"ore": 9}, {"grain": 4})
    assert table(match)["phase"] == "move robber"


@pytest.mark.rule("HLP-9", "HLP-16")
def test_out_of_time_the_shelter_is_not_used_and_the_cards_are_lost() -> None:
    match = a_table("shelter").with_hand(0, ore=8).at_phase("before roll").build()
    roll(match, 3, 4)
    match.play(0, match.default_action(0))
    assert hand_of(match, 0) == {"ore": 4}
    assert player(match, 0)["helper"] == {"name": "shelter", "side": "A", "ready": True}
    assert table(match)["phase"] == "move robber"

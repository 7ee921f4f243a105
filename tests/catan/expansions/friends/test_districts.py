"""Districts and the roads that join them (FRI-4, FRI-5, FRI-6, FRI-12)."""

from __future__ import annotations

import pytest

from sobremesa.contract.match import Match
from sobremesa.games.catan.expansions.helpers.rules.bounds import MOVE_ROAD
from tests.catan.support.asking import a_new_match, may, own, player, refused, table
from tests.catan.support.positions import Position, a_match, happen, state_of


def a_table(players: int = 4) -> Position:
    """Seat 0 has roads to spend, and a district from 9 to 19."""
    return (
        a_match(players, friends=True).with_hand(0, lumber=5, brick=5).with_settlement(0, "9").with_road(0, "9-14-19")
    )


def tokens(match: Match) -> list[int]:
    return [player(match, seat)["favours"] for seat in range(match.players)]


def linked(match: Match, one: tuple[int, str], other: tuple[int, str]) -> bool:
    now, names = state_of(match), match.board.names
    labels = [int(now["district"][seat, names.intersection(intersection)]) for seat, intersection in (one, other)]
    return bool(int(now["links"][labels[0]]) >> labels[1] & 1)


@pytest.mark.rule("FRI-4")
def test_a_first_link_earns_the_builder_three_tokens_and_the_owner_one() -> None:
    match = a_table().with_settlement(1, "30").build()
    match.play(0, "road 19-24")
    assert tokens(match) == [0, 0, 0, 0]
    match.play(0, "road 24-30")
    assert tokens(match) == [3, 1, 0, 0]


@pytest.mark.rule("FRI-4", "FRI-6")
def test_a_road_joins_where_it_meets_a_road_of_another() -> None:
    match = a_table().with_settlement(1, "35").with_road(1, "35-30-24").build()
    match.play(0, "road 19-24")
    assert tokens(match) == [3, 1, 0, 0]


@pytest.mark.rule("FRI-4")
def test_the_same_two_districts_never_earn_again() -> None:
    match = a_table().with_settlement(1, "30").with_road(1, "30-24-18-13").build()
    match.play(0, "road 19-24")
    match.play(0, "road 9-13")
    assert tokens(match) == [3, 1, 0, 0]


@pytest.mark.rule("FRI-4")
def test_another_district_of_the_same_player_earns_anew() -> None:
    match = a_table().with_settlement(1, "30", "18").with_road(1, "30-24", "18-13").build()
    match.play(0, "road 19-24")
    match.play(0, "road 9-13")
    assert tokens(match) == [6, 2, 0, 0]


@pytest.mark.rule("FRI-4")
def test_a_merged_district_inherits_the_links_of_its_parts() -> None:
    position = (
        a_table().with_settlement(0, "20").with_settlement(1, "26").with_road(1, "26-20").with_settlement(2, "30")
    )
    match = position.build()
    assert linked(match, (0, "20"), (1, "26"))
    assert not linked(match, (0, "9"), (1, "26"))
    match.play(0, "road 20-25")
    match.play(0, "road 19-25")
    assert tokens(match) == [0, 0, 0, 0], "joining two districts of one's own earns nothing"
    assert linked(match, (0, "9"), (1, "26"))
    match.play(0, "road 19-24")
    match.play(0, "road 24-30")
    assert linked(match, (0, "20"), (2, "30"))


@pytest.mark.rule("FRI-4")
def test_merging_and_touching_a_linked_district_in_one_road_earns_nothing() -> None:
    position = a_table().with_settlement(0, "31").with_road(0, "31-25").with_settlement(1, "37").with_road(1, "37-31")
    match = position.with_road(1, "31-36").build()
    assert linked(match, (0, "31"), (1, "37"))
    match.play(0, "road 19-25")
    assert tokens(match) == [0, 0, 0, 0]


@pytest.mark.rule("FRI-4")
def test_pieces_stay_connected_across_a_foreign_building() -> None:
    match = a_table().with_settlement(1, "19").with_road(0, "19-25").with_settlement(2, "31").build()
    now, names = state_of(match), match.board.names
    assert (
        len({int(now["district"][0, names.intersection(intersection)]) for intersection in ("9", "14", "19", "25")})
        == 1
    )


@pytest.mark.rule("FRI-5")
def test_one_road_to_two_players_earns_three_in_all_and_the_builder_names_the_first_to_draw() -> None:
    match = (
        a_table().with_settlement(1, "18").with_settlement(2, "30").with_road(1, "18-24").with_road(2, "30-24").build()
    )
    match.act(0, "road 19-24")
    assert may(match, 0) == {"first draw 1", "first draw 2"}
    assert refused(match, 0, "first draw 3") == "not_joined"
    assert refused(match, 1, "first draw 1") == "not_your_turn"
    match.act(0, "first draw 2")
    for drawer in (2, 1, 0, 0, 0):
        assert table(match)["favours"]["drawing"] == drawer
        happen(match, f"favour {drawer} wagon")
    assert tokens(match) == [3, 1, 1, 0]
    assert table(match)["phase"] == "main"


@pytest.mark.rule("FRI-5")
def test_whoever_the_builder_names_draws_before_who_would_come_next() -> None:
    position = a_match(4, friends=True).active(1).with_hand(1, lumber=1, brick=1)
    position = (
        position.with_settlement(1, "9").with_road(1, "9-14-19").with_settlement(0, "18").with_settlement(2, "30")
    )
    match = position.with_road(0, "18-24").with_road(2, "30-24").build()
    match.act(1, "road 19-24")
    match.act(1, "first draw 0")
    for drawer in (0, 2, 1, 1, 1):
        assert table(match)["favours"]["drawing"] == drawer
        happen(match, f"favour {drawer} wagon")


@pytest.mark.rule("FRI-5")
def test_two_first_links_with_one_player_in_one_road_earn_that_player_one() -> None:
    """A district touches at both ends of the road; that they have met before is forgotten here."""
    position = a_table().with_settlement(1, "24", "31").with_road(1, "19-24", "25-31")
    match = position.build()
    state_of(match)["links"][:] = 0
    match.play(0, "road 19-25")
    assert tokens(match) == [3, 1, 0, 0]


@pytest.mark.rule("FRI-5", "FRI-12")
def test_owners_draw_before_the_builder_when_the_supply_runs_short() -> None:
    position = a_table().with_settlement(1, "18").with_settlement(2, "30").with_road(1, "18-24").with_road(2, "30-24")
    match = position.favour_supply(held_by=3, ship=2).build()
    before = tokens(match)
    match.play(0, "road 19-24")
    match.play(0, "first draw 1")
    assert [now - then for now, then in zip(tokens(match), before, strict=True)] == [0, 1, 1, 0]
    assert table(match)["favours"]["supply"] == 0
    assert table(match)["phase"] == "main"
    assert [player(match, seat)["favours_due"] for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("FRI-5")
def test_links_made_while_founding_earn_nothing_and_count() -> None:
    match = a_new_match(2, friends=True, start="fixed", tokens="letters")
    for seat, words in (
        *((0, "settlement 9"), (0, "road 9-14"), (1, "settlement 19"), (1, "road 14-19")),
        *((1, "settlement 40"), (1, "road 40-45"), (0, "settlement 42"), (0, "road 42-46")),
    ):
        match.play(seat, words)
    assert tokens(match) == [0, 0]
    assert linked(match, (0, "9"), (1, "19"))
    assert "9-13" not in own(match, 0)["joins"]


@pytest.mark.rule("FRI-4")
def test_the_beginners_pieces_are_districts_from_the_start() -> None:
    match = a_new_match(4, friends=True, setup="beginner")
    now = state_of(match)
    assert [len({label for label in row.tolist() if label}) for row in now["district"][:4]] == [2, 2, 2, 2]


@pytest.mark.rule("FRI-6")
@pytest.mark.parametrize("words", ["road building", "shovel"])
def test_free_roads_join_too(words: str) -> None:
    position = a_table().with_settlement(1, "30").with_road(1, "30-24").with_favours(0, shovel=1)
    match = position.with_cards(0, road_building=1).build()
    match.play(0, words)
    match.play(0, "road 19-24")
    assert tokens(match)[1] == 1
    assert player(match, 0)["fresh_favours"] == 3
    assert table(match)["phase"] == ("free road" if words == "road building" else "main")


@pytest.mark.rule("FRI-6")
def test_settlements_and_cities_earn_nothing() -> None:
    position = a_table().with_hand(0, lumber=1, brick=1, wool=1, grain=3, ore=3).with_settlement(1, "30")
    match = position.with_road(1, "30-24-19").build()
    match.play(0, "settlement 19")
    match.play(0, "city 19")
    assert tokens(match) == [0, 0, 0, 0]


@pytest.mark.rule("FRI-8", "CAT-43")
def test_a_road_built_between_turns_earns_tokens_for_the_next_own_turn() -> None:
    position = a_match(5, friends=True).with_hand(1, lumber=2, brick=2).with_settlement(1, "9").with_road(1, "9-14-19")
    match = position.with_settlement(2, "30").with_road(2, "30-24").build()
    match.play(0, "end turn")
    match.play(1, "road 19-24")
    assert (player(match, 1)["favours"], player(match, 1)["fresh_favours"]) == (3, 0)
    assert player(match, 2)["favours"] == 1
    assert table(match)["phase"] == "extra building"
    assert refused(match, 1, "exchange favour") == "only_building"
    assert refused(match, 1, "gift lumber 2") == "only_building"


@pytest.mark.rule("FRI-8", "CAT-45")
def test_neither_gift_nor_favour_in_a_paired_turn() -> None:
    position = a_match(5, friends=True, between_turns="paired").with_hand(3, ore=1).with_favours(3, ship=1)
    match = position.build()
    match.play(0, "end turn")
    assert (table(match)["active"], table(match)["phase"]) == (3, "main")
    for words in ("ship ore", "exchange favour", "gift ore 1"):
        assert refused(match, 3, words) == "not_between_turns"


@pytest.mark.rule("FRI-4")
def test_what_would_be_a_first_link_is_shown() -> None:
    match = a_table().with_settlement(1, "30").with_road(1, "30-24").build()
    assert own(match, 0)["joins"] == {"19-24": [1]}
    assert own(match, 1)["joins"] == {"19-24": [0]}
    match.play(0, "road 19-24")
    assert own(match, 0)["joins"] == {}


@pytest.mark.rule("FRI-4", "FRI-6", "HLP-8")
def test_a_road_moved_leaves_its_links_and_earns_new_ones() -> None:
    position = a_match(4, friends=True, helpers=True).with_settlement(0, "9").with_road(0, "9-14-19-24")
    position.with_settlement(1, "30").with_road(1, "30-24").with_settlement(2, "18").with_road(2, "18-13")
    position.now["helper"][:4], position.now["turn"] = [1 + MOVE_ROAD, 1, 2, 3], 5
    match = position.build()
    now, names = state_of(match), match.board.names
    match.play(0, "move road 19-24 9-13")
    assert now["district"][0, names.intersection("24")] == 0
    assert linked(match, (0, "19"), (1, "24"))
    assert tokens(match) == [3, 0, 1, 0]
    assert own(match, 0)["joins"] == {}

"""Buying and playing development cards (CAT-21, CAT-27 … CAT-32)."""

import pytest

from sobremesa.contract.action import CHANCE
from sobremesa.games.catan.board.bounds import RESOURCE_NAMES
from tests.catan.support.asking import chances, may, own, pieces_left, player, refusals, refused, table
from tests.catan.support.positions import Position, a_match, hand_of, happen, roll
from tests.catan.support.telling import told

FOURTEEN_ROADS = ("22-17-23-18-24-19-25-20-26-21-27", "28-34-29-35-30")
PLAYS = ("knight", "road building", "invention ore ore", "monopoly ore")


def one_of_each(seat: int = 0) -> Position:
    return a_match().with_cards(seat, knight=1, road_building=1, invention=1, monopoly=1).with_settlement(seat, "9")


@pytest.mark.rule("CAT-21")
def test_top_card_is_any_card_left_in_the_deck() -> None:
    position = a_match().with_hand(0, wool=1, grain=1, ore=1).with_cards(1, victory_point=5, monopoly=1)
    match = position.with_played(2, knight=2).build()
    match.act(0, "buy card")
    assert chances(match) == {
        "drawn 0 knight": 12,
        "drawn 0 road building": 2,
        "drawn 0 invention": 2,
        "drawn 0 monopoly": 1,
    }


@pytest.mark.rule("CAT-27")
@pytest.mark.parametrize("words", PLAYS)
def test_card_is_not_played_in_the_turn_it_was_bought(words: str) -> None:
    position = a_match().with_fresh(0, knight=1, road_building=1, invention=1, monopoly=1).with_settlement(0, "9")
    match = position.build()
    assert refused(match, 0, words) == "card_is_fresh"


@pytest.mark.rule("CAT-27")
def test_bought_card_is_played_from_the_next_own_turn_on() -> None:
    match = a_match(2).with_hand(0, wool=1, grain=1, ore=1).build()
    match.act(0, "buy card")
    happen(match, "drawn 0 monopoly")
    assert refused(match, 0, "monopoly ore") == "card_is_fresh"
    match.play(0, "end turn")
    assert refused(match, 0, "monopoly ore") == "not_your_turn"
    roll(match, 1, 1)
    match.play(1, "end turn")
    match.play(0, "monopoly ore")
    assert player(match, 0)["played"] == {"monopoly": 1}


@pytest.mark.rule("CAT-27")
def test_older_card_of_the_same_kind_can_be_played() -> None:
    match = a_match().with_cards(0, knight=1).with_fresh(0, knight=1).build()
    match.play(0, "knight")
    match.play(0, "robber B2")
    assert (own(match, 0)["cards"], own(match, 0)["fresh"]) == ({}, {"knight": 1})


@pytest.mark.rule("CAT-27")
@pytest.mark.parametrize("second", PLAYS)
def test_one_card_is_played_in_a_turn(second: str) -> None:
    match = one_of_each().with_cards(0, monopoly=2).build()
    match.play(0, "monopoly wool")
    assert refused(match, 0, second) == "card_already_played"


@pytest.mark.rule("CAT-27")
def test_card_played_before_the_roll_is_the_one_of_the_turn() -> None:
    match = one_of_each().at_phase("before roll").build()
    match.play(0, "knight")
    match.play(0, "robber E3")
    roll(match, 1, 1)
    assert refusals(match, 0, "road building", "invention ore ore", "monopoly ore") == {"card_already_played"}


@pytest.mark.rule("CAT-27")
def test_next_turn_has_its_own_card() -> None:
    match = a_match(2).with_cards(0, monopoly=1).with_cards(1, invention=1).build()
    match.play(0, "monopoly wool")
    match.play(0, "end turn")
    match.play(1, "invention ore ore")
    assert hand_of(match, 1) == {"ore": 2}


@pytest.mark.rule("CAT-27")
@pytest.mark.parametrize("words", PLAYS)
def test_card_must_be_held(words: str) -> None:
    match = a_match().with_cards(1, knight=1, road_building=1, invention=1, monopoly=1).with_settlement(0, "9").build()
    assert refused(match, 0, words) == "no_such_card"


@pytest.mark.rule("CAT-29")
def test_road_building_places_two_free_roads() -> None:
    match = one_of_each().build()
    match.play(0, "road building")
    match.play(0, "road 9-14")
    assert table(match)["free_roads"] == 1
    match.play(0, "road 5-9")
    assert table(match)["roads"] == {"5-9": 0, "9-14": 0}
    assert table(match)["phase"] == "main"
    assert pieces_left(match, 0)[0] == 13


@pytest.mark.rule("CAT-29")
def test_second_free_road_may_build_on_the_first() -> None:
    match = one_of_each().build()
    match.play(0, "road building")
    assert "road 14-19" not in may(match, 0)
    match.play(0, "road 9-14")
    match.play(0, "road 14-19")
    assert player(match, 0)["route"] == 2


@pytest.mark.rule("CAT-18", "CAT-29")
def test_free_roads_follow_the_normal_rules() -> None:
    match = one_of_each().with_settlement(1, "18").with_road(1, "13-18", "9-13").build()
    match.play(0, "road building")
    assert refused(match, 0, "road 9-13") == "path_taken"
    assert refused(match, 0, "road 18-24") == "not_connected"
    assert may(match, 0) == {"road 5-9", "road 9-14"}


@pytest.mark.rule("CAT-29")
def test_with_one_piece_left_one_road_is_placed() -> None:
    match = a_match().with_cards(0, road_building=1).with_road(0, *FOURTEEN_ROADS).build()
    match.play(0, "road building")
    match.play(0, "road 30-36")
    assert table(match)["phase"] == "main"
    assert pieces_left(match, 0)[0] == 0
    assert player(match, 0)["played"] == {"road building": 1}


@pytest.mark.rule("CAT-3", "CAT-29")
def test_road_building_is_not_played_without_a_piece() -> None:
    match = a_match().with_cards(0, road_building=1).with_road(0, *FOURTEEN_ROADS, "30-36").build()
    assert refused(match, 0, "road building") == "no_piece_left"


def hemmed_in() -> Position:
    """Seat 0 in the north-west corner; only 4-8 is free, and it leads to a foreign settlement."""
    position = a_match().with_cards(0, road_building=1).with_settlement(0, "1").with_road(0, "4-1-5")
    return position.with_settlement(1, "2", "8", "9").with_road(1, "2-5-9")


@pytest.mark.rule("CAT-29")
def test_with_one_place_left_one_road_is_placed() -> None:
    match = hemmed_in().build()
    match.play(0, "road building")
    assert may(match, 0) == {"road 4-8"}
    match.play(0, "road 4-8")
    assert table(match)["phase"] == "main"
    assert table(match)["free_roads"] == 0


@pytest.mark.rule("CAT-29")
def test_road_building_is_not_played_without_a_place() -> None:
    match = hemmed_in().with_road(1, "4-8").build()
    assert refused(match, 0, "road building") == "no_place_for_road"


@pytest.mark.rule("CAT-29")
def test_one_place_that_opens_another_gives_two_roads() -> None:
    position = a_match().with_cards(0, road_building=1).with_settlement(0, "1").with_road(0, "4-1-5")
    match = position.with_settlement(1, "2", "9").with_road(1, "2-5-9").build()
    match.play(0, "road building")
    assert may(match, 0) == {"road 4-8"}
    match.play(0, "road 4-8")
    assert may(match, 0) == {"road 8-12", "road 8-13"}


@pytest.mark.rule("CAT-10", "CAT-29")
def test_free_roads_before_the_roll_are_followed_by_the_roll() -> None:
    match = one_of_each().at_phase("before roll").build()
    for words in ("road building", "road 9-14", "road 14-19"):
        match.play(0, words)
    assert may(match, 0) == {"roll"}


@pytest.mark.rule("CAT-30")
@pytest.mark.parametrize(
    ("words", "taken"),
    [
        ("invention ore ore", {"ore": 2}),
        ("invention lumber wool", {"lumber": 1, "wool": 1}),
        ("invention wool lumber", {"lumber": 1, "wool": 1}),
    ],
)
def test_invention_takes_two_cards_from_the_bank(words: str, taken: dict[str, int]) -> None:
    match = one_of_each().build()
    match.play(0, words)
    assert hand_of(match, 0) == taken
    assert sum(table(match)["bank"].values()) == 93


@pytest.mark.rule("CAT-30")
def test_invention_offers_all_fifteen_pairs_of_a_full_bank() -> None:
    assert len([words for words in may(one_of_each().build(), 0) if words.startswith("invention")]) == 15


@pytest.mark.rule("CAT-30")
def test_cards_of_an_invention_are_usable_at_once() -> None:
    match = one_of_each().build()
    match.play(0, "invention lumber brick")
    match.play(0, "road 9-14")
    assert hand_of(match, 0) == {}


@pytest.mark.rule("CAT-30")
def test_invention_takes_only_kinds_the_bank_has() -> None:
    match = one_of_each().bank(held_by=3, ore=0, wool=1).build()
    assert refusals(match, 0, "invention ore brick", "invention ore ore", "invention wool wool") == {"bank_lacks"}
    match.play(0, "invention brick wool")
    assert table(match)["bank"]["wool"] == 0


@pytest.mark.rule("CAT-30")
def test_invention_takes_one_card_when_the_bank_has_no_more() -> None:
    empty = {name: 0 for name in RESOURCE_NAMES if name != "ore"}
    match = one_of_each().bank(held_by=3, ore=1, **empty).build()
    assert {words for words in may(match, 0) if words.startswith("invention")} == {"invention ore nothing"}
    match.play(0, "invention ore nothing")
    assert hand_of(match, 0) == {"ore": 1}


@pytest.mark.rule("CAT-30")
def test_invention_takes_two_when_the_bank_has_two() -> None:
    empty = {name: 0 for name in RESOURCE_NAMES if name not in ("ore", "wool")}
    match = one_of_each().bank(held_by=3, ore=1, wool=1, **empty).build()
    assert refused(match, 0, "invention ore nothing") == "take_two"
    assert {words for words in may(match, 0) if words.startswith("invention")} == {"invention wool ore"}


@pytest.mark.rule("CAT-30")
def test_invention_takes_nothing_from_an_empty_bank() -> None:
    match = one_of_each().bank(held_by=3, **dict.fromkeys(RESOURCE_NAMES, 0)).build()
    assert refusals(match, 0, "invention ore nothing", "invention ore ore") == {"bank_lacks"}
    assert not any(words.startswith("invention") for words in may(match, 0))


@pytest.mark.rule("CAT-31")
def test_monopoly_collects_all_cards_of_a_resource_from_everybody() -> None:
    position = one_of_each().with_hand(0, ore=1, wool=2).with_hand(1, ore=3, wool=1).with_hand(2, ore=5)
    match = position.with_hand(3, brick=4).build()
    match.play(0, "monopoly ore")
    assert [hand_of(match, seat) for seat in range(4)] == [{"ore": 9, "wool": 2}, {"wool": 1}, {}, {"brick": 4}]
    assert table(match)["bank"]["ore"] == 10


@pytest.mark.rule("CAT-31")
def test_monopoly_of_what_nobody_has_brings_nothing_and_is_spent() -> None:
    match = one_of_each().with_hand(1, wool=1).build()
    match.play(0, "monopoly ore")
    assert hand_of(match, 0) == {}
    assert player(match, 0)["played"] == {"monopoly": 1}


@pytest.mark.rule("CAT-32")
def test_victory_point_cards_stay_secret_and_count_for_their_owner() -> None:
    match = a_match().with_settlement(0, "9").with_cards(0, victory_point=2).with_fresh(0, victory_point=1).build()
    assert own(match, 0)["points"] == 4
    assert player(match, 0)["points"] == 1
    assert player(match, 0)["development_cards"] == 3
    assert "victory point" not in str(match.view(1).as_json())


@pytest.mark.rule("CAT-32")
def test_victory_point_cards_are_not_played() -> None:
    match = a_match().with_cards(0, victory_point=2).build()
    assert refused(match, 0, "victory point") == "unreadable"
    assert not any("victory" in words for words in may(match, 0))


@pytest.mark.rule("CAT-32")
def test_victory_point_cards_had_no_names() -> None:
    """Each player's own, in the order they come: the name of one says nothing about the cards of others."""
    position = a_match().with_hand(0, wool=3, grain=3, ore=3).with_cards(0, victory_point=1)
    match = position.with_cards(1, victory_point=2).build()
    for name in ("market", "town hall"):
        match.act(0, "buy card")
        assert told(match.copy(), CHANCE, "drawn 0 victory point", None, 1) == ["Red gets the top card of the deck"] * 2
        assert told(match, CHANCE, "drawn 0 victory point", 0) == [f"Red gets the card: victory point ({name})"]

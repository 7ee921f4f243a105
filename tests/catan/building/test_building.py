"""Roads, settlements, cities and buying cards (CAT-3, CAT-18 … CAT-22)."""

import pytest

from tests.catan.support.asking import may, own, pieces_left, player, refusals, refused, table
from tests.catan.support.positions import Position, a_match, hand_of, happen

FIFTEEN_ROADS = ("22-17-23-18-24-19-25-20-26-21-27", "28-34-29-35-30-36")


def a_rich_match() -> Position:
    """Seat 0 can pay for everything."""
    return a_match().with_hand(0, lumber=5, brick=5, wool=5, grain=5, ore=5)


@pytest.mark.rule("CAT-18")
def test_road_costs_lumber_and_brick() -> None:
    match = a_match().with_hand(0, lumber=1, brick=2).with_settlement(0, "9").build()
    match.play(0, "road 9-14")
    assert hand_of(match, 0) == {"brick": 1}
    assert table(match)["roads"] == {"9-14": 0}
    assert refused(match, 0, "road 5-9") == "cannot_pay"


@pytest.mark.rule("CAT-18")
def test_road_goes_on_from_an_own_settlement_city_or_road() -> None:
    match = a_rich_match().with_settlement(0, "1").with_city(0, "54").with_road(0, "54-51").build()
    roads = {words for words in may(match, 0) if words.startswith("road")}
    assert roads == {"road 1-4", "road 1-5", "road 50-54", "road 47-51"}
    assert refused(match, 0, "road 9-14") == "not_connected"


@pytest.mark.rule("CAT-18")
def test_roads_and_buildings_of_others_connect_nothing() -> None:
    match = a_rich_match().with_settlement(1, "9").with_road(1, "9-14").build()
    assert refusals(match, 0, "road 14-19", "road 9-13") == {"not_connected"}


@pytest.mark.rule("CAT-18")
def test_path_holds_one_road() -> None:
    match = a_rich_match().with_settlement(0, "9").with_road(0, "9-13").with_settlement(1, "19")
    match.with_road(1, "19-14-9")
    assert refusals(match.build(), 0, "road 9-13", "road 9-14") == {"path_taken"}


@pytest.mark.rule("CAT-18")
def test_road_does_not_continue_through_a_foreign_building() -> None:
    match = a_rich_match().with_settlement(0, "9").with_road(0, "9-14").with_settlement(1, "14").build()
    assert refusals(match, 0, "road 14-19", "road 10-14") == {"not_connected"}


@pytest.mark.rule("CAT-18")
def test_road_may_end_at_a_foreign_building() -> None:
    match = a_rich_match().with_settlement(0, "9").with_road(0, "9-14").with_city(1, "19").build()
    match.play(0, "road 14-19")
    assert refused(match, 0, "road 19-24") == "not_connected"


@pytest.mark.rule("CAT-18")
def test_foreign_building_is_walked_around() -> None:
    """The path beyond the building is reached from its other end."""
    position = a_rich_match().with_settlement(0, "9").with_road(0, "9-14", "9-13-18-24").with_settlement(1, "19")
    match = position.build()
    match.play(0, "road 19-24")
    assert table(match)["roads"]["19-24"] == 0


@pytest.mark.rule("CAT-18")
def test_road_continues_through_an_own_building() -> None:
    match = a_rich_match().with_settlement(0, "9", "19").with_road(0, "9-14-19").build()
    match.play(0, "road 19-24")
    assert player(match, 0)["route"] == 3


@pytest.mark.rule("CAT-18")
def test_road_of_another_does_not_block_the_intersection() -> None:
    position = a_rich_match().with_settlement(0, "9").with_road(0, "9-14").with_settlement(1, "25")
    match = position.with_road(1, "25-19-14").build()
    match.play(0, "road 10-14")
    assert table(match)["roads"]["10-14"] == 0


@pytest.mark.rule("CAT-3")
def test_nobody_builds_a_sixteenth_road() -> None:
    match = a_rich_match().with_settlement(0, "22").with_road(0, *FIFTEEN_ROADS).build()
    assert pieces_left(match, 0) == (0, 4, 4)
    assert refused(match, 0, "road 22-28") == "no_piece_left"
    assert not any(words.startswith("road") for words in may(match, 0))


@pytest.mark.rule("CAT-19")
def test_settlement_costs_four_cards_and_is_worth_a_point() -> None:
    match = a_match().with_hand(0, lumber=1, brick=1, wool=2, grain=1).with_road(0, "9-14").build()
    match.play(0, "settlement 14")
    assert hand_of(match, 0) == {"wool": 1}
    assert player(match, 0)["points"] == 1
    assert table(match)["buildings"] == {"14": {"seat": 0, "piece": "settlement"}}


@pytest.mark.rule("CAT-19")
@pytest.mark.parametrize("missing", ["lumber", "brick", "wool", "grain"])
def test_settlement_needs_every_card_of_its_price(missing: str) -> None:
    hand = {name: 1 for name in ("lumber", "brick", "wool", "grain") if name != missing}
    match = a_match().with_hand(0, ore=5, **hand).with_road(0, "9-14").build()
    assert refused(match, 0, "settlement 14") == "cannot_pay"


@pytest.mark.rule("CAT-19")
def test_settlement_is_reached_by_an_own_road() -> None:
    match = a_rich_match().with_road(0, "9-14").with_road(1, "14-19").build()
    assert {words for words in may(match, 0) if words.startswith("settlement")} == {"settlement 9", "settlement 14"}
    assert refusals(match, 0, "settlement 19", "settlement 40") == {"no_road_there"}


@pytest.mark.rule("CAT-19")
@pytest.mark.parametrize("owner", [0, 1])
def test_settlement_keeps_its_distance_from_every_building(owner: int) -> None:
    match = a_rich_match().with_road(0, "5-9-14").with_settlement(owner, "9").build()
    assert refusals(match, 0, "settlement 5", "settlement 14") == {"too_close"}
    assert refused(match, 0, "settlement 9") == "intersection_taken"


@pytest.mark.rule("CAT-19")
def test_city_keeps_settlements_at_a_distance_too() -> None:
    match = a_rich_match().with_road(0, "9-14-19").with_city(1, "9").build()
    assert refused(match, 0, "settlement 14") == "too_close"
    match.play(0, "settlement 19")
    assert player(match, 0)["points"] == 1


@pytest.mark.rule("CAT-3")
def test_nobody_builds_a_sixth_settlement() -> None:
    match = a_rich_match().with_settlement(0, "1", "2", "3", "40", "51").with_road(0, "9-14").build()
    assert refused(match, 0, "settlement 14") == "no_piece_left"


@pytest.mark.rule("CAT-3", "CAT-20")
def test_upgrade_gives_the_settlement_back() -> None:
    match = a_rich_match().with_settlement(0, "1", "2", "3", "40", "51").with_road(0, "9-14").build()
    match.play(0, "city 1")
    assert pieces_left(match, 0) == (14, 1, 3)
    match.play(0, "settlement 14")
    assert player(match, 0)["points"] == 7
    assert player(match, 0)["points_from"] == {"settlements": 5, "cities": 2, "longest_route": 0, "largest_army": 0}


@pytest.mark.rule("CAT-20")
def test_city_costs_two_grain_and_three_ore_and_is_worth_two_points() -> None:
    match = a_match().with_hand(0, grain=2, ore=4).with_settlement(0, "9").build()
    match.play(0, "city 9")
    assert hand_of(match, 0) == {"ore": 1}
    assert player(match, 0)["points"] == 2
    assert table(match)["buildings"] == {"9": {"seat": 0, "piece": "city"}}


@pytest.mark.rule("CAT-20")
@pytest.mark.parametrize(("grain", "ore"), [(1, 3), (2, 2), (0, 9)])
def test_city_needs_its_whole_price(grain: int, ore: int) -> None:
    match = a_match().with_hand(0, grain=grain, ore=ore).with_settlement(0, "9").build()
    assert refused(match, 0, "city 9") == "cannot_pay"


@pytest.mark.rule("CAT-20")
def test_city_replaces_an_own_settlement_and_nothing_else() -> None:
    match = a_rich_match().with_settlement(1, "9").with_city(0, "40").with_road(0, "19-24").build()
    assert refusals(match, 0, "city 9", "city 40", "city 19") == {"not_own_settlement"}


@pytest.mark.rule("CAT-3")
def test_nobody_builds_a_fifth_city() -> None:
    match = a_rich_match().with_city(0, "1", "2", "3", "40").with_settlement(0, "51").build()
    assert refused(match, 0, "city 51") == "no_piece_left"


@pytest.mark.rule("CAT-3")
def test_pieces_are_counted_for_each_player_alone() -> None:
    position = a_rich_match().with_road(1, *FIFTEEN_ROADS).with_city(2, "1", "2", "3", "51").with_settlement(0, "46")
    match = position.build()
    play = {"road 46-50", "road 41-46", "road 42-46", "city 46"}
    assert play <= may(match, 0)


@pytest.mark.rule("CAT-21")
def test_development_card_costs_wool_grain_and_ore() -> None:
    match = a_match().with_hand(0, wool=1, grain=1, ore=2).build()
    match.act(0, "buy card")
    happen(match, "drawn 0 monopoly")
    assert hand_of(match, 0) == {"ore": 1}
    assert own(match, 0)["fresh"] == {"monopoly": 1}
    assert table(match)["deck"] == 24
    assert refused(match, 0, "buy card") == "cannot_pay"


@pytest.mark.rule("CAT-21")
def test_no_card_can_be_bought_from_an_empty_deck() -> None:
    position = a_rich_match().with_played(0, knight=4).with_played(1, knight=5, monopoly=2, invention=2)
    match = position.with_played(2, knight=5, road_building=2).with_cards(3, victory_point=5)
    assert refused(match.with_largest_army(1).build(), 0, "buy card") == "deck_empty"


@pytest.mark.rule("CAT-21")
def test_played_cards_never_return_to_the_deck() -> None:
    match = a_rich_match().with_cards(0, monopoly=1).build()
    assert table(match)["deck"] == 24
    match.play(0, "monopoly ore")
    assert table(match)["deck"] == 24
    assert player(match, 0)["played"] == {"monopoly": 1}


@pytest.mark.rule("CAT-22")
def test_builds_and_purchases_in_a_turn_are_not_limited() -> None:
    match = a_match().with_hand(0, lumber=9, brick=9, wool=9, grain=9, ore=9).with_settlement(0, "9").build()
    for words in ("road 9-14", "road 14-19", "settlement 19", "road 9-13", "road 13-18", "settlement 18"):
        match.play(0, words)
    for words in ("city 9", "city 18", "road 18-23", "road 19-24"):
        match.play(0, words)
    for _ in range(3):
        match.act(0, "buy card")
        happen(match, "drawn 0 knight")
    assert player(match, 0)["development_cards"] == 3
    assert player(match, 0)["points"] == 5 + 2


@pytest.mark.rule("CAT-26")
def test_robber_does_not_hinder_building() -> None:
    match = a_rich_match().with_settlement(0, "9").with_road(0, "9-14-19").with_robber("B2").build()
    for words in ("road 9-13", "road 13-18", "settlement 19", "city 9"):
        match.play(0, words)
    assert player(match, 0)["points"] == 3
    assert pieces_left(match, 0) == (15 - 4, 5 - 1, 4 - 1)


@pytest.mark.rule("CAT-10")
@pytest.mark.parametrize("words", ["road 9-14", "settlement 14", "city 9", "buy card"])
def test_nothing_is_built_before_the_roll_or_in_the_turn_of_another(words: str) -> None:
    position = a_rich_match().with_settlement(0, "9").with_road(0, "5-9").at_phase("before roll")
    assert refused(position.build(), 0, words) == "roll_first"
    assert refused(position.at_phase("main").active(1).build(), 0, words) == "not_your_turn"

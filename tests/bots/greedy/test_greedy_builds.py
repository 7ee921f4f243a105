"""The greedy bot founds, builds and plays development cards like a sensible person."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.bots.catan.ground import read_ground
from tests.bots.support.greedy_choice import choice
from tests.catan.support.positions import Position, a_match


def a_corner() -> Position:
    """Seat 0 at brick 5, grain 6 and ore 3, with a road; seat 1 far away."""
    return a_match().with_settlement(0, "45").with_road(0, "45-49").with_settlement(1, "15").with_road(1, "15-10")


def test_first_settlement_has_many_pips_of_several_resources() -> None:
    match = sobremesa.new("catan", 4, 3)
    words = choice(match, match.awaited[0])
    assert words is not None
    ground = read_ground(match.board)
    around = ground.yields[match.board.names.intersection(words.split()[1])]
    assert sum(around) >= max(map(sum, ground.yields)) - 2
    assert sum(pips > 0 for pips in around) >= 2


def test_second_settlement_brings_what_the_first_one_lacks() -> None:
    match = a_match().with_settlement(0, "29").with_road(0, "29-23").at_phase("found settlement").build()
    words = choice(match)
    assert words is not None
    ground = read_ground(match.board)
    first, second = (ground.yields[match.board.names.intersection(name)] for name in ("29", words.split()[1]))
    assert sum(one == 0 and other > 0 for one, other in zip(first, second, strict=True)) >= 2


def test_founding_road_leads_away_from_other_settlements() -> None:
    match = a_match().with_settlement(1, "32", "38").at_phase("found settlement").build()
    match.state[0]["founded"] = 3
    match.play(0, "settlement 42")
    assert choice(match) == "road 42-46"


def test_city_is_built_rather_than_a_card_bought() -> None:
    assert choice(a_corner().with_hand(0, ore=3, grain=2, wool=1).build()) == "city 45"


def test_settlement_is_built_as_soon_as_it_can_be() -> None:
    match = a_corner().with_road(0, "49-53").with_hand(0, lumber=1, brick=1, wool=1, grain=1).build()
    assert choice(match) == "settlement 53"


def test_winning_build_comes_before_everything_else() -> None:
    winning = (
        a_corner()
        .with_city(0, "41", "32", "29")
        .with_hand(0, ore=3, grain=2, lumber=4, brick=4)
        .with_cards(0, victory_point=2)
    )
    match = winning.build()
    for _ in range(3):
        words = choice(match)
        assert words is not None
        match.play(0, words)
        if match.result:
            break
    assert match.result is not None


def test_road_goes_towards_a_place_to_settle() -> None:
    match = a_match().with_settlement(0, "45").with_road(0, "45-40").with_hand(0, lumber=2, brick=2, wool=1, grain=1)
    assert choice(match.build()) in ("road 40-44", "road 35-40")


def test_road_that_takes_the_longest_route_is_built() -> None:
    long = a_match().with_settlement(0, "45").with_road(0, "45-49-53-50-54").with_hand(0, lumber=1, brick=1)
    match = long.build()
    words = choice(match)
    assert words is not None
    match.play(0, words)
    assert match.state[0]["route_holder"] == 1


def test_surplus_goes_to_the_bank_when_it_completes_a_city() -> None:
    match = a_corner().with_hand(0, ore=2, grain=2, lumber=4).build()
    assert choice(match) == "trade 4 lumber for ore"


def test_turn_ends_when_nothing_can_be_done() -> None:
    assert choice(a_corner().build()) == "end turn"


def test_knight_is_played_before_the_roll_when_robbed() -> None:
    robbed = a_corner().with_cards(0, knight=1).at_phase("before roll")
    assert choice(robbed.with_robber("E2").build()) == "knight"
    assert choice(robbed.with_robber("C3").build()) == "roll"


def test_third_knight_is_played_for_the_largest_army() -> None:
    match = a_corner().with_cards(0, knight=1).with_played(0, knight=2).at_phase("before roll").build()
    assert choice(match) == "knight"


def test_invention_completes_a_city() -> None:
    match = a_corner().with_hand(0, ore=2, grain=1).with_cards(0, invention=1).build()
    assert choice(match) == "invention grain ore"


def test_monopoly_takes_what_the_target_lacks() -> None:
    match = a_corner().with_hand(0, grain=2).with_hand(1, ore=2).with_hand(2, ore=2).with_cards(0, monopoly=1).build()
    assert choice(match) == "monopoly ore"


def test_road_building_is_played_for_the_longest_route() -> None:
    match = a_match().with_settlement(0, "45").with_road(0, "45-49-53-50").with_cards(0, road_building=1).build()
    assert choice(match) == "road building"
    match.play(0, "road building")
    for _ in range(2):
        match.play(0, choice(match) or "")
    assert match.state[0]["route_holder"] == 1


@pytest.mark.parametrize("cards", [{"road_building": 1}, {"invention": 1}, {"monopoly": 1}])
def test_card_that_completes_nothing_is_kept(cards: dict[str, int]) -> None:
    match = a_match().with_settlement(0, "45").with_cards(0, **cards).with_settlement(1, "40", "41", "49").build()
    assert choice(match) == "end turn"

"""The longest trade route: who has it and who loses it (CAT-33 … CAT-36)."""

import pytest

from sobremesa.contract.match import Match
from tests.catan.support.asking import player, table
from tests.catan.support.positions import Position, a_match, roll

SETTLEMENT = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}
SEVEN_ROADS = "12-8-13-9-14-10-15-11"
NORTH_FIVE = "4-1-5-2-6-3"
SOUTH_FIVE = "48-52-49-53-50-54"
MIDDLE_FIVE = "28-34-29-35-30-36"


def routes(match: Match) -> list[int]:
    return [seat["route"] for seat in table(match)["players"]]


def before_the_cut() -> Position:
    """Seat 0 can settle intersection 13, which cuts the seven roads of seat 1 into two and five."""
    position = a_match().with_hand(0, **SETTLEMENT).with_road(0, "13-18").with_settlement(0, "24").with_road(0, "18-24")
    return position.with_road(1, SEVEN_ROADS)


@pytest.mark.rule("CAT-33")
def test_fifth_road_takes_the_longest_route() -> None:
    match = a_match().with_hand(0, lumber=1, brick=1).with_road(0, "4-1-5-2-6").build()
    assert (table(match)["longest_route"], player(match, 0)["points"]) == (None, 0)
    match.play(0, "road 3-6")
    assert (table(match)["longest_route"], player(match, 0)["points"]) == (0, 2)
    assert player(match, 0)["points_from"]["longest_route"] == 2


@pytest.mark.rule("CAT-33")
def test_equal_route_does_not_take_it_over_and_a_longer_one_does_at_once() -> None:
    position = a_match().with_hand(0, lumber=2, brick=2).with_road(0, "4-1-5-2-6").with_road(1, SOUTH_FIVE)
    match = position.build()
    match.play(0, "road 3-6")
    assert (routes(match)[:2], table(match)["longest_route"]) == ([5, 5], 1)
    match.play(0, "road 3-7")
    assert (routes(match)[:2], table(match)["longest_route"]) == ([6, 5], 0)
    assert [player(match, seat)["points"] for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("CAT-29", "CAT-33")
def test_free_roads_count() -> None:
    match = a_match().with_cards(0, road_building=1).with_road(0, "4-1-5-2").with_road(1, "48-52").build()
    for words in ("road building", "road 2-6", "road 3-6"):
        match.play(0, words)
    assert table(match)["longest_route"] == 0


@pytest.mark.rule("CAT-34")
def test_branches_do_not_add() -> None:
    match = a_match().with_road(0, "4-1-5-2-6", "5-9").build()
    assert routes(match)[0] == 4
    match = a_match().with_road(0, "4-1-5-2-6", "5-9-14").build()
    assert routes(match)[0] == 4


@pytest.mark.rule("CAT-34")
def test_longer_branch_counts() -> None:
    match = a_match().with_road(0, "4-1-5-2-6", "5-9-14-19").build()
    assert routes(match)[0] == 5


@pytest.mark.rule("CAT-34")
def test_roads_that_do_not_meet_are_separate_routes() -> None:
    match = a_match().with_road(0, "4-1-5-2", "48-52-49-53").build()
    assert routes(match)[0] == 3
    assert table(match)["longest_route"] is None


@pytest.mark.rule("CAT-34")
def test_loop_counts_in_full() -> None:
    ring = "19-25-31-36-30-24-19"
    assert routes(a_match().with_road(0, ring).build())[0] == 6
    assert routes(a_match().with_road(0, ring, "14-19").build())[0] == 7
    assert routes(a_match().with_road(0, ring, "14-19", "36-41").build())[0] == 7
    assert routes(a_match().with_road(0, ring, "14-19", "24-18").build())[0] == 7
    assert routes(a_match().with_road(0, ring, "9-14-19", "24-18").build())[0] == 8


@pytest.mark.rule("CAT-34")
def test_two_loops_with_a_common_side_leave_no_road_out() -> None:
    match = a_match().with_road(0, "19-25-31-36-30-24-19", "19-14-10-15-20-25").build()
    assert routes(match)[0] == 11


@pytest.mark.rule("CAT-34")
def test_closing_a_loop_lengthens_the_route_at_once() -> None:
    match = a_match().with_hand(0, lumber=1, brick=1).with_road(0, "19-25-31-36-30-24").build()
    assert routes(match)[0] == 5
    match.play(0, "road 19-24")
    assert routes(match)[0] == 6


@pytest.mark.rule("CAT-34")
def test_road_that_joins_two_routes_makes_them_one() -> None:
    match = a_match().with_hand(0, lumber=1, brick=1).with_road(0, "4-1-5", "6-3-7", "6-2").build()
    match.play(0, "road 2-5")
    assert routes(match)[0] == 6


@pytest.mark.rule("CAT-35")
def test_seven_roads_cut_by_a_settlement_into_two_and_five_count_five() -> None:
    match = before_the_cut().build()
    assert (routes(match)[1], table(match)["longest_route"]) == (7, 1)
    match.play(0, "settlement 13")
    assert (routes(match)[1], table(match)["longest_route"]) == (5, 1)


@pytest.mark.rule("CAT-35")
def test_city_interrupts_like_a_settlement() -> None:
    match = a_match().with_road(1, SEVEN_ROADS).with_city(0, "13").build()
    assert routes(match)[1] == 5


@pytest.mark.rule("CAT-35")
def test_own_building_does_not_interrupt() -> None:
    match = a_match().with_road(1, SEVEN_ROADS).with_settlement(1, "13").with_city(1, "10").build()
    assert routes(match)[1] == 7


@pytest.mark.rule("CAT-35")
def test_foreign_building_at_the_end_of_a_route_shortens_nothing() -> None:
    match = a_match().with_road(1, SEVEN_ROADS).with_settlement(0, "12", "11").build()
    assert routes(match)[1] == 7


@pytest.mark.rule("CAT-35")
def test_foreign_building_opens_a_loop_and_it_still_counts_in_full() -> None:
    match = a_match().with_road(1, "19-25-31-36-30-24-19").with_settlement(0, "19").build()
    assert routes(match)[1] == 6
    match = a_match().with_road(1, "19-25-31-36-30-24-19", "14-19").with_settlement(0, "19").build()
    assert routes(match)[1] == 6
    match = a_match().with_road(1, "19-25-31-36-30-24-19").with_settlement(0, "19", "31").build()
    assert routes(match)[1] == 4


@pytest.mark.rule("CAT-35")
def test_roads_built_beyond_a_cut_do_not_join_again_at_it() -> None:
    position = a_match().active(1).with_hand(1, lumber=1, brick=1).with_settlement(0, "13").with_road(0, "13-18")
    match = position.with_road(1, "8-13", "9-14-10").with_settlement(1, "10").build()
    match.play(1, "road 9-13")
    assert routes(match)[1] == 3


@pytest.mark.rule("CAT-36")
def test_after_a_cut_the_holder_keeps_it_while_joint_longest() -> None:
    match = before_the_cut().with_road(2, SOUTH_FIVE).with_road(3, MIDDLE_FIVE).build()
    match.play(0, "settlement 13")
    assert routes(match) == [2, 5, 5, 5]
    assert table(match)["longest_route"] == 1


@pytest.mark.rule("CAT-36")
def test_after_a_cut_the_single_longest_takes_it() -> None:
    match = before_the_cut().with_road(2, SOUTH_FIVE + "-51").with_road(3, MIDDLE_FIVE).build()
    match.play(0, "settlement 13")
    assert routes(match) == [2, 5, 6, 5]
    assert table(match)["longest_route"] == 2
    assert [player(match, seat)["points_from"]["longest_route"] for seat in range(4)] == [0, 0, 2, 0]


@pytest.mark.rule("CAT-36")
def test_after_a_cut_the_builder_may_be_the_longest() -> None:
    match = before_the_cut().with_road(0, "24-30-36-41-46").build()
    assert (routes(match)[:2], table(match)["longest_route"]) == ([6, 7], 1)
    match.play(0, "settlement 13")
    assert table(match)["longest_route"] == 0


def set_aside() -> Match:
    """The holder's route is cut to five while two others have six."""
    position = before_the_cut().with_hand(1, lumber=1, brick=1).with_hand(2, lumber=1, brick=1)
    match = position.with_road(2, SOUTH_FIVE + "-51").with_road(3, MIDDLE_FIVE + "-31").build()
    match.play(0, "settlement 13")
    return match


def pass_the_turn_to(match: Match, seat: int) -> None:
    """Nobody rolls a number that pays."""
    for earlier in range(seat):
        match.play(earlier, "end turn")
        roll(match, 6, 6)


@pytest.mark.rule("CAT-36")
def test_after_a_cut_a_tie_among_others_sets_it_aside() -> None:
    match = set_aside()
    assert routes(match) == [2, 5, 6, 6]
    assert table(match)["longest_route"] is None
    assert [player(match, seat)["points_from"]["longest_route"] for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("CAT-36")
def test_set_aside_it_goes_to_who_leads_alone() -> None:
    match = set_aside()
    pass_the_turn_to(match, 2)
    match.play(2, "road 47-51")
    assert routes(match) == [2, 5, 7, 6]
    assert table(match)["longest_route"] == 2


@pytest.mark.rule("CAT-36")
def test_set_aside_it_does_not_go_to_one_who_only_joins_the_tie() -> None:
    match = set_aside()
    pass_the_turn_to(match, 1)
    match.play(1, "road 11-7")
    assert routes(match) == [2, 6, 6, 6]
    assert table(match)["longest_route"] is None


@pytest.mark.rule("CAT-36")
def test_set_aside_it_goes_to_who_is_left_when_the_other_is_cut() -> None:
    position = a_match().with_hand(0, **SETTLEMENT).with_road(0, "46-50").with_settlement(0, "42")
    position.with_road(0, "42-46").with_road(2, "48-52-49-53-50-54-51").with_road(3, MIDDLE_FIVE + "-31")
    match = position.build()
    assert (routes(match), table(match)["longest_route"]) == ([2, 0, 6, 6], None)
    match.play(0, "settlement 50")
    assert (routes(match), table(match)["longest_route"]) == ([2, 0, 4, 6], 3)


@pytest.mark.rule("CAT-36")
def test_after_a_cut_with_nobody_at_five_it_is_set_aside() -> None:
    position = a_match().with_hand(0, **SETTLEMENT).with_road(0, "9-5", "5-1").with_settlement(0, "1")
    match = position.with_road(1, "8-13-9-14-10-15").with_road(2, "48-52-49-53-50").build()
    assert (routes(match), table(match)["longest_route"]) == ([2, 5, 4, 0], 1)
    match.play(0, "settlement 9")
    assert (routes(match), table(match)["longest_route"]) == ([2, 3, 4, 0], None)


@pytest.mark.rule("CAT-33", "CAT-36")
def test_first_to_five_again_takes_what_was_set_aside() -> None:
    position = a_match().with_hand(0, lumber=5, brick=5, wool=1, grain=1).with_road(0, "9-5", "5-1")
    match = position.with_settlement(0, "1").with_road(1, "8-13-9-14-10-15").build()
    match.play(0, "settlement 9")
    for words in ("road 1-4", "road 4-8", "road 8-12"):
        match.play(0, words)
    assert (routes(match)[:2], table(match)["longest_route"]) == ([5, 3], 0)

"""The end of the game (CAT-32, CAT-38)."""

import pytest

from sobremesa.contract.match import Match
from tests.catan.support.asking import may, own, player, refusals, table
from tests.catan.support.positions import Position, a_match, happen, roll

BUILD_ANYTHING = {"lumber": 2, "brick": 2, "wool": 2, "grain": 4, "ore": 4}


def nine_points(seat: int = 0) -> Position:
    """Four cities and a settlement."""
    return a_match().with_city(seat, "1", "3", "40", "42").with_settlement(seat, "51").with_hand(seat, **BUILD_ANYTHING)


def winner(match: Match) -> int | None:
    won: int | None = table(match)["winner"]
    assert (match.result is None) == (won is None)
    return won


@pytest.mark.rule("CAT-19", "CAT-38")
def test_tenth_point_wins_at_once() -> None:
    match = nine_points().with_road(0, "9-14").build()
    assert winner(match) is None
    match.play(0, "settlement 14")
    assert winner(match) == 0
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.scores == (10, 0, 0, 0)


@pytest.mark.rule("CAT-20", "CAT-38")
def test_city_may_bring_the_tenth_point() -> None:
    position = (
        a_match().with_city(0, "1", "3", "40").with_settlement(0, "51", "42", "17").with_hand(0, **BUILD_ANYTHING)
    )
    match = position.build()
    match.play(0, "city 42")
    assert winner(match) == 0


@pytest.mark.rule("CAT-38")
def test_after_the_end_nothing_is_played() -> None:
    match = nine_points().with_road(0, "9-14").with_hand(1, ore=1).build()
    match.play(0, "settlement 14")
    assert match.awaited == match.actors == tuple(range(0))
    assert [may(match, seat) for seat in range(4)] == [set()] * 4
    for seat in range(4):
        assert refusals(match, seat, "roll", "end turn", "road 14-19", "offer ore for wool to 0") == {"game_over"}


@pytest.mark.rule("CAT-33", "CAT-38")
def test_longest_route_may_bring_the_tenth_point() -> None:
    position = (
        a_match().with_city(0, "1", "3", "40", "42").with_road(0, "48-52-49-53-50").with_hand(0, lumber=1, brick=1)
    )
    match = position.build()
    match.play(0, "road 50-54")
    assert winner(match) == 0


@pytest.mark.rule("CAT-29", "CAT-38")
def test_first_of_two_free_roads_may_win() -> None:
    position = (
        a_match().with_city(0, "1", "3", "40", "42").with_road(0, "48-52-49-53-50").with_cards(0, road_building=1)
    )
    match = position.build()
    match.play(0, "road building")
    match.play(0, "road 50-54")
    assert winner(match) == 0


@pytest.mark.rule("CAT-37", "CAT-38")
@pytest.mark.parametrize("phase", ["before roll", "main"])
def test_largest_army_may_win_before_the_robber_moves_and_before_the_roll_too(phase: str) -> None:
    position = a_match().with_city(0, "1", "3", "40", "42").with_played(0, knight=2).with_cards(0, knight=1)
    match = position.at_phase(phase).build()
    match.play(0, "knight")
    assert winner(match) == 0
    assert table(match)["phase"] == "over"


@pytest.mark.rule("CAT-32", "CAT-38")
def test_victory_point_card_wins_in_the_turn_it_is_bought() -> None:
    match = nine_points().build()
    match.act(0, "buy card")
    happen(match, "drawn 0 victory point")
    assert winner(match) == 0


@pytest.mark.rule("CAT-32", "CAT-38")
def test_other_cards_do_not_win() -> None:
    match = nine_points().build()
    match.act(0, "buy card")
    happen(match, "drawn 0 knight")
    assert winner(match) is None


@pytest.mark.rule("CAT-32", "CAT-38")
def test_hidden_points_are_counted_without_a_claim_and_then_shown() -> None:
    position = a_match().with_city(0, "1", "3").with_settlement(0, "42").with_cards(0, victory_point=3)
    position.with_fresh(0, victory_point=1).with_hand(0, **BUILD_ANYTHING).with_cards(1, knight=1).with_road(0, "9-14")
    match = position.build()
    assert (player(match, 0)["points"], own(match, 0)["points"]) == (5, 9)
    assert "cards" not in player(match, 0)
    match.play(0, "settlement 14")
    assert winner(match) == 0
    assert player(match, 0)["cards"] == {"victory point": 4}
    assert player(match, 1)["cards"] == {"knight": 1}
    assert match.result is not None
    assert match.result.scores == (10, 0, 0, 0)


@pytest.mark.rule("CAT-32")
def test_victory_point_cards_of_the_others_count_in_the_final_scores() -> None:
    match = nine_points().with_road(0, "9-14").with_settlement(2, "20").with_cards(2, victory_point=2).build()
    match.play(0, "settlement 14")
    assert match.result is not None
    assert match.result.scores == (10, 0, 3, 0)


def ten_points_in_the_turn_of_another() -> Match:
    """Seat 0 settles 13 and cuts seat 1's route: the longest route, and the tenth point, go to seat 2."""
    position = a_match().with_city(2, "40", "42", "33", "21").with_road(2, "48-52-49-53-50-54-51")
    position.with_road(1, "12-8-13-9-14-10-15-11").with_road(0, "13-18", "18-24").with_settlement(0, "24")
    match = position.with_hand(0, lumber=1, brick=1, wool=1, grain=1).with_longest_route(1).build()
    assert player(match, 2)["points"] == 8
    match.play(0, "settlement 13")
    assert player(match, 2)["points"] == 10
    return match


@pytest.mark.rule("CAT-38")
def test_ten_points_in_the_turn_of_another_win_on_ones_own_next_turn() -> None:
    match = ten_points_in_the_turn_of_another()
    assert winner(match) is None
    match.play(0, "end turn")
    assert winner(match) is None
    roll(match, 1, 1)
    match.play(1, "end turn")
    assert winner(match) == 2
    assert table(match)["turn"] == 3


@pytest.mark.rule("CAT-38")
def test_ten_points_in_the_turn_of_another_are_no_win_if_lost_again_before() -> None:
    match = ten_points_in_the_turn_of_another()
    match.play(0, "end turn")
    roll(match, 1, 1)
    _give(match, 1, lumber=2, brick=2)
    match.play(1, "road 11-16")
    assert table(match)["longest_route"] == 2
    match.play(1, "road 16-21")
    assert table(match)["longest_route"] == 1
    match.play(1, "end turn")
    assert winner(match) is None
    assert match.awaited == (2,)


def _give(match: Match, seat: int, *, lumber: int, brick: int) -> None:
    match.state["hands"][0, seat, :2] += (lumber, brick)
    match.state["bank"][0, :2] -= (lumber, brick)
    match.state["hand_size"][0, seat] += lumber + brick


@pytest.mark.rule("CAT-38")
def test_another_may_win_before_ones_own_turn_comes() -> None:
    position = a_match().with_city(2, "40", "42", "33", "21").with_road(2, "48-52-49-53-50-54-51")
    position.with_road(1, "12-8-13-9-14-10-15-11").with_road(0, "13-18", "18-24").with_settlement(0, "24")
    position.with_city(1, "1", "3", "35", "32").with_hand(1, wool=1, grain=1, ore=1).with_cards(1, victory_point=1)
    match = position.with_hand(0, lumber=1, brick=1, wool=1, grain=1).with_longest_route(1).active(0).build()
    match.play(0, "settlement 13")
    assert player(match, 2)["points"] == 10
    match.play(0, "end turn")
    roll(match, 1, 1)
    match.act(1, "buy card")
    happen(match, "drawn 1 victory point")
    assert winner(match) == 1


@pytest.mark.rule("CAT-38")
def test_one_who_wins_by_a_cut_wins_before_the_one_it_helped() -> None:
    """The settlement brings the active player's tenth point, and another's too: the active player has won."""
    position = a_match().with_city(2, "40", "42", "33", "21").with_road(2, "48-52-49-53-50-54-51")
    position.with_road(1, "12-8-13-9-14-10-15-11").with_road(0, "13-18", "18-24").with_city(0, "24", "1", "3", "35")
    position.with_cards(0, victory_point=1).with_hand(0, lumber=1, brick=1, wool=1, grain=1).with_longest_route(1)
    match = position.build()
    match.play(0, "settlement 13")
    assert [player(match, seat)["points"] for seat in (0, 2)] == [9, 10]
    assert winner(match) == 0


@pytest.mark.rule("CAT-38")
def test_ten_points_of_a_bystander_do_not_end_the_game_in_any_step_of_the_turn() -> None:
    match = ten_points_in_the_turn_of_another()
    match.play(0, "end turn")
    roll(match, 3, 4)
    match.play(1, "robber A1")
    assert winner(match) is None
    match.play(1, "end turn")
    assert winner(match) == 2

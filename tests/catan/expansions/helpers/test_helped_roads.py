"""Helpers of roads: paid otherwise, or moved (HLP-6, HLP-8)."""

from __future__ import annotations

import pytest

from sobremesa.games.catan.board.maps import MAPS
from tests.catan.expansions.helpers.tables import a_table, open_to
from tests.catan.support.asking import may, pieces_left, player, refused, table
from tests.catan.support.positions import Position, hand_of


@pytest.mark.rule("HLP-6")
@pytest.mark.parametrize(("hand", "words"), [("lumber", "wool for brick"), ("brick", "wool for lumber")])
def test_one_road_is_paid_with_another_resource_instead_of_brick_or_lumber(hand: str, words: str) -> None:
    match = a_table("road help").with_beginners_pieces().with_hand(0, **{hand: 1, "wool": 1}).build()
    assert refused(match, 0, "road 14-19") == "cannot_pay"
    match.play(0, f"helped road 14-19 {words}")
    assert hand_of(match, 0) == {}
    assert table(match)["roads"]["14-19"] == 0
    assert table(match)["phase"] == "change helper"


@pytest.mark.rule("HLP-6")
def test_only_one_of_the_two_is_replaced() -> None:
    match = a_table("road help").with_beginners_pieces().with_hand(0, wool=2).build()
    assert refused(match, 0, "helped road 14-19 wool for brick") == "cannot_pay_helped"
    assert open_to(match, 0, "helped road") == set()


@pytest.mark.rule("HLP-6")
def test_two_lumber_build_a_road_too() -> None:
    match = a_table("road help").with_beginners_pieces().with_hand(0, lumber=2).build()
    match.play(0, "helped road 14-19 lumber for brick")
    assert hand_of(match, 0) == {}


@pytest.mark.rule("HLP-6")
def test_a_helped_road_keeps_the_rules_of_roads() -> None:
    match = a_table("road help").with_beginners_pieces().with_hand(0, lumber=1, wool=1).build()
    assert refused(match, 0, "helped road 9-14 wool for brick") == "path_taken"
    assert refused(match, 0, "helped road 1-4 wool for brick") == "not_connected"
    assert refused(match, 0, "helped road 14-19 wool for grain") == "not_replaced"
    assert refused(match, 0, "helped road 14-19 brick for brick") == "not_replaced"


@pytest.mark.rule("HLP-6")
def test_with_strict_phases_a_helped_road_ends_the_trade() -> None:
    match = a_table("road help", phases="strict").with_beginners_pieces().with_hand(0, lumber=1, wool=5).build()
    match.play(0, "helped road 14-19 wool for brick")
    match.play(0, "turn helper")
    assert refused(match, 0, "trade 4 wool for ore") == "trade_is_over"


def with_roads(*ways: str) -> Position:
    return a_table("move a road").with_settlement(0, "9").with_road(0, *ways)


@pytest.mark.rule("HLP-8")
def test_a_road_with_a_free_end_is_built_elsewhere() -> None:
    match = with_roads("9-14-19").build()
    before = pieces_left(match, 0)
    match.play(0, "move road 14-19 5-9")
    assert set(table(match)["roads"]) == {"9-14", "5-9"}
    assert pieces_left(match, 0) == before
    assert table(match)["phase"] == "change helper"


@pytest.mark.rule("HLP-8")
def test_a_road_between_own_pieces_stays() -> None:
    match = with_roads("9-14-19").with_settlement(1, "19").build()
    assert refused(match, 0, "move road 9-14 5-9") == "no_free_end"
    assert refused(match, 0, "move road 5-9 9-13") == "no_free_end"
    assert "move road 14-19 5-9" in may(match, 0), "a foreign building is no own piece"


@pytest.mark.rule("HLP-8")
def test_the_new_path_must_be_legal_without_the_road_itself() -> None:
    match = with_roads("9-14-19").build()
    assert refused(match, 0, "move road 14-19 19-24") == "not_connected"
    assert refused(match, 0, "move road 14-19 14-19") == "path_taken"
    assert open_to(match, 0, "move road 14-19") == {f"move road 14-19 {path}" for path in ("5-9", "9-13", "10-14")}


@pytest.mark.rule("HLP-8")
def test_a_road_at_a_settlement_may_be_turned_around_it() -> None:
    match = with_roads("9-14").build()
    assert open_to(match, 0, "move road") == {"move road 9-14 5-9", "move road 9-14 9-13"}


@pytest.mark.rule("HLP-8")
def test_all_roads_on_the_board_is_no_hindrance() -> None:
    match = with_roads("9-14-19-25-31-37-42-47-51-54-50-53-49-52-48-44").build()
    assert pieces_left(match, 0)[0] == 0
    match.play(0, "move road 44-48 5-9")
    assert player(match, 0)["route"] == 15


@pytest.mark.rule("HLP-8")
def test_routes_are_recounted_when_a_road_moves() -> None:
    match = with_roads("9-14-19-25-31-37").build()
    assert table(match)["longest_route"] == 0
    match.play(0, "move road 31-37 25-20")
    assert player(match, 0)["route"] == 4
    assert table(match)["longest_route"] is None


@pytest.mark.rule("HLP-8")
def test_the_longest_route_is_kept_when_the_road_lengthens_it_at_the_other_end() -> None:
    position = with_roads("9-14-19-25-31-37").with_settlement(1, "40").with_road(1, "40-44-48-52-49-53")
    match = position.with_longest_route(0).build()
    match.play(0, "move road 31-37 5-9")
    assert player(match, 0)["route"] == 5
    assert table(match)["longest_route"] == 0


@pytest.mark.rule("HLP-8")
def test_another_player_takes_the_longest_route_that_is_broken_off() -> None:
    position = with_roads("9-14-19-25-31-37").with_settlement(1, "40").with_road(1, "40-44-48-52-49-53")
    match = position.with_longest_route(0).build()
    match.play(0, "move road 31-37 25-20")
    assert table(match)["longest_route"] == 1


@pytest.mark.rule("HLP-8")
def test_a_harbour_goes_with_its_road() -> None:
    position = a_table("move a road", board=MAPS["corsica"]).with_settlement(0, "3").with_road(0, "1-3-5")
    match = position.build()
    assert player(match, 0)["rates"]["ore"] == 3
    match.play(0, "move road 1-3 5-7")
    assert player(match, 0)["rates"]["ore"] == 4


@pytest.mark.rule("HLP-8")
def test_tokens_a_moved_road_earned_stay() -> None:
    position = a_table("move a road", board=MAPS["corsica"]).with_settlement(0, "3").with_road(0, "3-1-2")
    position.now["token_at"][position.island.names.intersection("2")] = 0
    position.now["tokens"][0] = 1
    match = position.build()
    match.play(0, "move road 1-2 3-5")
    assert player(match, 0)["tokens"] == 1
    assert "2" not in table(match)["tokens_at"]

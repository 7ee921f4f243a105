"""The helpers of one's own turn and what they do (HLP-5, HLP-6, HLP-8, HLP-10 … HLP-15)."""

from __future__ import annotations

import pytest

from sobremesa.contract.match import Match
from sobremesa.games.catan.board.maps import MAPS
from tests.catan.asking import a_new_match, chances, heard, may, own, pieces_left, player, refusals, refused, table
from tests.catan.helpers.tables import a_table
from tests.catan.positions import Position, hand_of, happen, state_of


def kinds_open(match: Match, seat: int, start: str) -> set[str]:
    return {words for words in may(match, seat) if words.startswith(start)}


# Forced trade


@pytest.mark.rule("HLP-5")
def test_each_opponent_named_hands_over_a_card_and_gets_one_in_return() -> None:
    match = a_table("forced trade").with_hand(0, wool=2).with_hand(1, ore=2).with_hand(2, ore=1, grain=1).build()
    match.play(0, "forced trade ore 1 2")
    assert hand_of(match, 0) == {"wool": 2, "ore": 2}
    assert table(match)["phase"] == "give back"
    assert table(match)["helpers"]["owed_to"] == [1, 2]
    match.play(0, "give back 2 wool")
    assert refused(match, 0, "give back 2 wool") == "nothing_owed"
    match.play(0, "give back 1 wool")
    assert [hand_of(match, seat) for seat in range(3)] == [{"ore": 2}, {"ore": 1, "wool": 1}, {"grain": 1, "wool": 1}]
    assert table(match)["phase"] == "change helper"


@pytest.mark.rule("HLP-5")
def test_one_opponent_alone_may_be_named() -> None:
    match = a_table("forced trade").with_hand(0, wool=1).with_hand(1, ore=2).with_hand(2, ore=1).build()
    match.play(0, "forced trade ore 1")
    match.play(0, "give back 1 wool")
    assert hand_of(match, 2) == {"ore": 1}
    assert table(match)["phase"] == "change helper"


@pytest.mark.rule("HLP-5")
def test_a_trade_is_forced_after_the_roll() -> None:
    match = a_table("forced trade").with_hand(1, ore=2).at_phase("before roll").build()
    assert refused(match, 0, "forced trade ore 1") == "roll_first"


@pytest.mark.rule("HLP-15")
def test_only_opponents_with_cards_can_be_named() -> None:
    match = a_table("forced trade").with_hand(0, ore=3).with_hand(1, ore=2).build()
    assert refusals(match, 0, "forced trade ore 2", "forced trade ore 0", "forced trade ore 1 2") == {"no_cards_there"}
    assert kinds_open(match, 0, "forced trade ore") == {"forced trade ore 1"}


@pytest.mark.rule("HLP-15")
def test_nobody_is_named_twice() -> None:
    match = a_table("forced trade").with_hand(1, ore=2).build()
    assert refused(match, 0, "forced trade ore 1 1") == "malformed"


@pytest.mark.rule("HLP-15")
def test_an_opponent_without_the_resource_is_skipped_and_the_use_counts() -> None:
    match = a_table("forced trade").with_hand(0, wool=1).with_hand(1, grain=2).with_hand(2, ore=1).build()
    match.play(0, "forced trade ore 1 2")
    assert hand_of(match, 1) == {"grain": 2}
    assert table(match)["helpers"]["owed_to"] == [2]
    nobody = a_table("forced trade").with_hand(0, wool=1).with_hand(1, grain=2).build()
    nobody.play(0, "forced trade ore 1")
    assert table(nobody)["phase"] == "change helper"


@pytest.mark.rule("HLP-15")
def test_the_card_received_may_be_the_one_returned() -> None:
    match = a_table("forced trade").with_hand(1, ore=1).build()
    match.play(0, "forced trade ore 1")
    assert may(match, 0) == {"give back 1 ore"}
    assert refused(match, 0, "give back 1 wool") == "not_in_hand"
    match.play(0, "give back 1 ore")
    assert hand_of(match, 1) == {"ore": 1}


# Road help


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
    assert kinds_open(match, 0, "helped road") == set()


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


# Move a road


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
    assert kinds_open(match, 0, "move road 14-19") == {f"move road 14-19 {path}" for path in ("5-9", "9-13", "10-14")}


@pytest.mark.rule("HLP-8")
def test_a_road_at_a_settlement_may_be_turned_around_it() -> None:
    match = with_roads("9-14").build()
    assert kinds_open(match, 0, "move road") == {"move road 9-14 5-9", "move road 9-14 9-13"}


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


# Scholar


def with_scholar(**hand: int) -> Position:
    return a_table("scholar").with_hand(0, **hand)


def look(match: Match, *cards: str) -> None:
    for card in cards:
        happen(match, f"looked 0 {card}")


@pytest.mark.rule("HLP-10")
def test_a_development_card_is_paid_with_another_resource_and_chosen_among_three() -> None:
    match = with_scholar(wool=1, grain=1, brick=1).build()
    match.act(0, "scholar brick for ore")
    assert hand_of(match, 0) == {}
    look(match, "knight", "monopoly", "victory point")
    assert own(match, 0)["looked_at"] == {"knight": 1, "monopoly": 1, "victory point": 1}
    assert may(match, 0) == {"keep card knight", "keep card monopoly", "keep card victory point"}
    match.play(0, "keep card monopoly")
    assert own(match, 0)["fresh"] == {"monopoly": 1}
    assert table(match)["deck"] == 24
    assert table(match)["phase"] == "change helper"


@pytest.mark.rule("HLP-10")
def test_the_other_cards_go_back_into_the_deck() -> None:
    match = with_scholar(wool=1, grain=1, ore=1).build()
    match.act(0, "scholar plain")
    look(match, "monopoly", "monopoly")
    assert chances(match) == {
        "looked 0 knight": 14,
        "looked 0 road building": 2,
        "looked 0 invention": 2,
        "looked 0 victory point": 5,
    }
    look(match, "knight")
    match.play(0, "keep card knight")
    assert state_of(match)["deck"].tolist() == [13, 2, 2, 2, 5]


@pytest.mark.rule("HLP-10")
def test_nobody_else_sees_the_cards_nor_which_one_is_kept() -> None:
    match = with_scholar(wool=1, grain=1, ore=1).build()
    match.act(0, "scholar plain")
    look(match, "knight", "monopoly", "knight")
    match.play(0, "keep card monopoly")
    assert heard(match, 1)[1:] == ["looked 0 ?"] * 3 + ["keep card ?"]
    assert heard(match, 0)[1:] == ["looked 0 knight", "looked 0 monopoly", "looked 0 knight", "keep card monopoly"]
    assert match.view(1).state[0]["looked_at"].sum() == 0


@pytest.mark.rule("HLP-10")
def test_with_fewer_cards_left_one_looks_at_those() -> None:
    match = (
        with_scholar(wool=1, grain=1, ore=1)
        .with_cards(1, knight=14, road_building=2, invention=2)
        .with_cards(2, monopoly=2, victory_point=3)
    )
    built = match.build()
    built.act(0, "scholar plain")
    look(built, "victory point", "victory point")
    assert may(built, 0) == {"keep card victory point"}
    built.play(0, "keep card victory point")
    assert table(built)["deck"] == 1


@pytest.mark.rule("HLP-10")
def test_the_scholar_needs_a_deck_and_the_price() -> None:
    match = with_scholar(wool=1, grain=1, brick=1).build()
    assert refused(match, 0, "scholar plain") == "cannot_pay_helped"
    assert refused(match, 0, "scholar ore for brick") == "not_replaced"
    assert kinds_open(match, 0, "scholar") == {"scholar brick for ore"}
    empty = with_scholar(wool=1, grain=1, ore=1).with_cards(
        1, knight=14, road_building=2, invention=2, monopoly=2, victory_point=5
    )
    assert refused(empty.build(), 0, "scholar plain") == "deck_empty"


@pytest.mark.rule("HLP-10")
def test_the_card_kept_is_not_played_in_this_turn() -> None:
    match = with_scholar(wool=1, grain=1, ore=1).build()
    match.act(0, "scholar plain")
    look(match, "knight", "knight", "knight")
    match.play(0, "keep card knight")
    match.play(0, "turn helper")
    assert refused(match, 0, "knight") == "card_is_fresh"


# Alms


def with_rich_opponent() -> Position:
    return a_table("alms").with_settlement(0, "9").with_city(1, "40").with_hand(1, ore=2, wool=1)


@pytest.mark.rule("HLP-11")
def test_alms_come_from_the_hand_of_an_opponent_with_more_visible_points() -> None:
    match = with_rich_opponent().build()
    match.play(0, "alms 1")
    assert table(match)["phase"] == "take alms"
    assert own(match, 0)["alms"] == {"seat": 1, "hand": {"wool": 1, "ore": 2}}
    assert may(match, 0) == {"take alms 1 wool", "take alms 1 ore"}
    assert refused(match, 0, "take alms 1 brick") == "not_in_hand"
    match.play(0, "take alms 1 ore")
    assert hand_of(match, 0) == {"ore": 1}
    assert hand_of(match, 1) == {"wool": 1, "ore": 1}
    assert table(match)["phase"] == "change helper"


@pytest.mark.rule("HLP-11")
def test_only_the_active_player_sees_the_hand_and_only_while_choosing() -> None:
    match = with_rich_opponent().with_hand(2, brick=1).build()
    match.play(0, "alms 1")
    seen = [match.view(seat).state[0]["hands"] for seat in (0, 2, None)]
    assert seen[0][1].sum() == 3
    assert seen[0][2].sum() == seen[1][1].sum() == seen[2][1].sum() == 0
    assert match.view(0).state[0]["cards"][1].sum() == 0
    match.play(0, "take alms 1 ore")
    assert match.view(0).state[0]["hands"][1].sum() == 0
    assert own(match, 0)["alms"] is None


@pytest.mark.rule("HLP-11")
def test_which_card_was_taken_stays_between_the_two() -> None:
    match = with_rich_opponent().build()
    match.play(0, "alms 1")
    match.play(0, "take alms 1 ore")
    assert [heard(match, seat)[-1] for seat in (0, 1, 2)] == ["take alms 1 ore", "take alms 1 ore", "take alms 1 ?"]


@pytest.mark.rule("HLP-11")
def test_no_alms_from_equals_nor_from_empty_hands() -> None:
    position = with_rich_opponent().with_settlement(2, "42").with_hand(2, ore=1).with_city(3, "15")
    match = position.with_cards(2, victory_point=4).build()
    assert refused(match, 0, "alms 2") == "not_ahead"
    assert refusals(match, 0, "alms 3", "alms 0") == {"no_cards_there"}
    assert kinds_open(match, 0, "alms") == {"alms 1"}


# Ploughshares


def with_plough() -> Position:
    return a_table("ploughshares").with_settlement(0, "9").with_road(0, "9-14-19")


@pytest.mark.rule("HLP-12")
def test_a_knight_given_up_builds_a_settlement_for_lumber_and_brick() -> None:
    match = with_plough().with_hand(0, lumber=1, brick=1).with_cards(0, knight=1).build()
    assert refused(match, 0, "settlement 19") == "cannot_pay"
    match.play(0, "ploughshares settlement 19 hand")
    assert hand_of(match, 0) == {}
    assert table(match)["buildings"]["19"] == {"seat": 0, "piece": "settlement"}
    assert player(match, 0)["development_cards"] == 0
    assert table(match)["helpers"]["knights_given"] == 1
    assert table(match)["phase"] == "change helper"


@pytest.mark.rule("HLP-12")
def test_a_knight_given_up_builds_a_city_for_two_ore_and_one_grain() -> None:
    match = with_plough().with_hand(0, ore=2, grain=1).with_played(0, knight=1).build()
    match.play(0, "ploughshares city 9 played")
    assert table(match)["buildings"]["9"] == {"seat": 0, "piece": "city"}
    assert player(match, 0)["played"] == {}


@pytest.mark.rule("HLP-12")
def test_a_knight_bought_in_this_turn_will_do_and_goes_first() -> None:
    match = with_plough().with_hand(0, lumber=1, brick=1).with_cards(0, knight=1).with_fresh(0, knight=1).build()
    match.play(0, "ploughshares settlement 19 hand")
    assert own(match, 0)["cards"] == {"knight": 1}
    assert own(match, 0)["fresh"] == {}


@pytest.mark.rule("HLP-12")
def test_it_is_not_the_card_played_in_this_turn() -> None:
    position = with_plough().with_hand(0, lumber=1, brick=1).with_cards(0, knight=2)
    match = position.build()
    match.play(0, "ploughshares settlement 19 hand")
    match.play(0, "turn helper")
    assert "knight" in may(match, 0)
    after = with_plough().with_hand(0, lumber=1, brick=1).with_cards(0, knight=1).card_was_played().build()
    assert "ploughshares settlement 19 hand" in may(after, 0)


@pytest.mark.rule("HLP-12")
def test_the_building_keeps_the_rules_of_buildings_and_needs_a_knight() -> None:
    match = with_plough().with_hand(0, lumber=1, brick=1, ore=1).with_cards(0, knight=1).build()
    assert refused(match, 0, "ploughshares settlement 14 hand") == "too_close"
    assert refused(match, 0, "ploughshares settlement 30 hand") == "no_road_there"
    assert refused(match, 0, "ploughshares settlement 9 hand") == "intersection_taken"
    assert refused(match, 0, "ploughshares settlement 19 played") == "no_knight"
    assert refused(match, 0, "ploughshares city 9 hand") == "cannot_pay_helped"
    assert refused(match, 0, "ploughshares city 19 hand") == "not_own_settlement"


@pytest.mark.rule("HLP-12")
def test_the_largest_army_is_lost_with_the_third_knight() -> None:
    match = with_plough().with_hand(0, ore=2, grain=1).with_played(0, knight=3).build()
    assert table(match)["largest_army"] == 0
    match.play(0, "ploughshares city 9 played")
    assert table(match)["largest_army"] is None


@pytest.mark.rule("HLP-12")
@pytest.mark.parametrize(
    ("knights", "holder", "after"),
    [
        ((4, 4, 0, 0), 0, 1),  # the only largest one takes it
        ((4, 3, 0, 0), 0, 0),  # joint largest: the holder keeps it
        ((4, 4, 4, 0), 0, None),  # two are equally large: nobody
        ((3, 3, 0, 0), 1, 1),  # the holder is not concerned
    ],
)
def test_the_largest_army_goes_to_the_single_largest(knights: tuple[int, ...], holder: int, after: int | None) -> None:
    position = with_plough().with_hand(0, ore=2, grain=1).with_largest_army(holder)
    for seat, count in enumerate(knights):
        position.with_played(seat, knight=count)
    match = position.build()
    match.play(0, "ploughshares city 9 played")
    assert table(match)["largest_army"] == after


@pytest.mark.rule("HLP-12")
def test_an_army_nobody_holds_is_not_won_by_a_smaller_one() -> None:
    """Two had four knights each and nobody the award: the third knight of a third player is not enough."""
    position = a_table("ploughshares").with_played(0, knight=2).with_cards(0, knight=1)
    position.with_played(1, knight=4).with_played(2, knight=4).with_largest_army(-1)
    match = position.build()
    match.play(0, "knight")
    assert table(match)["largest_army"] is None


# Free port


@pytest.mark.rule("HLP-13")
def test_a_free_port_trades_two_for_one_for_the_rest_of_the_turn() -> None:
    match = a_table("free port").with_hand(0, ore=4, wool=4).build()
    assert refused(match, 0, "trade 2 ore for brick") == "wrong_rate"
    match.play(0, "free port ore")
    match.play(0, "turn helper")
    match.play(0, "trade 2 ore for brick")
    match.play(0, "trade 2 ore for brick")
    assert refused(match, 0, "trade 2 wool for brick") == "wrong_rate"
    match.play(0, "end turn")
    assert "cheap" not in table(match)


# Banish the robber


@pytest.mark.rule("HLP-14")
@pytest.mark.parametrize("phase", ["before roll", "main"])
def test_the_robber_goes_to_the_desert_and_leaves_a_card(phase: str) -> None:
    position = a_table("banish the robber").with_robber("A1").with_settlement(1, "19").with_hand(1, wool=1)
    match = position.at_phase(phase).build()
    match.play(0, "banish C3")
    assert table(match)["robber"] == "C3"
    assert hand_of(match, 0) == {"ore": 1}
    assert hand_of(match, 1) == {"wool": 1}, "nobody is robbed"
    match.play(0, "turn helper")
    assert table(match)["phase"] == phase


@pytest.mark.rule("HLP-14")
def test_a_robber_at_home_is_not_banished() -> None:
    match = a_table("banish the robber").build()
    assert refused(match, 0, "banish C3") == "robber_at_home"
    away = a_table("banish the robber").with_robber("A1").build()
    assert refused(away, 0, "banish B1") == "not_its_home"


@pytest.mark.rule("HLP-14")
def test_a_bank_without_the_resource_gives_nothing() -> None:
    match = a_table("banish the robber").with_robber("A1").bank(held_by=1, ore=0).build()
    match.play(0, "banish C3")
    assert hand_of(match, 0) == {}


@pytest.mark.rule("HLP-14")
def test_without_a_desert_the_robber_goes_where_it_began() -> None:
    match = a_table("banish the robber", board=MAPS["corsica"]).with_robber("H01").build()
    assert kinds_open(match, 0, "banish") == {f"banish {MAPS['corsica']['robber']}"}


@pytest.mark.rule("HLP-14")
def test_of_two_deserts_one_is_chosen_and_neither_is_left() -> None:
    board = a_new_match(5).start["board"]
    deserts = {tile["name"] for tile in board["hexes"] if tile["terrain"] == "desert"}
    assert len(deserts) == 2
    away = next(tile["name"] for tile in board["hexes"] if tile["name"] not in deserts)
    match = a_table("banish the robber", players=5, board=board).with_robber(away).build()
    assert kinds_open(match, 0, "banish") == {f"banish {name}" for name in deserts}
    home = a_table("banish the robber", players=5, board=board).with_robber(min(deserts)).build()
    assert refused(home, 0, f"banish {max(deserts)}") == "robber_at_home"

"""The first settlements and roads (CAT-8), the beginner's pieces and cards (CAT-5), who starts (CAT-9)."""

import pytest

from sobremesa.contract.match import Match
from sobremesa.games.catan.invariants import broken
from tests.catan.support.asking import a_new_match, may, own, pieces_left, play_all, player, refusals, refused, table
from tests.catan.support.positions import a_match, roll

FOUNDING = [
    (0, "settlement 9", "road 9-14"),
    (1, "settlement 18", "road 18-24"),
    (2, "settlement 26", "road 26-32"),
    (3, "settlement 42", "road 42-46"),
    (3, "settlement 30", "road 30-36"),
    (2, "settlement 16", "road 16-21"),
    (1, "settlement 44", "road 44-48"),
    (0, "settlement 51", "road 51-54"),
]


def a_founding(players: int = 4) -> Match:
    """The beginner's island, without any piece."""
    match = a_match(players).at_phase("found settlement").at_turn(0).build()
    match.state["rolled"] = match.state["founded"] = 0
    return match


def founded(steps: int) -> Match:
    match = a_founding()
    for seat, settlement, road in FOUNDING[:steps]:
        play_all(match, (seat, settlement), (seat, road))
    return match


@pytest.mark.rule("CAT-8")
def test_everybody_founds_once_in_order_and_then_in_reverse() -> None:
    match = a_founding()
    for seat, settlement, road in FOUNDING:
        assert match.awaited == (seat,)
        match.play(seat, settlement)
        assert match.awaited == (seat,)
        match.play(seat, road)


@pytest.mark.rule("CAT-8")
def test_after_the_founding_the_start_player_takes_the_first_turn() -> None:
    match = founded(8)
    assert match.awaited == (0,)
    assert (table(match)["phase"], table(match)["turn"]) == ("before roll", 1)


@pytest.mark.rule("CAT-8", "CAT-9")
@pytest.mark.parametrize("start", ["roll", "random", "fixed"])
def test_founding_follows_the_turn_order_of_the_table(start: str) -> None:
    for seed in range(5):
        match = a_new_match(4, seed, start=start)
        order = match.start["order"]
        for seat in [*order, *reversed(order)]:
            assert match.awaited == (seat,)
            play_all(match, (seat, match.words(match.legal(seat).actions[0])))
            play_all(match, (seat, match.words(match.legal(seat).actions[0])))
        for seat in [*order, order[0]]:
            assert match.awaited == (seat,)
            roll(match, 1, 1)
            match.play(seat, "end turn")


@pytest.mark.rule("CAT-8")
def test_first_settlement_may_stand_on_every_intersection() -> None:
    assert may(a_founding(), 0) == {f"settlement {number}" for number in range(1, 55)}


@pytest.mark.rule("CAT-8")
def test_first_road_touches_the_new_settlement() -> None:
    match = a_founding()
    match.play(0, "settlement 9")
    assert may(match, 0) == {"road 5-9", "road 9-13", "road 9-14"}
    assert refused(match, 0, "road 1-5") == "not_at_new_settlement"


@pytest.mark.rule("CAT-8")
def test_second_road_touches_the_second_settlement_not_the_first() -> None:
    match = founded(7)
    match.play(0, "settlement 51")
    assert refused(match, 0, "road 5-9") == "not_at_new_settlement"
    assert refused(match, 0, "road 14-19") == "not_at_new_settlement"
    assert may(match, 0) == {"road 47-51", "road 51-54"}


@pytest.mark.rule("CAT-8", "CAT-19")
def test_distance_rule_holds_in_the_founding() -> None:
    match = founded(1)
    assert refusals(match, 1, "settlement 5", "settlement 13", "settlement 14") == {"too_close"}
    assert refused(match, 1, "settlement 9") == "intersection_taken"
    assert {"settlement 1", "settlement 8", "settlement 18", "settlement 19"} <= may(match, 1)


@pytest.mark.rule("CAT-8", "CAT-19")
def test_own_first_settlement_keeps_the_second_at_a_distance() -> None:
    match = founded(4)
    assert refused(match, 3, "settlement 37") == "too_close"


@pytest.mark.rule("CAT-8")
def test_second_settlement_yields_one_card_for_each_hex_around_it() -> None:
    match = founded(6)
    assert own(match, 1)["hand"] == dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 0)
    match.play(1, "settlement 44")
    assert own(match, 1)["hand"] == {"lumber": 1, "brick": 1, "wool": 0, "grain": 0, "ore": 0}
    assert table(match)["bank"]["brick"] == 19 - 2


@pytest.mark.rule("CAT-8")
def test_first_settlement_yields_nothing() -> None:
    match = founded(4)
    assert [seat["cards_in_hand"] for seat in table(match)["players"]] == [0, 0, 0, 0]


@pytest.mark.rule("CAT-1", "CAT-8")
def test_desert_yields_nothing_to_a_second_settlement() -> None:
    match = founded(5)
    assert own(match, 3)["hand"] == {"lumber": 1, "brick": 0, "wool": 0, "grain": 0, "ore": 1}


@pytest.mark.rule("CAT-8")
def test_founding_costs_no_cards_and_uses_up_pieces() -> None:
    match = founded(8)
    assert pieces_left(match, 0) == (13, 3, 4)
    assert player(match, 0)["points"] == 2
    assert sum(own(match, 0)["hand"].values()) == 1


@pytest.mark.rule("CAT-8", "CAT-17")
def test_founding_at_a_harbour_opens_it() -> None:
    match = a_founding()
    match.play(0, "settlement 43")
    assert player(match, 0)["rates"]["wool"] == 2


@pytest.mark.rule("CAT-8")
def test_nothing_else_can_be_done_in_the_founding() -> None:
    match = a_founding()
    assert refusals(match, 0, "roll", "end turn", "road 9-14", "city 9", "buy card", "knight") == {"not_now"}
    assert refusals(match, 0, "trade 4 ore for wool", "offer ore for wool to 1", "withdraw") == {"not_now"}
    assert refusals(match, 1, "settlement 9", "roll", "road 9-14") == {"not_your_turn"}
    match.play(0, "settlement 9")
    assert refusals(match, 0, "settlement 20", "end turn") == {"not_now"}
    assert refusals(match, 1, "settlement 20", "road 9-14") == {"not_your_turn"}


@pytest.mark.rule("CAT-8", "CAT-34")
def test_founding_roads_that_meet_are_one_route_of_two() -> None:
    match = founded(4)
    play_all(match, (3, "settlement 41"), (3, "road 41-46"))
    assert player(match, 3)["route"] == 2
    assert broken(match.board, match.state) == []


@pytest.mark.rule("CAT-5")
def test_beginners_begin_with_pieces_cards_and_the_roll_of_seat_0() -> None:
    match = a_new_match(4, setup="beginner")
    assert match.start["colours"] == ["red", "blue", "white", "orange"]
    assert may(match, 0) == {"roll"}
    assert [seat["points"] for seat in table(match)["players"]] == [2, 2, 2, 2]
    assert own(match, 1)["hand"] == {"lumber": 1, "brick": 1, "wool": 0, "grain": 0, "ore": 1}
    assert own(match, 3)["hand"] == {"lumber": 0, "brick": 0, "wool": 0, "grain": 2, "ore": 1}
    assert own(match, 2)["hand"] == {"lumber": 1, "brick": 0, "wool": 1, "grain": 0, "ore": 1}


@pytest.mark.rule("CAT-5", "CAT-12")
def test_beginners_first_roll_pays_what_the_rulebook_says() -> None:
    match = a_new_match(4, setup="beginner")
    roll(match, 1, 2)
    assert [_paid(match, seat) for seat in range(4)] == [{}, {"ore": 1}, {"lumber": 1}, {"ore": 1}]
    match = a_new_match(4, setup="beginner")
    roll(match, 4, 6)
    assert [_paid(match, seat) for seat in range(4)] == [{"ore": 1}, {}, {}, {"brick": 1}]


def _paid(match: Match, seat: int) -> dict[str, int]:
    return {name: count for name, count in player(match, seat)["yield"].items() if count}


@pytest.mark.rule("CAT-5")
def test_with_three_beginners_the_places_of_red_stay_empty() -> None:
    match = a_new_match(3, setup="beginner")
    assert match.start["colours"] == ["blue", "white", "orange"]
    assert {"9", "29"}.isdisjoint(table(match)["buildings"])
    assert len(table(match)["buildings"]) == len(table(match)["roads"]) == 6


@pytest.mark.rule("CAT-46")
def test_with_two_beginners_red_and_orange_are_left_out() -> None:
    match = a_new_match(2, setup="beginner")
    assert match.start["colours"] == ["blue", "white"]
    assert sorted(table(match)["buildings"]) == ["18", "32", "40", "42"]

"""The course of a turn, its compulsory steps, strict and combined phases (CAT-9 … CAT-11, CAT-26)."""

from typing import Any

import pytest

from sobremesa.contract.match import Match
from tests.catan.support.asking import may, player, refusals, refused, table
from tests.catan.support.positions import Position, a_match, hand_of, happen, roll

ANYTHING = (
    "roll",
    "end turn",
    "road 14-19",
    "settlement 14",
    "city 9",
    "buy card",
    "knight",
    "road building",
    "invention ore ore",
    "monopoly ore",
    "trade 4 wool for ore",
    "offer wool for ore to 1",
    "confirm 1 wool for ore",
)


def a_full_position(**options: Any) -> Position:
    """Seat 0 can pay for, and play, everything."""
    position = a_match(**options).with_hand(0, lumber=2, brick=2, wool=6, grain=4, ore=4)
    position.with_cards(0, knight=1, road_building=1, invention=1, monopoly=1)
    return position.with_settlement(0, "9").with_road(0, "5-9-14-19").with_hand(1, ore=2)


@pytest.mark.rule("CAT-10")
def test_turn_begins_with_the_roll() -> None:
    match = a_full_position().at_phase("before roll").build()
    assert {words.split()[0] for words in may(match, 0)} == {"roll", "knight", "road", "invention", "monopoly"}
    after_the_roll = [
        words for words in ANYTHING if words.startswith(("end", "settle", "city", "buy", "trade", "offer"))
    ]
    assert refusals(match, 0, *after_the_roll, "road 14-19", "confirm 1 wool for ore", "withdraw") == {"roll_first"}


@pytest.mark.rule("CAT-10")
def test_dice_are_rolled_once_a_turn() -> None:
    match = a_match().at_phase("before roll").build()
    roll(match, 1, 1)
    assert refused(match, 0, "roll") == "already_rolled"


@pytest.mark.rule("CAT-10")
def test_turn_passes_to_the_left_and_around() -> None:
    match = a_match().at_phase("before roll").build()
    for seat in (0, 1, 2, 3, 0):
        assert match.awaited == (seat,)
        roll(match, 1, 1)
        match.play(seat, "end turn")
    assert table(match)["turn"] == 6


@pytest.mark.rule("CAT-10")
def test_those_whose_turn_it_is_not_do_nothing_of_their_own() -> None:
    own_things = [words for words in ANYTHING if not words.startswith(("offer", "confirm"))]
    match = a_full_position().active(1).build()
    assert refusals(match, 0, *own_things) == {"not_your_turn"}
    match = a_full_position().active(1).at_phase("before roll").build()
    assert refusals(match, 0, *ANYTHING, "accept", "decline", "withdraw") == {"not_your_turn"}
    assert match.actors == (1,)


@pytest.mark.rule("CAT-10", "CAT-27")
@pytest.mark.parametrize("card", ["knight", "road building", "invention ore wool", "monopoly brick"])
@pytest.mark.parametrize("phase", ["before roll", "main"])
def test_development_card_is_played_before_or_after_the_roll(card: str, phase: str) -> None:
    match = a_full_position().at_phase(phase).build()
    match.play(0, card)
    for words in {"knight": ["robber E3"], "road building": ["road 5-1", "road 1-4"]}.get(card, []):
        match.play(0, words)
    assert table(match)["phase"] == phase
    assert table(match)["card_played"] is True


@pytest.mark.rule("CAT-10")
def test_after_a_card_before_the_roll_the_roll_is_still_due() -> None:
    match = a_full_position().at_phase("before roll").build()
    match.play(0, "monopoly ore")
    assert may(match, 0) == {"roll"}


@pytest.mark.rule("CAT-10", "CAT-23")
def test_while_discards_are_open_nothing_else_is_done() -> None:
    match = a_full_position().at_phase("before roll").build()
    roll(match, 3, 4)
    assert may(match, 0) == {"discard ...", "discard at random"}
    assert refusals(match, 0, *ANYTHING) == {"discard_first"}
    assert refused(match, 0, "robber B2") == "not_now"
    assert refusals(match, 1, "offer ore for wool to 0", "roll", "end turn") == {"not_your_turn"}


@pytest.mark.rule("CAT-10", "CAT-24")
def test_while_the_robber_is_to_move_nothing_else_is_done() -> None:
    match = a_full_position().build()
    match.play(0, "knight")
    assert {words.split()[0] for words in may(match, 0)} == {"robber"}
    assert refusals(match, 0, *ANYTHING) == {"robber_first"}
    assert refused(match, 0, "rob 1") == "not_now"
    assert refused(match, 1, "offer ore for wool to 0") == "not_your_turn"
    assert match.actors == (0,)


@pytest.mark.rule("CAT-10", "CAT-25")
def test_while_a_victim_is_to_be_named_nothing_else_is_done() -> None:
    match = a_full_position().with_settlement(1, "40").with_settlement(2, "44").with_hand(2, ore=1).build()
    match.play(0, "knight")
    match.play(0, "robber E1")
    assert may(match, 0) == {"rob 1", "rob 2"}
    assert refusals(match, 0, *ANYTHING) == {"robber_first"}
    assert refused(match, 0, "robber B2") == "not_now"


@pytest.mark.rule("CAT-10", "CAT-29")
def test_while_free_roads_are_to_be_placed_nothing_else_is_done() -> None:
    match = a_full_position().build()
    match.play(0, "road building")
    rest = [words for words in ANYTHING if not words.startswith("road ")]
    assert refusals(match, 0, *rest, "road building") == {"free_road_first"}
    assert refused(match, 1, "offer ore for wool to 0") == "not_your_turn"
    match.play(0, "road 1-5")
    assert refusals(match, 0, *rest) == {"free_road_first"}
    match.play(0, "road 1-4")
    assert "end turn" in may(match, 0)


@pytest.mark.rule("CAT-26")
def test_after_the_robber_the_turn_goes_on_as_usual() -> None:
    match = a_match().with_hand(0, wool=4).with_settlement(0, "9").at_phase("before roll").build()
    roll(match, 3, 4)
    match.play(0, "robber E3")
    match.play(0, "trade 4 wool for ore")
    match.play(0, "end turn")
    assert match.awaited == (1,)


@pytest.mark.rule("CAT-11", "CAT-22")
def test_with_combined_phases_trade_and_build_alternate() -> None:
    match = a_match().with_hand(0, lumber=2, brick=1, wool=4).with_settlement(0, "9").with_hand(1, ore=1).build()
    match.play(0, "road 9-14")
    match.play(0, "trade 4 wool for brick")
    match.play(0, "road 14-19")
    match.play(1, "offer ore for wool to 0")
    assert table(match)["trade_over"] is False


@pytest.mark.rule("CAT-11", "CAT-17")
def test_with_combined_phases_a_harbour_serves_in_the_turn_it_is_settled() -> None:
    match = a_match().with_hand(0, lumber=1, brick=1, wool=3, grain=1).with_road(0, "38-43").build()
    match.play(0, "settlement 43")
    match.play(0, "trade 2 wool for ore")
    assert hand_of(match, 0) == {"ore": 1}


@pytest.mark.rule("CAT-11")
@pytest.mark.parametrize("build", ["road 14-10", "settlement 19", "city 9", "buy card"])
def test_with_strict_phases_the_first_thing_paid_for_ends_the_trade(build: str) -> None:
    match = a_full_position(phases="strict").build()
    match.play(0, "trade 4 wool for ore")
    match.play(0, build)
    assert table(match)["trade_over"] is True
    trades = ("trade 4 wool for ore", "offer wool for brick to 1", "confirm 1 wool for ore", "withdraw")
    assert refusals(match, 0, *trades) == {"trade_is_over"}
    assert refusals(match, 1, "offer ore for wool to 0", "accept", "decline", "withdraw") == {"trade_is_over"}
    assert match.actors == (0,)


@pytest.mark.rule("CAT-11", "CAT-48")
def test_with_strict_phases_open_offers_lapse_when_building_begins() -> None:
    match = a_full_position(phases="strict").build()
    match.play(1, "offer ore for wool to 0")
    match.play(0, "offer wool for ore to 1")
    match.play(0, "road 10-14")
    assert [player(match, seat)["offer"] for seat in (0, 1)] == [None, None]


@pytest.mark.rule("CAT-11")
def test_with_strict_phases_building_and_cards_go_on_after_the_trade() -> None:
    match = a_full_position(phases="strict").build()
    for words in ("city 9", "road 10-14", "monopoly ore"):
        match.play(0, words)
    assert "road 6-10" in may(match, 0)


@pytest.mark.rule("CAT-11", "CAT-29")
def test_with_strict_phases_free_roads_do_not_end_the_trade() -> None:
    match = a_full_position(phases="strict").build()
    for words in ("road building", "road 1-5", "road 1-4", "trade 4 wool for ore"):
        match.play(0, words)
    assert table(match)["trade_over"] is False


@pytest.mark.rule("CAT-11")
def test_with_strict_phases_the_next_turn_has_its_own_trade() -> None:
    match = a_full_position(phases="strict").with_hand(1, ore=4).build()
    match.play(0, "road 10-14")
    match.play(0, "end turn")
    roll(match, 6, 6)
    match.play(1, "trade 4 ore for wool")
    assert hand_of(match, 1) == {"wool": 1}


@pytest.mark.rule("CAT-11", "CAT-17")
def test_with_strict_phases_a_new_harbour_waits_for_the_next_turn() -> None:
    position = a_match(phases="strict").with_hand(0, lumber=1, brick=1, wool=3, grain=1).with_road(0, "38-43")
    match = position.build()
    match.play(0, "settlement 43")
    assert refused(match, 0, "trade 2 wool for ore") == "trade_is_over"


@pytest.mark.rule("CAT-10")
def test_out_of_time_the_player_rolls_ends_the_turn_or_takes_the_first_place() -> None:
    match = a_full_position().at_phase("before roll").build()
    assert match.words(match.default_action(0)) == "roll"
    roll(match, 1, 1)
    assert match.words(match.default_action(0)) == "end turn"
    _plays_on_by_default(match)


def _plays_on_by_default(match: Match) -> None:
    match.play(0, "knight")
    match.play(0, match.default_action(0))
    assert table(match)["phase"] == "main"


@pytest.mark.rule("CAT-10", "CAT-21")
def test_while_a_card_is_drawn_nobody_acts() -> None:
    match = a_full_position().build()
    match.act(0, "buy card")
    assert (match.awaited, match.actors) == ((), ())
    assert refusals(match, 0, "end turn", "roll", "offer wool for ore to 1") == {"not_now"}
    happen(match, "drawn 0 knight")
    assert match.awaited == (0,)

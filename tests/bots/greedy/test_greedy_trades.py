"""The greedy bot's offers and answers, and how it treats the seven and the robber."""

from __future__ import annotations

from sobremesa.bots.catan.greedy import GreedyBot
from tests.bots.support.greedy_choice import choice
from tests.catan.support.positions import Position, a_match


def two_corners() -> Position:
    """Seat 0 at brick 5, grain 6 and ore 3; seat 1 at lumber 9, wool 4, brick 10, and a road to settle at."""
    return a_match().with_settlement(0, "45").with_road(0, "45-49").with_settlement(1, "15").with_road(1, "15-10-14")


def leading(position: Position, seat: int) -> Position:
    """Eight points: four cities."""
    return position.with_city(seat, "29", "32", "37", "24")


def test_spare_cards_are_offered_for_the_missing_one() -> None:
    match = two_corners().with_hand(0, ore=2, grain=2, brick=1).with_hand(1, ore=1).build()
    assert choice(match) == "offer 1 brick for 1 ore to 1"


def test_same_offer_is_not_made_twice_in_a_turn() -> None:
    match = two_corners().with_hand(0, ore=2, grain=2, brick=1).with_hand(1, ore=1).build()
    bot = GreedyBot()
    match.play(0, choice(match, 0, bot) or "")
    assert choice(match, 0, bot) == "end turn"


def test_at_most_two_offers_are_made_in_a_turn() -> None:
    match = two_corners().with_hand(0, ore=2, grain=2, brick=3).with_hand(1, ore=1).build()
    bot, offers = GreedyBot(), []
    while (words := choice(match, 0, bot)) and words.startswith("offer"):
        offers.append(words)
        match.play(0, words)
    assert len(offers) == len(set(offers)) == 2


def test_nothing_is_offered_that_nobody_can_have() -> None:
    match = two_corners().with_hand(0, ore=2, grain=2, brick=1).with_hand(1, wool=2).build()
    assert choice(match) == "end turn"


def test_nothing_is_offered_to_a_player_about_to_win() -> None:
    match = leading(two_corners(), 2).with_hand(0, ore=2, grain=2, brick=1).with_hand(2, ore=1).build()
    assert choice(match) == "end turn"


def test_offer_that_helps_is_accepted() -> None:
    match = two_corners().with_hand(0, ore=2, grain=2, brick=1).with_hand(1, lumber=1, wool=1, ore=1, grain=1).build()
    match.play(0, "offer 1 brick for 1 ore to 1 2 3")
    assert choice(match, 1) == "accept"
    match.play(1, "accept")
    assert choice(match, 0) == "confirm 1 1 brick for 1 ore"


def test_offer_that_takes_what_is_needed_is_declined() -> None:
    match = two_corners().with_hand(0, lumber=1).with_hand(1, ore=3, grain=2).build()
    match.play(0, "offer 1 lumber for 1 ore to 1 2 3")
    assert choice(match, 1) == "decline"


def test_offer_of_a_player_about_to_win_is_declined() -> None:
    match = leading(two_corners(), 0).with_hand(0, brick=1).with_hand(1, lumber=1, wool=1, ore=1, grain=1).build()
    match.play(0, "offer 1 brick for 1 ore to 1 2 3")
    assert choice(match, 1) == "decline"


def test_offer_of_the_wrong_card_gets_a_counter_offer() -> None:
    hands = two_corners().with_hand(0, wool=2, brick=1, grain=2).with_hand(1, lumber=1, wool=1, ore=2, grain=1)
    match = hands.build()
    match.play(0, "offer 1 wool for 1 ore to 1 2 3")
    assert choice(match, 1) == "offer 1 ore for 1 brick to 0"


def test_player_who_cannot_say_yes_answers_all_the_same() -> None:
    match = two_corners().with_hand(0, brick=1).build()
    match.play(0, "offer 1 brick for 1 ore to 1 2 3")
    assert [choice(match, seat) for seat in (1, 2, 3)] == ["decline"] * 3


def test_bystander_without_a_question_keeps_quiet() -> None:
    assert choice(two_corners().with_hand(1, ore=3).build(), 1) is None


def test_yes_of_the_player_with_fewest_points_is_confirmed() -> None:
    match = two_corners().with_city(1, "29").with_settlement(2, "32").with_hand(0, ore=2, grain=2, brick=1)
    table = match.with_hand(1, ore=1).with_hand(2, ore=1).build()
    table.play(0, "offer 1 brick for 1 ore to 1 2 3")
    table.play(1, "accept")
    table.play(2, "accept")
    assert choice(table) == "confirm 2 1 brick for 1 ore"


def test_discard_keeps_what_the_city_needs() -> None:
    match = two_corners().with_hand(0, ore=3, grain=2, lumber=3, wool=2).at_phase("discard").build()
    match.state[0]["owed"][0] = 5
    assert choice(match) == "discard 3 lumber 2 wool"


def test_robber_goes_to_the_best_hex_of_the_leader() -> None:
    match = leading(two_corners(), 2).with_hand(2, ore=1).at_phase("move robber").build()
    assert choice(match) == "robber D4"


def test_robber_spares_the_own_hexes() -> None:
    shared = (
        a_match().with_settlement(0, "45").with_city(1, "41", "49").with_settlement(1, "14").at_phase("move robber")
    )
    assert choice(shared.build()) in ("robber B2", "robber D3", "robber B3")


def test_leader_is_robbed_rather_than_the_last_one() -> None:
    match = leading(two_corners(), 2).with_settlement(3, "42").with_hand(2, ore=1).with_hand(3, ore=1)
    assert choice(match.with_robber("D3").at_phase("rob").build()) == "rob 2"

"""Discards on a seven: how many, sealed, all at once, at random when out of time (CAT-23)."""

import pytest

from sobremesa.contract.match import Match
from tests.catan.support.asking import chances, heard, may, own, player, refusals, refused, table
from tests.catan.support.positions import a_match, hand_of, happen, roll


def after_a_seven(**hands: int) -> Match:
    """`after_a_seven(wool_0=8)`: the hands of the seats, then seat 0 rolls a seven."""
    position = a_match()
    for name, count in hands.items():
        resource, seat = name.split("_")
        position.with_hand(int(seat), **{resource: count})
    match = position.at_phase("before roll").build()
    roll(match, 3, 4)
    return match


@pytest.mark.rule("CAT-23")
@pytest.mark.parametrize(("held", "owed"), [(8, 4), (9, 4), (10, 5), (15, 7), (19, 9)])
def test_player_with_more_than_seven_cards_discards_half_rounded_down(held: int, owed: int) -> None:
    match = after_a_seven(wool_1=held)
    assert match.awaited == (1,)
    assert player(match, 1)["owes"] == owed
    match.play(1, f"discard {owed} wool")
    assert hand_of(match, 1) == {"wool": held - owed}
    assert table(match)["bank"]["wool"] == 19 - held + owed


@pytest.mark.rule("CAT-23")
def test_player_with_seven_cards_keeps_them() -> None:
    match = after_a_seven(wool_0=7, ore_1=7)
    assert table(match)["phase"] == "move robber"
    assert hand_of(match, 0) == {"wool": 7}


@pytest.mark.rule("CAT-23")
def test_player_with_eight_cards_discards_four_on_a_seven() -> None:
    match = after_a_seven(wool_0=5, ore_0=3)
    match.play(0, "discard 2 wool 2 ore")
    assert hand_of(match, 0) == {"wool": 3, "ore": 1}


@pytest.mark.rule("CAT-23")
def test_nobody_receives_cards_on_a_seven() -> None:
    match = a_match().with_beginners_pieces().at_phase("before roll").build()
    roll(match, 1, 6)
    assert [seat["cards_in_hand"] for seat in table(match)["players"]] == [0, 0, 0, 0]


@pytest.mark.rule("CAT-23")
def test_all_who_owe_are_asked_at_the_same_time() -> None:
    match = after_a_seven(wool_0=8, ore_1=9, brick_3=7)
    assert match.awaited == match.actors == (0, 1)
    assert refused(match, 3, "discard 3 brick") == "nothing_to_discard"
    assert refusals(match, 2, "discard nothing", "discard at random") == {"nothing_to_discard"}


@pytest.mark.rule("CAT-23")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_discards_come_in_any_order_and_before_the_robber_moves(order: tuple[int, ...]) -> None:
    match = after_a_seven(wool_0=8, ore_1=9, brick_2=10)
    words = {0: "discard 4 wool", 1: "discard 4 ore", 2: "discard 5 brick"}
    for seat in order:
        assert table(match)["phase"] == "discard"
        assert refused(match, 0, "robber B2") == "not_now"
        match.play(seat, words[seat])
    assert table(match)["phase"] == "move robber"
    assert match.awaited == (0,)
    assert [hand_of(match, seat) for seat in range(3)] == [{"wool": 4}, {"ore": 5}, {"brick": 5}]


@pytest.mark.rule("CAT-23")
def test_discard_is_exactly_as_many_as_owed_and_from_ones_own_hand() -> None:
    match = after_a_seven(wool_1=6, ore_1=2)
    assert refusals(match, 1, "discard 3 wool", "discard 5 wool", "discard nothing") == {"wrong_count"}
    assert refusals(match, 1, "discard 1 wool 3 ore", "discard 4 brick") == {"not_held"}


@pytest.mark.rule("CAT-23")
def test_sealed_choice_cannot_be_changed() -> None:
    match = after_a_seven(wool_0=8, ore_1=9)
    match.play(0, "discard 4 wool")
    assert refusals(match, 0, "discard 4 wool", "discard at random") == {"already_chosen"}
    assert match.awaited == (1,)
    assert may(match, 0) == set()


@pytest.mark.rule("CAT-23", "CAT-47")
def test_sealed_choice_is_seen_by_nobody_else_until_the_last_is_in() -> None:
    match = after_a_seven(wool_0=5, ore_0=3, brick_1=9)
    match.play(0, "discard 1 wool 3 ore")
    assert own(match, 0)["discard"] == {"lumber": 0, "brick": 0, "wool": 1, "grain": 0, "ore": 3}
    assert player(match, 0)["has_discarded"] is True
    assert player(match, 0)["cards_in_hand"] == 8
    assert table(match)["bank"]["ore"] == 16
    assert heard(match, 0)[-1] == "discard 1 wool 3 ore"
    for viewer in (1, 2, 3, None):
        assert heard(match, viewer)[-1] == "discard ?"


@pytest.mark.rule("CAT-23", "CAT-47")
def test_views_of_others_are_the_same_whatever_was_sealed() -> None:
    one, other = after_a_seven(wool_0=5, ore_0=3, brick_1=9), after_a_seven(wool_0=5, ore_0=3, brick_1=9)
    one.play(0, "discard 1 wool 3 ore")
    other.play(0, "discard 4 wool")
    for viewer in (1, 2, 3, None):
        assert one.view(viewer).as_json() == other.view(viewer).as_json()
        assert one.view(viewer).state.tobytes() == other.view(viewer).state.tobytes()
        assert one.history(viewer) == other.history(viewer)


@pytest.mark.rule("CAT-23", "CAT-47")
def test_when_the_last_is_in_all_are_shown_and_go_to_the_bank() -> None:
    match = after_a_seven(wool_0=8, ore_1=9)
    match.play(1, "discard 4 ore")
    match.play(0, "discard 4 wool")
    assert heard(match, 3)[-2:] == ["discarded 0 4 wool", "discarded 1 4 ore"]
    assert (table(match)["bank"]["wool"], table(match)["bank"]["ore"]) == (15, 14)
    assert [seat["has_discarded"] for seat in table(match)["players"]] == [False] * 4
    assert [seat["owes"] for seat in table(match)["players"]] == [0] * 4


@pytest.mark.rule("CAT-23")
def test_out_of_time_random_cards_of_the_hand_are_lost() -> None:
    match = after_a_seven(wool_1=6, ore_1=3)
    assert match.words(match.default_action(1)) == "discard at random"
    match.act(1, "discard at random")
    assert chances(match) == {"lose 1 wool": 6, "lose 1 ore": 3}
    happen(match, "lose 1 ore")
    assert chances(match) == {"lose 1 wool": 6, "lose 1 ore": 2}
    match.run_chance()
    assert player(match, 1)["cards_in_hand"] == 5
    assert table(match)["phase"] == "move robber"


@pytest.mark.rule("CAT-23", "CAT-47")
def test_random_discard_is_sealed_too() -> None:
    match = after_a_seven(wool_1=6, ore_1=3, brick_2=8)
    match.play(1, "discard at random")
    assert match.awaited == (2,)
    assert heard(match, 2)[-4:] == ["lose 1 ?"] * 4
    assert set(heard(match, 1)[-4:]) <= {"lose 1 wool", "lose 1 ore"}
    assert player(match, 1)["cards_in_hand"] == 9
    match.play(2, "discard 4 brick")
    assert player(match, 1)["cards_in_hand"] == 5
    assert "?" not in heard(match, None)[-2]


@pytest.mark.rule("CAT-23")
def test_everybody_may_be_out_of_time() -> None:
    match = after_a_seven(wool_0=8, ore_1=9, brick_2=10, grain_3=11)
    for seat in (3, 0, 2, 1):
        match.play(seat, "discard at random")
    assert [seat["cards_in_hand"] for seat in table(match)["players"]] == [4, 5, 5, 6]


@pytest.mark.rule("CAT-23")
def test_discards_are_only_for_a_seven() -> None:
    match = a_match().with_hand(0, wool=12).with_hand(1, ore=12).at_phase("before roll").build()
    roll(match, 3, 3)
    assert table(match)["phase"] == "main"
    assert refusals(match, 0, "discard 6 wool", "discard at random") == {"not_now"}


@pytest.mark.rule("CAT-23", "CAT-28")
def test_knight_makes_nobody_discard() -> None:
    match = a_match().with_hand(0, wool=12).with_hand(1, ore=12).with_cards(0, knight=1).build()
    match.play(0, "knight")
    assert table(match)["phase"] == "move robber"
    assert hand_of(match, 1) == {"ore": 12}

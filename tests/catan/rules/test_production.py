"""What a roll yields (CAT-12, CAT-13)."""

import pytest

from tests.catan.support.asking import own, player, table
from tests.catan.support.positions import a_match, hand_of, roll


@pytest.mark.rule("CAT-12")
def test_settlement_yields_one_card() -> None:
    match = a_match().with_settlement(0, "9").at_phase("before roll").build()
    roll(match, 3, 3)
    assert hand_of(match, 0) == {"brick": 1}
    assert table(match)["bank"]["brick"] == 18


@pytest.mark.rule("CAT-12", "CAT-20")
def test_city_yields_two_cards() -> None:
    match = a_match().with_city(0, "9").at_phase("before roll").build()
    roll(match, 3, 3)
    assert hand_of(match, 0) == {"brick": 2}


@pytest.mark.rule("CAT-12")
def test_everybody_at_the_hex_is_paid_whoever_rolled() -> None:
    position = a_match().with_settlement(1, "9").with_city(2, "19").with_settlement(3, "18")
    match = position.at_phase("before roll").build()
    roll(match, 2, 4)
    assert [hand_of(match, seat) for seat in range(4)] == [{}, {"brick": 1}, {"brick": 2}, {"brick": 1}]


@pytest.mark.rule("CAT-12")
def test_several_buildings_at_one_hex_each_yield() -> None:
    match = a_match().with_settlement(0, "9", "19").with_city(0, "18").at_phase("before roll").build()
    roll(match, 1, 5)
    assert hand_of(match, 0) == {"brick": 4}


@pytest.mark.rule("CAT-12")
def test_both_hexes_of_a_number_yield() -> None:
    match = a_match().with_settlement(0, "9", "15").at_phase("before roll").build()
    roll(match, 5, 5)
    assert hand_of(match, 0) == {"brick": 1, "ore": 1}


@pytest.mark.rule("CAT-12")
def test_hexes_of_other_numbers_yield_nothing() -> None:
    match = a_match().with_settlement(0, "9").at_phase("before roll").build()
    roll(match, 4, 4)
    assert hand_of(match, 0) == {}
    assert table(match)["bank"] == dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 19)


@pytest.mark.rule("CAT-1", "CAT-12")
@pytest.mark.parametrize(
    ("intersection", "paid"),
    [
        ("9", {2: "wool", 6: "brick", 10: "ore"}),
        ("19", {4: "wool", 6: "brick"}),
        ("53", {6: "grain"}),
        ("35", {3: "ore", 8: "lumber", 11: "lumber"}),
    ],
)
def test_intersection_yields_for_its_own_hexes_only(intersection: str, paid: dict[int, str]) -> None:
    for total in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        match = a_match().with_settlement(0, intersection).at_phase("before roll").build()
        roll(match, max(1, total - 6), min(6, total - 1))
        assert hand_of(match, 0) == ({paid[total]: 1} if total in paid else {})


@pytest.mark.rule("CAT-13")
def test_robbers_hex_yields_nothing() -> None:
    position = a_match().with_settlement(0, "9", "53").with_settlement(1, "19").with_robber("B2")
    match = position.at_phase("before roll").build()
    roll(match, 3, 3)
    assert hand_of(match, 0) == {"grain": 1}
    assert hand_of(match, 1) == {}


@pytest.mark.rule("CAT-13")
def test_hex_yields_again_when_the_robber_has_left() -> None:
    position = a_match().with_settlement(0, "9").with_robber("B2").with_cards(0, knight=1)
    match = position.at_phase("before roll").build()
    match.play(0, "knight")
    match.play(0, "robber C3")
    roll(match, 3, 3)
    assert hand_of(match, 0) == {"brick": 1}


@pytest.mark.rule("CAT-12", "CAT-47")
def test_what_a_roll_paid_is_public() -> None:
    match = a_match().with_settlement(0, "9").with_city(1, "19").at_phase("before roll").build()
    roll(match, 3, 3)
    assert table(match)["dice"] == (3, 3)
    assert [player(match, seat)["yield"]["brick"] for seat in range(4)] == [1, 2, 0, 0]
    assert player(match, 1)["cards_in_hand"] == 2
    assert own(match, 1)["hand"]["brick"] == 2

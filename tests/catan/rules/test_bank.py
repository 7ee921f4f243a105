"""The bank and what happens when it runs short (CAT-2, CAT-14)."""

import pytest

from sobremesa.games.catan.board.bounds import RESOURCE_NAMES
from tests.catan.support.asking import a_new_match, chances, pieces_left, player, table
from tests.catan.support.positions import a_match, hand_of, roll


@pytest.mark.rule("CAT-2")
def test_bank_begins_with_nineteen_of_each_kind_and_the_deck_with_twenty_five() -> None:
    assert table(a_new_match())["bank"] == dict.fromkeys(RESOURCE_NAMES, 19)
    assert table(a_new_match())["deck"] == 25


@pytest.mark.rule("CAT-2", "CAT-21")
def test_deck_has_the_cards_of_the_box() -> None:
    match = a_match().with_hand(0, wool=1, grain=1, ore=1).build()
    match.act(0, "buy card")
    assert chances(match) == {
        "drawn 0 knight": 14,
        "drawn 0 road building": 2,
        "drawn 0 invention": 2,
        "drawn 0 monopoly": 2,
        "drawn 0 victory point": 5,
    }


@pytest.mark.rule("CAT-2", "CAT-3")
def test_every_player_begins_with_the_pieces_of_the_box() -> None:
    assert {pieces_left(a_new_match(), seat) for seat in range(4)} == {(15, 5, 4)}


@pytest.mark.rule("CAT-3")
def test_table_names_the_pieces_left() -> None:
    assert player(a_new_match(), 0)["pieces"] == {"roads": 15, "settlements": 5, "cities": 4}


@pytest.mark.rule("CAT-2")
def test_what_is_paid_goes_back_to_the_bank() -> None:
    match = a_match().with_hand(0, lumber=1, brick=1).with_settlement(0, "9").build()
    assert table(match)["bank"]["lumber"] == 18
    match.play(0, "road 9-14")
    assert table(match)["bank"] == dict.fromkeys(RESOURCE_NAMES, 19)


@pytest.mark.rule("CAT-14")
def test_with_too_few_cards_for_several_nobody_gets_any() -> None:
    position = a_match().with_settlement(0, "9").with_settlement(1, "19").bank(held_by=3, brick=1)
    match = position.at_phase("before roll").build()
    roll(match, 3, 3)
    assert hand_of(match, 0) == hand_of(match, 1) == {}
    assert table(match)["bank"]["brick"] == 1
    assert player(match, 0)["yield"]["brick"] == 0


@pytest.mark.rule("CAT-14")
def test_one_owed_enough_goes_without_when_another_cannot_be_paid() -> None:
    position = a_match().with_settlement(0, "9").with_city(1, "19").bank(held_by=3, brick=2)
    match = position.at_phase("before roll").build()
    roll(match, 3, 3)
    assert hand_of(match, 0) == hand_of(match, 1) == {}


@pytest.mark.rule("CAT-14")
def test_with_just_enough_cards_everybody_is_paid() -> None:
    position = a_match().with_settlement(0, "9").with_city(1, "19").bank(held_by=3, brick=3)
    match = position.at_phase("before roll").build()
    roll(match, 3, 3)
    assert (hand_of(match, 0), hand_of(match, 1)) == ({"brick": 1}, {"brick": 2})
    assert table(match)["bank"]["brick"] == 0


@pytest.mark.rule("CAT-14")
def test_single_player_owed_takes_what_is_left() -> None:
    match = a_match().with_city(0, "9", "19").bank(held_by=3, brick=3).at_phase("before roll").build()
    roll(match, 3, 3)
    assert hand_of(match, 0) == {"brick": 3}
    assert player(match, 0)["yield"]["brick"] == 3


@pytest.mark.rule("CAT-14")
def test_single_player_owed_gets_nothing_from_an_empty_bank() -> None:
    match = a_match().with_city(0, "9").bank(held_by=3, brick=0).at_phase("before roll").build()
    roll(match, 3, 3)
    assert hand_of(match, 0) == {}


@pytest.mark.rule("CAT-13", "CAT-14")
def test_player_at_the_robbers_hex_is_not_owed() -> None:
    """Of the two hexes with a 9, lumber and grain: here the shortage is of grain, and only one claim on it counts."""
    position = (
        a_match().with_settlement(0, "10").with_city(1, "29").with_robber("A3").bank(held_by=3, lumber=1, grain=1)
    )
    match = position.at_phase("before roll").build()
    roll(match, 4, 5)
    assert (hand_of(match, 0), hand_of(match, 1)) == ({}, {"grain": 1})


@pytest.mark.rule("CAT-14")
def test_shortage_of_one_resource_leaves_the_others_alone() -> None:
    position = a_match().with_settlement(0, "9", "53").with_settlement(1, "19", "41").bank(held_by=3, brick=1)
    match = position.at_phase("before roll").build()
    roll(match, 3, 3)
    assert hand_of(match, 0) == hand_of(match, 1) == {"grain": 1}

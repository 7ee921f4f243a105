"""The robber moves and steals (CAT-24 … CAT-26, CAT-28)."""

import pytest

from sobremesa.contract.match import Match
from tests.catan.support.asking import chances, heard, may, player, refusals, refused, table
from tests.catan.support.positions import Position, a_match, hand_of, happen, roll


def a_knight(phase: str = "main") -> Position:
    return a_match().with_cards(0, knight=1).at_phase(phase)


def after_the_knight(position: Position) -> Match:
    match = position.build()
    match.play(0, "knight")
    return match


@pytest.mark.rule("CAT-24")
def test_robber_must_move_to_another_hex() -> None:
    match = a_match().with_robber("B2").at_phase("before roll").build()
    roll(match, 3, 4)
    assert refused(match, 0, "robber B2") == "same_hex"
    assert len(may(match, 0)) == 18
    assert "robber C3" in may(match, 0)


@pytest.mark.rule("CAT-24")
def test_robber_may_go_back_to_the_desert() -> None:
    match = after_the_knight(a_knight().with_robber("B2"))
    match.play(0, "robber C3")
    assert table(match)["robber"] == "C3"


@pytest.mark.rule("CAT-24")
def test_robber_moves_only_when_it_must_and_only_by_the_active_player() -> None:
    assert refused(a_match().build(), 0, "robber B2") == "not_now"
    match = after_the_knight(a_knight())
    assert refused(match, 1, "robber B2") == "not_your_turn"


@pytest.mark.rule("CAT-25")
def test_single_victim_is_robbed_without_being_named() -> None:
    match = after_the_knight(a_knight().with_settlement(1, "9").with_hand(1, ore=3))
    match.play(0, "robber B2")
    assert (hand_of(match, 0), hand_of(match, 1)) == ({"ore": 1}, {"ore": 2})
    assert table(match)["phase"] == "main"


@pytest.mark.rule("CAT-25")
def test_thief_chooses_among_several_victims() -> None:
    position = a_knight().with_settlement(1, "9").with_city(2, "19").with_settlement(3, "40")
    match = after_the_knight(position.with_hand(1, ore=1).with_hand(2, wool=1).with_hand(3, brick=1))
    match.play(0, "robber B2")
    assert may(match, 0) == {"rob 1", "rob 2"}
    assert refusals(match, 0, "rob 3", "rob 0") == {"not_a_victim"}
    assert refused(match, 1, "rob 2") == "not_your_turn"
    match.play(0, "rob 2")
    assert hand_of(match, 0) == {"wool": 1}


@pytest.mark.rule("CAT-25")
def test_only_those_with_a_card_can_be_chosen() -> None:
    position = a_knight().with_settlement(1, "9").with_settlement(2, "19").with_settlement(3, "18")
    match = after_the_knight(position.with_hand(1, ore=1).with_hand(3, wool=1))
    match.play(0, "robber B2")
    assert may(match, 0) == {"rob 1", "rob 3"}
    assert refused(match, 0, "rob 2") == "not_a_victim"


@pytest.mark.rule("CAT-25")
def test_the_one_with_cards_is_robbed_when_the_others_have_none() -> None:
    match = after_the_knight(a_knight().with_settlement(1, "9").with_settlement(2, "19").with_hand(2, ore=1))
    match.play(0, "robber B2")
    assert hand_of(match, 0) == {"ore": 1}


@pytest.mark.rule("CAT-25")
def test_if_nobody_there_has_a_card_there_is_no_theft() -> None:
    match = after_the_knight(a_knight().with_settlement(1, "9").with_hand(2, ore=3))
    match.play(0, "robber B2")
    assert table(match)["phase"] == "main"
    assert hand_of(match, 0) == {}


@pytest.mark.rule("CAT-25")
def test_thief_does_not_rob_themselves() -> None:
    match = after_the_knight(a_knight().with_settlement(0, "9").with_hand(0, ore=3))
    match.play(0, "robber B2")
    assert table(match)["phase"] == "main"
    assert hand_of(match, 0) == {"ore": 3}


@pytest.mark.rule("CAT-25")
def test_roads_at_the_hex_make_no_victim() -> None:
    match = after_the_knight(a_knight().with_settlement(1, "5").with_road(1, "5-9-14").with_hand(1, ore=3))
    match.play(0, "robber B2")
    assert hand_of(match, 1) == {"ore": 3}


@pytest.mark.rule("CAT-25")
def test_player_with_several_buildings_there_is_one_victim() -> None:
    match = after_the_knight(a_knight().with_settlement(1, "9", "19").with_city(1, "18").with_hand(1, ore=3))
    match.play(0, "robber B2")
    assert hand_of(match, 1) == {"ore": 2}


@pytest.mark.rule("CAT-25")
def test_every_card_of_the_victim_is_equally_likely() -> None:
    match = after_the_knight(a_knight().with_settlement(1, "9").with_hand(1, lumber=1, wool=5, ore=2))
    match.act(0, "robber B2")
    assert chances(match) == {"stolen 0 1 lumber": 1, "stolen 0 1 wool": 5, "stolen 0 1 ore": 2}


@pytest.mark.rule("CAT-25")
def test_theft_is_compulsory() -> None:
    position = a_knight().with_settlement(1, "9").with_settlement(2, "19").with_hand(1, ore=1).with_hand(2, ore=1)
    match = after_the_knight(position)
    match.play(0, "robber B2")
    assert refused(match, 0, "end turn") == "robber_first"


@pytest.mark.rule("CAT-25", "CAT-47")
def test_only_thief_and_victim_learn_the_card() -> None:
    match = after_the_knight(a_knight().with_settlement(1, "9").with_hand(1, ore=1, wool=1))
    match.act(0, "robber B2")
    happen(match, "stolen 0 1 wool")
    assert heard(match, 0)[-1] == heard(match, 1)[-1] == "stolen 0 1 wool"
    assert heard(match, 2)[-1] == heard(match, 3)[-1] == heard(match, None)[-1] == "stolen 0 1 ?"
    assert [player(match, seat)["cards_in_hand"] for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("CAT-23", "CAT-25")
def test_cards_discarded_on_the_seven_can_no_longer_be_stolen() -> None:
    position = a_match().with_settlement(1, "9").with_hand(1, ore=4, wool=4).at_phase("before roll")
    match = position.build()
    roll(match, 3, 4)
    match.play(1, "discard 4 ore")
    match.act(0, "robber B2")
    assert chances(match) == {"stolen 0 1 wool": 4}


@pytest.mark.rule("CAT-28")
def test_knight_before_the_roll_moves_the_robber_and_then_dice_are_rolled() -> None:
    position = a_knight("before roll").with_settlement(1, "9").with_hand(1, ore=1)
    match = after_the_knight(position)
    match.play(0, "robber B2")
    assert hand_of(match, 0) == {"ore": 1}
    assert may(match, 0) == {"roll"}
    roll(match, 3, 3)
    assert hand_of(match, 1) == {}


@pytest.mark.rule("CAT-24", "CAT-28")
def test_seven_after_a_knight_moves_the_robber_again() -> None:
    match = after_the_knight(a_knight("before roll"))
    match.play(0, "robber B2")
    roll(match, 3, 4)
    assert refused(match, 0, "robber B2") == "same_hex"
    match.play(0, "robber C3")
    assert table(match)["phase"] == "main"


@pytest.mark.rule("CAT-28")
def test_knight_stays_face_up() -> None:
    match = after_the_knight(a_knight())
    assert player(match, 0)["played"] == {"knight": 1}
    assert player(match, 0)["development_cards"] == 0

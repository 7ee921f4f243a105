"""DIC-5, DIC-6, DIC-9, DIC-16: knights and gold."""

from __future__ import annotations

import pytest

from tests.catan_dice.support.asking import a_match, a_turn, faces, may, play, player, refused, why_not

MIXED = "lumber brick wool grain ore gold"


@pytest.mark.rule("DIC-5")
def test_a_knight_turns_one_die_once_in_the_game() -> None:
    match = a_turn("lumber lumber lumber lumber lumber lumber", knights="1 2")
    play(match, "swap die 2 to ore with knight 1")
    assert faces(match) == ["lumber", "ore", "lumber", "lumber", "lumber", "lumber"]
    assert player(match)["used"] == ["1"]
    assert refused(match, "swap die 3 to ore with knight 1") == "knight_used"
    play(match, "swap die 3 to grain with knight 2")
    assert faces(match)[1:3] == ["ore", "grain"]
    play(match, "end turn", "roll")
    assert refused(match, "swap die 3 to ore with knight 1") == "knight_used"


@pytest.mark.rule("DIC-5")
def test_a_knight_built_this_turn_helps_at_once() -> None:
    match = a_turn("ore wool grain lumber lumber lumber", knights="1 2 3 4", used="1 2 3 4")
    assert refused(match, "swap die 4 to brick with knight 5") == "knight_not_built"
    play(match, "build knight 5", "swap die 4 to brick with knight 5", "build road r1")
    assert player(match)["roads"] == ["r0", "r1"]


@pytest.mark.rule("DIC-5")
def test_dice_set_aside_or_showing_it_already_cannot_be_turned() -> None:
    match = play(a_turn("lumber brick wool grain ore ore", knights="1"), "build road r1")
    assert why_not(match, "swap die 1 to ore with knight 1") == "Die 1 has been set aside."
    assert why_not(match, "swap die 5 to ore with knight 1") == "Die 5 shows ore already."
    assert refused(a_match(), "swap die 1 to ore with knight 1") == "roll_first"


@pytest.mark.rule("DIC-6")
def test_two_gold_dice_buy_any_resource_as_often_as_there_is_gold() -> None:
    match = a_turn("gold gold lumber gold gold gold")
    play(match, "gold 2 1 for brick")
    assert faces(match) == ["brick", "lumber", "gold", "gold", "gold"]
    play(match, "gold 4 5 for wool")
    assert faces(match) == ["brick", "lumber", "wool", "gold"]
    assert not may(match, beginning="gold")
    match = a_turn(MIXED)
    assert why_not(match, "gold 5 6 for ore") == "That takes two gold dice, but die 5 shows ore and die 6 shows gold."
    assert refused(a_turn("gold gold ore ore ore ore"), "gold 1 2 for gold") == "no_gold_for_gold"
    assert len(may(a_turn("gold gold gold ore ore ore"), beginning="gold")) == 15


@pytest.mark.rule("DIC-9")
@pytest.mark.parametrize(
    ("knight", "face"), [("1", "ore"), ("2", "grain"), ("3", "wool"), ("4", "lumber"), ("5", "brick")]
)
def test_each_knight_gives_its_resource(knight: str, face: str) -> None:
    match = a_turn(MIXED, knights="1 2 3 4 5")
    swaps = {words for words in may(match, beginning="swap") if words.endswith(f"with knight {knight}")}
    assert {words.split()[4] for words in swaps} == {face}
    assert len(swaps) == 5
    assert refused(match, f"swap die 1 to gold with knight {knight}") == "wrong_face"


@pytest.mark.rule("DIC-9")
def test_the_sixth_knight_gives_anything_gold_too() -> None:
    match = a_turn(MIXED, knights="1 2 3 4 5 6", used="1 2 3 4 5")
    assert {words.split()[4] for words in may(match, beginning="swap")} == set(MIXED.split())
    play(match, "swap die 1 to gold with knight 6", "gold 1 6 for brick")
    assert faces(match) == ["brick", "brick", "wool", "grain", "ore"]


@pytest.mark.rule("DIC-9", "DIC-16")
def test_a_pair_of_plus_gives_one_swap_when_both_are_built() -> None:
    match = a_turn("ore wool grain ore ore ore", 2, "plus", knights="6")
    assert why_not(match, "swap die 4 to gold with knight 6").startswith("Knight 6 helps only together with knight 7")
    play(match, "build knight 7", "swap die 4 to gold with knight 7")
    assert faces(match) == ["gold", "ore", "ore"]
    assert player(match)["used"] == ["6", "7"]
    assert refused(match, "swap die 5 to brick with knight 6") == "knight_used"
    other = a_turn(MIXED, 2, "plus", knights="8 9")
    by_the_second = other.game.kinds.by_name["swap"].pack(0, 1, 8)
    assert why_not(other, by_the_second) == "Knights 8 and 9 share one swap: name knight 8."  # type: ignore[arg-type]


@pytest.mark.rule("DIC-16")
def test_the_other_knights_of_plus_give_the_resource_of_their_hex() -> None:
    knights = a_match(2, "plus").board.sheet.document["knights"]
    assert [knight["gives"] for knight in knights] == ["ore", "grain", "wool", "lumber", "brick", *["any"] * 4]
    assert [knight["hex"] for knight in knights[5:]] == ["desert north"] * 2 + ["desert centre"] * 2
    match = a_turn("gold gold gold gold", 2, "plus", knights="1 2 3 4 5")
    assert len(may(match, beginning="swap")) == 5 * 4

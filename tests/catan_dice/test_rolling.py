"""DIC-1, DIC-7, DIC-12: rolling up to three times, and when it is over."""

from __future__ import annotations

import pytest

from tests.catan_dice.support.asking import GAME, a_match, a_turn, faces, may, refused, table, throw


@pytest.mark.rule("DIC-1")
def test_a_turn_has_three_rolls_and_any_dice_may_be_kept() -> None:
    match = a_match()
    assert may(match) == {"roll"}
    assert refused(match, "keep 1") == refused(match, "end turn") == refused(match, "build road r1") == "roll_first"
    match.act(0, "roll")
    throw(match, "lumber lumber wool ore gold gold")
    assert faces(match) == ["lumber", "lumber", "wool", "ore", "gold", "gold"]
    assert refused(match, "roll") == "already_rolled"
    match.act(0, "keep 1 4")
    assert [die["rolling"] for die in table(match)["dice"]] == [False, True, True, False, True, True]
    throw(match, "brick brick grain ore")
    assert faces(match) == ["lumber", "brick", "brick", "ore", "grain", "ore"]
    match.act(0, "keep 2 3")
    throw(match, "wool wool wool wool")
    assert faces(match) == ["wool", "brick", "brick", "wool", "wool", "wool"], "a die kept before is rolled again"
    assert refused(match, "keep 1") == refused(match, "reroll") == "rolls_used_up"
    assert table(match)["rolls_left"] == 0


@pytest.mark.rule("DIC-1")
def test_one_may_stop_early_and_roll_everything_again() -> None:
    match = a_turn("wool wool wool wool wool wool", rolls=1)
    assert {"end turn", "reroll", "keep 1 2 3 4 5"} <= may(match)
    assert len(may(match, beginning="keep")) + 1 == 63
    assert refused(match, "keep 1 2 3 4 5 6") == "nothing_to_roll"
    match.act(0, "reroll")
    assert all(die["rolling"] for die in table(match)["dice"])


@pytest.mark.rule("DIC-1")
def test_every_throw_of_six_dice_has_its_weight() -> None:
    match = a_match()
    match.act(0, "roll")
    chances = GAME.chance(match.board, match.state)
    assert chances is not None
    assert len(chances.actions) == 462
    assert sum(chances.weights) == 6**6
    assert list(chances.actions) == sorted(chances.actions)
    weight = dict(zip((match.words(action) for action in chances.actions), chances.weights, strict=True))
    assert weight["dice lumber lumber lumber lumber lumber lumber"] == 1
    assert weight["dice lumber brick wool grain ore gold"] == 720
    assert weight["dice lumber lumber brick brick gold gold"] == 90


@pytest.mark.rule("DIC-7")
@pytest.mark.parametrize(
    "first", ["build road r1", "gold 5 6 for ore", "swap die 3 to ore with knight 1"], ids=["build", "gold", "swap"]
)
def test_the_first_swap_purchase_or_building_ends_rolling(first: str) -> None:
    match = a_turn("lumber brick wool grain gold gold", rolls=1, knights="1")
    assert may(match, beginning="keep")
    match.play(0, first)
    assert not may(match, beginning="keep")
    assert refused(match, "keep 1") == refused(match, "reroll") == "rolling_is_over"


@pytest.mark.rule("DIC-7")
def test_swaps_gold_and_builds_may_be_mixed_in_any_order() -> None:
    match = a_turn("lumber brick gold gold wool wool", knights="1 2", used="2")
    for words in ("build road r1", "swap die 5 to ore with knight 1", "gold 3 4 for grain", "build knight 3"):
        match.play(0, words)
    assert faces(match) == []
    assert table(match)["gained"] == 1 + 3


@pytest.mark.rule("DIC-12")
def test_plus_begins_with_three_dice_and_one_more_each_turn_of_the_game() -> None:
    match = a_match(2, "plus", first=1)
    for turn, dice in enumerate((3, 4, 5, 6, 6), start=1):
        seat = turn % 2
        assert table(match)["active"] == seat
        assert len(table(match)["dice"]) == dice
        match.play(seat, "roll")
        assert len(faces(match)) == dice
        match.play(seat, "end turn")


@pytest.mark.rule("DIC-12")
def test_dice_that_were_not_rolled_cannot_be_kept_or_turned() -> None:
    match = a_turn("gold lumber brick", 2, "plus", rolls=1, knights="1")
    assert refused(match, "keep 4") == refused(match, "keep 1 5") == "no_such_die"
    assert refused(match, "swap die 4 to ore with knight 1") == refused(match, "gold 1 6 for ore") == "no_such_die"
    assert len(may(match, beginning="keep")) == 6

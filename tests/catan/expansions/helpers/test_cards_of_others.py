"""Helpers that bring cards from other hands: the forced trade and alms (HLP-5, HLP-11, HLP-15)."""

from __future__ import annotations

import pytest

from tests.catan.expansions.helpers.tables import a_table, open_to
from tests.catan.support.asking import heard, may, own, refusals, refused, table
from tests.catan.support.positions import Position, hand_of


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
    assert open_to(match, 0, "forced trade ore") == {"forced trade ore 1"}


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
    assert open_to(match, 0, "alms") == {"alms 1"}

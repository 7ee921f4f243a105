"""The helpers that answer a roll: consolation and shelter (HLP-7, HLP-9, HLP-16)."""

from __future__ import annotations

import pytest

from sobremesa.contract.match import Match
from tests.catan.expansions.helpers.tables import TURN, a_table, awaited
from tests.catan.support.asking import may, player, refusals, refused, table
from tests.catan.support.positions import Position, hand_of, happen, roll, state_of


def rolled(position: Position, one: int, other: int) -> Match:
    match = position.at_phase("before roll").build()
    roll(match, one, other)
    return match


def after_a_seven(*, helper_of: int = 0, limit: int = 7, **hands: int) -> Match:
    """`after_a_seven(wool_0=8)`: the shelter is with seat 0 unless told otherwise, and seat 0 rolls a seven."""
    helpers = ["road help", "free port", "alms", "scholar"]
    helpers[helper_of] = "shelter"
    position = a_table(*helpers, discard_limit=limit)
    for name, count in hands.items():
        resource, seat = name.split("_")
        position.with_hand(int(seat), **{resource: count})
    return rolled(position, 3, 4)


@pytest.mark.rule("HLP-7")
@pytest.mark.parametrize("seat", [0, 2])
def test_whoever_a_roll_gave_nothing_takes_any_resource(seat: int) -> None:
    helpers = ["road help", "free port", "alms"]
    helpers[seat] = "consolation"
    match = rolled(a_table(*helpers), 2, 3)
    assert table(match)["phase"] == "console"
    assert awaited(match) == [seat]
    match.play(seat, "consolation ore turn")
    assert hand_of(match, seat) == {"ore": 1}
    assert table(match)["bank"]["ore"] == 18
    assert awaited(match) == [0]
    assert table(match)["phase"] == "main"


@pytest.mark.rule("HLP-7")
def test_whoever_got_something_is_not_asked() -> None:
    match = rolled(a_table("consolation").with_settlement(0, "32"), 2, 3)
    assert hand_of(match, 0) == {"wool": 1}
    assert table(match)["phase"] == "main"
    assert refused(match, 0, "consolation ore turn") == "not_concerned"


@pytest.mark.rule("HLP-7")
def test_a_yield_blocked_by_the_robber_counts_as_nothing() -> None:
    match = rolled(a_table("consolation").with_settlement(0, "32").with_robber("D4"), 2, 3)
    assert awaited(match) == [0]
    assert "consolation wool turn" in may(match, 0)


@pytest.mark.rule("HLP-7")
def test_a_yield_the_bank_cannot_pay_counts_as_nothing() -> None:
    position = a_table("consolation").with_settlement(0, "32").with_settlement(1, "43").bank(held_by=1, wool=1)
    match = rolled(position, 2, 3)
    assert table(match)["phase"] == "console"
    assert "consolation wool turn" in may(match, 0)


@pytest.mark.rule("HLP-7")
def test_consolation_gives_only_what_the_bank_has() -> None:
    match = rolled(a_table("consolation").bank(held_by=1, wool=0), 2, 3)
    assert refused(match, 0, "consolation wool turn") == "bank_lacks"
    assert "consolation ore turn" in may(match, 0)


@pytest.mark.rule("HLP-7", "HLP-16")
def test_nobody_is_asked_when_the_bank_has_no_card_at_all() -> None:
    match = rolled(a_table("consolation").bank(held_by=1, lumber=0, brick=0, wool=0, grain=0, ore=0), 2, 3)
    assert table(match)["phase"] == "main"


@pytest.mark.rule("HLP-7")
def test_a_seven_brings_no_consolation() -> None:
    match = rolled(a_table("consolation"), 3, 4)
    assert table(match)["phase"] == "move robber"


@pytest.mark.rule("HLP-9")
def test_with_more_than_seven_cards_the_shelter_spares_the_discard() -> None:
    match = after_a_seven(wool_0=8)
    assert awaited(match) == [0]
    assert {"discard ...", "shelter nothing turn", "shelter nothing take forced trade"} <= may(match, 0)
    assert refused(match, 0, "shelter ore turn") == "only_spared"
    match.play(0, "shelter nothing turn")
    assert hand_of(match, 0) == {"wool": 8}
    assert table(match)["phase"] == "move robber"


@pytest.mark.rule("HLP-9")
def test_with_seven_cards_or_fewer_the_shelter_brings_a_card() -> None:
    match = after_a_seven(wool_0=7)
    assert awaited(match) == [0]
    assert refused(match, 0, "shelter nothing turn") == "malformed"
    match.play(0, "shelter ore turn")
    assert hand_of(match, 0) == {"wool": 7, "ore": 1}
    assert table(match)["phase"] == "move robber"


@pytest.mark.rule("HLP-9")
def test_the_tables_own_limit_counts() -> None:
    match = after_a_seven(limit=5, wool_0=6)
    assert player(match, 0)["owes"] == 3
    match.play(0, "shelter nothing turn")
    assert hand_of(match, 0) == {"wool": 6}


@pytest.mark.rule("HLP-9", "HLP-16")
@pytest.mark.parametrize("rich", range(4))
def test_an_empty_bank_leaves_the_shelter_to_a_holder_who_has_to_discard(rich: int) -> None:
    emptied = a_table("shelter").bank(held_by=rich, lumber=0, brick=0, wool=0, grain=0, ore=0)
    match = rolled(emptied, 3, 4)
    assert player(match, rich)["owes"]
    assert ("shelter nothing turn" in may(match, 0)) == (rich == 0)
    assert awaited(match) == [rich]


@pytest.mark.rule("HLP-9")
def test_no_shelter_without_a_seven() -> None:
    match = rolled(a_table("shelter"), 2, 3)
    assert refused(match, 0, "shelter ore turn") == "not_concerned"


@pytest.mark.rule("HLP-16")
def test_the_answer_brings_the_change_of_helper_with_it() -> None:
    match = rolled(a_table("consolation"), 2, 3)
    assert refusals(match, 0, "consolation ore take consolation", "consolation ore take road help") == {
        "helper_is_held"
    }
    match.play(0, "consolation ore take shelter")
    assert player(match, 0)["helper"] == {"name": "shelter", "side": "A", "ready": False}
    assert table(match)["phase"] == "main"


@pytest.mark.rule("HLP-16")
def test_a_used_side_b_must_be_exchanged_in_the_answer() -> None:
    match = rolled(a_table("consolation", side="B"), 2, 3)
    assert refused(match, 0, "consolation ore turn") == "already_turned"
    match.play(0, "consolation ore take shelter")
    assert player(match, 0)["helper"] == {"name": "shelter", "side": "A", "ready": False}


@pytest.mark.rule("HLP-16")
def test_the_active_player_waits_for_the_answer() -> None:
    match = rolled(a_table("road help", "consolation").with_hand(0, brick=1, lumber=1), 2, 3)
    assert awaited(match) == [1]
    assert match.actors == match.awaited
    assert refusals(match, 0, "end turn", "road 9-14") == {"not_now"}
    assert refused(match, 0, "decline help") == "not_concerned"


@pytest.mark.rule("HLP-16")
def test_declining_leaves_the_helper_as_it_is() -> None:
    match = rolled(a_table("road help", "consolation"), 2, 3)
    match.play(1, "decline help")
    assert player(match, 1)["helper"] == {"name": "consolation", "side": "A", "ready": True}
    assert hand_of(match, 1) == {}
    assert awaited(match) == [0]


@pytest.mark.rule("HLP-16")
def test_no_answer_in_time_declines() -> None:
    match = rolled(a_table("road help", "consolation"), 2, 3)
    assert match.words(match.default_action(1)) == "decline help"
    sheltered = after_a_seven(wool_0=7)
    assert sheltered.words(sheltered.default_action(0)) == "decline help"
    owing = after_a_seven(wool_0=8)
    assert owing.words(owing.default_action(0)) == "discard at random"


@pytest.mark.rule("HLP-16")
def test_the_shelter_is_asked_together_with_the_discards() -> None:
    match = after_a_seven(helper_of=2, wool_0=8, ore_1=9)
    assert awaited(match) == [0, 1, 2]
    match.play(0, "discard 4 wool")
    match.play(2, "shelter ore turn")
    assert awaited(match) == [1]
    match.play(1, "discard 4 ore")
    assert hand_of(match, 0) == {"wool": 4}
    assert hand_of(match, 2) == {"ore": 1}
    assert table(match)["phase"] == "move robber"


@pytest.mark.rule("HLP-16")
def test_the_robber_waits_for_the_shelter_after_the_last_discard() -> None:
    match = after_a_seven(helper_of=2, wool_0=8)
    match.play(0, "discard 4 wool")
    assert table(match)["phase"] == "discard"
    assert awaited(match) == [2]
    match.play(2, "decline help")
    assert table(match)["phase"] == "move robber"
    assert hand_of(match, 0) == {"wool": 4}


@pytest.mark.rule("HLP-16")
@pytest.mark.parametrize("discard", ["discard 4 wool", "discard at random"])
def test_whoever_discards_makes_no_use_of_the_shelter(discard: str) -> None:
    match = after_a_seven(wool_0=8)
    match.play(0, discard)
    assert player(match, 0)["helper"] == {"name": "shelter", "side": "A", "ready": True}
    assert table(match)["phase"] == "move robber"
    assert hand_of(match, 0) == {"wool": 4}


@pytest.mark.rule("HLP-16")
def test_after_declining_the_shelter_the_discard_is_still_owed() -> None:
    match = after_a_seven(wool_0=8)
    match.play(0, "decline help")
    assert may(match, 0) == {"discard ...", "discard at random"}


@pytest.mark.rule("HLP-16")
def test_the_card_from_the_shelter_can_be_stolen() -> None:
    position = a_table("road help", "shelter").with_settlement(1, "32")
    match = rolled(position, 3, 4)
    match.play(1, "shelter ore turn")
    match.act(0, "robber D4")
    happen(match, "stolen 0 1 ore")
    assert hand_of(match, 0) == {"ore": 1}


@pytest.mark.rule("HLP-3", "HLP-16")
@pytest.mark.parametrize(("helper", "dice"), [("consolation", (2, 3)), ("shelter", (3, 4))])
def test_a_helper_taken_in_this_turn_is_not_asked(helper: str, dice: tuple[int, int]) -> None:
    position = a_table(helper)
    position.now["helper_since"][0] = TURN
    match = rolled(position, *dice)
    assert state_of(match)["helper_asked"] == 0
    assert table(match)["phase"] in ("main", "move robber")

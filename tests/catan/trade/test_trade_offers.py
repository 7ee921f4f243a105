"""Trade between players: offers, answers, counter-offers, and the confirmation that binds (CAT-15, CAT-16, CAT-48)."""

import pytest

from sobremesa.contract.match import Match
from tests.catan.support.asking import may, play_all, player, refusals, refused
from tests.catan.support.market import a_market, answers, open_offers
from tests.catan.support.positions import a_match, hand_of
from tests.catan.support.telling import prompt


@pytest.mark.rule("CAT-15", "CAT-48")
def test_offer_is_accepted_and_confirmed_and_the_cards_change_at_once() -> None:
    match = a_market().build()
    match.play(0, "offer 2 wool for ore to 1 2 3")
    match.play(2, "accept")
    assert hand_of(match, 2) == {"ore": 1, "brick": 2}
    match.play(0, "confirm 2 2 wool for ore")
    assert hand_of(match, 0) == {"wool": 2, "lumber": 1, "ore": 1}
    assert hand_of(match, 2) == {"wool": 2, "brick": 2}
    assert [player(match, seat)["cards_in_hand"] for seat in (0, 2)] == [4, 4]


@pytest.mark.rule("CAT-48")
def test_open_offer_lies_on_the_table_for_all_to_see() -> None:
    match = a_market().build()
    match.play(0, "offer 2 wool for ore to 1 3")
    assert player(match, 0)["offer"] == {"give": {"wool": 2}, "get": {"ore": 1}, "to": [1, 3]}
    match.play(3, "offer grain for 2 wool to 0")
    assert player(match, 3)["offer"] == {"give": {"grain": 1}, "get": {"wool": 2}, "to": [0]}


@pytest.mark.rule("CAT-15", "CAT-48")
def test_active_player_picks_among_those_who_said_yes() -> None:
    match = a_market().build()
    play_all(match, (0, "offer wool for ore to 1 2 3"), (2, "accept"), (1, "accept"))
    assert answers(match) == ["none", "yes", "yes", "none"]
    assert {"confirm 1 1 wool for 1 ore", "confirm 2 1 wool for 1 ore"} <= may(match, 0)
    match.play(0, "confirm 1 wool for ore")
    assert (hand_of(match, 1), hand_of(match, 2)) == ({"ore": 1, "wool": 1}, {"ore": 1, "brick": 2})


@pytest.mark.rule("CAT-48")
def test_nothing_can_be_confirmed_without_a_yes_or_an_offer() -> None:
    match = a_market().build()
    assert refused(match, 0, "confirm 1 wool for ore") == "no_such_offer"
    match.play(0, "offer wool for ore to 1 2")
    assert refused(match, 0, "confirm 1 wool for ore") == "no_such_offer"
    match.play(1, "decline")
    assert refused(match, 0, "confirm 1 wool for ore") == "no_such_offer"
    match.play(2, "accept")
    assert refused(match, 0, "confirm 1 wool for ore") == "no_such_offer"
    assert refused(match, 0, "confirm 2 2 wool for ore") == "no_such_offer"
    assert refused(match, 0, "confirm 2 wool for 2 ore") == "no_such_offer"
    assert refusals(match, 0, "confirm 0 wool for ore", "confirm 5 wool for ore") == {"malformed"}


@pytest.mark.rule("CAT-48")
def test_only_the_active_player_confirms() -> None:
    match = a_market().build()
    play_all(match, (0, "offer wool for ore to 1"), (1, "accept"))
    assert refused(match, 1, "confirm 0 ore for wool") == "not_your_turn"
    assert refused(match, 2, "confirm 0 ore for wool") == "not_your_turn"


@pytest.mark.rule("CAT-48")
def test_offer_is_answered_only_by_those_it_is_made_to() -> None:
    match = a_market().build()
    match.play(0, "offer wool for ore to 2")
    assert refusals(match, 1, "accept", "decline") == {"not_asked"}
    assert refusals(match, 0, "accept", "decline") == {"not_asked"}
    assert "decline" not in may(match, 3)


@pytest.mark.rule("CAT-48")
def test_without_an_offer_there_is_nothing_to_answer() -> None:
    assert refusals(a_market().build(), 1, "accept", "decline") == {"not_asked"}


@pytest.mark.rule("CAT-48")
def test_answer_can_be_changed() -> None:
    match = a_market().build()
    match.play(0, "offer wool for ore to 1 2")
    for words, answer in [
        ("accept", "yes"),
        ("decline", "no"),
        ("accept", "yes"),
        ("offer ore for 2 wool to 0", "counter"),
    ]:
        match.play(1, words)
        assert answers(match)[1] == answer
    match.play(1, "accept")
    assert answers(match)[1] == "yes"
    assert player(match, 1)["offer"] is None


@pytest.mark.rule("CAT-15", "CAT-48")
def test_counter_offer_is_confirmed_on_its_own_terms() -> None:
    match = a_market().build()
    play_all(match, (0, "offer wool for ore to 1 2"), (1, "offer ore for 3 wool to 0"))
    assert answers(match)[1] == "counter"
    assert refused(match, 0, "confirm 1 wool for ore") == "no_such_offer"
    match.play(0, "confirm 1 3 wool for ore")
    assert hand_of(match, 1) == {"ore": 1, "wool": 3}


@pytest.mark.rule("CAT-15", "CAT-48")
def test_others_may_offer_to_the_active_player_unasked() -> None:
    match = a_market().build()
    match.play(3, "offer 2 grain for wool to 0")
    assert answers(match)[3] == "none"
    match.play(0, "confirm 3 wool for 2 grain")
    assert hand_of(match, 3) == {"grain": 1, "wool": 1}


@pytest.mark.rule("CAT-48")
def test_everybody_may_have_one_offer_open_and_a_new_one_replaces_it() -> None:
    match = a_market().build()
    play_all(match, (1, "offer ore for wool to 0"), (2, "offer brick for wool to 0"), (3, "offer grain for wool to 0"))
    match.play(0, "offer lumber for grain to 3")
    assert open_offers(match) == [0, 1, 2, 3]
    match.play(1, "offer ore for 2 wool to 0")
    assert refused(match, 0, "confirm 1 wool for ore") == "no_such_offer"
    match.play(0, "confirm 1 2 wool for ore")
    assert open_offers(match) == []


@pytest.mark.rule("CAT-15")
def test_others_do_not_trade_among_themselves() -> None:
    match = a_market().build()
    assert refusals(match, 1, "offer ore for brick to 2", "offer ore for wool to 0 2") == {"nobody_asked"}
    assert refused(match, 1, "offer ore for wool to 1") == "nobody_asked"
    assert refused(match, 1, "confirm 2 ore for brick") == "not_your_turn"
    match.play(2, "offer brick for wool to 0")
    assert refused(match, 1, "accept") == "not_asked"


@pytest.mark.rule("CAT-48")
def test_offer_is_made_to_others_at_the_table() -> None:
    match = a_market().build()
    assert refusals(match, 0, "offer wool for ore to 0", "offer wool for ore to 0 1") == {"nobody_asked"}
    assert refusals(match, 0, "offer wool for ore to 4", "offer wool for ore to 1 5") == {"nobody_asked"}


@pytest.mark.rule("CAT-16")
@pytest.mark.parametrize(
    "words", ["offer wool for nothing to 1", "offer nothing for ore to 1", "offer nothing for nothing to 1"]
)
def test_there_are_no_gifts(words: str) -> None:
    assert refused(a_market().build(), 0, words) == "no_gifts"


@pytest.mark.rule("CAT-16")
def test_others_give_no_gifts_either() -> None:
    match = a_market().build()
    assert refusals(match, 1, "offer ore for nothing to 0", "offer nothing for wool to 0") == {"no_gifts"}


@pytest.mark.rule("CAT-16")
def test_same_resource_is_not_on_both_sides() -> None:
    match = a_market().build()
    assert refused(match, 0, "offer 2 wool for wool to 1") == "unreadable"
    assert refused(match, 0, "offer 2 wool for wool ore to 1") == "unreadable"


@pytest.mark.rule("CAT-16")
def test_only_resource_cards_are_offered() -> None:
    match = a_market().with_cards(0, knight=1).build()
    assert refusals(match, 0, "offer knight for ore to 1", "offer wool for road to 1") == {"unreadable"}


@pytest.mark.rule("CAT-10", "CAT-16")
def test_nothing_is_offered_before_the_roll() -> None:
    match = a_market().at_phase("before roll").build()
    assert refused(match, 0, "offer wool for ore to 1") == "roll_first"
    assert refused(match, 1, "offer ore for wool to 0") == "not_your_turn"
    assert match.actors == (0,)


@pytest.mark.rule("CAT-48")
def test_one_offers_only_what_one_holds() -> None:
    match = a_market().build()
    assert refusals(match, 0, "offer 5 wool for ore to 1", "offer brick for ore to 1") == {"not_held"}
    assert refusals(match, 1, "offer 3 ore for wool to 0", "offer ore brick for wool to 0") == {"not_held"}


@pytest.mark.rule("CAT-48")
def test_one_says_yes_only_to_what_one_holds_and_looks_like_one_who_has_not_answered() -> None:
    match = a_market().build()
    match.play(0, "offer wool for 2 ore to 1 2 3")
    assert refusals(match, 2, "accept") == refusals(match, 3, "accept") == {"not_held"}
    match.play(1, "accept")
    assert answers(match) == ["none", "yes", "none", "none"]
    assert "accept" not in may(match, 2)
    assert "decline" in may(match, 2)
    assert match.actors == (0, 1, 2, 3)


@pytest.mark.rule("CAT-47", "CAT-48")
def test_whether_one_could_say_yes_is_seen_by_nobody_else() -> None:
    rich, poor = a_market().with_hand(3, grain=1, ore=2).build(), a_market().build()
    for match in (rich, poor):
        match.play(0, "offer wool for 2 ore to 1 2 3")
    assert "accept" in may(rich, 3)
    for viewer in (0, 1, 2, None):
        views = [match.view(viewer) for match in (rich, poor)]
        assert views[0].actors == views[1].actors
        shown = [view.as_json()["table"]["players"][3] for view in views]
        assert shown[0] == shown[1]


@pytest.mark.rule("CAT-48")
def test_confirmation_checks_the_active_players_hand() -> None:
    match = a_market().build()
    match.play(1, "offer ore for 5 wool to 0")
    assert refused(match, 0, "confirm 1 5 wool for ore") == "not_held"
    match.play(2, "offer brick for ore to 0")
    assert refused(match, 0, "confirm 2 ore for brick") == "not_held"
    assert not any(words.startswith("confirm") for words in may(match, 0))


@pytest.mark.rule("CAT-15", "CAT-22")
def test_trades_in_a_turn_are_not_limited() -> None:
    match = a_market().build()
    for words in ("ore for wool", "brick for wool", "brick for wool"):
        match.play(2, f"offer {words} to 0")
        give, get = words.split(" for ")
        match.play(0, f"confirm 2 {get} for {give}")
    assert hand_of(match, 2) == {"wool": 3}


@pytest.mark.rule("CAT-15")
def test_traded_cards_are_usable_at_once() -> None:
    match = a_market().with_settlement(0, "9").build()
    play_all(match, (2, "offer brick for wool to 0"), (0, "confirm 2 wool for brick"), (0, "road 9-14"))
    assert hand_of(match, 0) == {"wool": 3}


@pytest.mark.rule("CAT-48")
def test_player_without_cards_is_asked_like_any_other_and_cannot_offer() -> None:
    match = a_match().with_hand(0, wool=1).build()
    assert list(match.actors) == [0]
    match.play(0, "offer wool for ore to 1")
    assert list(match.actors) == [0, 1]
    assert may(match, 1) == {"decline"}
    assert refused(match, 1, "offer ore for wool to 0") == "not_held"


@pytest.mark.rule("CAT-16")
def test_offers_as_numbers_are_checked_like_words() -> None:
    """The last number of the terms are canal tokens, which the base game has not."""
    match = a_market().build()
    offer, confirm = match.game.kinds.by_name["offer"], match.game.kinds.by_name["confirm"]
    canal, huge = offer.pack((0, 0, -1, 0, 1), 1, 0b10), offer.pack((0, 0, -1, 0, 31), 0, 0b10)
    assert [_code(match, action) for action in (canal, huge)] == ["no_canal", "malformed"]
    match.play(1, "offer ore for wool to 0")
    assert _code(match, confirm.pack(1, (0, 0, -1, 0, 1), 1)) == "no_such_offer"
    match.play(0, confirm.pack(1, (0, 0, -1, 0, 1), 0))
    assert hand_of(match, 1) == {"ore": 1, "wool": 1}


def _code(match: Match, action: int) -> str | None:
    reason = match.why_not(0, action)
    return reason.code if reason else None


@pytest.mark.rule("CAT-48")
def test_offer_of_several_kinds_on_both_sides() -> None:
    match = a_market().build()
    match.play(2, "offer 2 brick ore for 3 wool lumber to 0")
    match.play(0, "confirm 2 3 wool lumber for 2 brick ore")
    assert hand_of(match, 0) == {"brick": 2, "wool": 1, "ore": 1}
    assert hand_of(match, 2) == {"lumber": 1, "wool": 3}


@pytest.mark.rule("CAT-48")
def test_players_who_have_not_answered_are_invited_to() -> None:
    match = a_match().with_hand(0, lumber=1).with_hand(1, ore=1).at_phase("main").build()
    assert list(match.invited) == []
    match.play(0, "offer 1 lumber for 1 ore to 1 2")
    assert list(match.invited) == [1, 2]
    match.play(1, "accept")
    match.play(2, "decline")
    assert list(match.invited) == []


@pytest.mark.rule("CAT-48")
def test_nobody_is_told_to_confirm_what_they_cannot_pay() -> None:
    match = a_market().build()
    match.play(3, "offer grain for brick to 0")
    assert prompt(match, 0) == "Offers from Orange, but you do not hold what they ask: make your own, or go on"
    match.play(1, "offer ore for wool to 0")
    assert prompt(match, 0) == "Blue offers 1 ore for 1 wool: confirm, or go on"

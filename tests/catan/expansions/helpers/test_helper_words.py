"""What players read of helpers: prompts, the log, and refusals that say what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.contract.action import CHANCE
from sobremesa.contract.match import Match
from sobremesa.games.catan.rules.actions import KINDS
from sobremesa.games.catan.rules.law.reasons import CODES
from tests.catan.expansions.helpers.tables import TURN, a_table
from tests.catan.support.asking import a_new_match
from tests.catan.support.positions import happen, roll
from tests.catan.support.telling import prompt, told, why_not


def test_a_helper_that_is_dealt_is_told() -> None:
    match = a_new_match(2, helpers=True, start="fixed")
    for _ in range(4):
        match.play(match.awaited[0], match.default_action(match.awaited[0]))
    intersection = match.words(match.default_action(1))
    assert told(match, 1, intersection)[0].endswith(". Blue gets a helper: forced trade")


def test_a_forced_trade_is_told() -> None:
    match = a_table("forced trade").with_hand(0, wool=1).with_hand(1, ore=1).with_hand(2, grain=1).build()
    assert told(match, 0, "forced trade ore 1 2") == ["Red forces a trade for ore on Blue and White: Blue gives 1 ore"]
    assert prompt(match, 0) == "Give a card of your choice back to Blue"
    assert prompt(match, 1) == "Red is choosing which card to give back"
    assert told(match, 0, "give back 1 wool") == ["Red gives Blue 1 wool in return"]
    assert prompt(match, 0) == "Turn your helper to side B and keep it, or exchange it for another one"
    assert prompt(match, None) == "Red is turning or exchanging the helper"
    exchanged = ["Red returns a helper (forced trade) and takes another one (shelter)"]
    assert told(match, 0, "take helper shelter") == exchanged


def test_a_forced_trade_in_vain_is_told() -> None:
    match = a_table("forced trade", side="B").with_hand(2, grain=1).build()
    assert told(match, 0, "forced trade ore 2") == ["Red forces a trade for ore on White, but gets nothing"]
    assert prompt(match, 0) == "Your helper goes back: choose another one"


def test_answers_to_rolls_are_asked_and_told() -> None:
    match = a_table("road help", "consolation").at_phase("before roll").build()
    roll(match, 2, 3)
    declined = match.copy()
    assert prompt(match, 1).startswith("The roll brought you nothing")
    assert prompt(match, 0) == prompt(match, None) == "Blue may take a card as consolation"
    consoled = ["Blue takes 1 ore as consolation and exchanges the helper (shelter)"]
    assert told(match, 1, "consolation ore take shelter") == consoled
    assert told(declined, 1, "decline help") == ["Blue makes no use of the helper"]


def test_the_shelter_is_asked_and_told() -> None:
    match = a_table("road help", "shelter").with_hand(1, ore=8).at_phase("before roll").build()
    roll(match, 3, 4)
    assert prompt(match, 1) == "Choose 4 cards to discard, or use your shelter and keep them all"
    assert why_not(match, 0, "end turn") == "Discards come first. Still to choose: Blue."
    spared = ["Blue keeps all cards in the shelter and turns the helper to side B"]
    assert told(match, 1, "shelter nothing turn") == spared
    other = a_table("road help", "shelter").at_phase("before roll").build()
    roll(other, 3, 4)
    assert prompt(other, 1) == "Your helper gives you shelter: take any card, or decline"
    assert prompt(other, 0) == "Blue may use the shelter"
    taken = ["Blue takes 1 ore from the shelter and turns the helper to side B"]
    assert told(other, 1, "shelter ore turn") == taken


def test_the_scholar_is_told_to_each_as_they_may_know() -> None:
    match = a_table("scholar").with_hand(0, wool=1, grain=1, brick=1).build()
    asked = ["Red asks the scholar for a development card, with brick instead of ore"]
    assert told(match, 0, "scholar brick for ore") == asked
    assert prompt(match, 1) == "Red is looking at the top cards of the deck"
    looked = ["Red looks at a card: knight", "Red looks at a card of the deck"]
    for _ in range(3):
        assert told(match, CHANCE, "looked 0 knight", 0, 1) == looked
    assert prompt(match, 0).startswith("Keep one of these development cards")
    assert told(match, 0, "keep card knight", 0, 1) == ["Red keeps the card: knight", "Red keeps one of the cards"]


def test_alms_are_told_to_each_as_they_may_know() -> None:
    match = a_table("alms").with_city(1, "40").with_hand(1, ore=2).build()
    assert told(match, 0, "alms 1") == ["Red asks Blue for alms and looks at the hand"]
    assert prompt(match, 0) == "Choose a card from the hand of Blue"
    assert prompt(match, 1) == "Red is choosing a card from another hand"
    known, hidden = "Red takes 1 ore from Blue", "Red takes a card from Blue"
    assert told(match, 0, "take alms 1 ore", 0, 1, 2, None) == [known, known, hidden, hidden]


def test_knights_given_up_are_told_and_a_lost_army() -> None:
    position = a_table("ploughshares").with_settlement(0, "9").with_road(0, "9-14-19").with_played(0, knight=3)
    match = position.with_hand(0, ore=2, grain=1, lumber=1, brick=1).with_cards(0, knight=1).build()
    settled = match.copy()
    lost = ["Red gives up a knight and builds a city. Nobody has the largest army any more"]
    assert told(match, 0, "ploughshares city 9 played") == lost
    built = ["Red gives up a knight and builds a settlement"]
    assert told(settled, 0, "ploughshares settlement 19 hand") == built


def test_the_robber_banished_is_told_with_its_card() -> None:
    match = a_table("banish the robber").with_robber("A1").build()
    assert told(match, 0, "banish C3") == ["Red banishes the robber and takes 1 ore"]
    poor = a_table("banish the robber").with_robber("A1").bank(held_by=1, ore=0).build()
    assert told(poor, 0, "banish C3") == ["Red banishes the robber"]


def test_the_other_uses_are_told() -> None:
    road = a_table("road help").with_beginners_pieces().with_hand(0, lumber=1, wool=1).build()
    helped = ["Red builds a road with wool instead of brick"]
    assert told(road, 0, "helped road 14-19 wool for brick") == helped
    assert told(road, 0, "turn helper") == ["Red turns the helper to side B"]
    moved = a_table("move a road").with_beginners_pieces().build()
    assert told(moved, 0, "move road 9-14 5-9") == ["Red moves a road"]
    port = a_table("free port").build()
    free = ["Red has a free port: two ore buy any card until the end of the turn"]
    assert told(port, 0, "free port ore") == free
    scholar = a_table("scholar").with_hand(0, wool=1, grain=1, ore=1).build()
    assert told(scholar, 0, "scholar plain") == ["Red asks the scholar for a development card"]


def taken_in_this_turn() -> Match:
    position = a_table("free port")
    position.now["helper_since"][0] = TURN
    return position.build()


def after(*words: str, helper: str, **hand: int) -> Match:
    """Seat 0 with this helper and hand has done this; seat 1 has a city and an ore, seat 3 an ore."""
    position = a_table(helper).with_city(1, "40").with_hand(1, ore=1).with_hand(3, ore=1).with_hand(0, **hand)
    match = position.with_settlement(0, "9").with_road(0, "9-14").build()
    for action in words:
        match.play(0, action)
    return match


def looking() -> Match:
    match = after(helper="scholar", wool=1, grain=1, ore=1)
    match.act(0, "scholar plain")
    for _ in range(3):
        happen(match, "looked 0 knight")
    return match


def sheltered() -> Match:
    match = a_table("shelter").with_hand(0, ore=8).at_phase("before roll").build()
    roll(match, 3, 4)
    return match


REFUSED: list[tuple[str, Callable[[], Match], str, str]] = [
    (
        "not_your_helper",
        lambda: after(helper="alms"),
        "free port ore",
        "You would need another helper for that: free port.",
    ),
    (
        "helper_is_new",
        taken_in_this_turn,
        "free port ore",
        "You have taken this helper in this turn (free port). It serves from the next turn on.",
    ),
    (
        "helper_used",
        lambda: after("free port ore", "turn helper", helper="free port"),
        "free port ore",
        "One helper per turn, and yours has served already.",
    ),
    (
        "helper_is_held",
        lambda: after("free port ore", helper="free port"),
        "take helper road help",
        "Blue has this helper. Take one from the display.",
    ),
    (
        "helper_is_held",
        lambda: after("free port ore", helper="free port"),
        "take helper free port",
        "Take a different helper from the one you return.",
    ),
    (
        "not_concerned",
        lambda: after(helper="shelter"),
        "decline help",
        "No helper of yours is asked about a roll right now.",
    ),
    ("only_spared", sheltered, "shelter ore turn", "The shelter spares you the discard; it brings no card besides."),
    (
        "no_cards_there",
        lambda: after(helper="forced trade"),
        "forced trade ore 2",
        "Name an opponent who has cards: Blue and Orange.",
    ),
    (
        "not_replaced",
        lambda: after(helper="road help"),
        "helped road 14-19 ore for wool",
        "A road costs lumber and brick: replace one of them by a different resource.",
    ),
    (
        "not_replaced",
        lambda: after(helper="scholar"),
        "scholar ore for brick",
        "A development card costs wool, grain and ore: replace one of them by a different resource, or none.",
    ),
    (
        "cannot_pay_helped",
        lambda: after(helper="road help", lumber=1),
        "helped road 14-19 ore for brick",
        "Even with this helper you need 1 more ore.",
    ),
    (
        "cannot_pay_helped",
        lambda: after(helper="scholar", wool=1),
        "scholar plain",
        "Even with this helper you need 1 more grain and 1 more ore.",
    ),
    (
        "no_free_end",
        lambda: after(helper="move a road"),
        "move road 5-9 9-13",
        "Choose a road of yours with a free end: one that touches no other piece of yours.",
    ),
    (
        "path_taken",
        lambda: after(helper="move a road"),
        "move road 9-14 9-14",
        "There is already a road of yours here.",
    ),
    ("not_ahead", lambda: after(helper="alms"), "alms 3", "Orange does not have more visible points than you."),
    (
        "no_knight",
        lambda: after(helper="ploughshares"),
        "ploughshares city 9 hand",
        "You have no knight in your hand to give up.",
    ),
    (
        "no_knight",
        lambda: after(helper="ploughshares"),
        "ploughshares city 9 played",
        "You have no played knight to give up.",
    ),
    ("robber_at_home", lambda: after(helper="banish the robber"), "banish C3", "The robber is where it would be sent."),
    (
        "nothing_owed",
        lambda: after("forced trade ore 1", helper="forced trade"),
        "give back 2 ore",
        "You owe White no card.",
    ),
    (
        "not_in_hand",
        lambda: after("forced trade ore 1", helper="forced trade"),
        "give back 1 wool",
        "You have no such card: wool.",
    ),
    ("not_in_hand", lambda: after("alms 1", helper="alms"), "take alms 1 wool", "Blue has no such card: wool."),
    (
        "not_the_one_asked",
        lambda: after("alms 1", helper="alms"),
        "take alms 2 wool",
        "You are looking at the hand of Blue: take a card there.",
    ),
    ("not_looked_at", looking, "keep card monopoly", "Keep one of the cards you are looking at."),
]


@pytest.mark.parametrize(("made", "action", "words"), [pytest.param(*case[1:], id=case[0]) for case in REFUSED])
def test_a_refusal_says_what_is_wrong(made: Callable[[], Match], action: str, words: str) -> None:
    assert why_not(made(), 0, action) == words


def test_the_rate_of_a_free_port_is_said() -> None:
    match = after("free port ore", "turn helper", helper="free port", ore=4)
    assert why_not(match, 0, "trade 4 ore for wool") == "The bank wants 2 ore from you for one card."


def test_nobody_to_ask_is_said() -> None:
    match = a_table("forced trade").with_hand(0, ore=1).build()
    assert why_not(match, 0, "forced trade ore 1") == "None of your opponents has any cards."


def test_every_refusal_of_helpers_has_been_read() -> None:
    """The rest are read by the tests of the rules, by their codes."""
    own = {code for number, code in CODES.items() if 80 <= number < 110}
    elsewhere = {"no_helpers", "already_turned", "not_its_home"}
    assert own - elsewhere <= {case[0] for case in REFUSED}


def test_numbers_out_of_range_are_refused_in_words() -> None:
    match = after(helper="forced trade")
    wild: list[tuple[str, tuple[Any, ...]]] = [
        ("forced trade", (6, 1, 7)),
        ("take helper", (15,)),
        ("take helper", (12,)),
        ("move road", (127, 127)),
        ("ploughshares city", (127, 1)),
        ("banish", (63,)),
    ]
    for name, values in wild:
        assert why_not(match, 0, KINDS.by_name[name].pack(*values)).endswith(".")

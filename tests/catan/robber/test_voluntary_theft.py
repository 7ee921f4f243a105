"""One of the two printed books lets the thief leave the card: an option of the table (CAT-25)."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.match import Match
from tests.catan.support.asking import may, player, refused, table
from tests.catan.support.positions import a_match, hand_of, roll
from tests.catan.support.telling import prompt, told, why_not


def beside_a_rival(hex_: str = "B2", **options: Any) -> Match:
    """The robber has just moved to where seat 1 lives and holds two cards."""
    position = a_match(4, **options).with_cards(0, knight=1).with_robber("A1").with_settlement(1, "9", "31")
    match = position.with_hand(1, ore=2).build()
    match.play(0, "knight")
    match.play(0, f"robber {hex_}")
    return match


@pytest.mark.rule("CAT-25")
def test_nobody_could_refrain_from_stealing() -> None:
    match = beside_a_rival(theft="voluntary")
    assert may(match, 0) == {"spare", "rob 1"}
    assert prompt(match, 0) == "Choose whom to steal a card from, or steal from nobody"
    assert refused(match, 1, "spare") == "not_your_turn"
    assert told(match, 0, "spare") == ["Red steals from nobody"]
    assert (table(match)["phase"], hand_of(match, 0), hand_of(match, 1)) == ("main", {}, {"ore": 2})


@pytest.mark.rule("CAT-25")
def test_a_voluntary_theft_steals_as_any_other() -> None:
    match = beside_a_rival(theft="voluntary")
    match.play(0, "rob 1")
    assert (hand_of(match, 0), hand_of(match, 1)) == ({"ore": 1}, {"ore": 1})


@pytest.mark.rule("CAT-25")
def test_after_a_seven_too_the_card_may_be_left() -> None:
    match = a_match(4, theft="voluntary").with_settlement(1, "9").with_hand(1, ore=2).at_phase("before roll").build()
    roll(match, 3, 4)
    match.play(0, "robber B2")
    match.play(0, "spare")
    assert table(match)["phase"] == "main"


@pytest.mark.rule("CAT-25")
def test_where_theft_is_compulsory_nobody_is_spared() -> None:
    position = a_match(4).with_cards(0, knight=1).with_settlement(1, "9").with_settlement(2, "19")
    match = position.with_hand(1, ore=1).with_hand(2, ore=1).build()
    match.play(0, "knight")
    match.play(0, "robber B2")
    assert refused(match, 0, "spare") == "must_steal"
    assert why_not(match, 0, "spare").startswith("At this table a card is stolen")


@pytest.mark.rule("CAT-25", "FRI-2")
@pytest.mark.parametrize(("hex_", "tokens"), [("B2", 0), ("C3", 1)])
def test_only_in_the_desert_does_a_card_left_earn_a_favour(hex_: str, tokens: int) -> None:
    match = beside_a_rival(hex_, theft="voluntary", friends=True)
    assert table(match)["sparing_earns"] == bool(tokens)
    match.play(0, "spare")
    assert player(match, 0)["favours"] == tokens


@pytest.mark.rule("CAT-25")
def test_a_single_victim_is_still_robbed_at_once_where_theft_is_compulsory() -> None:
    match = beside_a_rival()
    assert (table(match)["phase"], hand_of(match, 0)) == ("main", {"ore": 1})

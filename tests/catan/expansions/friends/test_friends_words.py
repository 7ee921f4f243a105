"""What players read of Entre amigos where whole games seldom lead."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.action import CHANCE
from sobremesa.contract.match import Match
from tests.catan.support.asking import player, table
from tests.catan.support.positions import Position, a_match, happen, state_of
from tests.catan.support.telling import prompt, told, why_not


def a_table(**options: Any) -> Position:
    return a_match(4, friends=True, **options)


@pytest.mark.rule("FRI-3")
def test_a_gift_in_words() -> None:
    position = a_table().with_hand(0, ore=1, wool=1).with_settlement(0, "1").with_city(3, "40")
    match = position.build()
    assert why_not(match, 0, "gift ore 3").startswith("Orange has more visible points than you")
    assert why_not(match, 0, "gift grain 1") == "For that you need 1 more grain."
    match.act(0, "gift ore 1")
    assert prompt(match, 1) == "Red offers you a gift (1 ore): do you take it?"
    assert prompt(match, 0) == prompt(match, None) == "Red offers Blue a gift (1 ore)"
    match.act(1, "refuse gift")
    assert why_not(match, 0, "gift ore 1") == "Blue has already declined your gift in this turn."
    assert why_not(match, 0, "gift wool 2").endswith("the card you offered first: ore.")
    assert why_not(match, 1, "take gift").startswith("There is no gift for you")
    match.act(0, "gift ore 2")
    assert told(match, 2, "take gift") == ["White takes 1 ore as a gift from Red. Red earns 1 favour token"]
    assert told(match.copy(), CHANCE, "favour 0 ship", 1) == ["Red draws a favour token"]
    assert told(match, CHANCE, "favour 0 ship", 0) == ["Red draws a favour token (ship)"]
    assert why_not(match, 0, "gift wool 1") == "One gift per turn, and yours has been accepted."
    assert why_not(match, 0, "ship ore").startswith("You drew a token for this favour in this turn (ship)")


@pytest.mark.rule("FRI-5")
def test_two_owners_in_words() -> None:
    position = a_table().with_hand(0, lumber=1, brick=1).with_settlement(0, "9").with_road(0, "9-14-19")
    position.with_settlement(1, "18").with_road(1, "18-24").with_settlement(2, "30").with_road(2, "30-24")
    match = position.build()
    expected = "The road joins a new district of Blue and White: 1 favour token for each owner, 3 for Red"
    assert told(match, 0, "road 19-24") == [f"Red builds a road. {expected}"]
    assert prompt(match, 0).endswith("choose who draws a favour token first")
    assert prompt(match, 1) == "Red is choosing who draws a favour token first"
    owners = "Choose one of those whose districts your road has joined: Blue and White."
    assert why_not(match, 0, "first draw 3") == owners
    assert told(match, 0, "first draw 2") == ["Red lets White draw first"]
    assert prompt(match, 0) == "White is drawing a favour token"


def a_road_to_two(**supply: int) -> Match:
    """Red's road 19-24 joins districts of Blue and White; the supply has only these tokens."""
    position = a_table().with_hand(0, lumber=1, brick=1).with_settlement(0, "9").with_road(0, "9-14-19")
    position.with_settlement(1, "18").with_road(1, "18-24").with_settlement(2, "30").with_road(2, "30-24")
    return position.favour_supply(held_by=3, **supply).build()


def due(match: Match) -> list[int]:
    return [player(match, seat)["favours_due"] for seat in range(4)]


@pytest.mark.rule("FRI-5", "FRI-12")
@pytest.mark.parametrize(
    ("supply", "tokens"),
    [({"ship": 4}, "4 favour tokens are"), ({"ship": 2}, "2 favour tokens are"), ({"ship": 1}, "1 favour token is")],
)
def test_the_log_announced_tokens_that_a_short_supply_does_not_have(supply: dict[str, int], tokens: str) -> None:
    joined = "The road joins a new district of Blue and White"
    lines = told(a_road_to_two(**supply), 0, "road 19-24")
    assert lines == [f"Red builds a road. {joined}; only {tokens} left, and owners draw first"]


@pytest.mark.rule("FRI-12")
def test_with_an_empty_supply_a_road_tells_of_no_token() -> None:
    match = a_road_to_two()
    assert told(match, 0, "road 19-24") == ["Red builds a road"]
    assert due(match) == [0, 0, 0, 0]


@pytest.mark.rule("FRI-5", "FRI-12")
@pytest.mark.parametrize(
    ("ships", "open_order", "named"),
    [(6, [3, 1, 1, 0], [3, 1, 1, 0]), (4, [2, 1, 1, 0], [2, 1, 1, 0]), (1, [0, 1, 1, 0], [0, 0, 1, 0])],
)
def test_the_view_promised_tokens_that_nobody_would_draw(ships: int, open_order: list[int], named: list[int]) -> None:
    match = a_road_to_two(ship=ships)
    match.act(0, "road 19-24")
    assert due(match) == open_order
    match.act(0, "first draw 2")
    assert due(match) == named
    before = [player(match, seat)["favours"] for seat in range(4)]
    match.run_chance()
    assert [player(match, seat)["favours"] - before[seat] for seat in range(4)] == named


@pytest.mark.rule("FRI-2", "FRI-12")
@pytest.mark.parametrize("theft", ["compulsory", "voluntary"])
def test_the_prompt_promised_a_token_for_sparing_from_an_empty_supply(theft: str) -> None:
    position = a_table(theft=theft).with_cards(0, knight=1).with_robber("A1").with_settlement(1, "31")
    match = position.with_hand(1, ore=2).favour_supply(held_by=3).build()
    match.play(0, "knight")
    match.play(0, "robber C3")
    assert prompt(match, 0) == "Choose whom to steal a card from, or steal from nobody"
    assert table(match)["sparing_earns"] is False
    assert told(match, 0, "spare") == ["Red steals from nobody in the desert"]


@pytest.mark.rule("FRI-2")
def test_the_desert_in_words() -> None:
    position = a_table().with_cards(0, knight=1).with_robber("A1").with_settlement(1, "31", "9").with_hand(1, ore=2)
    match = position.with_settlement(2, "19").with_hand(2, ore=1).build()
    match.play(0, "knight")
    desert = match.copy()
    match.play(0, "robber B2")
    assert why_not(match, 0, "spare").startswith("Only in the desert")
    assert prompt(match, 0) == "Choose whom to steal a card from"
    desert.play(0, "robber C3")
    assert prompt(desert, 0).endswith("spare everybody and earn a favour token")
    assert prompt(desert, 2) == "Red is choosing whom to steal from"
    assert told(desert, 0, "spare") == ["Red steals from nobody in the desert. Red earns 1 favour token"]


@pytest.mark.rule("FRI-9", "FRI-10")
def test_favours_refused_in_words() -> None:
    assert why_not(a_match().build(), 0, "compass") == "There are no guild favours at this table."
    match = a_table().with_favours(0, compass=2, wagon=1).favour_supply(held_by=1).bank(held_by=1, ore=0).build()
    assert why_not(match, 0, "book") == "This favour takes 2 tokens of its guild (book)."
    assert why_not(match, 0, "ship ore") == "This favour takes 1 token of its guild (ship)."
    assert why_not(match, 0, "exchange favour") == "The supply of favour tokens has run out."
    assert why_not(match, 0, "wagon wool for ore") == "For that you need 1 more wool."
    state_of(match)["catan_tokens"] = 0
    assert why_not(match, 0, "compass") == "There are no Catan tokens left."
    match = a_table().with_favours(0, ship=1).bank(held_by=1, ore=0).build()
    assert why_not(match, 0, "ship ore") == "The bank has too few of these cards: ore (0 left)."
    assert why_not(a_table().build(), 0, "exchange favour") == "You have no favour token to exchange."
    match.act(0, "exchange favour")
    happen(match, "favour 0 ship")
    assert why_not(match, 0, "put back book") == "You have no such token (book)."
    assert prompt(match, 0) == "Put one of your favour tokens back"
    assert prompt(match, 1) == "Red is putting a favour token back"
    match.act(0, "put back ship")
    assert why_not(match, 0, "ship wool") == "One favour or one exchange per turn, and you have had yours."

"""A board of one hex: a seven is rolled there, too, and the game goes on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.catan.support.asking import may, play_all, table
from tests.catan.support.positions import a_match, beginners_board, hand_of, roll


def an_islet() -> dict[str, Any]:
    """The beginner's island, of whose hexes only A1 is left."""
    board = beginners_board()
    for item in board["intersections"]:
        item["hexes"] = [name for name in item["hexes"] if name == "A1"]
    return {**board, "hexes": board["hexes"][:1], "robber": "A1"}


@pytest.mark.rule("CAT-24")
@pytest.mark.parametrize("robber", ["standard", "friendly"])
def test_the_robber_stays_and_nobody_is_robbed(robber: str) -> None:
    position = a_match(2, board=an_islet(), robber=robber).with_settlement(1, "1").with_hand(1, ore=1)
    match = position.at_phase("before roll").build()
    roll(match, 3, 4)
    assert may(match, 0) == {"robber A1"}
    match.play(0, "robber A1")
    assert (table(match)["phase"], hand_of(match, 1)) == ("main", {"ore": 1})


@pytest.mark.rule("CAT-28", "FRI-2")
def test_a_knight_there_is_no_kindness() -> None:
    match = a_match(2, board=an_islet(), friends=True).with_cards(0, knight=1).build()
    play_all(match, (0, "knight"), (0, "robber A1"))
    assert (table(match)["phase"], table(match)["players"][0]["favours"]) == ("main", 0)

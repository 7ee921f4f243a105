"""A harbour on a path serves whoever has the road, on any board (SCN-3)."""

from __future__ import annotations

import pytest

from tests.catan.expansions.helpers.tables import a_table
from tests.catan.support.asking import player
from tests.catan.support.positions import beginners_board


@pytest.mark.rule("SCN-3", "HLP-8")
def test_an_island_may_have_harbours_on_its_paths_too() -> None:
    board = beginners_board()
    next(path for path in board["paths"] if path["ends"] == ["14", "19"])["harbour"] = "ore"
    position = a_table("move a road", board=board).with_settlement(0, "9").with_road(0, "9-14")
    match = position.with_hand(0, lumber=1, brick=1).build()
    match.play(0, "road 14-19")
    assert player(match, 0)["rates"]["ore"] == 2
    match.play(0, "move road 14-19 5-9")
    assert player(match, 0)["rates"]["ore"] == 4

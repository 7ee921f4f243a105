"""The boards of our own that come along: each can be played by as many as it says, and is as fair as we say."""

from __future__ import annotations

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.contract.text import LANGUAGES
from sobremesa.games.catan.board.maps import shelf

RED = (6, 8)


def test_ten_boards_lie_on_the_shelf_each_with_a_title_of_its_own_in_every_language() -> None:
    assert len(shelf()) == 10
    for language in LANGUAGES:
        assert len({one["title"][language] for one in shelf().values()}) == 10


@pytest.mark.parametrize("name", shelf())
def test_bots_play_to_the_end_on_a_board_of_the_shelf(name: str) -> None:
    players = shelf()[name]["players"]
    match = sobremesa.new("catan", players, name, own_map=shelf()[name]["board"], goal=6, offers=0)
    play_out(match, [bot("catan", "greedy", seat) for seat in range(players)])
    assert match.result is not None
    assert len(match.result.winners) == 1


@pytest.mark.parametrize("name", shelf())
def test_no_six_or_eight_of_the_shelf_lies_beside_another(name: str) -> None:
    board = shelf()[name]["board"]
    red = {hex_["name"] for hex_ in board["hexes"] if hex_.get("number") in RED}
    for place in board["intersections"]:
        assert len(red.intersection(place["hexes"])) < 2

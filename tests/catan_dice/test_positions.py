"""Positions of the dice game: sheets at the beginning of a turn, and what was rolled since."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.contract.errors import BadDocument

SHORT: dict[str, Any] = {
    "format": "sobremesa position 1",
    "game": "catan_dice",
    "turn": 2,
    "seats": [{"roads": ["r0"], "settlements": ["3"], "scores": [3]}],
}


@pytest.mark.parametrize(("players", "version"), [(1, "standard"), (2, "standard"), (3, "plus")])
def test_any_moment_can_be_written_and_read_back(players: int, version: str) -> None:
    match = sobremesa.new("catan_dice", players, seed=3, version=version)
    play_out(match, [bot("catan_dice", "greedy", seat) for seat in range(players)])
    for step in range(0, len(match.steps), 7):
        now = match.at(step)
        if now.game.chance(now.board, now.state) is not None:
            continue
        document = json.loads(json.dumps(now.position()))
        twin = sobremesa.from_position("catan_dice", document)
        assert twin.position() == document
        assert [twin.legal(seat) for seat in range(players)] == [now.legal(seat) for seat in range(players)]
        assert twin.view(0).as_json()["table"] == now.view(0).as_json()["table"]


def test_what_is_left_out_follows_from_the_rest() -> None:
    match = sobremesa.from_position("catan_dice", SHORT, seed=1)
    assert match.view(0).as_json()["table"]["players"][0]["points"] == 3
    match.play(0, "roll")
    assert match.position()["then"][0] == [0, "roll"]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"seats": [{"roads": ["r0"], "settlements": ["3"]}]}, "seats[0].scores"),
        ({"seats": [{"roads": ["r0", "r99"], "scores": [3]}]}, "seats[0].roads[1]"),
        ({"seats": [{"roads": ["r0"], "scores": [3]}]}, ""),
        ({"turn": 16}, "turn"),
        ({"seats": [{}], "turn": "2"}, "turn"),
        ({"sheet": 1}, ""),
        ({"game": "catan"}, "game"),
        ({"largest_army": 0}, ""),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(change: dict[str, Any], path: str) -> None:
    with pytest.raises(BadDocument) as refusal:
        sobremesa.from_position("catan_dice", {**SHORT, **change})
    assert refusal.value.path == path

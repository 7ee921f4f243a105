"""Whole games of every mini-game and team shape, recorded once, must replay for ever: actions, times and views."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.dobble.support.golden_digest import GAMES, digests
from tests.every_game.golden import check_replays

FILES = sorted((Path(__file__).parents[1] / "golden").glob("*.json"))


def test_there_is_a_golden_game_for_every_mini_game_and_team_shape() -> None:
    assert {file.stem for file in FILES} == set(GAMES)
    records = [json.loads(file.read_text())["record"] for file in FILES]
    shapes = {
        (record["players"], record["options"]["mini_game"]) for record in records if record["options"]["goal"] == 1
    }
    assert shapes == {(players, game) for players in range(2, 7) for game in range(1, 6)}


def test_golden_games_hold_pings_and_wrong_claims() -> None:
    words = [step[1] for file in FILES for step in json.loads(file.read_text())["record"]["actions"]]
    kinds = {said.split()[0] for said in words}
    assert {"ready", "claim", "ping", "lay", "port", "turn", "show", "at", "start", "unlock"} <= kinds


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays(file: Path) -> None:
    check_replays(file, digests)

"""Whole games of both versions, recorded once, must replay for ever: every action legal, every view as it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sobremesa.games.catan_dice.rules.actions import KINDS
from tests.catan_dice.support.golden_digest import digests
from tests.every_game.golden import check_replays

GAMES = sorted((Path(__file__).parent / "golden").glob("*.json"))


def test_there_are_golden_games_for_every_table() -> None:
    records = [json.loads(file.read_text())["record"] for file in GAMES]
    tables = {(record["players"], record["options"]["version"]) for record in records}
    assert tables == {(1, "standard"), *((n, version) for n in (2, 3, 4) for version in ("standard", "plus"))}


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_golden_game_replays(file: Path) -> None:
    check_replays(file, digests)


def test_golden_games_use_every_kind_of_action() -> None:
    words = {words for file in GAMES for _, words in json.loads(file.read_text())["record"]["actions"]}
    assert {kind.name for kind in KINDS if not any(word.startswith(kind.name) for word in words)} == set()

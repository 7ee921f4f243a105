"""Whole games, recorded once, must replay for ever: every action legal, every view as it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sobremesa.games.catan.rules.actions import KINDS
from tests.catan.support.golden_digest import digests
from tests.every_game.golden import check_replays

GAMES = sorted((Path(__file__).parents[1] / "golden").glob("*.json"))


def test_there_are_golden_games_for_every_table_size_and_set_up() -> None:
    records = [json.loads(file.read_text())["record"] for file in GAMES]
    tables = {(record["players"], record["options"]["setup"]) for record in records}
    small = {(players, setup) for players in (2, 3, 4) for setup in ("variable", "beginner")}
    assert tables == small | {(5, "variable"), (6, "variable")}


@pytest.mark.parametrize(
    "option",
    [{"map": "corsica"}, {"map": "new_york"}, {"canal": True}, {"between_turns": "paired"}, {"friends": True}],
)
def test_there_are_golden_games_on_every_map(option: dict[str, object]) -> None:
    records = [json.loads(file.read_text())["record"] for file in GAMES]
    assert any(option.items() <= record["options"].items() for record in records)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_golden_game_replays(file: Path) -> None:
    check_replays(file, digests)


def test_golden_games_use_every_kind_of_action() -> None:
    words = {words for file in GAMES for _, words in json.loads(file.read_text())["record"]["actions"]}
    unused = {kind.name for kind in KINDS if not any(word.startswith(kind.name) for word in words)}
    assert unused <= {"withdraw", "discard at random", "lose"}, "those only people (and clocks) do"

"""Whole matches kept as records: how each deal ended stays as it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sobremesa.contract.record import replay
from sobremesa.games.remigio.words.description import ENDINGS
from tests.remigio.positions import GAME

FOLDER = Path(__file__).parent / "golden"
ENDS = {
    "dry": ("dry", (2,)),
    "all_open": ("closed", (0,)),
    "tie": ("closed", (0,)),
    "false_count": ("false_opening", None),
    "void": ("void", (0, 1, 2, 3)),
}


def kept(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return record


@pytest.mark.parametrize("name", sorted(ENDS))
def test_a_kept_match_replays_to_the_same_end(name: str) -> None:
    record, (how, winners) = kept(name), ENDS[name]
    match = replay(lambda _: GAME, record)
    assert match.result is not None
    assert list(match.result.winners) == record["winners"]
    assert winners is None or match.result.winners == winners
    assert ENDINGS[int(match.state[0]["last_how"])] == how
    assert match.record() == record


@pytest.mark.rule("REM-19")
def test_a_kept_tie_cost_both() -> None:
    tie: Any = replay(lambda _: GAME, kept("tie")).state[0]
    assert tie["last_points"][:3].tolist() == [0, 1, 1]
    assert tie["last_count"][1] == tie["last_count"][2]


@pytest.mark.rule("REM-19")
def test_in_a_kept_deal_only_those_not_open_took_a_point() -> None:
    record = kept("not_open")
    match = replay(lambda _: GAME, record)
    now: Any = match.state[0]
    assert match.record() == record
    assert ENDINGS[int(now["last_how"])] == "closed"
    assert now["last_open"][:4].sum() == 2
    assert (now["last_points"][:4] == 1 - now["last_open"][:4]).all()

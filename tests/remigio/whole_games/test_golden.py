"""Whole matches kept as records: how each deal ended stays as it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sobremesa.contract.record import replay
from sobremesa.games.remigio.words.description import ENDINGS
from tests.remigio.support.positions import GAME, table

FOLDER = Path(__file__).parents[1] / "golden"
ENDS = {
    "dry": ("dry", (2,)),
    "all_open": ("closed", (0,)),
    "not_open": ("closed", (0,)),
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
def test_in_a_kept_match_those_not_open_took_the_points_of_a_deal() -> None:
    match = replay(lambda _: GAME, kept("not_open"))
    first = table(match)["deals"][0]
    assert first["how"] == "closed"
    assert sum(first["open"]) == 2
    assert first["points"] == [0 if is_open else 1 for is_open in first["open"]]


@pytest.mark.rule("REM-22")
@pytest.mark.parametrize("name", sorted(ENDS))
def test_the_deals_of_a_kept_match_add_up_to_its_points(name: str) -> None:
    match = replay(lambda _: GAME, kept(name))
    deals = table(match)["deals"]
    assert [deal["number"] for deal in deals] == list(range(1, len(deals) + 1))
    assert [sum(points) for points in zip(*(deal["points"] for deal in deals), strict=True)] == kept(name)["scores"]

"""Looking back at a record in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from tests.cli.conftest import Run


@pytest.fixture
def dice_record(tmp_path: Path) -> Path:
    match = sobremesa.new("catan_dice", players=2, seed=3)
    play_out(match, [bot("catan_dice", name, 3) for name in ("optimal", "greedy")])
    path = tmp_path / "dice.json"
    path.write_text(json.dumps({**match.record(), "names": ["Ana", "Rui"]}))
    return path


def test_the_table_says_where_the_points_came_from(run: Run, dice_record: Path) -> None:
    out = run("analyse", dice_record).out
    assert "Ana" in out
    assert "own choices" in out
    assert "Better by" in out
    assert "turning point" in out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("es", ("decisiones propias", "decisión de Rui", "Rui guarda", "Mejor por")),
        ("pt", ("decisões próprias", "decisão de Rui", "Rui guarda", "Melhor por")),
    ],
)
def test_in_other_languages_choices_are_told_too(
    run: Run, dice_record: Path, language: str, said: tuple[str, ...]
) -> None:
    out = run("analyse", dice_record, "--lang", language).out
    assert [words for words in said if words not in out] == []


def test_as_json_everything_is_there(run: Run, dice_record: Path) -> None:
    found = json.loads(run("analyse", dice_record, "--json").out)
    assert found["unit"] == "points"
    assert len(found["accounts"]) == 2
    quick = json.loads(run("analyse", dice_record, "--json", "--quick").out)
    assert quick["accounts"] == []
    assert quick["moments"] == found["moments"]


def test_what_cannot_be_analysed_is_said(run: Run, toy_record: Path, dice_record: Path) -> None:
    assert "cannot judge" in run("analyse", toy_record).complaint
    record = json.loads(dice_record.read_text())
    short = {key: value for key, value in record.items() if key not in ("winners", "scores")}
    dice_record.write_text(json.dumps({**short, "actions": record["actions"][:20]}))
    assert "not over" in run("analyse", dice_record).complaint

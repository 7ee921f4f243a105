"""Records as stories: what a spectator, a seat or nobody's secret may show."""

import json
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from tests.cli.conftest import Run


def test_a_spectator_hears_nothing_hidden(run: Run, toy_record: Path) -> None:
    out = run("replay", toy_record).out
    assert "player 0 draws a card." in out
    assert "lays a card." in out
    assert "draws a 1." not in out


def test_a_seat_hears_its_own_cards(run: Run, toy_record: Path) -> None:
    match = sobremesa.replay(json.loads(toy_record.read_text()))
    catalogue = match.game.label.catalogue
    told = [line[6:] for line in run("replay", toy_record, "--seat", 1).out.splitlines()]
    assert told[:-1] == [catalogue.say(text) for text in match.story(1)]


def test_open_tells_everything(run: Run, toy_record: Path) -> None:
    out = run("replay", toy_record, "--open").out
    assert " a card." not in out
    assert "lays a " in out


def test_names_of_the_record_and_other_languages(run: Run, toy_record: Path) -> None:
    record = json.loads(toy_record.read_text())
    toy_record.write_text(json.dumps({**record, "names": ["Ana", "Rui", "Zoe"]}))
    assert "Rui draws a card." in run("replay", toy_record).out
    assert "Ana" in run("replay", toy_record, "--lang", "es", "--delay", "0.001").out


def test_a_whole_game_of_catan(run: Run, catan_record: Path) -> None:
    ran = run("replay", catan_record)
    assert ran.code == 0
    record = json.loads(catan_record.read_text())
    assert len(ran.out.splitlines()) == len(record["actions"]) + 1


def test_a_position_is_no_story(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text("{}")
    assert "a record is needed" in run("replay", path).complaint


@pytest.mark.parametrize("forged", [{"winners": [0, 1, 2]}, {"scores": [9, 9, 9]}, {"scores": "many"}])
def test_forged_points_and_winners_were_told_as_they_stood(run: Run, toy_record: Path, forged: dict[str, Any]) -> None:
    toy_record.write_text(json.dumps({**json.loads(toy_record.read_text()), **forged}))
    assert run("replay", toy_record).complaint == f"{toy_record}: {next(iter(forged))}: the actions lead to another end"


def test_an_end_that_was_never_reached_is_noticed(run: Run, toy_record: Path) -> None:
    record = json.loads(toy_record.read_text())
    toy_record.write_text(json.dumps({**record, "actions": record["actions"][:-3]}))
    assert "the actions lead to another end" in run("replay", toy_record).complaint

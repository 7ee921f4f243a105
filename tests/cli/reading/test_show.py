"""Positions and moments of records, in words and as pictures."""

import io
import json
import sys
from pathlib import Path

import pytest

import sobremesa
from tests.cli.conftest import Run


def test_a_record_of_any_game(run: Run, toy_record: Path) -> None:
    ran = run("show", toy_record, "--step", 6)
    assert ran.code == 0
    assert "hand" in ran.out
    assert ran.out.count("lay ") == 3


def test_a_seat_sees_its_own_hand_only(run: Run, catan_record: Path) -> None:
    everything = run("show", catan_record, "--step", 100).out
    of_seat = run("show", catan_record, "--step", 100, "--seat", 1).out
    hand = next(line for line in of_seat.splitlines() if line.startswith("│ hand "))
    cells = [cell.strip() for cell in hand.split("│")[2:-1]]
    assert [bool(cell) for cell in cells] == [False, True, False]
    assert everything != of_seat


def test_the_island_is_drawn_with_its_names(run: Run, catan_record: Path) -> None:
    plain = run("show", catan_record, "--step", 80).out
    named = run("show", catan_record, "--step", 80, "--names").out
    for terrain in ("forest", "hills", "pasture", "fields", "mountains", "desert"):
        assert terrain in plain
    assert "·" in plain
    for name in ("A1", "C3", "E3", "54"):
        assert name in named
    assert "s0" in plain
    assert "s2" in plain


def test_legal_actions_in_words(run: Run, catan_record: Path) -> None:
    start = run("show", catan_record, "--step", 0).out
    assert "settlement 1 2 3 4 5" in start


def test_words_in_other_languages(run: Run, catan_record: Path) -> None:
    assert "bosque" in run("show", catan_record, "--lang", "es").out
    assert "floresta" in run("show", catan_record, "--lang", "pt").out


def test_a_picture_is_written(run: Run, catan_record: Path, tmp_path: Path) -> None:
    svg = tmp_path / "board.svg"
    assert run("show", catan_record, "--svg", svg).code == 0
    assert svg.read_text().startswith("<svg")


def test_a_position(run: Run, tmp_path: Path) -> None:
    match = sobremesa.new("catan", 3, seed=1, setup="beginner")
    path = tmp_path / "position.json"
    path.write_text(json.dumps(match.position()))
    ran = run("show", path)
    assert (ran.code, ran.err) == (0, "")
    assert "roll" in ran.out
    assert "only a record has steps" in run("show", path, "--step", 1).complaint


def test_a_document_from_standard_input(run: Run, toy_record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(toy_record.read_bytes())))
    assert run("show", "-").code == 0


def test_one_of_several_records(run: Run, toy_record: Path, tmp_path: Path) -> None:
    text = toy_record.read_text()
    several = tmp_path / "games.jsonl"
    several.write_text(f"{text}\n{text}\n")
    assert run("show", several, "--line", 2).out == run("show", toy_record).out


def test_pieces_were_drawn_in_other_colours_than_at_their_table(
    run: Run, catan_record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    record = json.loads(catan_record.read_text())
    path = tmp_path / "table.json"
    own, other = (
        (path.write_text(json.dumps({**record, **colours})), run("show", path, "--step", 80).out)[1]
        for colours in ({}, {"colours": ["green", "blue", "brown"]})
    )
    green = "\x1b[1;32m"
    assert f"{green}s\x1b[0m{green}0" in other
    assert green not in own
    assert f"{green}player 0" in other


@pytest.mark.parametrize("colours", ["red", ["red"], ["red", "no colour", "blue"], [1, 2, 3], [[], {}, None]])
def test_colours_that_are_none_are_passed_over(run: Run, catan_record: Path, tmp_path: Path, colours: object) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps({**json.loads(catan_record.read_text()), "colours": colours}))
    assert run("show", path, "--step", 80).code == 0

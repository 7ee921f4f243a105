"""Positions and moments of records, in words and as pictures."""

import io
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.cli.languages import own_words
from sobremesa.cli.picture.values import in_words
from tests.cli.conftest import Run

IN_PICTURES = {"players", "buildings", "piece"}
"""On the map, and as columns."""


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


def fields(shown: Any) -> Iterator[str]:
    """The names of what is shown; those of places, cards and helpers are as one types them."""
    if isinstance(shown, dict):
        yield from (name for name in shown if re.fullmatch("[a-z_]+", name))
    inside = shown.values() if isinstance(shown, dict) else shown if isinstance(shown, list | tuple) else ()
    for each in inside:
        yield from fields(each)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("catan", {"friends": True, "helpers": True}),
        ("catan", {"map": "new_york", "canal": True}),
        ("catan_dice", {}),
        ("catan_dice", {"version": "plus"}),
        ("remigio", {}),
    ],
)
def test_what_a_table_shows_was_half_in_english_in_every_language(game: str, options: dict[str, Any]) -> None:
    match = play_out(sobremesa.new(game, 2, seed=4, **options), [bot(game, "greedy", seat) for seat in range(2)], 400)
    moments = [match.at(step) for step in range(0, len(match.steps), 40)]
    shown = [part for at in moments for seat in range(2) for part in at.view(seat).as_json().values()]
    names = set(fields(shown))
    assert len(names) > 10
    for language in ("es", "pt"):
        known = match.game.label.catalogue.texts[language].keys() | own_words().texts[language].keys()
        assert sorted(name for name in names - IN_PICTURES if f"term.{name}" not in known) == []


def test_a_table_told_of_1_roads() -> None:
    assert in_words({"roads": 1, "settlements": 3, "cities": 0}, str) == "roads 1, settlements 3"
    assert in_words({"lumber": 2, "ore": 1}, str) == "2 lumber, 1 ore"


def test_a_card_alone_is_told_by_its_name_and_things_of_many_parts_apart() -> None:
    said = in_words(
        [{"kind": "run", "cards": [{"card": "7 cups"}, {"card": "8 cups"}]}, {"kind": "set", "cards": []}], str
    )
    assert said == "kind: run, cards: 7 cups 8 cups; kind: set"


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

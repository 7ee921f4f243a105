"""Records written one a line: chosen, counted, and written in another form."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.cli.conftest import Run


def record(game: str, names: list[str], winner: int | None, **more: Any) -> str:
    ended = {} if winner is None else {"winners": [winner], "scores": [10, 4]}
    told = {"format": "sobremesa record 1", "game": game, "players": len(names), "names": names, "actions": [[0, "x"]]}
    return json.dumps({**told, **ended, **more})


@pytest.fixture
def games(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    lines = [
        record("catan", ["greedy A", "random B"], 0, seed="1/0"),
        record("catan", ["random B", "greedy A"], 0, seed="1/1"),
        "",
        record("catan_dice", ["greedy A", "greedy B"], 1),
        record("catan", ["greedy A", "random B"], None),
    ]
    file.write_text("\n".join(lines))
    return file


def test_records_are_counted(run: Run, games: Path) -> None:
    assert run("records", games).out.splitlines() == [
        "4 records, 3 finished",
        "catan: 3, actions in the median: 1",
        "catan_dice: 1, actions in the median: 1",
        "greedy: sat 5 times, won 2",
        "random: sat 3 times, won 1",
    ]


@pytest.mark.parametrize(
    ("wanted", "lines"),
    [
        (("--game", "catan"), [1, 2, 5]),
        (("--won-by", "greedy"), [1, 4]),
        (("--name", "random", "--finished"), [1, 2]),
        (("--game", "catan_dice"), [4]),
        (("--players", "3"), []),
    ],
)
def test_records_are_chosen(run: Run, games: Path, tmp_path: Path, wanted: tuple[str, ...], lines: list[int]) -> None:
    out = tmp_path / "chosen.csv"
    assert f"{len(lines)} record{'s' * (len(lines) != 1)} written" in run("records", games, *wanted, "--out", out).out
    with out.open(newline="") as file:
        assert [int(row["line"]) for row in csv.DictReader(file)] == lines


def test_records_are_written_as_they_were_or_as_a_table(run: Run, games: Path, tmp_path: Path) -> None:
    run("records", games, "--finished", "--out", tmp_path / "again.jsonl")
    again = [json.loads(line) for line in (tmp_path / "again.jsonl").read_text().splitlines()]
    assert [game["names"][0] for game in again] == ["greedy A", "random B", "greedy A"]
    run("records", games, "--out", tmp_path / "all.json")
    assert len(json.loads((tmp_path / "all.json").read_text())) == 4
    run("records", games, "--out", tmp_path / "all.parquet")
    table = pq.read_table(tmp_path / "all.parquet")
    assert table["seed"].to_pylist() == ["1/0", "1/1", None, None]
    assert table["winners"].to_pylist() == [[0], [0], [1], []]


def test_what_is_no_record_is_named_with_its_line(run: Run, games: Path, tmp_path: Path) -> None:
    games.write_text(games.read_text() + "\n{}\n")
    assert run("records", games).complaint.endswith("games.jsonl: line 6: is no record")
    games.write_text("{")
    assert "line 1: is no JSON" in run("records", games).complaint
    games.write_text("")
    assert run("records", games).out == "0 records, 0 finished\n"
    out = tmp_path / "out.txt"
    assert "should end in .jsonl, .json, .csv, .parquet" in run("records", games, "--out", out).complaint
    out.touch()
    assert "--overwrite writes over it" in run("records", games, "--out", out).complaint


def test_what_was_written_as_a_list_or_laid_out_in_lines_could_not_be_read_again(
    run: Run, games: Path, tmp_path: Path
) -> None:
    run("records", games, "--game", "catan", "--out", tmp_path / "list.json")
    assert run("records", tmp_path / "list.json").out == run("records", games, "--game", "catan").out
    one = tmp_path / "saved.json"
    one.write_text(json.dumps(json.loads(record("catan", ["Ana María", "Rui"], 0)), indent=1))
    told = run("records", one).out.splitlines()
    assert (told[0], told[2]) == ("1 record, 1 finished", "Ana María: sat 1 time, won 1"), "her whole name"


def test_an_empty_list_was_written_and_could_not_be_read(run: Run, games: Path, tmp_path: Path) -> None:
    run("records", games, "--players", "3", "--out", tmp_path / "none.json")
    assert run("records", tmp_path / "none.json").out == "0 records, 0 finished\n"


def test_a_list_that_is_broken_later_was_said_to_be_broken_in_its_first_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "list.json"
    file.write_text('[\n\n {\n  "game" "catan"\n }\n]\n')
    assert run("records", file).complaint.endswith("line 4: is no JSON: Expecting ':' delimiter at column 10")
    file.write_text('[{"actions": []},\n {"actions": [}\n]\n')
    assert run("records", file).complaint.endswith("line 2: is no JSON: Expecting value at column 15")


@pytest.mark.parametrize(("before", "where"), [("", ""), ('{"actions": []}\n', "line 2: ")])
def test_records_nested_too_deeply_ended_in_a_traceback(run: Run, tmp_path: Path, before: str, where: str) -> None:
    file = tmp_path / "deep.jsonl"
    file.write_text(before + "[" * 100_000)
    assert run("records", file).complaint.endswith(f"deep.jsonl: {where}is nested too deeply")


@pytest.mark.parametrize(
    "spoilt",
    [
        {"names": None},
        {"names": 5},
        {"names": [{}]},
        {"players": "two"},
        {"players": 10**9},
        {"winners": 1},
        {"winners": ["greedy"]},
        {"winners": [-1]},
        {"scores": 7},
        {"scores": [1e999]},
        {"scores": [10**40]},
    ],
    ids=str,
)
@pytest.mark.parametrize("out", ["table.csv", "table.parquet"])
def test_a_record_of_another_shape_ended_in_a_traceback(
    run: Run, tmp_path: Path, spoilt: dict[str, Any], out: str
) -> None:
    file = tmp_path / "games.jsonl"
    good = record("catan", ["Ana", "Rui"], 0)
    file.write_text(f"{good}\n{json.dumps({**json.loads(good), **spoilt})}\n")
    assert run("records", file).complaint.endswith("games.jsonl: line 2: is no record")
    assert run("records", file, "--out", tmp_path / out).complaint.endswith("line 2: is no record")


def test_a_game_that_is_not_there_was_counted_as_none(run: Run, games: Path) -> None:
    assert "did you mean 'catan'?" in run("records", games, "--game", "catna").complaint

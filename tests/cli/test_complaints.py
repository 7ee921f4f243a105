"""Whatever the user gets wrong is one line on stderr and exit code 2, never a traceback."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("rules", "catna"), "there is no game 'catna'; did you mean 'catan'?"),
        (("rules", "x"), "there is no game 'x'; there "),
        (("simulate", "catan", "--bots", "gredy"), "did you mean 'greedy'?"),
        (("simulate", "catan", "--bots", ""), "there is no bot '' for catan; there are random"),
        (("simulate", "catan", "--bots", "random,random", "--players", "3"), "--bots names 2 bots for 3 players"),
        (("simulate", "catan", "--bots", "random", "--players", "9"), "catan takes 2 to 6 players, not 9"),
        (("simulate", "catan", "-o", "gaol=8"), "did you mean 'goal'?"),
        (("simulate", "catan", "-o", "goal"), "say it as NAME=VALUE"),
        (("simulate", "catan", "-o", "goal=many"), "options.goal: 'many' is no whole number from 3 to 20"),
        (("simulate", "catan", "-o", "setup=beginner", "-o", "tokens=random"), "options: "),
        (("simulate", "catan", "-n", "1", "--out", "/nowhere/games.jsonl"), "No such file or directory"),
        (("play", "catan", "--seat", "4"), "--seat 4: the seats are 0 to 3"),
        (("play", "catan", "--bots", "radnom"), "did you mean 'random'?"),
        (("show", "/nowhere/game.json"), "/nowhere/game.json: No such file or directory"),
        (("show", "."), ".: Is a directory"),
        (("verify", "/nowhere/game.json"), "No such file or directory"),
        (("board", "show", "corsca"), "there is no board or file 'corsca'; did you mean 'corsica'?"),
        (("board", "check", "x"), "there are corsica, new_york, "),
        (("board", "check", "corsca.json"), "corsca.json: No such file or directory"),
    ],
)
def test_wrong_words(run: Run, arguments: tuple[str, ...], words: str) -> None:
    assert words in run(*arguments).complaint


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b'{"a": 1,\n  "b" 2}', "is no JSON: Expecting ':' delimiter at line 2, column 7"),
        (b"", "is no JSON: Expecting value at line 1, column 1"),
        (b"[1, 2]", "should be a JSON object"),
        (b"{}\n{}\n", "holds more than one document (2 lines); choose one with --line"),
        (b"\xff\xfe", "is no UTF-8 text (byte 0)"),
        (b"[" * 100_000, "is nested too deeply"),
        (b'{"n": ' + b"1" * 5000 + b"}", "integer string conversion"),
        (b'{"format": "other"}', "format: should be 'sobremesa record 1'"),
        (b'{"format": "sobremesa record 1", "game": "chess"}', "game: there is no game 'chess'"),
        (b'{"game": "chess"}', "there is no game 'chess'"),
        (b'{"game": 7}', "does not say of which game it is"),
    ],
)
@pytest.mark.parametrize("command", ["show", "replay", "verify"])
def test_files_that_cannot_be_read(run: Run, toy: str, tmp_path: Path, command: str, text: bytes, words: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(text)
    complaint = run(command, path).complaint
    assert complaint.startswith(str(path))
    if command == "show" or "JSON" in words or "UTF" in words:
        assert words in complaint


def test_a_bad_action_is_named_with_its_place(run: Run, toy_record: Path) -> None:
    record = json.loads(toy_record.read_text())
    record["actions"][6][1] = "lay 9"
    toy_record.write_text(json.dumps(record))
    assert run("show", toy_record).complaint == f"{toy_record}: actions[6][1]: 'lay 9': You do not hold that card."


def test_steps_seats_and_lines_beyond_the_end(run: Run, toy_record: Path) -> None:
    assert "--step 999: the record has" in run("show", toy_record, "--step", 999).complaint
    assert "--seat 3: the seats are 0 to 2" in run("show", toy_record, "--seat", 3).complaint
    assert "has 1 line, 2 is not among them" in run("show", toy_record, "--line", 2).complaint
    assert "--open shows everything" in run("replay", toy_record, "--open", "--seat", 1).complaint


def test_a_game_without_pictures_says_so(run: Run, toy_record: Path, tmp_path: Path) -> None:
    ran = run("show", toy_record, "--svg", tmp_path / "toy.svg")
    assert (ran.code, ran.err) == (2, "sobremesa: sealed has no picture\n")


def test_a_picture_that_cannot_be_written(run: Run, catan_record: Path) -> None:
    ran = run("show", catan_record, "--svg", "/nowhere/board.svg")
    assert (ran.code, ran.err) == (2, "sobremesa: /nowhere/board.svg: No such file or directory\n")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
UNHURRIED = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@UNHURRIED
@given(data=st.data())
def test_records_with_a_part_replaced(run: Run, toy_record: Path, tmp_path: Path, data: st.DataObject) -> None:
    record = json.loads(toy_record.read_text())
    holder: Any = record if data.draw(st.booleans()) else record["actions"]
    key = data.draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else range(len(holder))))
    holder[key] = data.draw(JSON)
    _ends_well(run, tmp_path, json.dumps(record).encode())


@UNHURRIED
@given(data=st.data())
def test_records_of_catan_with_a_part_replaced(
    run: Run, catan_record: Path, tmp_path: Path, data: st.DataObject
) -> None:
    record = json.loads(catan_record.read_text())
    record["actions"] = record["actions"][:30]
    holder: Any = data.draw(st.sampled_from([record, record["start"], record["options"], record["actions"]]))
    key = data.draw(st.sampled_from(sorted(holder) if isinstance(holder, dict) else range(len(holder))))
    holder[key] = data.draw(JSON)
    _ends_well(run, tmp_path, json.dumps(record).encode())


@UNHURRIED
@given(text=st.binary(max_size=60) | JSON.map(lambda value: json.dumps(value).encode()))
def test_any_bytes(run: Run, toy: str, tmp_path: Path, text: bytes) -> None:
    _ends_well(run, tmp_path, text)


def _ends_well(run: Run, tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(text)
    ran = run("show", path)
    assert ran.code == 0 or ran.complaint

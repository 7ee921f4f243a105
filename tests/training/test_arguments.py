"""Commands that are told nonsense say so in a sentence, and change nothing."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from training.puzzles import ship as puzzles

BEFORE_ANYTHING_IS_MADE = [
    ("race", ["--games", "0"], "--games: should be a whole number from 1 up, not '0'"),
    ("race", ["--games", "many"], "--games: should be a whole number from 1 up, not 'many'"),
    ("certainty", ["--games", "0"], "--games: should be"),
    ("prices", ["--games", "-1"], "--games: should be"),
    ("measure", ["--games", "0"], "--games: should be"),
    ("run", ["--pieces", "0"], "--pieces: should be"),
    ("run", ["--start", "nowhere.npy"], "--start: there is no file nowhere.npy"),
    ("ship", [], "the following arguments are required: kind, weights, command, figures"),
    ("ship", ["duel", "nowhere.npy", "made", "figures.json"], "weights: there is no file nowhere.npy"),
]


@pytest.mark.parametrize(("command", "told", "said"), BEFORE_ANYTHING_IS_MADE)
def test_a_command_told_nonsense_says_so(
    command: str, told: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [command, *told])
    with pytest.raises(SystemExit) as left:
        import_module(f"training.{command}").main()
    assert left.value.code == 2
    assert said in capsys.readouterr().err


def test_shipping_from_an_empty_folder_emptied_the_puzzles_of_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "INTO", tmp_path)
    (tmp_path / "catan.jsonl").write_text("{}\n")
    with pytest.raises(SystemExit, match="there are no puzzles of catan"):
        puzzles.ship("catan", tmp_path / "nowhere")
    assert (tmp_path / "catan.jsonl").read_text() == "{}\n"

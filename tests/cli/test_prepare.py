"""Rules compiled ahead, and seen while they are compiled."""

from pathlib import Path

import pytest
from rich.console import Console

from sobremesa.cli import preparing as command
from sobremesa.kernel.compiling.preparing import Preparing, _say
from tests.cli.conftest import Run


def test_a_game_is_prepared_for_matches_simulations_and_bots(run: Run, toy: str) -> None:
    ran = run("prepare", "catan_dice", toy)
    assert (ran.code, ran.err) == (0, "")
    assert [line.partition(":")[0] for line in ran.out.splitlines()] == ["catan_dice", toy]


def test_a_game_nobody_knows_is_a_complaint(run: Run) -> None:
    assert run("prepare", "catann").complaint == "there is no game 'catann'; did you mean 'catan'?"


def test_how_far_the_rules_are_is_seen_in_a_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with (tmp_path / "terminal").open("w+") as screen:
        terminal = Console(file=screen, force_terminal=True, width=100)
        monkeypatch.setattr(command, "Console", lambda stderr: terminal)
        with command.shown("catan"):
            _say(Preparing("sobremesa.games.catan", 3, 14))
        screen.seek(0)
        seen = screen.read()
    assert "preparing the rules of catan, once" in seen
    assert "3/14" in seen


def test_nothing_is_shown_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    with command.shown("catan"):
        _say(Preparing("sobremesa.games.catan", 3, 14))
    assert capsys.readouterr() == ("", "")

"""Runs the command inside the tests' process, and makes records to run it on."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.cli import main
from sobremesa.contract.toys.sealed import LABEL
from sobremesa.games import _added


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line of a refusal."""
        assert (self.code, self.err.count("\n"), self.out) == (2, 1, ""), self
        assert self.err.startswith("sobremesa: ")
        return self.err.removeprefix("sobremesa: ").strip()


Run = Callable[..., Ran]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy game on the list, as long as the test runs."""
    monkeypatch.setitem(_added, LABEL.id, LABEL)
    return LABEL.id


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C")

    def run_command(*arguments: object) -> Ran:
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        code = ended.value.code
        return Ran(code if isinstance(code, int) else 0, *capsys.readouterr())

    return run_command


def played(game: str, players: int, seed: int, **options: Any) -> dict[str, Any]:
    match = sobremesa.new(game, players, seed, **options)
    return play_out(match, [bot(game, "random", f"{seed}/{seat}") for seat in range(players)]).record()


@pytest.fixture
def toy_record(toy: str, tmp_path: Path) -> Path:
    path = tmp_path / "toy.json"
    path.write_text(json.dumps(played(toy, 3, seed=5)))
    return path


@pytest.fixture(scope="session")
def catan_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "catan.json"
    path.write_text(json.dumps(played("catan", 3, seed=2, goal=5)))
    return path

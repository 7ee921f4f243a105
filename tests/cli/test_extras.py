"""The plain package is library and command; what more is needed is named in a sentence."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.conftest import Run

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
PLAIN = {"markdown-it-py", "msgspec", "numba", "numpy", "platformdirs", "rich", "typer"}
OF_EXTRAS = ("aiosqlite", "alembic", "fastapi", "segno", "sqlalchemy", "uvicorn", "uvloop", "websockets")
OF_LEARNERS = ("gymnasium", "pettingzoo", "pyarrow", "pyspiel", "ray", "asyncpg")


def test_the_plain_package_needs_only_the_library_and_the_command() -> None:
    assert {requirement.split(">")[0] for requirement in PROJECT["dependencies"]} == PLAIN
    assert {"server", "envs", "arena", "postgres", "all"} <= set(PROJECT["optional-dependencies"])


def test_without_extras_games_are_listed_simulated_and_explained() -> None:
    code = (
        f"import sys\nfor name in {OF_EXTRAS + OF_LEARNERS}: sys.modules[name] = None\n"
        "from sobremesa.cli import main\n"
        "for words in (['games'], ['rules', 'remigio'], ['simulate', 'catan_dice', '-n', '2', '-j', '1']):\n"
        "    try: main(words)\n"
        "    except SystemExit as end: assert not end.code, words\n"
        "from sobremesa.cli.reading import verify, show, replay; import sobremesa.cli.play.table\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert "2 games of catan_dice" in ran.stdout


@pytest.mark.parametrize(
    ("package", "command", "extra"),
    [
        ("fastapi", ("serve", "--no-browser"), "server"),
        ("segno", ("serve", "--lan"), "server"),
        ("pyarrow", ("dataset", "catan", "--out", "games.parquet"), "envs"),
        ("ray", ("simulate", "catan_dice", "--ray"), "arena"),
    ],
)
def test_a_missing_extra_is_named_in_a_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, package: str, command: tuple[str, ...], extra: str
) -> None:
    for module in [name for name in sys.modules if name.startswith("sobremesa.envs")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, package, None)
    assert run(*command).complaint.endswith(f"pip install 'sobremesa[{extra}]'")


def test_without_openspiel_a_sentence_says_what_to_install_and_its_extra_brings_all_it_needs() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import sobremesa.envs.spiel"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "OpenSpiel is not installed: pip install 'sobremesa[spiel]'" in ran.stderr
    assert "sobremesa[envs]" in PROJECT["optional-dependencies"]["spiel"], "its room is that of the environments"

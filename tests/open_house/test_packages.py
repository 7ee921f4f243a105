"""An installed game and its bots show up everywhere; a broken package shuts nobody out."""

import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from textwrap import dedent

import pytest

from sobremesa import bots
from sobremesa.contract.label import Label
from sobremesa.games import OURS, plugins
from tests.open_house.support.installing import run


def test_an_installed_game_is_listed_after_ours_with_its_bots(installed: Path) -> None:
    listed = run(installed, "-m", "sobremesa.cli", "games")
    assert re.findall(r"^\w+", listed, re.MULTILINE) == [*OURS, "escoba"]
    assert "random, steady" in listed.partition("escoba")[2]


def test_an_installed_game_is_simulated_from_the_command_line(installed: Path) -> None:
    told = run(
        *(installed, "-m", "sobremesa.cli", "simulate", "escoba", "--bots", "steady,random"),
        *("-n", "2", "-j", "1", "-o", "target=1"),
    )
    assert "2 games of escoba" in told


def test_an_installed_game_has_written_rules_in_three_languages(installed: Path) -> None:
    for language, word in (("en", "fifteen"), ("es", "quince"), ("pt", "quinze")):
        assert word in run(installed, "-m", "sobremesa.cli", "rules", "escoba", "--lang", language)


@pytest.mark.slow
def test_the_example_passes_its_own_tests_conformance_included(installed: Path) -> None:
    assert "passed" in run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "examples/escoba/tests")


def entry(name: str, value: str, group: str = "sobremesa.games") -> EntryPoint:
    return EntryPoint(name, value, group)


def test_a_package_that_cannot_be_loaded_is_left_out_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = [entry("gone", "no_such_package:LABEL"), entry("odd", "math:pi"), entry("toy", TOY)]
    monkeypatch.setattr(plugins, "entry_points", lambda group: broken)
    with pytest.warns(RuntimeWarning) as told:
        found = list(plugins.loaded("sobremesa.games", Label))
    assert [label.id for label in found] == ["sealed"]
    said = [str(warning.message) for warning in told]
    assert "gone cannot be loaded" in said[0]
    assert "math:pi is no Label" in said[1]


def test_the_command_told_of_a_broken_package_with_a_line_of_our_code() -> None:
    code = """
        from importlib.metadata import EntryPoint
        from sobremesa.games import plugins

        gone = EntryPoint("gone", "no_such_package:LABEL", "sobremesa.games")
        plugins.entry_points = lambda group: [gone] if group == gone.group else []
        from sobremesa.cli import main

        main(["games"])
    """
    ran = subprocess.run([sys.executable, "-c", dedent(code)], capture_output=True, text=True)
    assert ran.stderr == "sobremesa: sobremesa.games: gone cannot be loaded: No module named 'no_such_package'\n"


TOY = "sobremesa.contract.toys.sealed:LABEL"


def test_a_bot_of_another_package_plays_a_game_of_ours_but_never_takes_the_name_of_ours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    random = "sobremesa.bots.random_bot:RandomBot"
    theirs = [entry("remigio.mine", random, "sobremesa.bots"), entry("remigio.steady", random, "sobremesa.bots")]
    monkeypatch.setattr(plugins, "entry_points", lambda group: theirs)
    bots._from_packages.cache_clear()
    try:
        assert bots.bots("remigio")[-1] == "mine"
        assert bots.strongest("remigio") == "expert", "nobody stands in who may know only some tables"
        assert bots._for("remigio")["steady"] == "sobremesa.bots.remigio.levels:SteadyBot"
        assert type(bots.bot("remigio", "mine", 1)).__name__ == "RandomBot"
        assert "mine" not in bots.bots("catan")
    finally:
        bots._from_packages.cache_clear()

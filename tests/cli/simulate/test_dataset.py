"""`sobremesa dataset`: a file for learners, and no file lost."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_the_command_writes_a_file_and_does_not_write_over_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "d.parquet"
    asked = ("dataset", "catan", "--out", path, "--players", 2, "--games", 1, "--option", "goal=3")
    assert "decisions of 1 game of catan" in run(*asked).out
    assert "is there already" in run(*asked).err
    assert "no observations 'pixels'" in run(*asked, "--overwrite", "--observation", "pixels").err


def test_a_simulation_writes_its_decisions_as_the_dataset_does(run: Run, tmp_path: Path) -> None:
    plain, same = tmp_path / "dataset.parquet", tmp_path / "decisions.parquet"
    asked = ("catan", "--players", 2, "--games", 2, "--option", "goal=3", "--observation", "board", "--out")
    run("dataset", *asked, plain)
    assert "decisions of 2 games of catan" in run("simulate", *asked, same, "--decisions").out
    assert same.read_bytes() == plain.read_bytes()


def test_decisions_need_a_parquet_file_to_go_to(run: Run, tmp_path: Path) -> None:
    asked = ("simulate", "catan", "--players", 2, "--games", 1, "--decisions")
    assert "name it with --out" in run(*asked).err
    assert "its name ends in .parquet" in run(*asked, "--out", tmp_path / "d.csv").err
    assert "keeps no decisions" in run(*asked, "--out", tmp_path / "d.parquet", "--compiled").err

"""`sobremesa dataset`: a file for learners, and no file lost."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_the_command_writes_a_file_and_does_not_write_over_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "d.parquet"
    asked = ("dataset", "catan", "--out", path, "--players", 2, "--games", 1, "--option", "goal=3")
    assert "decisions of 1 games of catan" in run(*asked).out
    assert "is there already" in run(*asked).err
    assert "no observations 'pixels'" in run(*asked, "--overwrite", "--observation", "pixels").err

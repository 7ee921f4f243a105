"""The way of a researcher from end to end: a tiny net is trained, measured in the arena, and takes a seat."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.open_house.support.installing import LEARNER, install, run


@pytest.fixture(scope="module")
def learner(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("packages") / "installed"
    install(LEARNER, target)
    return target


@pytest.mark.slow
def test_a_tiny_net_is_trained_and_plays_in_the_arena(
    learner: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights = tmp_path / "small.npz"
    told = run(learner, "-m", "sobremesa_learner.small", "--steps", "120", "--out", str(weights))
    assert int(told.split()[2]) > 0, "no game ended: it was taught nothing"
    monkeypatch.setenv("SOBREMESA_LEARNER", str(weights))
    assert "learned" in run(learner, "-m", "sobremesa.cli", "games")
    arena = ("arena", "catan", "--bots", "learned,random", "-n", "2", "-j", "1", "-o", "goal=3")
    told = run(learner, "-m", "sobremesa.cli", *arena)
    assert "learned" in told
    assert "random" in told
    told = run(learner, "-m", "sobremesa.cli", *arena[:-2], "--players", "3", "--alone")
    assert "it was trained for another table" in " ".join(told.split())


@pytest.mark.slow
def test_the_notebook_runs_from_its_first_cell_to_its_last(
    learner: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shortened, and with NumPy alone where PyTorch is missing."""
    cells = json.loads((LEARNER / "learn.ipynb").read_text("utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    monkeypatch.setenv("MINUTES", "0.05")
    monkeypatch.setenv("GOAL", "3")
    told = run(
        learner, "-c", "\n".join([f"import os; os.chdir({str(tmp_path)!r})", *code, "print(course._repr_svg_())"])
    )
    assert "<polyline" in told
    assert (tmp_path / "learned.npz").is_file()

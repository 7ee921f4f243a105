"""What benchmarks say when a peer is not there; what they measure is no test's business."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks import peers, run
from benchmarks.rules import catan_games, remigio_deals


@pytest.fixture(autouse=True)
def no_environment_of_the_peers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(peers, "PYTHON", tmp_path / "python")


def test_a_peer_that_is_not_installed_is_named_with_the_way_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda _: None)
    for ask in (catan_games.peer_games, remigio_deals.peer_steps):
        with pytest.raises(SystemExit, match=r"is not installed here: make benchmarks/\.venv/\.installed"):
            ask()


def test_a_peer_that_lies_beside_us_is_asked_here() -> None:
    assert peers.python_with("json") == sys.executable
    assert peers.figure_of("json", "print(2.5)") == 2.5


def test_a_peer_that_breaks_says_how() -> None:
    with pytest.raises(SystemExit, match=r"json cannot be measured:\n(.*\n)*ZeroDivisionError"):
        peers.figure_of("json", "1 / 0")


@pytest.mark.parametrize("told", [["4"], ["4", "4"], ["four", "5"]])
def test_a_duel_needs_two_numbers_and_matches_between_them(told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["remigio_deals", "--duel", *told])
    with pytest.raises(SystemExit) as left:
        remigio_deals.main()
    assert left.value.code == 2


def test_figures_that_are_kept_stand_before_older_ones_and_below_where_it_stands(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "HERE", tmp_path)
    (tmp_path / "RESULTS.md").write_text("# Results\n\n## Where it stands\n\n## 2026-01-02 (old)\n\n- quick\n", "utf-8")
    run.keep(["- quicker"])
    where, today, old = (tmp_path / "RESULTS.md").read_text("utf-8").split("## ")[1:]
    assert where.startswith("Where it stands")
    assert "- quicker\n" in today
    assert old.startswith("2026-01-02 (old)")

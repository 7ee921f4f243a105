"""What benchmarks say when a peer is not there; what they measure is no test's business."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks import peers
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

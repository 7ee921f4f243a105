"""`simulate --compiled`: one compiled player in all seats."""

from __future__ import annotations

import pytest

from sobremesa.cli.complaints import Complaint
from sobremesa.cli.simulate.compiled import check_compiled, play_compiled
from sobremesa.cli.simulate.one_game import Plan
from tests.cli.conftest import Run

PLAN = Plan("catan", ("random",) * 3, {"goal": 5}, "1", keep=False)


def test_compiled_games_are_the_same_whatever_the_number_of_threads() -> None:
    check_compiled(PLAN)
    one, two = list(play_compiled(PLAN, 30, 1)), list(play_compiled(PLAN, 30, 2))
    assert one == two
    assert all(len(outcome.winners) == 1 for outcome in one)
    assert {winner for outcome in one for winner in outcome.winners} == {0, 1, 2}


def test_only_one_compiled_player_without_records_may_play() -> None:
    with pytest.raises(Complaint, match="takes one player of catan for all seats: random or steady"):
        check_compiled(Plan("catan", ("random", "steady"), {}, "1", keep=False))
    with pytest.raises(Complaint, match="random or steady"):
        check_compiled(Plan("catan", ("greedy", "greedy"), {}, "1", keep=False))
    with pytest.raises(Complaint, match="keeps no records"):
        check_compiled(Plan("catan", ("random", "random"), {}, "1", keep=True))


def test_the_command_plays_hundreds_of_games(run: Run) -> None:
    ran = run("simulate", "catan", "--bots", "random", "--players", 2, "--games", 300, "--compiled", "--jobs", 1)
    assert "300 games of catan" in ran.out


def test_a_game_without_compiled_players_says_so(run: Run, toy: str) -> None:
    ran = run("simulate", toy, "--bots", "random,random", "--compiled")
    assert "has no compiled simulation" in ran.err

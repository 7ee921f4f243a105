"""Every table that can be chosen keeps the contract: all team shapes, modes, mini-games and lock-outs."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.contract.conformance import (
    Subject,
    check_basics,
    check_imagine,
    check_same_story,
    check_sufficiency,
    check_two_worlds,
)
from sobremesa.contract.conformance.playing import some_moments
from sobremesa.contract.fields import same
from sobremesa.contract.match import Match
from sobremesa.games.dobble.label import LABEL
from tests.dobble.support.other_world import other_world

GAME = LABEL.load()
SHORT = {"goal": 1}


def a_table(players: int, cap: int = 500, **options: Any) -> Subject:
    return Subject(GAME, players, options, scramble=other_world, cap=cap, every=20)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("mini_game", [1, 2, 3, 4, 5])
def test_every_mini_game_keeps_the_manners_of_the_contract(players: int, mini_game: int) -> None:
    check_basics(a_table(players, cap=300, mode="beginner", mini_game=mini_game, **SHORT), games=1)


@pytest.mark.parametrize(("players", "mini_game"), [(2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_team_shapes_keep_the_manners_of_the_contract(players: int, mini_game: int) -> None:
    check_basics(a_table(players, cap=200, mode="beginner", mini_game=mini_game, **SHORT), games=1)


@pytest.mark.parametrize(("players", "mini_game"), [(3, 1), (3, 3), (4, 2), (4, 5)])
def test_uneven_teams_keep_the_manners_of_the_contract(players: int, mini_game: int) -> None:
    options = {"mode": "beginner", "mini_game": mini_game, "teams": "uneven", "colours": "red_blue_orange", **SHORT}
    check_basics(a_table(players, cap=200, **options), games=1)


@pytest.mark.slow
@pytest.mark.parametrize("lockout", [0, 1, 2, 3])
def test_every_lock_out_keeps_the_manners_of_the_contract(lockout: int) -> None:
    check_basics(a_table(3, cap=300, lockout=lockout), games=1)


@pytest.mark.parametrize("players", [1, 4])
def test_the_warm_up_keeps_the_manners_of_the_contract(players: int) -> None:
    check_basics(a_table(players, mode="warm_up"), games=1)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "cap"), [(2, 2500), (3, 2500), (4, 900), (5, 900), (6, 900)])
def test_an_adventure_keeps_the_manners_of_the_contract(players: int, cap: int) -> None:
    check_basics(a_table(players, cap=cap), games=1)


@pytest.mark.parametrize("players", [2, 5])
def test_what_a_seat_is_told_follows_from_its_view(players: int) -> None:
    check_sufficiency(a_table(players), games=1)


def check_pings(players: int, mini_game: int) -> None:
    """DOB-9: pings are the only thing hidden, in the mini-games that have them."""
    options = {"mode": "beginner", "mini_game": mini_game, "lockout": 0}
    table = Subject(GAME, players, options, scramble=other_world, cap=1200, every=20)
    check_two_worlds(table, games=1)
    check_same_story(table, games=1)
    check_imagine(table, games=1)


def test_what_partners_show_each_other_reaches_nobody_else() -> None:
    check_pings(4, mini_game=1)


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("mini_game", [1, 2, 3])
def test_pings_stay_between_partners_at_every_table(players: int, mini_game: int) -> None:
    check_pings(players, mini_game)


def test_teams_of_one_hide_nothing() -> None:
    table = a_table(3)
    match: Match
    for match in some_moments(table, 0):
        for viewer in table.viewers():
            assert same(match.view(viewer).state, match.state)

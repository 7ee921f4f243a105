"""The players of the dice game: each beats the weaker ones, and all finish at every table."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

import sobremesa
from sobremesa.bots import bot, bots
from sobremesa.bots.player import play_out
from sobremesa.contract.match import Match

OPTIMUM = 94.79
"""The expected total of the best possible player alone, solved exactly."""


def played(seed: int, names: list[str], version: str = "standard") -> Match:
    match = sobremesa.new("catan_dice", players=len(names), seed=seed, version=version)
    return play_out(match, [bot("catan_dice", name, f"{seed} {seat}") for seat, name in enumerate(names)])


def totals(name: str, games: int) -> list[int]:
    results = [played(seed, [name]).result for seed in range(games)]
    return [result.scores[0] for result in results if result is not None]


def test_the_bots_are_listed_from_the_weakest_to_the_strongest() -> None:
    levels = ["beginner", "easy-going", "steady", "strong"]
    assert bots("catan_dice") == ["random", "greedy", *levels, "optimal", "expert"]


def test_alone_the_optimal_player_reaches_the_solved_mean_and_beats_the_others() -> None:
    optimal, greedy, random = (totals(name, 120) for name in ("optimal", "greedy", "random"))
    error = stdev(optimal) / sqrt(len(optimal))
    assert abs(mean(optimal) - OPTIMUM) < 4 * error
    assert mean(optimal) > mean(greedy) + 30
    assert mean(greedy) > mean(random) + 30


def test_the_racer_beats_greedy_in_plus_with_95_percent_confidence() -> None:
    """40 games from both seats: more than 26 wins by chance alone would be rarer than 1 in 40."""
    won = 0
    for seed in range(40):
        seat = seed % 2
        result = played(seed, ["optimal", "greedy"] if seat == 0 else ["greedy", "optimal"], "plus").result
        won += result is not None and result.winners == (seat,)
    assert won > 26


@pytest.mark.parametrize("version", ["standard", "plus"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_mixture_of_bots_finishes(players: int, version: str) -> None:
    names = ["optimal", "greedy", "random", "optimal"][:players]
    match = played(3, names, version)
    assert match.result is not None
    assert played(3, names, version).record() == match.record()


@pytest.mark.parametrize(("players", "version"), [(1, "standard"), (3, "standard"), (3, "plus")])
def test_the_bots_know_an_answer_to_whatever_random_players_get_into(players: int, version: str) -> None:
    match = sobremesa.new("catan_dice", players=players, seed=9, version=version)
    randoms: list[Any] = [bot("catan_dice", "random", seat) for seat in range(players)]
    asked = [bot("catan_dice", name) for name in ("greedy", "optimal")]
    for _ in range(150):
        play_out(match, randoms, 1)
        for seat in match.awaited:
            for each in asked:
                action = each.choose(match.view(seat), list)
                assert action is not None
                assert match.why_not(seat, action) is None

"""Levels people choose from: the same words in every game, described in three languages, and they play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sobremesa
from sobremesa.bots import LEVELS, bot, bots, levels, usual
from sobremesa.bots.careless import OF, CarelessBot
from sobremesa.bots.player import Bot, play_out
from sobremesa.bots.random_bot import RandomBot

TEXTS = Path(__file__).parents[2] / "web" / "src" / "shell" / "text"
GAMES = ("catan", "catan_dice", "dobble", "remigio")
OF_BEFORE = {
    "catan": ["random", "greedy"],
    "catan_dice": ["random", "greedy", "optimal"],
    "dobble": ["random", "slow", "normal", "quick"],
    "remigio": ["random", "greedy", "patient"],
}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_offers_levels_in_their_order(game: str) -> None:
    offered = levels(game)
    assert len(offered) >= 3
    assert offered == [name for name in LEVELS if name in offered]
    assert offered == [name for name in bots(game) if name in offered]
    assert usual(game) == "steady"


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_older_tables_and_records_are_still_there(game: str) -> None:
    assert set(OF_BEFORE[game]) <= set(bots(game))


def test_a_game_without_levels_has_a_usual_bot_all_the_same() -> None:
    assert levels("another game") == []
    assert usual("another game") == "random"


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_every_level_has_a_name_and_a_character(language: str) -> None:
    texts = json.loads((TEXTS / f"{language}.json").read_text("utf-8"))
    for level in LEVELS:
        assert texts[f"bot.{level}"]
        assert texts[f"bot.{level}.about"].endswith(".")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("version", ["standard", "plus"])
def test_every_level_of_the_dice_game_finishes(level: str, version: str) -> None:
    match = sobremesa.new("catan_dice", players=2, seed=3, version=version)
    assert play_out(match, [bot("catan_dice", level, 1), bot("catan_dice", level, 2)]).result is not None


def test_the_expert_of_the_dice_game_plays_the_solved_game() -> None:
    games = []
    for name in ("expert", "optimal"):
        match = sobremesa.new("catan_dice", players=1, seed=5)
        games.append(play_out(match, [bot("catan_dice", name, 1)]).record())
    assert games[0] == games[1]


def test_one_who_misjudges_more_gets_less() -> None:
    totals = []
    for name in ("expert", "steady", "beginner"):
        results = [
            play_out(sobremesa.new("catan_dice", players=1, seed=seed), [bot("catan_dice", name, seed)]).result
            for seed in range(30)
        ]
        totals.append(sum(result.scores[0] for result in results if result is not None))
    assert totals[0] > totals[1] > totals[2]


class Slipping(CarelessBot):
    slips = OF

    def careful(self, seed: str) -> Bot:
        return RandomBot(seed)


class Careful(Slipping):
    slips = 0


def test_a_careless_player_slips_as_often_as_it_says_and_plays_on() -> None:
    match = sobremesa.new("catan_dice", players=2, seed=1)
    assert play_out(match, [Slipping(1), Careful(2)]).result is not None
    match = sobremesa.new("catan_dice", players=2, seed=1)
    awaited = match.awaited[0]
    assert Slipping(1).choose(match.view(1 - awaited), list) is None, "it keeps quiet when it is not its turn"
    same = [Careful(7).choose(match.view(awaited), list) for _ in range(2)]
    assert same[0] == same[1] is not None

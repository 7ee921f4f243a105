"""Whole games of the greedy bot: it wins, it trades, it finishes, whatever the table's options."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.contract.action import kind_of
from sobremesa.contract.match import Match
from sobremesa.games.catan.rules import actions

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"setup": "beginner", "robber": "friendly"}),
    (3, {"setup": "beginner", "phases": "strict"}),
    (3, {"dice": "balanced", "robber": "friendly", "tokens": "random"}),
    (4, {"setup": "beginner"}),
    (4, {"phases": "strict", "discard_limit": 5, "start": "random"}),
    (4, {"goal": 3}),
    (4, {"goal": 6, "offers": 0}),
    (4, {"goal": 13, "offers": 1, "discard_limit": 20}),
]


def played(seed: int, names: list[str], cap: int = 8_000, **options: Any) -> Match:
    match = sobremesa.new("catan", len(names), seed, **options)
    return play_out(match, [bot("catan", name, f"{seed} {seat}") for seat, name in enumerate(names)], cap)


def has_won(seed: int) -> bool:
    seat = seed % 4
    names = ["greedy" if other == seat else "random" for other in range(4)]
    match = played(seed, names)
    return match.result is not None and match.result.winners == (seat,)


def test_greedy_beats_three_randoms_from_every_seat() -> None:
    assert sum(has_won(seed) for seed in range(40)) >= 38


EXPANSIONS: list[tuple[int, dict[str, Any]]] = [
    (6, {}),
    (5, {"between_turns": "paired"}),
    (3, {"map": "corsica"}),
    (4, {"map": "new_york", "canal": True}),
    (4, {"friends": True}),
    (4, {"helpers": True}),
    (6, {"map": "corsica", "friends": True, "helpers": True}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), EXPANSIONS)
def test_greedy_beats_randoms_with_every_expansion(players: int, options: dict[str, Any]) -> None:
    won = 0
    for seed in range(20):
        seat = seed % players
        names = ["greedy" if other == seat else "random" for other in range(players)]
        result = played(seed, names, **options).result
        won += result is not None and result.winners == (seat,)
    assert won >= 18


def test_four_greedies_play_games_of_a_human_length_and_trade() -> None:
    games = [played(seed, ["greedy"] * 4) for seed in range(12)]
    assert all(game.result for game in games)
    assert 50 <= median(int(game.state[0]["turn"]) for game in games) <= 95
    kinds = [kind_of(action) for game in games for _, action in game.steps]
    for kind in (actions.OFFER, actions.ACCEPT, actions.DECLINE, actions.CONFIRM, actions.MARITIME):
        assert kinds.count(kind) >= len(games)


def test_same_seed_gives_the_same_game() -> None:
    one, other = (played(5, ["greedy", "random", "greedy", "random"]).record() for _ in range(2))
    assert one == other


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_greedy_finishes_games_with_every_option(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        assert played(seed, ["greedy"] * players, **options).result is not None


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_greedy_knows_an_answer_to_whatever_random_players_get_into(players: int, options: dict[str, Any]) -> None:
    match = sobremesa.new("catan", players, 8, **options)
    randoms = [bot("catan", "random", seat) for seat in range(players)]
    greedy = bot("catan", "greedy")
    for _ in range(250):
        if match.result:
            break
        play_out(match, randoms, 2)
        for seat in range(players):
            action = greedy.choose(match.view(seat), lambda: [])
            assert seat not in match.awaited or action is not None
            assert action is None or match.why_not(seat, action) is None

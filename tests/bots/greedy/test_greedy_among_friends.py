"""The greedy bot with Entre amigos: it earns favours, uses them, and wins."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.contract.action import kind_of
from sobremesa.contract.match import Match
from sobremesa.games.catan.expansions.friends.rules import actions
from tests.bots.support.greedy_choice import choice
from tests.catan.support.positions import Position, a_match, happen


def a_table() -> Position:
    return a_match(4, friends=True).with_settlement(0, "9").with_road(0, "9-14-19")


def played(seed: int, names: list[str], **options: Any) -> Match:
    match = sobremesa.new("catan", len(names), seed, friends=True, **options)
    return play_out(match, [bot("catan", name, f"{seed} {seat}") for seat, name in enumerate(names)], 8_000)


def wins(players: int, games: int) -> int:
    won = 0
    for seed in range(games):
        seat = seed % players
        match = played(seed, ["greedy" if other == seat else "random" for other in range(players)])
        won += match.result is not None and match.result.winners == (seat,)
    return won


@pytest.mark.parametrize(
    "players", [3, pytest.param(4, marks=pytest.mark.slow), 5, pytest.param(6, marks=pytest.mark.slow)]
)
def test_greedy_beats_random_players_among_friends(players: int) -> None:
    assert wins(players, 20) >= 18


def test_greedies_among_friends_use_every_favour() -> None:
    games = [played(seed, ["greedy"] * 4) for seed in range(6)]
    assert all(game.result for game in games)
    kinds = [kind_of(action) for game in games for _, action in game.steps]
    for kind in (actions.GIFT, actions.TAKE_GIFT, actions.WAGON, actions.SHIP, actions.SHOVEL, actions.BOOK):
        assert kinds.count(kind) >= 3, kind
    assert kinds.count(actions.COMPASS) >= len(games)
    assert kinds.count(actions.EXCHANGE_FAVOUR) >= len(games)


def test_a_point_comes_before_every_other_favour() -> None:
    assert choice(a_table().with_favours(0, compass=2, book=2, ship=1).build()) == "compass"


def test_a_ship_brings_the_missing_card() -> None:
    assert choice(a_table().with_hand(0, grain=2, ore=2).with_favours(0, ship=1).build()) == "ship ore"


def test_a_wagon_swaps_what_is_left_over_for_what_is_missing_and_stops() -> None:
    match = a_table().with_hand(0, grain=2, ore=2, wool=1).with_favours(0, wagon=1).build()
    assert choice(match) == "wagon wool for ore"
    match.play(0, "wagon wool for ore")
    assert choice(match) == "stop swapping"


def test_a_shovel_joins_a_neighbours_district() -> None:
    match = a_table().with_settlement(1, "30").with_road(1, "30-24").with_favours(0, shovel=1).build()
    assert choice(match) == "shovel"
    match.play(0, "shovel")
    assert choice(match) == "road 19-24"


def test_a_card_left_over_is_given_to_the_last_player() -> None:
    position = a_table().with_hand(0, wool=2).with_settlement(1, "40").with_city(2, "42")
    match = position.with_settlement(0, "51").build()
    assert choice(match) == "gift wool 3"


@pytest.mark.parametrize(("cities", "answer"), [((), "take gift"), (("1", "3", "40", "42"), "refuse gift")])
def test_gifts_are_taken_unless_the_giver_is_about_to_win(cities: tuple[str, ...], answer: str) -> None:
    match = a_table().with_hand(0, wool=1).with_city(0, *cities).build()
    match.play(0, "gift wool 1")
    assert choice(match, 1) == answer


def test_the_token_worth_least_goes_back() -> None:
    match = a_match(4, friends=True).with_favours(0, compass=1, book=1).build()
    match.act(0, "exchange favour")
    happen(match, "favour 0 compass")
    assert choice(match) == "put back book"


def test_in_the_desert_the_bot_prefers_a_favour_to_a_card() -> None:
    position = a_match(4, friends=True).with_cards(0, knight=1).with_robber("A1").with_settlement(1, "31")
    match = position.with_hand(1, ore=2).build()
    match.play(0, "knight")
    match.play(0, "robber C3")
    assert choice(match) == "spare"


def test_the_owner_with_fewest_points_draws_first() -> None:
    position = a_table().with_hand(0, lumber=1, brick=1).with_city(1, "18").with_road(1, "18-24")
    match = position.with_settlement(2, "30").with_road(2, "30-24").build()
    match.act(0, "road 19-24")
    assert choice(match) == "first draw 2"

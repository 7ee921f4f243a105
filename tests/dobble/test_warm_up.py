"""The warm-up: two cards, one shared symbol, for one person or all (DOB-20)."""

from __future__ import annotations

from typing import Any

import pytest

import sobremesa
from sobremesa.contract.match import Match, new_match
from tests.dobble.support.asking import (
    GAME,
    card_of,
    claim,
    err,
    next_tick,
    now,
    own,
    points,
    refused,
    right,
    started,
    table,
    wrong,
    wrong_of_own,
)


def a_warm_up(players: int = 1, **options: Any) -> Match:
    return started(new_match(GAME, players, {"mode": "warm_up", **options}, sobremesa.Seeded(2)))


@pytest.mark.rule("DOB-20")
def test_two_different_random_cards_are_shown_to_everybody() -> None:
    match = a_warm_up(players=3)
    first, second = table(match)["pair"]
    assert first != second
    assert [card_of(match, seat) for seat in range(3)] == [first] * 3
    assert own(match, 2)["places"] == ["pair"]


@pytest.mark.rule("DOB-20")
def test_one_person_finds_ten_pairs() -> None:
    match = a_warm_up()
    pairs = set()
    while match.result is None:
        if table(match)["phase"] == "countdown":
            match.pass_time(next_tick(match))
        else:
            pairs.add(tuple(table(match)["pair"]))
            claim(match, 0, "pair")
    assert len(pairs) == 10
    assert match.result.scores == (10,)
    assert match.result.winners == (0,)


@pytest.mark.rule("DOB-20")
def test_the_first_to_find_it_gets_the_pair() -> None:
    match = a_warm_up(players=2)
    late = right(match, 0, "pair")
    claim(match, 1, "pair")
    assert points(match) == [0, 1]
    assert refused(match, 0, late) == "mini_game_over"


@pytest.mark.rule("DOB-7", "DOB-20")
def test_a_lock_out_ends_with_the_pair_it_was_for() -> None:
    match = a_warm_up(players=2, lockout=3)
    err(match, 0, "pair")
    claim(match, 1, "pair")
    assert own(match, 0)["locked_until"] is None
    assert "unlock 0" not in {match.words(action) for _, action in match.pass_time(now(match) + 10_000)}


@pytest.mark.rule("DOB-20")
def test_a_pair_nobody_finds_goes_by() -> None:
    match = a_warm_up()
    err(match, 0, "pair")
    match.pass_time(now(match) + 120_000)
    assert table(match)["round"] == 1
    assert points(match) == [0]
    assert table(match)["phase"] == "countdown"


@pytest.mark.rule("DOB-7", "DOB-20")
def test_a_wrong_symbol_of_the_left_card_cost_nothing() -> None:
    match = a_warm_up()
    for say in (wrong, wrong_of_own):
        match.play(0, say(match, 0, "pair"), now(match) + 100)
        assert own(match, 0)["locked_until"] == now(match) + 2000
        match.pass_time(now(match) + 2000)


@pytest.mark.rule("DOB-12", "DOB-20")
def test_a_warm_up_was_said_to_be_broken_once_its_pairs_reached_the_goal_of_a_match() -> None:
    match = a_warm_up(goal=2)
    while match.result is None:
        if table(match)["phase"] == "countdown":
            match.pass_time(next_tick(match))
        else:
            claim(match, 0, "pair")
        assert GAME.broken(match.board, match.state) == []
    assert match.result.scores == (10,)

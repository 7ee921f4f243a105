"""The sequential test: it stops, errs seldom, and takes about as many games as it should."""

from __future__ import annotations

import random

import pytest

from sobremesa.arena.figures.sequential import BETTER, NOT_BETTER, OPEN, judge
from sobremesa.arena.playing import BlockPlayed, Played


def a_block(number: int, share: float, draws: random.Random) -> BlockPlayed:
    seatings = [(0, 1), (1, 0)]
    games = [Played(seats, (seats.index(0 if draws.random() < share else 1),), (), 1) for seats in seatings]
    return BlockPlayed(number, games, [], {}, {})


def run_until_sure(share: float, seed: int, most: int) -> tuple[str, int]:
    draws, blocks = random.Random(seed), []
    for number in range(most):
        blocks.append(a_block(number, share, draws))
        if number % 10 == 9 and (said := judge(blocks)).says != OPEN:
            return said.says, said.games
    return OPEN, 2 * most


@pytest.mark.parametrize(("share", "expected"), [(0.5, NOT_BETTER), (0.55, BETTER), (0.65, BETTER), (0.4, NOT_BETTER)])
def test_it_errs_seldom_and_stops(share: float, expected: str) -> None:
    found = [run_until_sure(share, seed, 3000) for seed in range(40)]
    assert sum(says == expected for says, _ in found) >= 34
    assert sum(games for _, games in found) / 40 < 1500


def test_a_lucky_start_is_no_proof() -> None:
    draws = random.Random(1)
    assert judge([a_block(number, 1.0, draws) for number in range(3)]).says == OPEN
    assert judge([]).says == OPEN

"""Ratings: the fit against a reference, ties, seats, and intervals that hold what they say."""

from __future__ import annotations

import numpy as np
import pytest

from sobremesa.arena.figures.pages import seats
from sobremesa.arena.figures.payoffs import payoffs
from sobremesa.arena.figures.ratings import ELO, Games, fit, games_of, rate
from sobremesa.arena.playing import BlockPlayed, Played


def drawn_games(strengths: list[float], seat_effects: list[float], count: int, seed: int = 1) -> Games:
    """Games of random entrants whose winner follows the model."""
    chance, players = np.random.default_rng(seed), len(seat_effects)
    seats = chance.integers(0, len(strengths), (count, players))
    worth = np.exp(np.array(strengths)[seats] + np.array(seat_effects))
    winners = (chance.random((count, 1)) > np.cumsum(worth / worth.sum(1, keepdims=True), 1)).sum(1)
    shares = np.zeros((count, players))
    shares[np.arange(count), winners] = 1
    return Games(seats, shares, np.arange(count) // 4)


def test_strengths_agree_with_choix() -> None:
    choix = pytest.importorskip("choix")
    games = drawn_games([0.0, 0.5, 1.2, -0.7], [0.0, 0.0, 0.0, 0.0], 3000)
    distinct = [place for place, row in enumerate(games.seats) if len(set(row.tolist())) == 4]
    games = Games(games.seats[distinct], games.shares[distinct], games.blocks[distinct])
    told = [
        (int(row[win.argmax()]), [int(who) for seat, who in enumerate(row) if seat != win.argmax()])
        for row, win in zip(games.seats, games.shares, strict=True)
    ]
    reference = choix.ilsr_top1(4, told)
    even_seats = Games(games.seats, games.shares, games.blocks)
    found = fit(even_seats, 4, np.ones(len(distinct)), prior=1e-9)
    np.testing.assert_allclose(found[:4], reference - reference.mean(), atol=0.05)


def test_strengths_agree_with_choix_to_the_last_digit_where_seats_are_even() -> None:
    """Every seating is there with the same shares, so no seat can have an effect."""
    choix = pytest.importorskip("choix")
    seats, shares, told = [], [], []
    for one, other, wins, losses in [(0, 1, 7, 3), (1, 2, 6, 5), (0, 2, 9, 2)]:
        for first, second in ((one, other), (other, one)):
            for count, winner in ((wins, one), (losses, other)):
                seats += [(first, second)] * count
                shares += [(float(first == winner), float(second == winner))] * count
                told += [(winner, [other if winner == one else one])] * count
    games = Games(np.array(seats), np.array(shares), np.arange(len(seats)))
    found = fit(games, 3, np.ones(len(seats)), prior=1e-12)
    reference = choix.ilsr_top1(3, told)
    np.testing.assert_allclose(found[:3], reference - reference.mean(), atol=1e-6)
    np.testing.assert_allclose(found[3:], 0, atol=1e-6)


def test_seat_effects_are_found() -> None:
    games = drawn_games([0.0, 0.8], [0.4, 0.0, -0.1, -0.3], 6000)
    found = fit(games, 2, np.ones(6000))
    assert found[1] - found[0] == pytest.approx(0.8, abs=0.1)
    np.testing.assert_allclose(found[2:], [0.4, 0.0, -0.1, -0.3], atol=0.1)


def test_the_anchor_has_1000_and_intervals_hold_the_truth() -> None:
    held = 0
    for seed in range(10):
        players, _ = rate(drawn_games([0.0, 0.5], [0.1, -0.1], 400, seed), 2, anchor=0, resamples=100)
        assert (players[0].elo, players[0].low, players[0].high) == (1000, 1000, 1000)
        held += players[1].low <= 1000 + 0.5 * ELO <= players[1].high
    assert held >= 7


def test_one_who_always_wins_gets_a_finite_rating() -> None:
    games = Games(np.array([[0, 1]] * 20), np.array([[1.0, 0.0]] * 20), np.arange(20))
    players, _ = rate(games, 2, anchor=1, resamples=20)
    assert 1400 < players[0].elo < 3000


def block(number: int, *games: tuple[tuple[int, ...], tuple[int, ...]]) -> BlockPlayed:
    return BlockPlayed(number, [Played(seats, winners, (), 1) for seats, winners in games], [], {}, {})


def test_winners_together_share_a_game_and_unfinished_games_count_for_nobody() -> None:
    games = games_of([block(0, ((0, 1), (0, 1)), ((1, 0), ()))], 2)
    assert games.shares.tolist() == [[0.5, 0.5]]


def test_payoffs_do_not_depend_on_how_many_copies_sit_there() -> None:
    """One alone that wins a quarter of its games against three is exactly as good as they are."""
    seatings = [((0, 1, 1, 1), (seat,)) for seat in range(4)]
    cell = payoffs([block(0, *seatings)], 2)[0][1]
    assert cell is not None
    assert cell[0] / cell[1] == pytest.approx(0.5)
    assert payoffs([block(0, *seatings)], 3)[0][2] is None


def test_a_seat_worth_nearly_nothing_was_worth_minus_nothing() -> None:
    assert "-0" not in seats({"seats": [{"elo": -0.2, "low": -0.4, "high": 0.3}]})

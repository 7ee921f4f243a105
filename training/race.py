"""How sheets of the dice game Plus become chances: the coach's three numbers, fitted to games of bots.

python -m training.race --games 150
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots import bot
from sobremesa.bots.catan_dice.race import race_of, worth
from sobremesa.bots.player import play_out
from sobremesa.coach.judges.catan_dice_plus import CLOSE
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match, new_match
from sobremesa.games import rules
from sobremesa.games.catan_dice.rules import phases

from .arguments import some

Reals = NDArray[np.float64]
LEVELS = ("steady", "strong", "expert")
SEATS = 4


def game(number: int) -> Match:
    players = 2 + number % 3
    names = [LEVELS[(number // 3 + seat) % len(LEVELS)] for seat in range(players)]
    match = new_match(rules("catan_dice"), players, {"version": "plus"}, Seeded(f"race {number}"))
    return play_out(match, [bot("catan_dice", name, f"{number} {seat}") for seat, name in enumerate(names)])


def moments(match: Match) -> tuple[Reals, NDArray[np.int64]]:
    """Before every turn a row for each seat: worth, worth squared, how long it waits; and who won."""
    now, rows = match.at(0), []
    assert match.result
    for step in match.steps:
        if now.state[0]["phase"] == phases.BEFORE_ROLL:
            sheets = [min(worth(race_of(now.board, now.state, seat)), CLOSE) for seat in range(match.players)]
            row = [[one, one * one, -_wait(now, seat)] for seat, one in enumerate(sheets)]
            rows.append(row + [[-1e3, 0.0, 0.0]] * (SEATS - match.players))
        now.replay_step(*step)
    return np.array(rows, float), np.full(len(rows), match.result.winners[0])


def _wait(match: Match, seat: int) -> float:
    """In turns of the whole table, until this seat rolls."""
    return (seat - int(match.state[0]["active"])) % match.players / match.players


def fit(rows: Reals, won: NDArray[np.int64], rounds: int = 60) -> Reals:
    """By Newton's way: the weights that make what happened likeliest."""
    weights, here = np.array([0.5, 0.0, 0.5]), np.arange(len(rows))
    for _ in range(rounds):
        scores = rows @ weights
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        mean = np.einsum("ms,msk->mk", chances, rows)
        apart = np.where(rows[:, :, :1] < -1.0, 0.0, rows - mean[:, None])
        curve = np.einsum("ms,msk,msj->kj", chances, apart, apart)
        weights = weights + np.linalg.solve(curve + 1e-6 * np.eye(3), (rows[here, won] - mean).sum(0))
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=some, default=150)
    found = [moments(game(number)) for number in range(parser.parse_args().games)]
    weights = fit(np.concatenate([rows for rows, _ in found]), np.concatenate([won for _, won in found]))
    print(dict(zip(("SLOPE", "BEND", "TURN"), weights.round(4).tolist(), strict=True)))


if __name__ == "__main__":
    main()

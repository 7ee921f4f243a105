"""Chances that are as sure as they may be are left alone; those that are too sure are found out."""

from __future__ import annotations

from typing import Any

import numpy as np

from training.certainty import POWERS, surprise, tenths, worth

GAMES, MOMENTS = 300, 4


def games(power: float) -> list[dict[str, Any]]:
    """What is said is what is true, raised to a power."""
    draws = np.random.default_rng(1)
    rows = []
    for _ in range(GAMES):
        true = draws.dirichlet(np.ones(4))
        told = true**power / (true**power).sum()
        piece = {"cause": "dice", "before": [[1.0, *told]], "after": [[1.0, *told]]}
        rows.append({"won": np.eye(4)[draws.choice(4, p=true)].tolist(), "pieces": [piece] * MOMENTS})
    return rows


def fitted(rows: list[dict[str, Any]]) -> float:
    return float(min(POWERS, key=lambda one: surprise(rows, float(one))))


def test_what_is_true_is_left_as_it_is() -> None:
    assert abs(fitted(games(1.0)) - 1.0) < 0.16


def test_what_is_too_sure_is_made_less_so() -> None:
    assert fitted(games(1.8)) < 0.75


def test_a_mean_of_ends_sums_to_one() -> None:
    assert abs(worth([[0.25, 0.7, 0.3], [0.75, 0.0, 1.0]], 0.8).sum() - 1.0) < 1e-9


def test_moments_of_one_game_do_not_make_it_surer() -> None:
    """The error is that of games, not of moments."""
    rows = games(1.0)
    for told, came, error, count in tenths(rows, 1.0):
        assert abs(told - came) < 4 * error + 0.02
        assert error > 0.9 * (told * (1 - told) * MOMENTS / count) ** 0.5 - 0.02

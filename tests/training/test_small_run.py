"""Training learns: a small run from weights that know only points beats them, and goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sobremesa.games.catan.judgement.value.features import NAMES
from sobremesa.games.catan.judgement.value.network import AT_DIRECT, SIZE
from training.elsewhere import play_here, play_spread
from training.fitting import chances, entropy, fit, join, returns, split
from training.run import Plan, Positions, Training, share_won
from training.selfplay import play, versus
from training.weights_by_hand import weights_by_hand


def only_points() -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    weights = np.zeros(SIZE, np.float32)
    weights[AT_DIRECT + NAMES.index("visible")] = 5.0
    return weights


def test_weights_come_apart_and_together_again() -> None:
    weights = np.arange(SIZE, dtype=np.float32)
    assert (join(split(weights)) == weights).all()


def test_returns_mix_the_end_with_what_was_thought_later() -> None:
    values = np.array([[0.5, 0.5], [0.8, 0.2]], np.float32)
    targets = returns(values, np.array([1, 0], np.float32), 0.5)
    assert targets[1].tolist() == pytest.approx([1.0, 0.0])
    assert targets[0].tolist() == pytest.approx([0.9, 0.1])


def test_fitting_lowers_the_loss() -> None:
    draws = np.random.default_rng(1)
    rows = draws.normal(size=(4000, 2, len(NAMES))).astype(np.float32)
    targets = (rows[:, :, 3] > rows[:, ::-1, 3]).astype(np.float32)
    before = entropy(weights_by_hand(), rows, targets)
    after = fit(weights_by_hand(), rows, targets, passes=16, rate=3e-3, seed=1, batch=256)
    assert after.held_out < before / 2
    assert chances(after.weights, rows[:10]).sum(1).tolist() == pytest.approx([1.0] * 10)


def test_targets_end_each_game_with_who_won_it() -> None:
    rows = np.zeros((5, 2, len(NAMES)), np.float16)
    positions = Positions(rows, np.array([2, 3]), np.array([1, 0]))
    targets = positions.targets(weights_by_hand(), 0.9)
    assert targets[[1, 4]].tolist() == [[0.0, 1.0], [1.0, 0.0]]
    assert targets[0].tolist() == pytest.approx([0.05, 0.95])
    assert targets[2].tolist() == pytest.approx([0.905, 0.095])


def test_a_run_may_begin_with_weights_that_are_shipped(tmp_path: Path) -> None:
    (tmp_path / "duel.f32").write_bytes(only_points().astype("<f4").tobytes())
    plan = Plan("table", games=1, matches=1, width=1, remembered=1, start=tmp_path / "duel.f32")
    assert (Training(plan, tmp_path).weights == only_points()).all()


def test_games_played_elsewhere_are_the_same_to_the_byte() -> None:
    seeds, sides = [f"elsewhere {game}" for game in range(30)], versus(2, 30)
    here = play(2, seeds, sides, [only_points(), weights_by_hand()], 1, 40, explore=10)
    there = play_spread(play_here, 2, seeds, sides, [only_points(), weights_by_hand()], 1, 40, explore=10)
    assert here.rows.tobytes() == there.rows.tobytes()
    assert (here.turns.tolist(), here.winners.tolist()) == (there.turns.tolist(), there.winners.tolist())


@pytest.mark.slow
def test_a_small_run_learns_and_beats_its_start_and_resumes(tmp_path: Path) -> None:
    plan = Plan("duel", games=150, matches=60, width=2, remembered=4, passes=4, trace=0.95)
    training = Training(plan, tmp_path)
    np.save(training.folder / "weights.npy", only_points())
    training.piece()
    again = Training(plan, tmp_path)
    assert again.state["piece"] == 1
    again.piece()
    sides = versus(2, 120)
    games = play(2, [f"small {game // 2}" for game in range(120)], sides, [only_points(), again.weights], 2)
    assert again.state["taken"] >= 1
    assert share_won(games, sides) > 0.6

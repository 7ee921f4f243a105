"""Gymnasium's own checks, named opponents, and many games at once."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sobremesa
from sobremesa.contract.errors import IllegalAction
from sobremesa.envs import LEARNED, aec_env, id_of, seat_env, vector_env

pytestmark = pytest.mark.filterwarnings("ignore:.*Box observation space (minimum|maximum) value is.*")


@pytest.mark.parametrize("game", LEARNED)
def test_the_official_check_passes(game: str) -> None:
    check_env(seat_env(game, 2, on_illegal="lose", max_decisions=200), skip_render_check=True)


@pytest.mark.parametrize("game", ["catan", "catan_dice", "remigio"])
def test_a_picture_showed_the_harbours_of_another_island(game: str) -> None:
    env = seat_env(game, 2, render_mode="svg", seat=0)
    for seed in (2, 5):
        env.reset(seed=seed)
        everybody = aec_env(game, 2, render_mode="svg")
        everybody.reset(seed=seed)
        match = sobremesa.new(game, 2, seed=seed)
        assert everybody.render() == match.svg()
        if match.awaited[0] == 0:
            assert env.render() == match.svg(0)


@pytest.mark.parametrize("game", LEARNED)
def test_a_registered_game_can_be_made_alone_and_as_a_vector(game: str) -> None:
    env = gymnasium.make(id_of(game), players=2, disable_env_checker=True)
    _, info = env.reset(seed=1)
    assert env.get_wrapper_attr("action_masks")().tolist() == info["action_mask"].astype(bool).tolist()
    many = gymnasium.make_vec(id_of(game), num_envs=3, vectorization_mode="vector_entry_point", players=2)
    seen, infos = many.reset(seed=1)
    assert len(seen) == len(infos["action_mask"]) == 3


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_seat_plays_against_bots_by_their_names(bot: str) -> None:
    env = seat_env("catan", 2, opponents=bot, goal=4)
    seen, info = env.reset(seed=3)
    chooser = np.random.default_rng(3)
    over, rewards = False, []
    while not over:
        assert env.observation_space.contains(seen)
        choice = int(chooser.choice(np.flatnonzero(info["action_mask"])))
        seen, reward, terminated, truncated, info = env.step(choice)
        rewards.append(reward)
        over = terminated or truncated
    assert rewards[-1] in (-1, 1)
    assert not any(rewards[:-1])
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset it first"):
        env.step(0)


def test_an_unknown_bot_and_a_seat_too_many_are_refused() -> None:
    with pytest.raises(LookupError, match="there is no bot 'nobody' for catan"):
        seat_env("catan", opponents="nobody")
    with pytest.raises(ValueError, match="there are seats 0 to 3"):
        seat_env("catan", seat=4)


def test_in_a_vector_the_learner_is_asked_in_every_game() -> None:
    env = vector_env("catan", 5, 2, max_decisions=150, observation="board")
    _, info = env.reset(seed=4)
    chooser, ended = np.random.default_rng(4), 0
    for _ in range(200):
        assert (env.batch.seat == 0).all()
        choices = np.array([chooser.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        _, _, terminated, truncated, info = env.step(choices)
        ended += int((terminated | truncated).sum())
    assert ended


def test_the_same_seed_gives_the_same_vector() -> None:
    one, two = vector_env("catan", 3, 2), vector_env("catan", 3, 2)
    assert one.reset(seed=8)[0].tobytes() == two.reset(seed=8)[0].tobytes()


def test_in_a_vector_something_illegal_is_refused_or_loses() -> None:
    strict, kind = (vector_env("catan", 2, 2, observation="board", on_illegal=how) for how in ("lose", "refuse"))
    for env in (strict, kind):
        _, infos = env.reset(seed=1)
    wrong = infos["action_mask"].argmax(1)
    wrong[1] = infos["action_mask"][1].argmin()
    with pytest.raises(IllegalAction, match="game 1: seat 0 may not choose"):
        kind.step(wrong)
    _, rewards, done, _, _ = strict.step(wrong)
    assert (rewards.tolist(), done.tolist()) == ([0.0, -1.0], [False, True])

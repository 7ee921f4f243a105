"""PettingZoo's own checks, and what they do not look at."""

from __future__ import annotations

import pytest
from pettingzoo import make
from pettingzoo.test import api_test, seed_test

import sobremesa
from sobremesa.contract.errors import IllegalAction
from sobremesa.envs import LEARNED, aec_env, id_of

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation"),  # its checks would rather have no dict
    pytest.mark.filterwarnings("ignore:The environment's metadata"),
]


@pytest.mark.parametrize("game", LEARNED)
def test_the_official_checks_pass(game: str) -> None:
    api_test(aec_env(game, max_cycles=200), num_cycles=100)
    seed_test(lambda: aec_env(game, max_cycles=200), num_cycles=40)


@pytest.mark.parametrize("game", LEARNED)
def test_every_game_is_registered(game: str) -> None:
    env = make("aec", id_of(game), players=2)
    env.reset(seed=1)
    assert env.agents == ["player_0", "player_1"]


def test_a_game_played_to_its_end_rewards_every_agent() -> None:
    env = aec_env("catan", 3, goal=4)
    env.reset(seed=5)
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        totals[agent] += reward
        assert observation is not None
        assert (observation["action_mask"] == info["action_mask"]).all()
        env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
    assert sorted(totals.values()) == [-0.5, -0.5, 1.0]
    assert env.agents == []


def test_an_agent_that_is_not_asked_may_look_and_has_nothing_to_choose() -> None:
    env = aec_env("catan")
    env.reset(seed=2)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    seen = env.observe(other)
    assert seen["observation"].any()
    assert not seen["action_mask"].any()


def test_something_illegal_is_refused_or_loses() -> None:
    env = aec_env("catan")
    env.reset(seed=2)
    with pytest.raises(IllegalAction, match="may not choose 0"):
        env.step(0)
    strict = aec_env("catan", on_illegal="lose")
    strict.reset(seed=2)
    loser = strict.agent_selection
    strict.step(0)
    assert strict.rewards[loser] == -1


def test_the_same_seed_is_the_same_game_as_a_match() -> None:
    env = aec_env("catan")
    env.reset(seed=9)
    assert env.agent_selection == f"player_{sobremesa.new('catan', seed=9).awaited[0]}"

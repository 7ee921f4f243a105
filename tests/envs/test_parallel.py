"""All at once: PettingZoo's own check, and that nobody is favoured."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.test import parallel_api_test

from sobremesa.contract.errors import IllegalAction
from sobremesa.envs import id_of, parallel_env
from sobremesa.envs.parallel import TableParallel

pytestmark = pytest.mark.filterwarnings("ignore:Observation")


def played(seed: int, **wishes: int) -> tuple[TableParallel, dict[str, float], int]:
    env = parallel_env("dobble", 3, **wishes)
    seen, _ = env.reset(seed=seed)
    chooser, rewards = np.random.default_rng(seed), dict.fromkeys(env.agents, 0.0)
    while env.agents:
        chosen = {agent: int(chooser.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, given, *_ = env.step(chosen)
        rewards = {agent: rewards[agent] + given[agent] for agent in rewards}
    return env, rewards, env.ticks


def test_the_official_check_passes() -> None:
    parallel_api_test(parallel_env("dobble", 3), num_cycles=20)


def test_a_match_is_played_to_its_end_and_rewards_everybody() -> None:
    env, rewards, ticks = played(4)
    assert env.match.result is not None
    assert sum(rewards.values()) == pytest.approx(0)
    assert ticks > 100


def test_the_same_seed_is_the_same_match() -> None:
    one, other = (played(7, max_cycles=30)[0].match.record() for _ in range(2))
    assert one == other


def test_a_match_may_be_cut_short() -> None:
    env, rewards, ticks = played(4, max_cycles=5)
    assert (env.match.result, ticks, any(rewards.values())) == (None, 5, False)


def test_whoever_waits_changes_nothing_but_the_time() -> None:
    env = parallel_env("dobble", 2)
    before, _ = env.reset(seed=1)
    after, *_ = env.step(dict.fromkeys(env.agents, env.wait))
    assert all((before[agent]["observation"] == after[agent]["observation"]).all() for agent in env.agents)


def test_an_illegal_index_names_the_agent_and_changes_nothing() -> None:
    env = parallel_env("dobble", 2)
    seen, _ = env.reset(seed=1)
    before = env.match.state.tobytes()
    wrong = int(np.flatnonzero(seen["player_1"]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=f"player_1 may not choose {wrong} now"):
        env.step({"player_0": env.wait, "player_1": wrong})
    assert env.match.state.tobytes() == before


def test_games_in_turns_are_not_played_all_at_once() -> None:
    assert make("parallel", id_of("dobble"), players=2).wait
    with pytest.raises(LookupError, match="catan is played in turns"):
        parallel_env("catan")

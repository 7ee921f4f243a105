"""All at once: PettingZoo's own check, and that nobody is favoured."""

from __future__ import annotations

from typing import Any

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


def begun(players: int) -> tuple[TableParallel, dict[str, Any]]:
    env = parallel_env("dobble", players, on_illegal="lose")
    return env, env.reset(seed=1)[0]


def strict(players: int, *losers: int) -> tuple[TableParallel, tuple[Any, ...]]:
    """These seats choose what they may not, the others wait."""
    env, seen = begun(players)
    chosen = dict.fromkeys(env.agents, env.wait)
    for agent in (f"player_{seat}" for seat in losers):
        chosen[agent] = int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0])
    return env, env.step(chosen)


def test_whoever_chooses_something_illegal_may_be_made_to_lose() -> None:
    env, (seen, rewards, over, cut, _) = strict(3, 1)
    assert rewards == {"player_0": 0.5, "player_1": -1.0, "player_2": 0.5}
    assert (env.agents, all(over.values()), any(cut.values())) == ([], True, False)
    assert env.match.state.tobytes() == begun(3)[0].match.state.tobytes()
    assert all(np.flatnonzero(each["action_mask"]).tolist() == [env.wait] for each in seen.values())
    env.reset(seed=1)
    assert len(env.agents) == 3
    assert not env.losers


def test_all_who_choose_something_illegal_in_a_tick_lose() -> None:
    assert strict(3, 0, 2)[1][1] == {"player_0": -0.5, "player_1": 1.0, "player_2": -0.5}
    env, (_, rewards, over, *_) = strict(2, 0, 1)
    assert (set(rewards.values()), all(over.values()), env.agents) == ({0.0}, True, [])


def test_an_index_beyond_the_table_loses_too_and_a_legal_one_is_played() -> None:
    env, seen = begun(2)
    claim = int(np.flatnonzero(seen["player_0"]["action_mask"])[0])
    _, _, over, *_ = env.step({"player_0": claim, "player_1": env.wait})
    assert claim != env.wait
    assert not any(over.values())
    _, rewards, over, *_ = env.step({"player_0": env.wait, "player_1": -1})
    assert (rewards, all(over.values())) == ({"player_0": 1.0, "player_1": -1.0}, True)


def test_there_are_two_ways_to_answer_something_illegal() -> None:
    with pytest.raises(ValueError, match="on_illegal is refuse or lose, not 'ignore'"):
        parallel_env("dobble", 2, on_illegal="ignore")


def test_games_in_turns_are_not_played_all_at_once() -> None:
    assert make("parallel", id_of("dobble"), players=2).wait
    with pytest.raises(LookupError, match="catan is played in turns"):
        parallel_env("catan")

"""Sobremesa's vector environment as Stable-Baselines3 wants it, with a hint along the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from sobremesa.envs import SeatVectorEnv


class ManyGames(VecEnv):
    """One seat of many games, random players in the others; whoever asks for `action_masks` gets one a game.

    Rewards come at the end of a game, some five hundred decisions after it began. As a hint along the way, points
    gained on the other are paid at once, and taken back when the game is over: what is best stays best.
    """

    def __init__(self, env: SeatVectorEnv, hint: float = 1.0, gamma: float = 1.0) -> None:
        self.env, self.hint, self.gamma = env, hint, gamma
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)
        self.mine, self.theirs = (env.batch.columns.index(f"seat {seat}: visible") for seat in range(2))
        self.chosen = np.zeros(env.num_envs, np.int64)
        self.lead = np.zeros(env.num_envs, np.float32)

    def _lead(self, seen: NDArray[np.float32]) -> NDArray[np.float32]:
        lead: NDArray[np.float32] = self.hint * (seen[:, self.mine] - seen[:, self.theirs])
        return lead

    def reset(self) -> Any:
        seen, _ = self.env.reset(seed=self._seeds[0])
        self.lead = self._lead(seen)
        return seen

    def step_async(self, actions: Any) -> None:
        self.chosen = np.asarray(actions)

    def step_wait(self) -> Any:
        seen, rewards, done, truncated, _ = self.env.step(self.chosen)
        over, lead = done | truncated, self._lead(seen)
        hinted = rewards + np.where(over, 0.0, self.gamma * lead) - self.lead
        self.lead = lead
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(over):
            infos[place] = {"won": bool(rewards[place] > 0), "terminal_observation": seen[place]}
        return seen, hinted.astype(np.float32), over, infos

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def env_method(self, method_name: str, *given: Any, indices: Any = None, **named: Any) -> Sequence[Any]:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.env.action_masks())

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.env, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.env.close()

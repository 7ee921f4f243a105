"""Gymnasium's vector environment: one seat of many games at once, random players in the others, all of it compiled.

A game that ends begins anew in the same step (`AutoresetMode.SAME_STEP`), and its last observation is not kept. Masks
are in `infos["action_mask"]` and come from `action_masks()`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..games import rules
from ..kernel.learning.batch import CAP, LearningBatch
from ..kernel.learning.learning import FEATURES
from .spaces import MASK, action_space, plain_space

Floats = NDArray[np.float32]


class SeatVectorEnv(VectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int = 4,
        *,
        seat: int = 0,
        observation: str = FEATURES,
        with_offers: bool = False,
        max_decisions: int = CAP,
        threads: int = 1,
        on_illegal: str = "refuse",
        **options: Any,
    ) -> None:
        self.num_envs, self.seat = num_envs, seat
        if not 0 <= seat < players:
            raise ValueError(f"{seat!r} is no seat: there are seats 0 to {players - 1}")
        self.batch = LearningBatch(
            rules(game),
            options,
            range(num_envs),
            players,
            observation=observation,
            with_offers=with_offers,
            cap=max_decisions,
            threads=threads,
            on_illegal=on_illegal,
        )
        self.single_observation_space = plain_space(self.batch)
        self.single_action_space = action_space(self.batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=None if isinstance(seed, list) else seed)
        self.batch.reset(self._seeds(seed))
        self._let_others_play(np.zeros(self.num_envs), np.zeros(self.num_envs, bool), np.zeros(self.num_envs, bool))
        return self.batch.observation.copy(), self._info()

    def _seeds(self, seed: int | list[int | None] | None) -> list[int | str]:
        given: list[int | None] = seed if isinstance(seed, list) else [None] * self.num_envs
        if isinstance(seed, int):
            given = [seed + place for place in range(self.num_envs)]
        return [int(self.np_random.integers(1 << 62)) if one is None else one for one in given]

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Floats, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self.batch.step(actions, unseen=True)
        rewards = self.batch.rewards[:, self.seat].astype(np.float64)
        done, truncated = self.batch.done.copy(), self.batch.truncated.copy()
        self._let_others_play(rewards, done, truncated)
        return self.batch.observation.copy(), rewards, done, truncated, self._info()

    def _let_others_play(self, rewards: NDArray[Any], done: NDArray[np.bool_], truncated: NDArray[np.bool_]) -> None:
        """Until the learner is asked everywhere; a game that ends on the way begins anew."""
        while self.batch.play_to(self.seat):
            rewards += self.batch.rewards[:, self.seat]
            done |= self.batch.done
            truncated |= self.batch.truncated
        self.batch.observe()

    def _info(self) -> dict[str, Any]:
        return {MASK: self.batch.mask.view(np.int8).copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        return self.batch.mask.copy()


def make_vector(num_envs: int, **wishes: Any) -> SeatVectorEnv:
    """As `gymnasium.make_vec(id, num_envs, vectorization_mode="vector_entry_point")` calls it."""
    game = wishes.pop("game")
    return SeatVectorEnv(game, num_envs, **wishes)

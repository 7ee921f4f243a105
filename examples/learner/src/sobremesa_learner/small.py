"""The same path with NumPy alone, in seconds: one layer, taught by REINFORCE. To see how the pieces fit, not to win.

python -m sobremesa_learner.small --steps 400 --out small.npz
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from itertools import count, takewhile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.envs import SeatVectorEnv, vector_env

from .course import Course
from .net import Net

GAMES = 32
RATE = 0.02
ROUND = 100
Floats = NDArray[np.float32]


def chances(preferred: Floats, mask: NDArray[Any]) -> Floats:
    masked = np.where(mask > 0, preferred, -np.inf)
    raised = np.exp(masked - masked.max(1, keepdims=True))
    shares: Floats = raised / raised.sum(1, keepdims=True)
    return shares


def drawn(shares: Floats, draws: np.random.Generator) -> NDArray[np.int64]:
    """An index for each game; never one of chance zero."""
    below = shares.cumsum(1) > draws.random((len(shares), 1), np.float32) * shares.sum(1, keepdims=True)
    return np.where(below & (shares > 0), 1, 0).argmax(1)


class Lessons:
    """What each game would change, added up until it ends and is known to be good or bad."""

    def __init__(self, env: SeatVectorEnv) -> None:
        shape = env.single_observation_space.shape
        assert shape is not None
        inputs, outputs = shape[0], int(env.single_action_space.n)
        self.weight, self.bias = np.zeros((outputs, inputs), np.float32), np.zeros(outputs, np.float32)
        self.pending = np.zeros((env.num_envs, outputs, inputs), np.float32)

    @property
    def net(self) -> Net:
        return Net([(self.weight, self.bias)])

    def note(self, seen: Floats, shares: Floats, chosen: NDArray[np.int64]) -> None:
        toward = -shares
        toward[np.arange(len(chosen)), chosen] += 1
        self.pending += toward[:, :, np.newaxis] * np.clip(seen, -3, 3)[:, np.newaxis, :]

    def learn(self, over: NDArray[np.bool_], rewards: Floats) -> None:
        for place in np.flatnonzero(over):
            change = self.pending[place] * rewards[place]
            self.weight += RATE * change / max(1.0, float(np.linalg.norm(change)))
            self.pending[place] = 0


def taught(steps: int, seed: int = 1, goal: int = 3) -> tuple[Net, Course]:
    """The net, and how it went, hundred steps by hundred."""
    return _taught(iter(range(steps)), seed, goal)


def train(minutes: float, seed: int = 1, threads: int = 1, goal: int = 10) -> tuple[Net, Course]:
    """As `train.train`, where PyTorch is missing."""
    end = time.monotonic() + 60 * minutes
    return _taught(takewhile(lambda _: time.monotonic() < end, count()), seed, goal)


def _taught(steps: Iterable[int], seed: int, goal: int) -> tuple[Net, Course]:
    env = vector_env("catan", GAMES, players=2, goal=goal)
    seen, infos = env.reset(seed=seed)
    lessons, draws, course, results = Lessons(env), np.random.default_rng(seed), Course(), list[bool]()
    step = -1
    for step in steps:
        shares = chances(lessons.net.preferences(seen), infos["action_mask"])
        chosen = drawn(shares, draws)
        lessons.note(seen, shares, chosen)
        seen, rewards, done, truncated, infos = env.step(chosen)
        lessons.learn(done | truncated, rewards)
        results += (rewards[done | truncated] > 0).tolist()
        if step % ROUND == ROUND - 1:
            course.note((step + 1) * GAMES, results)
            results = []
    course.note((step + 1) * GAMES, results)
    return lessons.net, course


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--steps", type=int, default=400)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--goal", type=int, default=3)
    asked.add_argument("--out", type=Path, default=Path("small.npz"))
    wanted = asked.parse_args()
    net, course = taught(wanted.steps, wanted.seed, wanted.goal)
    net.save(wanted.out)
    print(f"taught by {sum(each.games for each in course.rounds)} games; weights in {wanted.out}")


if __name__ == "__main__":
    main()

"""How many of so many games a net wins against a random player: fresh seeds, both seats in turn."""

from __future__ import annotations

import numpy as np

from sobremesa.envs import vector_env

from .net import Net


def games_won(net: Net, games: int, *, goal: int = 10, seed: int = 1_000_000) -> int:
    return sum(_won(net, half, seat, goal, seed) for seat, half in enumerate((games - games // 2, games // 2)) if half)


def _won(net: Net, games: int, seat: int, goal: int, seed: int) -> int:
    """The first game to end in each place counts, however long the others take."""
    env = vector_env("catan", games, players=2, seat=seat, goal=goal)
    seen, infos = env.reset(seed=seed)
    left, won = np.ones(games, np.bool_), 0
    while left.any():
        preferred = np.where(infos["action_mask"] > 0, net.preferences(seen), -np.inf)
        seen, rewards, done, truncated, infos = env.step(preferred.argmax(1))
        ended = left & (done | truncated)
        won += int((rewards[ended] > 0).sum())
        left &= ~ended
    return won

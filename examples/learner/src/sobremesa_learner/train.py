"""Trains a player of CATAN for two against random players with MaskablePPO, and measures it.

    python -m sobremesa_learner.train --minutes 20 --out learned

writes `learned.npz` (the weights), `learned.csv` (how it went) and `learned.svg` (the same as a plot), and again every
few rounds. On a machine that others use, `--processor-minutes 40` counts what two cores give in twenty minutes.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from sobremesa.cli.simulate.figures import wilson
from sobremesa.envs import vector_env

from .course import Course
from .many import ManyGames
from .measure import games_won
from .net import Net

GAMES = 64
STEPS = 128
GAMMA = 0.997
RATE = 1e-3
KEPT_EVERY = 20
"""Rounds after which the weights are written, so that nothing is lost by ending it."""


class Watch(BaseCallback):
    """Notes the share of games won, keeps the weights, and ends the training after so much time."""

    def __init__(self, minutes: float, busy_minutes: float = sys.maxsize, out: Path | None = None) -> None:
        super().__init__()
        self.minutes, self.busy_minutes, self.out = minutes, busy_minutes, out
        self.begun, self.busy = time.monotonic(), time.process_time()
        self.course, self.results = Course(), list[bool]()

    def left(self) -> float:
        """The part of the time that is left."""
        spent = (time.monotonic() - self.begun) / self.minutes, (time.process_time() - self.busy) / self.busy_minutes
        return max(0.0, 1.0 - max(spent) / 60)

    def rate(self, _: float) -> float:
        """Smaller and smaller steps, so that what comes out at the end is settled."""
        return RATE * max(0.02, self.left())

    def _on_step(self) -> bool:
        self.results += [info["won"] for info in self.locals["infos"] if "won" in info]
        return self.left() > 0

    def _on_rollout_end(self) -> None:
        if self.results:
            self.course.note(self.num_timesteps, self.results)
            print(self.course, flush=True)
        self.results = []
        if self.out is not None and len(self.course.rounds) % KEPT_EVERY == 1:
            write(net_of(self.model), self.course, self.out)


def write(net: Net, course: Course, out: Path) -> None:
    net.save(out.with_suffix(".npz"))
    course.write_csv(out.with_suffix(".csv"))
    out.with_suffix(".svg").write_text(course._repr_svg_(), "utf-8")


def learner(env: ManyGames, seed: int, watch: Watch) -> MaskablePPO:
    torch.manual_seed(seed)
    return MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=3,
        gamma=GAMMA,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=watch.rate,
        policy_kwargs={"net_arch": [64, 64]},
        seed=seed,
        device="cpu",
    )


def net_of(model: Any) -> Net:
    policy = model.policy
    layers = [layer for layer in policy.mlp_extractor.policy_net if hasattr(layer, "weight")] + [policy.action_net]
    return Net([(layer.weight.detach().numpy().copy(), layer.bias.detach().numpy().copy()) for layer in layers])


def train(
    minutes: float,
    seed: int = 1,
    threads: int = 2,
    goal: int = 10,
    *,
    busy_minutes: float = sys.maxsize,
    out: Path | None = None,
) -> tuple[Net, Course]:
    torch.set_num_threads(threads)
    watch = Watch(minutes, busy_minutes, out)
    model = learner(ManyGames(vector_env("catan", GAMES, players=2, goal=goal), gamma=GAMMA), seed, watch)
    model.learn(1_000_000_000, callback=watch)
    return net_of(model), watch.course


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=20)
    asked.add_argument("--processor-minutes", type=float, help="instead of minutes by the clock")
    asked.add_argument("--games", type=int, default=100, help="how many games to measure it by")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--threads", type=int, default=2)
    asked.add_argument("--goal", type=int, default=10)
    asked.add_argument("--out", type=Path, default=Path("learned"))
    wanted = asked.parse_args()
    wanted.out.parent.mkdir(parents=True, exist_ok=True)
    busy = wanted.processor_minutes or sys.maxsize
    minutes = sys.maxsize if wanted.processor_minutes else wanted.minutes
    net, course = train(minutes, wanted.seed, wanted.threads, wanted.goal, busy_minutes=busy, out=wanted.out)
    write(net, course, wanted.out)
    took = course.took()
    won = games_won(net, wanted.games, goal=wanted.goal)
    low, high = wilson(won, wanted.games)
    print(f"won {won} of {wanted.games} games it had not seen against a random player [95 %: {low:.1%} to {high:.1%}]")
    print(took)


if __name__ == "__main__":
    main()

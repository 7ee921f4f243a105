"""What learners get a second of processor time: the batch, PettingZoo and Gymnasium, beside OpenSpiel's gin rummy.

Choices are random and part of what is measured. `python benchmarks/learners.py` prints these figures alone.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable

from figures import Figure
from remigio_deals import PEER, PEER_CODE

SECONDS = 2.0
GAMES = 512


def measure() -> list[Figure]:
    python = PEER if PEER.exists() else sys.executable
    peer = float(subprocess.run([python, "-c", PEER_CODE], capture_output=True, text=True, check=True).stdout)
    name = "OpenSpiel gin rummy from Python"
    figures = [Figure("catan batch by actions, no masks", _plain(), "decisions/s")]
    for kind, wanted in (("nothing", "1.5 M"), ("features", "400 k"), ("board", "")):
        figures.append(Figure(f"catan batch, masks and {kind}", _batch("catan", kind), "decisions/s", wanted=wanted))
    for game in ("catan_dice", "dobble", "remigio"):
        figures.append(Figure(f"{game} batch, masks and features", _batch(game, "features"), "decisions/s"))
    for game, kind in (("catan", "board"), ("catan", "features"), ("remigio", "features")):
        steps = _aec(game, kind)
        figures.append(Figure(f"{game} PettingZoo, {kind}", steps, "steps/s", peer, name, wanted="28 k"))
    figures.append(Figure("catan Gymnasium vector of 64, board", _vector(), "steps/s", wanted="100 k"))
    return figures


def _rate(step: Callable[[], int]) -> float:
    step()
    begun, done = time.process_time(), 0
    while time.process_time() - begun < SECONDS:
        done += step()
    return done / (time.process_time() - begun)


def _plain() -> float:
    import numpy as np

    import sobremesa

    batch = sobremesa.batch("catan", range(GAMES), keep=False)
    picks, each = np.random.default_rng(1), np.arange(GAMES)

    def step() -> int:
        playing = int((batch.seats >= 0).sum())
        batch.play(batch.actions[each, (picks.random(GAMES) * batch.counts).astype(np.int64)], check=False)
        return playing

    return _rate(step)


def _batch(game: str, kind: str) -> float:
    import sobremesa

    batch = sobremesa.batch(game, range(GAMES), observation=kind)

    def step() -> int:
        batch.step(batch.sample())
        return GAMES

    return _rate(step)


def _aec(game: str, kind: str) -> float:
    from sobremesa.envs import aec_env

    env = aec_env(game, observation=kind)
    env.reset(seed=1)

    def step() -> int:
        for done in range(1000):
            if not env.agents or any(env.terminations.values()):
                env.reset()
                return done
            env.last()
            env.step(int(env.batch.sample()[0]))
        return 1000

    return _rate(step)


def _vector() -> float:
    from sobremesa.envs import vector_env

    env = vector_env("catan", 64, observation="board")
    env.reset(seed=1)

    def step() -> int:
        env.step(env.batch.sample())
        return 64

    return _rate(step)


if __name__ == "__main__":
    for figure in measure():
        print(figure, flush=True)

"""What learners get a second of processor time: the batch, PettingZoo and Gymnasium, beside OpenSpiel's gin rummy.

Choices are random and part of what is measured. `python -m benchmarks.learning.learners` prints these figures alone.
What belongs together takes turns, and the best of three rounds counts: others may be using the machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from benchmarks.figures import Figure
from benchmarks.rules.remigio_deals import peer_steps

SECONDS = 1.5
GAMES = 512
ROUNDS = 3
NAME = "OpenSpiel gin rummy from Python"


def measure() -> list[Figure]:
    return [*_batches(), *_environments(), *_beginnings()]


def _batches() -> list[Figure]:
    subjects = [
        ("catan batch by actions, no masks", _plain, ""),
        ("catan batch, masks", partial(_batch, "catan", "nothing"), "1.5 M"),
        ("catan batch, masks and features", partial(_batch, "catan", "features"), "400 k"),
        ("catan batch, masks and board", partial(_batch, "catan", "board"), ""),
        *(
            (f"{game} batch, masks and features", partial(_batch, game, "features"), "")
            for game in ("catan_dice", "dobble", "remigio")
        ),
    ]
    best = _best([subject for _, subject, _ in subjects])
    named = zip(subjects, best, strict=True)
    return [Figure(name, found, "decisions/s", wanted=wanted) for (name, _, wanted), found in named]


def _environments() -> list[Figure]:
    kinds = (("catan", "board"), ("catan", "features"), ("remigio", "features"))
    *steps, many, peer = _best([*(partial(_aec, *kind) for kind in kinds), _vector, peer_steps])
    return [
        *(
            Figure(f"{game} PettingZoo, {kind}", found, "steps/s", peer, NAME, wanted="28 k, and more than the peer")
            for (game, kind), found in zip(kinds, steps, strict=True)
        ),
        Figure("catan Gymnasium vector of 64, board", many, "steps/s", wanted="100 k"),
    ]


def _beginnings() -> list[Figure]:
    import sobremesa

    found = []
    for game in ("catan", "catan_dice", "dobble", "remigio"):
        sobremesa.new(game, seed=0)
        begun = time.process_time()
        for seed in range(100):
            sobremesa.new(game, seed=seed)
        spent = (time.process_time() - begun) * 10
        found.append(Figure(f"sobremesa.new({game!r})", spent, "ms", wanted="well below 1"))
    return found


def _best(subjects: list[Callable[[], float]]) -> list[float]:
    rounds = [[subject() for subject in subjects] for _ in range(ROUNDS)]
    return [max(each) for each in zip(*rounds, strict=True)]


def _rate(step: Callable[[], int]) -> float:
    step()
    begun, done = time.process_time(), 0
    while time.process_time() - begun < SECONDS:
        done += step()
    return done / (time.process_time() - begun)


def _plain() -> float:
    """Games that are over do not begin anew here: a fresh batch is made, outside what is timed."""
    import numpy as np

    import sobremesa

    picks, each, spent, done = np.random.default_rng(1), np.arange(GAMES), 0.0, 0
    while spent < SECONDS:
        batch = sobremesa.batch("catan", range(GAMES), keep=False)
        begun = time.process_time()
        for _ in range(300):
            done += int((batch.seats >= 0).sum())
            batch.play(batch.actions[each, (picks.random(GAMES) * batch.counts).astype(np.int64)], check=False)
        spent += time.process_time() - begun
    return done / spent


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

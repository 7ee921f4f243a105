"""What a bot author feels: starting, copying, playing one action, stepping a batch, two threads."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numpy as np

from benchmarks.figures import Figure

START = """
import time
begun = time.perf_counter()
import sobremesa
sobremesa.new("catan", seed=1)
print(time.perf_counter() - begun)
"""


def measure() -> list[Figure]:
    return [*_starting(), *_one_match(), *_many()]


def _seconds(code: list[str], **environment: str) -> float:
    begun = time.perf_counter()
    kept = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", **environment}  # as on a machine where Python keeps bytecode
    subprocess.run(code, check=True, capture_output=True, env=kept)
    return time.perf_counter() - begun


def _starting() -> list[Figure]:
    _seconds([sys.executable, "-c", "import sobremesa, numba"])
    with tempfile.TemporaryDirectory() as empty:
        cold = _seconds([sys.executable, "-c", START], XDG_CACHE_HOME=empty)
        warm = min(_seconds([sys.executable, "-c", START], XDG_CACHE_HOME=empty) for _ in range(5))
    command = os.path.join(os.path.dirname(sys.executable), "sobremesa")
    helping = min(_seconds([command, "--help"]) for _ in range(5))
    return [
        Figure("cold start of the kernel", cold, "s", wanted="under 20"),
        Figure("warm start of the kernel", warm, "s", wanted="under 1.5"),
        Figure("sobremesa --help", helping, "s", wanted="under 0.4"),
    ]


def _each(do: Callable[[], object], times: int) -> float:
    """Microseconds a call, the best of five rounds."""
    rounds = []
    for _ in range(5):
        begun = time.process_time()
        for _ in range(times):
            do()
        rounds.append((time.process_time() - begun) / times)
    return min(rounds) * 1e6


def _one_match() -> list[Figure]:
    import sobremesa
    from sobremesa.bots import bot

    match = sobremesa.new("catan", seed=3)
    random_bot = bot("catan", "random", 1)
    moves, spent = 0, 0.0
    while match.awaited:
        seat = match.awaited[0]
        action = random_bot.choose(match.view(seat), list)
        assert action is not None
        begun = time.process_time()
        match.play(seat, action)
        spent += time.process_time() - begun
        moves += 1
    half = match.at(len(match.steps) // 2)
    return [
        Figure("match.copy()", _each(half.copy, 5000), "µs", wanted="under 5"),
        Figure("match.view(seat)", _each(lambda: half.view(0), 5000), "µs"),
        Figure("match.play, chance included", spent / moves * 1e6, "µs", wanted="under 40"),
    ]


def _many() -> list[Figure]:
    import sobremesa

    batch = sobremesa.batch("catan", range(1000))
    picks, everyone = np.random.default_rng(1), np.arange(1000)
    decisions, spent = 0, 0.0
    for _ in range(400):
        chosen = batch.actions[everyone, picks.integers(0, np.maximum(batch.counts, 1))]
        begun = time.process_time()
        batch.play(chosen)
        spent += time.process_time() - begun
        decisions += int((~batch.over).sum())
    one, two = (_wall(lambda n=n: sobremesa.playouts("catan", range(6000), threads=n)) for n in (1, 2))  # type: ignore[misc]
    return [
        Figure(
            "batch of 1,000 states stepped from NumPy", decisions / spent / 1e6, "M decisions/s", wanted="2 or more"
        ),
        Figure("playouts on two threads against one", one / two, "times", wanted="1.6 or more"),
    ]


def _wall(do: Callable[[], object]) -> float:
    rounds = []
    for _ in range(3):
        begun = time.perf_counter()
        do()
        rounds.append(time.perf_counter() - begun)
    return min(rounds)


if __name__ == "__main__":
    for figure in measure():
        print(figure, flush=True)

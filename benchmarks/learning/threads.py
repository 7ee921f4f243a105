"""What a second thread of a batch gives, by the clock, beside what the machine has to give: two processes at once.

`python -m benchmarks.learning.threads` prints these figures alone. The peer is two batches at once, each stepped by a
process of its own, against one alone.
"""

from __future__ import annotations

import time
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import NamedTuple

from benchmarks.figures import Figure

SECONDS = 1.5
GAMES = 1_024
ROUNDS = 3
KINDS = {"nothing": "masks", "features": "masks and features", "board": "masks and board"}
PEER = "two processes against one"


class Rate(NamedTuple):
    """Decisions a second."""

    by_the_clock: float
    by_processor_time: float


def measure() -> list[Figure]:
    with get_context("spawn").Pool(2) as pool:
        return [figure for kind in KINDS for figure in _figures(kind, pool)]


def _figures(kind: str, pool: Pool) -> list[Figure]:
    """What is compared takes turns; the best of each counts."""
    rounds = [(rate(kind, 1), rate(kind, 2), _at_once(kind, pool)) for _ in range(ROUNDS)]
    ones, twos, both = zip(*rounds, strict=True)
    clock = max(two.by_the_clock for two in twos) / max(one.by_the_clock for one in ones)
    processor = max(two.by_processor_time for two in twos) / max(one.by_processor_time for one in ones)
    machine = max(both) / max(one.by_the_clock for one in ones)
    name = f"catan batch, {KINDS[kind]}: two threads against one"
    return [
        Figure(name, clock, "times", machine, PEER, wanted="1.7"),
        Figure(f"{name}, for the same processor time", processor, "times"),
    ]


def _at_once(kind: str, pool: Pool) -> float:
    return sum(each.by_the_clock for each in pool.starmap(rate, [(kind, 1)] * 2, chunksize=1))


def rate(kind: str, threads: int) -> Rate:
    import sobremesa

    batch = sobremesa.batch("catan", range(GAMES), observation=kind, threads=threads)
    batch.step(batch.sample())
    begun, begun_to_work, done = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - begun < SECONDS:
        batch.step(batch.sample())
        done += len(batch)
    found = Rate(done / (time.perf_counter() - begun), done / (time.process_time() - begun_to_work))
    batch.close()
    return found


if __name__ == "__main__":
    for figure in measure():
        print(figure, flush=True)

"""Threads of a batch: they sleep and are woken, hand on what went wrong, and go home."""

from __future__ import annotations

import gc
import time

import pytest

import sobremesa
from sobremesa.kernel.learning.batch import LearningBatch
from sobremesa.kernel.learning.share import Share
from sobremesa.kernel.learning.wishes import IN_PYTHON


def dice(threads: int) -> LearningBatch:
    return sobremesa.batch("catan_dice", range(9), players=2, observation="features", threads=threads)


def test_threads_that_fell_asleep_are_woken_for_the_next_step() -> None:
    alone, together = dice(1), dice(4)
    for step in range(60):
        if step % 10 == 0:
            time.sleep(0.02)
        alone.step(alone.sample())
        together.step(together.sample())
        assert together.observation.tobytes() == alone.observation.tobytes()


def test_what_goes_wrong_in_a_thread_is_heard_and_the_next_step_is_made() -> None:
    batch = dice(2)

    def fail(share: Share) -> None:
        if share is batch._shares[1]:
            raise RuntimeError("dropped the dice")

    with pytest.raises(RuntimeError, match="dropped the dice"):
        batch._crew.do(fail)
    batch.step(batch.sample())
    assert (batch.seat >= 0).all()


def test_a_wish_nobody_waited_for_is_over_before_the_next() -> None:
    batch, finished = dice(2), []

    def take_long(share: Share) -> None:
        time.sleep(0.05)
        finished.append(share)

    batch._crew._hands[0].begin(IN_PYTHON, work=take_long)
    batch.step(batch.sample())
    assert len(finished) == 1


@pytest.mark.parametrize("how", ["closed", "forgotten"])
def test_threads_go_home_when_a_batch_is_closed_or_forgotten(how: str) -> None:
    batch = dice(3)
    batch.step(batch.sample())
    threads = [hand.thread for hand in batch._crew._hands]
    assert len(threads) == 2
    if how == "closed":
        batch.close()
        batch.close()
        with pytest.raises(RuntimeError, match="was closed"):
            batch.sample()
    else:
        del batch
        gc.collect()
    for thread in threads:
        thread.join(5)
        assert not thread.is_alive()

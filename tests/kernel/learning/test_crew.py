"""Threads of a batch: they sleep and are woken, hand on what went wrong, and go home."""

from __future__ import annotations

import gc
import time

import pytest

import sobremesa
from sobremesa.contract.errors import IllegalAction
from sobremesa.kernel.compiled import rule
from sobremesa.kernel.learning import crew
from sobremesa.kernel.learning.batch import LearningBatch
from sobremesa.kernel.learning.share import Share
from sobremesa.kernel.learning.wishes import GIVER, IN_PYTHON, PATIENCE, STEP, TAKER, alone, give, looks
from sobremesa.kernel.signals import NOBODY_KNOWS, Signals


@rule
def patience(signals: Signals, other: int) -> int:
    return looks(signals, other)


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


@pytest.mark.parametrize("place", [0, 4, 5, 8])
def test_an_illegal_index_is_found_in_whichever_share_it_is(place: int) -> None:
    batch = dice(2)
    chosen, before = batch.sample(), batch.observation.tobytes()
    chosen[place] = len(batch.table)
    with pytest.raises(IllegalAction, match=f"game {place}:"):
        batch.step(chosen)
    assert batch.observation.tobytes() == before
    batch.step(batch.sample())


def test_whoever_listens_is_still_awake_when_a_nap_is_over() -> None:
    """One who naps longer than the other listens wakes up late every time, and two threads were slower than one."""
    assert crew.LISTENING >= 1.5 * crew.NAP


def test_nobody_looks_for_long_on_the_processor_that_the_other_needs(only_processor: int) -> None:
    signals = alone()
    signals[PATIENCE, 0] = 1000
    assert patience(signals, GIVER) == patience(signals, TAKER) == 1000
    give(signals, STEP, 0)
    assert signals[GIVER, 0] == only_processor
    assert patience(signals, GIVER) == (1000 if only_processor == NOBODY_KNOWS else 1)


def test_threads_that_share_one_processor_make_the_same_steps(only_processor: int) -> None:
    one, two = dice(1), dice(2)
    for _ in range(50):
        one.step(one.sample())
        two.step(two.sample())
        assert two.observation.tobytes() == one.observation.tobytes()


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

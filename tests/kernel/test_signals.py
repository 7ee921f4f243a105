"""Signals between threads: what one says in compiled rules another hears, and only one of two who swap does."""

from __future__ import annotations

from threading import Thread

from sobremesa.kernel.compiled import rule
from sobremesa.kernel.signals import Signals, heard, new_signals, processor, say, swap

ROUNDS = 20_000


@rule
def pass_the_ball(signals: Signals, mine: int, rounds: int) -> None:
    for _ in range(rounds):
        while not swap(signals, 0, mine, 2):
            pass
        signals[1, 0] += 1
        say(signals, 0, 1 - mine)


@rule
def note_processor(signals: Signals, row: int) -> None:
    signals[row, 0] = processor()


@rule
def stands_at(signals: Signals, row: int) -> int:
    return heard(signals, row)


def test_what_was_written_before_a_signal_is_seen_after_it() -> None:
    signals = new_signals(2)
    other = Thread(target=pass_the_ball, args=(signals, 1, ROUNDS))
    other.start()
    pass_the_ball(signals, 0, ROUNDS)
    other.join()
    assert stands_at(signals, 1) == 2 * ROUNDS
    assert stands_at(signals, 0) == 0


def test_a_swap_of_what_does_not_stand_there_changes_nothing() -> None:
    signals = new_signals(1)
    assert not swap(signals, 0, 1, 2)
    assert swap(signals, 0, 0, 7)
    assert heard(signals, 0) == 7


def test_a_thread_knows_its_processor_where_the_system_tells(only_processor: int) -> None:
    signals = new_signals(1)
    note_processor(signals, 0)
    assert stands_at(signals, 0) == only_processor

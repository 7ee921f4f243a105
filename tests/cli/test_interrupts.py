"""Ctrl-C comes at any moment: what was counted was written."""

import os
import signal
import threading
from collections.abc import Iterator

import pytest

from sobremesa.cli.interrupts import together


@pytest.fixture(autouse=True)
def interrupts_are_heard() -> Iterator[None]:
    """A shell starts what runs in the background deaf to them."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_a_game_was_counted_that_an_interrupt_kept_from_being_written() -> None:
    done: list[str] = []

    def count_and_write() -> None:
        with together():
            done.append("counted")
            os.kill(os.getpid(), signal.SIGINT)
            done.append("written")

    with pytest.raises(KeyboardInterrupt):
        count_and_write()
    assert done == ["counted", "written"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_without_an_interrupt_nothing_is_different() -> None:
    with together():
        inside = signal.getsignal(signal.SIGINT)
    assert inside is not signal.default_int_handler
    with pytest.raises(ValueError, match="as it was"), together():
        raise ValueError("as it was")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_other_threads_are_left_alone() -> None:
    seen: list[object] = []

    def work() -> None:
        with together():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert seen == [signal.default_int_handler]

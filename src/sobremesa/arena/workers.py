"""Where blocks are played: here, in several processes, or on Ray; always handed out in their order."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context

from .playing import BlockPlayed, play_block
from .tournament import Tournament

Blocks = Generator[BlockPlayed, None, None]


class WorkersFailed(RuntimeError):
    """Those who played are gone; said in words."""


def play_here(tournament: Tournament, numbers: Iterable[int]) -> Blocks:
    for number in numbers:
        yield play_block(tournament, number)


def play_in_processes(tournament: Tournament, numbers: Iterable[int], jobs: int) -> Blocks:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    left = iter(numbers)
    waiting: deque[Future[BlockPlayed]] = deque()
    try:
        while True:
            with _interrupts_held():
                for number in islice(left, 2 * jobs - len(waiting)):
                    waiting.append(pool.submit(play_block, tournament, number))
            if not waiting:
                return
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise WorkersFailed("a process that played games died; `--jobs 1` may tell more") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children() if waiting else ():
            worker.terminate()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """New processes inherit that interrupts are held back; one that comes meanwhile is delivered afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

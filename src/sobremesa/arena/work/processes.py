"""Work shared out among processes of this machine; what they bring back is handed on in the order it was given out."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


class WorkersFailed(RuntimeError):
    """Those who played are gone; said in words."""


def share_out(work: Callable[[Task], Done], tasks: Iterator[Task], jobs: int) -> Generator[Done, None, None]:
    """Tasks are drawn as somebody gets ready for them; whoever still works when the caller has enough is stopped."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    waiting: deque[Future[Done]] = deque()
    ended = False
    try:
        while not ended:
            with _interrupts_held():
                waiting.extend(pool.submit(work, task) for task in islice(tasks, 2 * jobs - len(waiting)))
            ended = not waiting
            if waiting:
                yield waiting.popleft().result()
    except BrokenProcessPool:
        raise WorkersFailed("a process that played games died; `--jobs 1` may tell more") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        if not ended:
            for worker in active_children():
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

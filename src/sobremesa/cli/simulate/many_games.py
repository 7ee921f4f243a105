"""Plays the games of a plan, here or in several processes, and hands out their outcomes in order."""

from __future__ import annotations

import signal
import time
import traceback
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context

from .one_game import Outcome, Plan, play_one

CHUNK_SECONDS = 0.5
MOST_IN_CHUNK = 100


class GameFailed(RuntimeError):
    """A bot or the rules broke down; carries the number of the game and the traceback."""


def play_all(plan: Plan, games: int, jobs: int) -> Generator[Outcome, None, None]:
    if jobs == 1:
        return (outcome for number in range(games) for outcome in play_chunk(plan, number, number + 1))
    return _play_in_processes(plan, games, jobs)


def play_chunk(plan: Plan, first: int, end: int) -> list[Outcome]:
    return [_play_safely(plan, number) for number in range(first, end)]


def _play_safely(plan: Plan, number: int) -> Outcome:
    try:
        return play_one(plan, number)
    except Exception:
        raise GameFailed(f"game {number} (seed {plan.seed}/{number}) broke down\n{traceback.format_exc()}") from None


def _play_in_processes(plan: Plan, games: int, jobs: int) -> Generator[Outcome, None, None]:
    """Chunks grow with the speed seen, so that every process reports a few times a second."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    waiting: deque[Future[list[Outcome]]] = deque()
    handed, done, began = 0, 0, time.monotonic()
    try:
        while done < games:
            with _interrupts_held():
                while handed < games and len(waiting) < 2 * jobs:
                    end = min(games, handed + _chunk(done / (time.monotonic() - began) / jobs if done else 0))
                    waiting.append(pool.submit(play_chunk, plan, handed, end))
                    handed = end
            outcomes = waiting.popleft().result()
            done += len(outcomes)
            yield from outcomes
    except BrokenProcessPool:
        raise GameFailed("a process that played games died; `--jobs 1` may tell more") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children() if done < games else ():
            worker.terminate()


def _chunk(games_per_second: float) -> int:
    return max(1, min(MOST_IN_CHUNK, round(games_per_second * CHUNK_SECONDS)))


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

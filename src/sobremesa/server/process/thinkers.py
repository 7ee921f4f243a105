"""Threads in which bots think. Those who play with people, or are watched, are asked first."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

Told = TypeVar("Told")
Job = tuple[Future[Any], Callable[[], Any]]


class Thinkers:
    def __init__(self, threads: int) -> None:
        self._urgent: deque[Job] = deque()
        self._patient: deque[Job] = deque()
        self._news = threading.Condition()
        self._is_closed = False
        for number in range(threads):
            threading.Thread(target=self._work, name=f"bot_{number}", daemon=True).start()

    def submit(self, think: Callable[[], Told], can_wait: bool = False) -> Future[Told]:
        job: Future[Told] = Future()
        with self._news:
            (self._patient if can_wait else self._urgent).append((job, think))
            self._news.notify()
        return job

    def close(self) -> None:
        """No thought is begun any more; whoever waits for one is told so."""
        with self._news:
            self._is_closed = True
            for job, _ in (*self._urgent, *self._patient):
                job.cancel()
            self._news.notify_all()

    def leave(self) -> None:
        """Threads that do not come back are left to themselves; the others end when nothing waits for them."""
        with self._news:
            self._is_closed = True
            self._news.notify_all()

    def _work(self) -> None:
        while (taken := self._next()) is not None:
            job, think = taken
            if not job.set_running_or_notify_cancel():
                continue
            try:
                job.set_result(think())
            except BaseException as error:
                job.set_exception(error)

    def _next(self) -> Job | None:
        with self._news:
            while not self._urgent and not self._patient:
                if self._is_closed:
                    return None
                self._news.wait()
            return self._urgent.popleft() if self._urgent else self._patient.popleft()

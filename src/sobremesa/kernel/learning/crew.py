"""Threads that look after the shares of a batch, each after its own; the first share is the caller's."""

from __future__ import annotations

import time
import weakref
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from threading import Lock, Thread
from timeit import repeat
from typing import Any

from ..compiled import straight
from .share import Share
from .wishes import (
    ASLEEP,
    FOUND,
    GIVEN,
    IN_PYTHON,
    LEAVE,
    PATIENCE,
    SLEEP,
    STANDING,
    alone,
    finish,
    give,
    is_done,
    is_under_way,
)

NAP = 0.0001
"""How long whoever wished sleeps, in seconds, when the other takes long; the system adds half as much."""
LISTENING = 0.0002
"""How long whoever waits looks before sleeping. Longer than a nap: else the one wakes up when the other has fallen
asleep, and that one is woken so late that the first naps again, for ever."""
PROBE = 100_000
Work = Callable[[Share], Any]
_give, _finish = straight(give), straight(finish)
_is_done, _is_under_way = straight(is_done), straight(is_under_way)


@cache
def looks_a_second() -> float:
    signals = alone()
    signals[STANDING, 0], signals[PATIENCE, 0] = GIVEN, PROBE
    return PROBE / min(repeat(lambda: _is_done(signals), number=1))


class Hand:
    """One thread with its share. It stays in compiled rules while steps follow each other, and sleeps when none do."""

    def __init__(self, share: Share) -> None:
        self._share, self.signals = share, share.signals
        self.signals[STANDING, 0] = ASLEEP
        self.signals[PATIENCE, 0] = int(LISTENING * looks_a_second())
        self._bell = Lock()
        self._bell.acquire()
        self._work: Work | None = None
        self._trouble: BaseException | None = None
        self._is_home = False
        self.thread = Thread(target=self._serve, daemon=True)
        self.thread.start()

    def begin(self, wish: int, seat: int = 0, work: Work | None = None) -> None:
        if self._is_home:
            raise RuntimeError("a batch that was closed makes no more steps")
        self._wait()  # for what nobody waited for, because of an interrupt
        self._is_home = wish == LEAVE
        self._work = work
        if _give(self.signals, wish, seat):
            self._bell.release()

    def end(self) -> int:
        """What it found."""
        self._wait()
        trouble, self._trouble, self._work = self._trouble, None, None
        if trouble is not None:
            raise trouble
        return int(self.signals[FOUND, 0])

    def _wait(self) -> None:
        while not _is_done(self.signals):
            time.sleep(NAP)

    def _serve(self) -> None:
        wish = SLEEP
        while wish != LEAVE:
            if wish == SLEEP:
                self._bell.acquire()
            else:
                self._do()
            wish = self._share.attend()

    def _do(self) -> None:
        try:
            assert self._work
            self._work(self._share)
        except BaseException as trouble:
            self._trouble = trouble
        _finish(self.signals)


class Crew:
    def __init__(self, shares: Sequence[Share]) -> None:
        self._first, *others = shares
        self._hands = [Hand(share) for share in others]
        self.close = weakref.finalize(self, _send_home, self._hands)

    def fulfil(self, wish: int, seat: int = 0) -> Iterator[int]:
        """In all shares at once; what each found, one by one: the caller's own first, the others still at it."""
        for hand in self._hands:
            hand.begin(wish, seat)
        yield self._first.fulfil(wish, seat)
        for hand in self._hands:
            yield hand.end()

    def do(self, work: Work) -> None:
        """In all shares at once, in Python and from there in compiled rules."""
        for hand in self._hands:
            hand.begin(IN_PYTHON, work=work)
            _is_under_way(hand.signals)
        work(self._first)
        for hand in self._hands:
            hand.end()


def _send_home(hands: list[Hand]) -> None:
    for hand in hands:
        hand.begin(LEAVE)

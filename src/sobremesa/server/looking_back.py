"""The coach beside the server: finished games are looked back at in a process of its own, one after the other."""

from __future__ import annotations

import asyncio
import signal
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from ..contract.game import Document
from .refusals import Refused

KEPT = 200
WAITING = 20

Key = tuple[str, bool]


class LookingBack:
    """What was found is kept for those who ask again; who asks for the same at the same time waits for one answer."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._found: OrderedDict[Key, Document] = OrderedDict()
        self._asked: dict[Key, asyncio.Future[Document]] = {}

    async def at(self, table: str, record: Document, whole: bool) -> Document:
        key = (table, whole)
        if key in self._found:
            self._found.move_to_end(key)
            return self._found[key]
        if key not in self._asked:
            if len(self._asked) >= WAITING:
                raise Refused("server_full")
            self._asked[key] = asyncio.ensure_future(self._look(key, record))
        return await asyncio.shield(self._asked[key])

    async def _look(self, key: Key, record: Document) -> Document:
        try:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._coach(), look_back, record, key[1])
        except BrokenProcessPool:
            self._pool = None
            raise Refused("server_error") from None
        finally:
            del self._asked[key]
        if isinstance(found, str):
            raise Refused("no_analysis")
        self._found[key] = found
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        return found

    def _coach(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_leave_signals_alone)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _leave_signals_alone() -> None:
    """Whoever ends the server ends the coach."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def look_back(record: Document, whole: bool) -> Document | str:
    """In the coach's process; why it cannot be done, if it cannot."""
    from ..coach import NotAnalysed, analyse

    try:
        return analyse(record, whole=whole).document()
    except NotAnalysed as error:
        return str(error)

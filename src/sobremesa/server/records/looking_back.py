"""The coach beside the server, in processes of its own: finished games are looked back at, and a seat is advised."""

from __future__ import annotations

import asyncio
import signal
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import asdict
from multiprocessing import get_context
from typing import Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from ...coach.version import version
from ...contract.game import Document, Step
from ..refusals import Refused
from ..store.analyses import Analyses, Look

KEPT = 200
WAITING = 20
AT_ONCE = 2
"""While a game is looked back at, a seat can still be advised."""


class Asked(NamedTuple):
    """A moment of a game, and the seat that asks about it; an action in words or parts, if it is about one."""

    game: str
    players: int
    options: Document
    start: Document
    position: Document | None
    steps: list[Step]
    seat: int
    action: str | Document | None


class LookingBack:
    """What was found is kept for those who ask again; who asks for the same at the same time waits for one answer."""

    def __init__(self, kept: Analyses) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._kept = kept
        self._found: OrderedDict[Look, Document] = OrderedDict()
        self._asked: dict[Look, asyncio.Future[Document]] = {}
        self._advised = 0
        self._shares: Any = [0.0] * WAITING
        self._places: dict[Look, int] = {}

    async def at(self, table: str, record: Document, whole: bool) -> Document:
        key = Look(table, whole)
        if key in self._found:
            self._found.move_to_end(key)
            return self._found[key]
        if key not in self._asked:
            if len(self._asked) >= WAITING:
                raise Refused("server_full")
            self._asked[key] = asyncio.ensure_future(self._look(key, record))
        return await asyncio.shield(self._asked[key])

    def share(self, table: str) -> float | None:
        """How much of a whole look is done; None if nobody is looking."""
        place = self._places.get(Look(table, True))
        return None if place is None else float(self._shares[place])

    async def advice(self, asked: Asked) -> Document:
        """What the coach would do in a seat's place, and what the action asked about would cost."""
        if len(self._asked) + self._advised >= WAITING:
            raise Refused("server_full")
        self._advised += 1
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._coach(), advise_seat, asked)
        except BrokenProcessPool:
            self._pool = None
            raise Refused("server_error") from None
        finally:
            self._advised -= 1
        if found is None:
            raise Refused("no_advice")
        return found

    async def _look(self, key: Look, record: Document) -> Document:
        try:
            found = await self._kept_or_new(key, record)
        except BrokenProcessPool:
            self._pool = None
            raise Refused("server_error") from None
        finally:
            del self._asked[key]
        self._found[key] = found
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        return found

    async def _kept_or_new(self, key: Look, record: Document) -> Document:
        """What is kept with the game holds as long as the coach and its weights are the same."""
        now = version(record["game"])
        kept = await self._kept.found(key, now)
        if kept is not None:
            return kept
        found = await self._new(key, record)
        if isinstance(found, str):
            raise Refused("no_analysis")
        with suppress(SQLAlchemyError):  # it can be found anew
            await self._kept.keep(key, now, found)
        return found

    async def _new(self, key: Look, record: Document) -> Document | str:
        coach, place = self._coach(), min(set(range(WAITING)) - set(self._places.values()))
        self._places[key], self._shares[place] = place, 0.0
        try:
            return await asyncio.get_running_loop().run_in_executor(coach, look_back, record, key.whole, place)
        finally:
            del self._places[key]

    def _coach(self) -> ProcessPoolExecutor:
        """With a place in memory where it says how much is done."""
        if self._pool is None:
            new = get_context("spawn")
            self._shares = new.RawArray("d", WAITING)
            self._pool = ProcessPoolExecutor(AT_ONCE, mp_context=new, initializer=_begin, initargs=(self._shares,))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


SHARES: list[Any] = []
"""In the coach's process: where it says how much is done."""


def _begin(shares: Any) -> None:
    """Whoever ends the server ends the coach."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    SHARES[:] = [shares]


def look_back(record: Document, whole: bool, place: int) -> Document | str:
    """In the coach's process; why it cannot be done, if it cannot."""
    from ...coach import NotAnalysed, analyse

    def tell(share: float) -> None:
        SHARES[0][place] = share

    try:
        return analyse(record, whole=whole, progress=tell).document()
    except NotAnalysed as error:
        return str(error)


def advise_seat(asked: Asked) -> Document | None:
    """In the coach's process; None where nothing can be chosen or the coach has no opinion."""
    from ...coach.advising import advise
    from ...coach.judges import judge_for
    from ...contract.dice import Seeded
    from ...contract.errors import IllegalAction
    from ...contract.match import begun
    from ...games import rules

    match = begun(rules(asked.game), asked.players, asked.options, asked.start, Seeded("coach"), asked.position)
    for actor, action in asked.steps:
        match.replay_step(actor, action)
    judge = judge_for(match)
    if judge is None:
        return None
    try:
        chosen = None if asked.action is None else match.game.number_of(match.board, asked.action)
        found = advise(judge, match, asked.seat, chosen)
    except IllegalAction:
        return None
    return None if found is None else asdict(found)

"""A table and its keeper's habits: one at a time, judge, append, commit, and only then tell.

The other modules of this folder are the things that can happen at a table; they all end in `append`.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

from ..fairness import Proof
from ..limits import Bucket
from ..logs import trouble
from ..services import Services
from ..store import TableRow
from .charter import Charter
from .document import table_document
from .game_at_play import GameAtPlay
from .history import History, Told
from .row import CHAT, GAME, Body, Row, encode, now_ms
from .state import OVER, PERSON, Seat, State
from .telling import Teller

Answer = int | dict[str, Any]
"""The row an action became, or how it was refused."""


class Listener(Protocol):
    """A device at the table."""

    seats: dict[int, int]
    """The seats it holds, each with the generation of its token."""

    def send(self, frame: bytes) -> None: ...
    def drop(self, code: int) -> None: ...


class Table:
    def __init__(self, made: TableRow, services: Services) -> None:
        self.made = made
        self.id = made.id
        self.services = services
        self.charter = msgspec.json.decode(made.charter, type=Charter)
        self.state = State([Seat(number) for number in range(self.charter.players)], Proof.of(made.secret))
        self.play: GameAtPlay | None = None
        self.history = History()
        self.answers: dict[tuple[int, str], Answer] = {}
        self.codes: dict[str, tuple[int, float]] = {}
        self.listeners: set[Listener] = set()
        self.last_company = time.monotonic()
        self.turn = asyncio.Lock()
        """Held by whoever changes the table, from judging to telling."""
        self.seq = 0
        self.epoch = secrets.token_hex(4)
        self.is_lost = False
        """The store refused a row: this object no longer tells the truth and must be loaded anew."""
        self.is_attended = False
        """Whether bots and time run beside the game."""
        self.summary = b""
        self._act_buckets: dict[int, Bucket] = {}
        self._chat_buckets: dict[int, Bucket] = {}
        self.changed = asyncio.Event()
        """Set at the next row."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_preparing(self) -> bool:
        """Whether a game should be going on but its rules are not ready."""
        return self.play is None and self.state.name in ("starting", "playing", "paused")

    def document(self) -> dict[str, Any]:
        return table_document(self)

    async def append(self, kind: str, body: Body, seat: int | None = None, client: str | None = None) -> Row:
        """Adds a row; its effects on the game at play have already happened. The caller has the turn."""
        row = Row(self.seq + 1, now_ms(), kind, seat, client, body)
        was = self.state.name
        self.state.take(row)
        matters = kind not in (GAME, CHAT) or self.state.name != was
        document = self.document() if matters else None
        await self._commit(row, document)
        self.seq = row.seq
        if client is not None and seat is not None:
            self.answers[seat, client] = row.seq
        self._tell(row, document)
        self.changed.set()
        self.changed = asyncio.Event()
        return row

    async def _commit(self, row: Row, document: dict[str, Any] | None) -> None:
        summary = None
        if document is not None:
            self.summary = encode(document)
            summary = {"table_id": self.id, "state": self.state.name, "summary": self.summary.decode()}
        try:
            await self.services.writer.write(rows=[row.columns(self.id)], summary=summary)
        except BaseException:
            self.lose()
            raise

    def _tell(self, row: Row, document: dict[str, Any] | None) -> None:
        told = self._encode(row, document)
        self.history.full.append(told)
        frames: dict[tuple[int, ...], bytes] = {}
        for listener in self.listeners:
            seats = tuple(listener.seats)
            frame = frames.get(seats)
            if frame is None:
                frame = frames[seats] = told.frame(seats)
            listener.send(frame)

    def _encode(self, row: Row, document: dict[str, Any] | None) -> Told:
        """A row in full; it is noted in the log people read on the way."""
        inside, own_events = self.note(row)
        head = b'{"type":"update",%b,"public":{%b' % (self._stamp(row), inside)
        own: dict[int, bytes] = {}
        if row.kind == GAME:
            head += self._view(row)
            own = {seat: self._own(seat, own_events) for seat in self._teller.seats}
        if document is not None:
            head += b',"table":' + encode(document)
        return Told(row.seq, head + b"}", own)

    def note(self, row: Row) -> tuple[bytes, dict[int, bytes]]:
        """Puts a row into the log people read; what everybody reads, and what single seats read instead."""
        own_events: dict[int, bytes] = {}
        if row.kind == GAME:
            inside = self._events(row)
            seen = {seat: self._teller.events_of(seat) for seat in self._teller.seats}
            own_events = {seat: events for seat, events in seen.items() if events is not None}
        else:
            inside = encode(row.shown())[1:-1]
        self.history.note(row.seq, b"{%b,%b}" % (self._stamp(row), inside), own_events)
        return inside, own_events

    @property
    def _teller(self) -> Teller:
        assert self.play is not None
        return self.play.teller

    def _stamp(self, row: Row) -> bytes:
        return b'"seq":%d,"at":%d,"kind":"%b"' % (row.seq, row.at, row.kind.encode())

    def _events(self, row: Row) -> bytes:
        events = self._teller.events_of(None) or b"[]"
        return b'"seat":%b,"how":"%b","events":%b' % (encode(row.seat), row.body["how"].encode(), events)

    def _view(self, row: Row) -> bytes:
        assert self.play is not None
        view = b"," + encode({**self._teller.public(), "deadlines": self.deadlines()})[1:-1]
        if row.body["how"] == "start":
            view += b',"board":' + encode(self.play.match.game.board_document(self.play.match.board))
        return view

    def _own(self, seat: int, own_events: dict[int, bytes]) -> bytes:
        events = b',"events":' + own_events[seat] if seat in own_events else b""
        return b"{" + self._teller.own(seat) + events + b"}"

    def deadlines(self) -> dict[str, int]:
        return {str(seat): at for seat, at in self.state.deadlines.items()}

    def say(self, message: dict[str, Any]) -> None:
        """Tells all devices something that is not part of the log."""
        frame = encode(message)
        for listener in self.listeners:
            listener.send(frame)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            try:
                raise error
            except Exception:
                trouble("something at a table failed", table=self.id)

    def lose(self) -> None:
        self.is_lost = True
        self.close(1012)

    def close(self, code: int) -> None:
        """Ends everything this object does; the log stays."""
        current = asyncio.current_task()
        for task in list(self._tasks):
            if task is not current:
                task.cancel()
        for listener in list(self.listeners):
            listener.drop(code)

    def may_act(self, seat: int) -> bool:
        limits = self.services.settings.limits
        fresh = Bucket(limits.frames_per_second, limits.frames_at_once)
        return self._act_buckets.setdefault(seat, fresh).take()

    def may_chat(self, seat: int) -> bool:
        limits = self.services.settings.limits
        return self._chat_buckets.setdefault(seat, Bucket(1 / limits.chat_seconds, limits.chats_at_once)).take()

    def persons_here(self) -> set[int]:
        return {seat for listener in self.listeners for seat in listener.seats}

    @property
    def is_over(self) -> bool:
        return self.state.name in OVER

    @property
    def has_people(self) -> bool:
        """Whether anybody plays who is not a bot."""
        return any(seat.kind == PERSON and not seat.away for seat in self.state.seats)

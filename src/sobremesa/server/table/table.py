"""A table and its keeper's habits: one at a time, judge, append, commit, and only then tell.

The other modules of this folder are the things that can happen at a table; they all end in `append`.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from ...games import game as label_of
from ..fairness import Proof
from ..limits import Bucket
from ..logs import trouble
from ..refusals import Refused
from ..services import Services
from ..store import TableRow
from .answers import Answers
from .charter import Charter
from .document import table_document
from .encoding import Entry, in_frames
from .game_at_play import GameAtPlay
from .history import History, Told
from .notice import notice
from .play_time import PlayTime
from .row import CHAT, GAME, Body, Row, encode, now_ms
from .state import OVER, PERSON, PLAYING, Seat, State

if TYPE_CHECKING:
    from ..real_time.docket import Docket


class Listener(Protocol):
    """A device at the table."""

    seats: dict[int, int]
    """The seats it holds, each with the generation of its token."""

    @property
    def rtt(self) -> float | None:
        """Milliseconds there and back, as measured here."""

    def send(self, frame: bytes) -> None: ...
    def measure(self) -> None: ...
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
        self.untold: list[Entry] = []
        self.answers = Answers()
        self.listeners: set[Listener] = set()
        self.last_company = time.monotonic()
        self.turn = asyncio.Lock()
        """Held by whoever changes the table, from judging to telling."""
        self.time = PlayTime()
        self.is_real_time = label_of(made.game).real_time
        self.docket: Docket | None = None
        self.has_pulse, self.fresh_beats = False, 0
        self.seq = 0
        self.epoch = secrets.token_hex(4)
        self.is_lost = False
        """The store refused a row, or the table was let go: this object may no longer tell the truth."""
        self.is_attended = False
        """Whether bots and time run beside the game."""
        self.summary = b""
        self.sat_from: dict[int, str] = {}
        """The address from which each seat was taken, as far as it is known."""
        self._change_buckets: dict[int, Bucket] = {}
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
        self.tell_waiting()
        entry = self.enter(kind, body, seat, client)
        committed = self._committing([entry])
        try:
            told = in_frames(self.history, entry, is_last=True)  # while the disk works
        finally:
            await self._on_disk(committed)
        self._tell([told])
        self._post([entry])
        return entry.row

    def enter(self, kind: str, body: Body, seat: int | None = None, client: str | None = None) -> Entry:
        """A new row, not yet on disk: nobody may hear of it before it has been committed. The caller has the turn."""
        if self.is_lost:
            raise Refused("server_error")
        row = Row(self.seq + 1, now_ms(), kind, seat, client, body)
        was, self.seq = self.state.name, row.seq
        self.state.take(row)
        self.run_time()
        if client is not None and seat is not None:
            self.answers.accept(seat, client, row.seq)
        matters = kind not in (GAME, CHAT) or self.state.name != was
        telling = self.play.teller.telling() if kind == GAME and self.play is not None else None
        document = self.document() if matters else None
        moment = {"began": self.began()} if self.is_real_time else {}
        return Entry(row, document, telling, self.state.deadlines, moment)

    async def commit(self, entries: list[Entry]) -> None:
        """Puts rows on disk together, all or none. They are told soon, with those that follow meanwhile."""
        await self._on_disk(self._committing(entries))
        self.untold += entries
        self._post(entries)
        self.services.patience.put(self.tell_waiting)

    def tell_waiting(self) -> None:
        """Tells the rows that are on disk and nobody has heard of, together."""
        entries, self.untold = self.untold, []
        if entries:
            self._tell([in_frames(self.history, entry, entry is entries[-1]) for entry in entries])

    def _committing(self, entries: list[Entry]) -> asyncio.Future[None]:
        summary = None
        for entry in entries:
            if entry.document is not None:
                self.summary = encode(notice(entry.document))
                summary = {"table_id": self.id, "state": entry.document["state"], "summary": self.summary.decode()}
        return self.services.writer.write(rows=[entry.row.columns(self.id) for entry in entries], summary=summary)

    async def _on_disk(self, committed: asyncio.Future[None]) -> None:
        try:
            await committed
        except BaseException:
            self.lose()
            raise

    def _tell(self, rows: list[Told]) -> None:
        for told in rows:
            self.history.tell(told)
            frames: dict[tuple[int, ...], bytes] = {}
            for listener in self.listeners:
                seats = tuple(listener.seats)
                frame = frames.get(seats)
                if frame is None:
                    frame = frames[seats] = told.frame(seats)
                listener.send(frame)
        self.changed.set()
        self.changed = asyncio.Event()
        if self.docket is not None:
            self.docket.look()

    def _post(self, entries: list[Entry]) -> None:
        """Shows the lobby what has changed."""
        for entry in entries:
            if entry.document is not None and not self.made.private:
                self.services.noticeboard.put(notice(entry.document))

    def run_time(self) -> None:
        """Time of play goes on while the game is played here, and only then."""
        if self.state.name != PLAYING:
            self.time.stop(self.state.time)
        elif self.play is not None and not self.time.is_going:
            self.time.go(self.state.time)
            self.state.time_at = now_ms()  # what went by while no server ran is no play

    def began(self) -> int | None:
        """When time of play was 0, by the server's clock; None while it stands still."""
        return now_ms() - int(self.time.now()) if self.time.is_going else None

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

    def let_go(self) -> None:
        """Nobody needs this object any more; whoever comes loads the table anew."""
        self.is_lost = True
        self.close(1001)

    def lose(self) -> None:
        self.is_lost = True
        self.close(1012)

    def close(self, code: int) -> None:
        """Ends everything this object does; the log stays."""
        if self.docket is not None:
            self.docket.close()
            self.docket = None  # a circle would wait for the garbage collector
        current = asyncio.current_task()
        for task in list(self._tasks):
            if task is not current:
                task.cancel()
        for listener in list(self.listeners):
            listener.drop(code)

    def may_act(self, seat: int) -> bool:
        bucket = self._act_buckets.get(seat)
        if bucket is None:
            bucket = self._act_buckets[seat] = self.services.settings.limits.acts(self.is_real_time)
        return bucket.take()

    def may_change(self, seat: int) -> bool:
        limits = self.services.settings.limits
        return self._change_buckets.setdefault(seat, Bucket(limits.changes_per_second, limits.changes_at_once)).take()

    def may_chat(self, seat: int) -> bool:
        limits = self.services.settings.limits
        return self._chat_buckets.setdefault(seat, Bucket(1 / limits.chat_seconds, limits.chats_at_once)).take()

    def persons_here(self) -> set[int]:
        return {seat for listener in self.listeners for seat in listener.seats}

    @property
    def is_over(self) -> bool:
        return self.state.name in OVER

    @property
    def is_alone(self) -> bool:
        """Whether nobody plays here and nobody watches."""
        return not self.listeners and not self.has_people

    @property
    def has_people(self) -> bool:
        """Whether anybody plays who is not a bot."""
        return any(seat.kind == PERSON and not seat.away for seat in self.state.seats)

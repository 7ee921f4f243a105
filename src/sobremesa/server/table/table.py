"""A table: what is known of it here, and its one way of changing: enter rows, put them on disk, tell them.

Whatever changes a table comes through its keeper's mailbox; the other modules of this folder are what can happen.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from ...games import game as label_of
from ..entrance.limits import Bucket
from ..operating.logs import trouble
from ..records.fairness import Proof
from ..refusals import Refused
from ..services import Services
from ..store import Fence, TableRow
from .keeper import Keeper, Policy
from .log.answers import Answers
from .log.charter import Charter
from .log.events import CHAT, GAME, Body
from .log.row import Row, encode, now_ms
from .log.state import FINISHED, OVER, PERSON, PLAYING, Seat, State
from .play.clock import Alarm
from .play.game_at_play import GameAtPlay
from .play.play_time import PlayTime
from .telling.announcing import announce_turns
from .telling.document import presence, table_document
from .telling.encoding import Audience, Entry, Followed, by_name, in_frames
from .telling.history import FULL_MS, History, Told
from .telling.notice import notice

if TYPE_CHECKING:
    from .play.bots_at_table import BotsAtTable

GONE_KEPT = 12
AT_ONCE = 12
"""In real time so many rows share a commit at most: other tables wait while they are described."""


class Listener(Protocol):
    """A device at the table."""

    seats: dict[int, int]
    """The seats it holds, each with the generation of its token."""
    follows_changes: bool
    """Whether it is told what has changed, and not the whole view again and again."""

    @property
    def rtt(self) -> float | None:
        """Milliseconds there and back, as measured here."""

    def send(self, frame: bytes) -> None: ...
    def measure(self) -> None: ...
    def drop(self, code: int) -> None: ...


class Gone(NamedTuple):
    """A device that was here, for as long as what it missed is kept."""

    at: float
    follows_changes: bool
    seats: dict[int, int]


class Table:
    def __init__(self, made: TableRow, services: Services) -> None:
        self.made = made
        self.id = made.id
        self.services = services
        self.charter = msgspec.json.decode(made.charter, type=Charter)
        self.state = State([Seat(number) for number in range(self.charter.players)], Proof.of(made.secret))
        self.is_real_time = label_of(made.game).real_time
        self.keeper = Keeper(self, self._policy())
        self.play: GameAtPlay | None = None
        self.history = History()
        self.followed = Followed()
        self.entered: list[Entry] = []
        """Rows that are not on disk yet."""
        self.untold: list[Entry] = []
        """Rows that are on disk, or on the way there, and that nobody has heard of."""
        self.answers = Answers()
        self.listeners: set[Listener] = set()
        self.last_company = time.monotonic()
        self._taken_up = time.monotonic()
        self._last_here: dict[int, float] = {}
        """When a device of a seat last went, or lost it."""
        self.time = PlayTime()
        self.has_pulse, self.fresh_beats = False, 0
        self.seq = 0
        self.epoch = secrets.token_hex(4)
        self.lease: int | None = None
        """The number under which it is kept here, where there are several nodes."""
        self.is_lost = False
        """The store refused a row, or the table was let go: this object may no longer tell the truth."""
        self._lost_at: float | None = None
        self.bots: BotsAtTable | None = None
        """Who asks the bots, while a game is on."""
        self.summary = b""
        self.sat_from: dict[int, str] = {}
        """The address from which each seat was taken, as far as it is known."""
        self._buckets: dict[tuple[str, int], Bucket] = {}
        self.changed = asyncio.Event()
        """Set at the next row."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._frames: list[Told] | None = []
        self._notices: list[dict[str, Any]] = []
        """What the lobby will show."""
        self._effects: list[Callable[[], None]] = []
        self._gone: list[Gone] = []

    def _policy(self) -> Policy:
        """Commit each, or commit together: all that a table in real time does differently."""
        if self.is_real_time:
            from .real_time.docket import Docket

            return Policy(Docket(), AT_ONCE, tells_soon=True)
        return Policy(Alarm(), 1)

    @property
    def is_preparing(self) -> bool:
        """Whether a game should be going on but its rules are not ready."""
        return self.play is None and self.state.name in ("starting", "playing", "paused")

    @property
    def answer_seconds(self) -> float:
        """How long a bot waits for the answers of people it has asked."""
        wanted = self.charter.answers
        return self.services.settings.bot_courtesy if wanted is None else wanted

    def document(self) -> dict[str, Any]:
        return table_document(self)

    def enter(self, body: Body, seat: int | None = None, client: str | None = None) -> Row:
        """A new row, not yet on disk: nobody hears of it before. Its effects on the game have already happened."""
        if self.is_lost:
            raise Refused("server_error")
        row = Row(self.seq + 1, now_ms(), body.kind, seat, client, body)
        was, awaited, asked_until, self.seq = self.state.name, self.state.awaited, self.state.deadlines, row.seq
        self.state.take(row.at, body)
        if row.kind == GAME:
            announce_turns(self, awaited)
        self.run_time()
        if client is not None and seat is not None:
            self.answers.accept(seat, client, row.seq)
        matters = row.kind not in (GAME, CHAT) or self.state.name != was
        if self.state.name != was:
            self._note_for_ratings()
        telling = self.play.teller.take_telling() if row.kind == GAME and self.play is not None else None
        document = self.document() if matters else None
        moment: dict[str, Any] = {"began": self.began()} if self.is_real_time else {}
        if row.kind != GAME and self.state.deadlines != asked_until:
            moment["deadlines"] = by_name(self.state.deadlines)
        self.entered.append(Entry(row, document, telling, self.state.deadlines, moment))
        return row

    def _note_for_ratings(self) -> None:
        """A game that counts has begun, or is over."""
        ratings = self.services.ratings
        if ratings.counts(self) and self.state.name in (PLAYING, FINISHED):
            note = ratings.rate if self.state.name == FINISHED else ratings.expect
            self.afterwards(lambda: self.spawn(note(self)))

    def afterwards(self, effect: Callable[[], None]) -> None:
        """What follows from the rows just entered, when they are on disk and have been told."""
        self._effects.append(effect)

    @property
    def has_effects(self) -> bool:
        return bool(self._effects)

    def commit(self) -> asyncio.Future[None] | None:
        """Puts what was entered on disk, all or none; None if there is nothing."""
        entries, self.entered = self.entered, []
        if not entries:
            return None
        committed = self._committing(entries)
        if self.keeper.policy.tells_soon:
            self.untold += entries
        else:
            self._frames = self._described(entries)  # while the disk works
        if not self.made.private:
            self._notices += [notice(entry.document) for entry in entries if entry.document is not None]
        return committed

    def tell_committed(self) -> None:
        """What was committed is on disk now."""
        notices, self._notices = self._notices, []
        for changed in notices:
            self.services.noticeboard.put(changed)
        if self._frames is None:
            return self.lose()
        frames, self._frames = self._frames, []
        if frames:
            self._tell(frames)
        if self.untold:
            self.services.patience.put(self.tell_waiting)
        effects, self._effects = self._effects, []
        if effects:
            self.tell_waiting()
        for effect in effects:
            effect()

    def tell_waiting(self) -> None:
        """Tells the rows that are on disk and nobody has heard of, together."""
        if self.untold and not self.is_lost:
            entries, self.untold = self.untold, []
            frames = self._described(entries)
            if frames is None:
                return self.lose()
            self._tell(frames)

    def _described(self, entries: list[Entry]) -> list[Told] | None:
        """None if that fails: then the log says it anew."""
        last = next((entry for entry in reversed(entries) if entry.telling is not None), None)
        began, figures = time.perf_counter(), self.services.figures
        try:
            audience = self._audience()
            told = [in_frames(self.history, entry, entry is last, self.followed, audience) for entry in entries]
        except Exception:
            trouble("a row cannot be told", table=self.id)
            return None
        figures.note_rows(self.made.game, [entry.row for entry in entries])
        figures.describing.observe(time.perf_counter() - began)
        return told

    def _audience(self) -> Audience:
        """Those who are here, and those who have just gone: most of them are back soon and miss nothing."""
        here = [(listener.follows_changes, listener.seats) for listener in self.listeners]
        if self._gone:
            self._gone = [gone for gone in self._gone if gone.at > time.monotonic() - FULL_MS / 1000]
            here += [(gone.follows_changes, gone.seats) for gone in self._gone]
        whole, changes = ([seats for follows, seats in here if follows is kind] for kind in (False, True))
        return Audience({*chain(*whole)} if whole else None, {*chain(*changes)} if changes else None)

    def part(self, listener: Listener) -> None:
        """A device goes; it may come back."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            for seat in listener.seats:
                self.note_gone(seat)
            self._gone.append(Gone(time.monotonic(), listener.follows_changes, dict(listener.seats)))
            del self._gone[:-GONE_KEPT]
            self.say(presence(self))

    def _committing(self, entries: list[Entry]) -> asyncio.Future[None]:
        summary = None
        for entry in entries:
            if entry.document is not None:
                self.summary = encode(notice(entry.document))
                summary = {"table_id": self.id, "state": entry.document["state"], "summary": self.summary.decode()}
        rows = [entry.row.columns(self.id) for entry in entries]
        return self.services.writer.write(rows=rows, summary=summary, fence=Fence(self.id, self.lease))

    def _tell(self, rows: list[Told]) -> None:
        began = time.perf_counter()
        for told in rows:
            self.history.tell(told)
            frames: dict[tuple[bool, tuple[int, ...]], bytes] = {}
            for listener in self.listeners:
                reader = (listener.follows_changes, tuple(listener.seats))
                frame = frames.get(reader)
                if frame is None:
                    frame = frames[reader] = told.frame(listener.seats, listener.follows_changes)
                listener.send(frame)
        self.services.figures.telling.observe(time.perf_counter() - began)
        self.changed.set()
        self.changed = asyncio.Event()
        if self.bots is not None:
            self.bots.look()

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

    def rest(self) -> bool:
        """Leaves memory, between two letters and if nobody is here: whoever comes loads the table anew."""
        if self.listeners or self.is_lost:
            return False
        self.close(1001)
        return True

    def stop(self, code: int) -> None:
        self.tell_waiting()
        self.close(code)

    def lose(self) -> None:
        """In the middle of things: it is taken up anew as soon as that is possible."""
        if self._lost_at is None:
            self._lost_at = time.monotonic()
        self.close(1012)

    @property
    def lost_for(self) -> int:
        """Milliseconds since nothing could be done here any more: its clocks stand still meanwhile."""
        return 0 if self._lost_at is None else int(1000 * (time.monotonic() - self._lost_at))

    def close(self, code: int) -> None:
        """Ends everything this object does; the log stays, and whoever still comes to this object is sent away."""
        self.is_lost = True
        self.keeper.close()
        self.bots = None
        if self.play is not None:
            self.play.close()
        current = asyncio.current_task()
        for task in list(self._tasks):
            if task is not current:
                task.cancel()
        for listener in list(self.listeners):
            listener.drop(code)

    def may_act(self, seat: int) -> bool:
        bucket = self._buckets.get(("act", seat))
        if bucket is None:
            bucket = self._buckets["act", seat] = self.services.settings.limits.acts(self.is_real_time)
        return bucket.take()

    def may_change(self, seat: int) -> bool:
        limits = self.services.settings.limits
        fresh = Bucket(limits.changes_per_second, limits.changes_at_once)
        return self._buckets.setdefault(("change", seat), fresh).take()

    def may_chat(self, seat: int) -> bool:
        limits = self.services.settings.limits
        return self._buckets.setdefault(("chat", seat), Bucket(1 / limits.chat_seconds, limits.chats_at_once)).take()

    def persons_here(self) -> set[int]:
        return {seat for listener in self.listeners for seat in listener.seats}

    def note_gone(self, seat: int) -> None:
        """Whoever holds this seat was here until now, or is about to be."""
        self._last_here[seat] = time.monotonic()

    def absence(self, seat: int) -> float:
        """Seconds for which no device of a seat has been here, as far as this process knows."""
        if seat in self.persons_here():
            return 0.0
        return time.monotonic() - self._last_here.get(seat, self._taken_up)

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
        return bool(self.people)

    @property
    def people(self) -> list[Seat]:
        """Those who play and are no bots."""
        return [seat for seat in self.state.seats if seat.kind == PERSON and not seat.away]

    @property
    def has_bots(self) -> bool:
        return any(seat.bot is not None for seat in self.state.seats)

"""Everything that is written into a table's log: what it says, how it is stored, and what it does to the table's state.

An event is stored under its tag. Events, tags and fields are only ever added: logs from years ago are read with these.
Rows are only folded in here, never judged: whoever writes one has judged it before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec import Struct, field

from .state import BOT, CLOSED, FINISHED, PAUSED, PERSON, PLAYING, STARTING

if TYPE_CHECKING:
    from .state import State

GAME, SEAT, HOST, CLOCK, CHAT = "game", "seat", "host", "clock", "chat"
Said = dict[str, Any]
"""A text as JSON."""


class Played(Struct, omit_defaults=True):
    """The game went on: an action or something that happened by itself, with the chance that followed."""

    kind: ClassVar[str] = GAME

    how: str
    steps: list[tuple[int, int]]
    digest: str
    drawn: int
    deadlines: dict[int, int] = {}
    questions: dict[int, int] = field(default_factory=dict, name="decisions")
    awaited: list[int] | None = None
    """Whom the game waits for; rows of before did not say."""
    time: int | None = None
    """Milliseconds of play, where the game has its own time."""
    result: dict[str, Any] | None = None
    claims: list[dict[str, int]] | None = None
    start: dict[str, Any] | None = None
    position: dict[str, Any] | None = None

    def happen(self, state: State, at: int) -> None:
        if self.how == "start":
            state.name, state.proof.phase = PLAYING, "sealed"
        state.deadlines, state.questions = self.deadlines, self.questions
        state.wait_for(self.awaited, at)
        if self.result:
            state.name, state.result, state.proof.phase = FINISHED, self.result, "told"


class Chatted(Struct, omit_defaults=True):
    kind: ClassVar[str] = CHAT

    seat: int
    name: str | None
    text: str
    phrase: str | None = None
    """One of those that everybody reads in their own language."""

    def happen(self, state: State, at: int) -> None:
        """Talk changes nothing."""


class Event(Struct, tag_field="event", omit_defaults=True, kw_only=True):
    """Something that is not the game's, with the line everybody reads."""

    kind: ClassVar[str] = SEAT

    line: Said | None = None

    def happen(self, state: State, at: int) -> None:
        raise NotImplementedError


class AtSeat(Event, kw_only=True):
    seat: int


class AtTable(Event):
    seat: None = None


class Sat(AtSeat, tag="sat", kw_only=True):
    name: str | None
    colour: str | None
    guest: bool = False
    person: str | None = None
    """By whom ratings are kept, as a hash; nobody is told."""

    def happen(self, state: State, at: int) -> None:
        seat = state.seats[self.seat]
        seat.kind, seat.name, seat.colour, seat.person = PERSON, self.name, self.colour, self.person
        if state.host is None and not self.guest:
            state.host = seat.number


class BotSat(AtSeat, tag="bot_sat", kw_only=True):
    name: str | None
    colour: str | None
    bot: str

    def happen(self, state: State, at: int) -> None:
        seat = state.seats[self.seat]
        seat.kind, seat.name, seat.colour, seat.bot, seat.ready = BOT, self.name, self.colour, self.bot, True


class BotLeft(AtSeat, tag="bot_left", kw_only=True):
    def happen(self, state: State, at: int) -> None:
        state.seats[self.seat].clear()


class BotFailed(AtSeat, tag="bot_failed", kw_only=True):
    def happen(self, state: State, at: int) -> None:
        """Told, and nothing else: the default action follows."""


class BotSlow(AtSeat, tag="bot_slow", kw_only=True):
    def happen(self, state: State, at: int) -> None:
        """The same."""


class Left(AtSeat, tag="left", kw_only=True):
    bot: str | None = None
    """Who stands in."""

    def happen(self, state: State, at: int) -> None:
        if self.bot:
            state.stand_in(self.seat, self.bot)
        else:
            state.seats[self.seat].clear()
            state.proof.forget(self.seat)
        state.next_host(self.seat)


class StoodIn(AtSeat, tag="stood_in", kw_only=True):
    bot: str

    def happen(self, state: State, at: int) -> None:
        state.stand_in(self.seat, self.bot)


class Kicked(Left, tag="kicked", kw_only=True):
    kind: ClassVar[str] = HOST

    def happen(self, state: State, at: int) -> None:
        super().happen(state, at)
        seat = state.seats[self.seat]
        if seat.kind == PERSON:
            seat.kind, seat.away = BOT, False
            seat.generation += 1


class Returned(AtSeat, tag="returned", kw_only=True):
    deadlines: dict[int, int] | None = None
    questions: dict[int, int] = field(default_factory=dict, name="decisions")

    def happen(self, state: State, at: int) -> None:
        seat = state.seats[self.seat]
        seat.away, seat.bot = False, None
        state.left_with.pop(seat.number, None)
        if self.deadlines is not None:
            state.deadlines, state.questions = self.deadlines, self.questions
        if state.host is None:
            state.host = seat.number


class Ready(AtSeat, tag="ready", kw_only=True):
    ready: bool

    def happen(self, state: State, at: int) -> None:
        state.seats[self.seat].ready = self.ready


class Renamed(AtSeat, tag="renamed", kw_only=True):
    name: str | None
    colour: str | None

    def happen(self, state: State, at: int) -> None:
        seat = state.seats[self.seat]
        seat.name, seat.colour = self.name, self.colour


class Moved(AtSeat, tag="moved", kw_only=True):
    def happen(self, state: State, at: int) -> None:
        state.seats[self.seat].generation += 1
        if state.proof.phase == "open":  # the other device does not know the number behind the hash
            state.proof.forget(self.seat)


class Committed(AtSeat, tag="committed", kw_only=True):
    hash: str | None

    def happen(self, state: State, at: int) -> None:
        state.proof.hashes[self.seat] = self.hash


class Revealed(AtSeat, tag="revealed", kw_only=True):
    number: str

    def happen(self, state: State, at: int) -> None:
        state.proof.numbers[self.seat] = self.number


class Muted(AtSeat, tag="muted", kw_only=True):
    kind: ClassVar[str] = HOST

    def happen(self, state: State, at: int) -> None:
        state.seats[self.seat].muted = True


class Unmuted(AtSeat, tag="unmuted", kw_only=True):
    kind: ClassVar[str] = HOST

    def happen(self, state: State, at: int) -> None:
        state.seats[self.seat].muted = False


class HostChanged(AtSeat, tag="host_changed", kw_only=True):
    """Somebody does what a host does who is not there."""

    kind: ClassVar[str] = HOST

    def happen(self, state: State, at: int) -> None:
        state.host = self.seat


class Starting(AtTable, tag="starting", kw_only=True):
    kind: ClassVar[str] = CLOCK

    phase: str
    until: int

    def happen(self, state: State, at: int) -> None:
        state.name, state.reason = STARTING, None
        state.proof.phase, state.proof.until = self.phase, self.until


class Paused(AtTable, tag="paused", kw_only=True):
    kind: ClassVar[str] = HOST

    reason: Said

    def happen(self, state: State, at: int) -> None:
        state.name, state.reason, state.paused_at = PAUSED, self.reason, at


class Halted(Paused, tag="halted", kw_only=True):
    kind: ClassVar[str] = CLOCK


class Resumed(AtTable, tag="resumed", kw_only=True):
    kind: ClassVar[str] = HOST

    def happen(self, state: State, at: int) -> None:
        state.name, state.reason = PLAYING, None
        state.put_off(at - state.paused_at)


class Delayed(AtTable, tag="delayed", kw_only=True):
    """Nobody kept the table for a while: clocks stood still."""

    kind: ClassVar[str] = CLOCK

    by: int
    """Milliseconds."""

    def happen(self, state: State, at: int) -> None:
        state.put_off(self.by)


class Paced(AtTable, tag="paced", kw_only=True):
    kind: ClassVar[str] = HOST

    pace: str

    def happen(self, state: State, at: int) -> None:
        state.pace = self.pace


class Heralded(AtTable, tag="heralded", kw_only=True):
    kind: ClassVar[str] = HOST

    url: str | None

    def happen(self, state: State, at: int) -> None:
        state.webhook = self.url


class Closed(AtTable, tag="closed", kw_only=True):
    kind: ClassVar[str] = CLOCK

    reason: Said

    def happen(self, state: State, at: int) -> None:
        state.name, state.reason = CLOSED, self.reason


class Rematch(AtTable, tag="rematch", kw_only=True):
    kind: ClassVar[str] = CLOCK

    following: str

    def happen(self, state: State, at: int) -> None:
        state.rematch = self.following


OfTheTable = (
    Sat
    | BotSat
    | BotLeft
    | BotFailed
    | BotSlow
    | Left
    | StoodIn
    | Kicked
    | Returned
    | Ready
    | Renamed
    | Moved
    | Committed
    | Revealed
    | Muted
    | Unmuted
    | HostChanged
    | Starting
    | Paused
    | Halted
    | Resumed
    | Paced
    | Delayed
    | Heralded
    | Closed
    | Rematch
)
Body = Played | Chatted | OfTheTable

_OF_THE_TABLE: msgspec.json.Decoder[Any] = msgspec.json.Decoder(OfTheTable)
_READERS: dict[str, msgspec.json.Decoder[Any]] = {
    GAME: msgspec.json.Decoder(Played),
    CHAT: msgspec.json.Decoder(Chatted),
}


def read_body(kind: str, body: str | bytes) -> Body:
    found: Body = _READERS.get(kind, _OF_THE_TABLE).decode(body)
    return found


def shown(body: Body) -> dict[str, Any]:
    """What everybody may read of a row that is not the game's."""
    if isinstance(body, Chatted):
        told = {"seat": body.seat, "name": body.name, "text": body.text}
        return told if body.phrase is None else {**told, "phrase": body.phrase}
    assert isinstance(body, Event)
    return {"event": name_of(body), "seat": body.seat, "line": body.line}


def name_of(event: Event) -> str:
    return str(event.__struct_config__.tag)

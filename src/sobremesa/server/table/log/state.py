"""What the rows of a log add up to, apart from the game itself: who sits where, what the table is doing, the clock."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...records.fairness import Proof

if TYPE_CHECKING:
    from .events import Body

WAITING, STARTING, PLAYING, PAUSED, FINISHED, CLOSED = (
    "waiting",
    "starting",
    "playing",
    "paused",
    "finished",
    "closed",
)
UNDER_WAY = (STARTING, PLAYING, PAUSED)
OVER = (FINISHED, CLOSED)
FREE, PERSON, BOT = "free", "person", "bot"


@dataclass
class Seat:
    number: int
    kind: str = FREE
    name: str | None = None
    colour: str | None = None
    bot: str | None = None
    ready: bool = False
    away: bool = False
    muted: bool = False
    person: str | None = None
    """The hash by which ratings are kept, if they are."""
    generation: int = 0
    """Tokens of an older generation have ended."""

    def clear(self) -> None:
        self.kind, self.name, self.colour, self.bot, self.person = FREE, None, None, None, None
        self.ready = self.away = self.muted = False
        self.generation += 1

    def as_json(self, online: bool) -> dict[str, Any]:
        return {
            "seat": self.number,
            "kind": self.kind,
            "name": self.name,
            "colour": self.colour,
            "bot": self.bot,
            "ready": self.ready,
            "online": online,
            "away": self.away,
            "muted": self.muted,
        }


@dataclass
class State:
    seats: list[Seat]
    proof: Proof
    name: str = WAITING
    reason: dict[str, Any] | None = None
    host: int | None = None
    pace: str | None = None
    """How fast bots play, once the host has said so."""
    webhook: str | None = None
    """Where the beginning of a turn is told; nobody but the host knows it."""
    rematch: str | None = None
    result: dict[str, Any] | None = None
    deadlines: dict[int, int] = field(default_factory=dict)
    questions: dict[int, int] = field(default_factory=dict)
    """The question each deadline belongs to."""
    left_with: dict[int, tuple[int, int]] = field(default_factory=dict)
    """For a seat whose player is away: the question it was asked then, and its deadline."""
    time: int = 0
    """Milliseconds of play at the last row; a pause is no play."""
    time_at: int = 0
    """When that was, by the server's clock."""
    moment: int = 0
    """Milliseconds of play when the game last changed."""
    paused_at: int = 0
    awaited: list[int] | None = None
    """The seats the game waits for; None where the log does not tell."""
    since: int = 0
    """Since when it waits for them, by the server's clock."""

    def persons(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind == PERSON]

    def take(self, at: int, body: Body) -> None:
        """What an event of the log does, and the time that has gone by."""
        time = getattr(body, "time", None)
        if time is not None:
            self.time = self.moment = time
        elif self.name == PLAYING:
            self.time += max(0, at - self.time_at)
        self.time_at = at
        body.happen(self, at)

    def wait_for(self, seats: list[int] | None, at: int) -> None:
        if seats is None or seats != self.awaited:
            self.awaited, self.since = seats, at

    def put_off(self, milliseconds: int) -> None:
        """Everybody gets the time in which nothing could be done."""
        self.deadlines = {seat: until + milliseconds for seat, until in self.deadlines.items()}
        left = self.left_with.items()
        self.left_with = {seat: (asked, until + milliseconds) for seat, (asked, until) in left}

    def stand_in(self, number: int, bot: str) -> None:
        seat = self.seats[number]
        seat.away, seat.bot = True, bot
        self.deadlines, self.questions = dict(self.deadlines), dict(self.questions)  # a row of the log holds them too
        deadline, question = self.deadlines.pop(number, None), self.questions.pop(number, None)
        if deadline is not None and question is not None:
            self.left_with[number] = (question, deadline)

    def next_host(self, leaver: int) -> None:
        if self.host == leaver:
            here = [seat.number for seat in self.persons() if not seat.away]
            self.host = here[0] if here else None

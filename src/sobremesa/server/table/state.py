"""What the rows of a log add up to, apart from the game itself: who sits where, what the table is doing, the clock.

Rows are only folded in here, never judged: whoever writes a row has judged it before.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..fairness import Proof
from .row import GAME, Body, Row

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
    generation: int = 0
    """Tokens of an older generation have ended."""

    def clear(self) -> None:
        self.kind, self.name, self.colour, self.bot = FREE, None, None, None
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
    rematch: str | None = None
    result: dict[str, Any] | None = None
    deadlines: dict[int, int] = field(default_factory=dict)
    decisions: dict[int, int] = field(default_factory=dict)
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

    def take(self, row: Row) -> None:
        self._pass_time(row)
        if row.kind == GAME:
            self._game(row)
        elif "event" in row.body:
            getattr(self, "_" + row.body["event"])(row.body, row)

    def _pass_time(self, row: Row) -> None:
        if "time" in row.body:
            self.time = self.moment = row.body["time"]
        elif self.name == PLAYING:
            self.time += max(0, row.at - self.time_at)
        self.time_at = row.at

    def _game(self, row: Row) -> None:
        body = row.body
        if body["how"] == "start":
            self.name, self.proof.phase = PLAYING, "sealed"
        self._clock(body)
        self._wait_for(body.get("awaited"), row.at)
        if body.get("result"):
            self.name, self.result, self.proof.phase = FINISHED, body["result"], "told"

    def _wait_for(self, seats: list[int] | None, at: int) -> None:
        if seats is None or seats != self.awaited:
            self.awaited, self.since = seats, at

    def _clock(self, body: Body) -> None:
        self.deadlines = {int(seat): at for seat, at in body.get("deadlines", {}).items()}
        self.decisions = {int(seat): number for seat, number in body.get("decisions", {}).items()}

    def _sat(self, body: Body, row: Row) -> None:
        seat = self.seats[body["seat"]]
        seat.kind, seat.name, seat.colour = PERSON, body["name"], body["colour"]
        if self.host is None and not body.get("guest"):
            self.host = seat.number

    def _bot_sat(self, body: Body, row: Row) -> None:
        seat = self.seats[body["seat"]]
        seat.kind, seat.name, seat.colour, seat.bot = BOT, body["name"], body["colour"], body["bot"]
        seat.ready = True

    def _bot_left(self, body: Body, row: Row) -> None:
        self.seats[body["seat"]].clear()

    def _bot_failed(self, body: Body, row: Row) -> None:
        """Told, and nothing else: the default action follows."""

    def _bot_slow(self, body: Body, row: Row) -> None:
        """The same."""

    def _left(self, body: Body, row: Row) -> None:
        seat = self.seats[body["seat"]]
        if body.get("bot"):
            self._stood_in(body, row)
        else:
            seat.clear()
            self.proof.forget(seat.number)
        self._next_host(seat.number)

    def _stood_in(self, body: Body, row: Row) -> None:
        seat = self.seats[body["seat"]]
        seat.away, seat.bot = True, body["bot"]
        deadline, decision = self.deadlines.pop(seat.number, None), self.decisions.pop(seat.number, None)
        if deadline is not None and decision is not None:
            self.left_with[seat.number] = (decision, deadline)

    def _returned(self, body: Body, row: Row) -> None:
        seat = self.seats[body["seat"]]
        seat.away, seat.bot = False, None
        self.left_with.pop(seat.number, None)
        if "deadlines" in body:
            self._clock(body)
        if self.host is None:
            self.host = seat.number

    def _ready(self, body: Body, row: Row) -> None:
        self.seats[body["seat"]].ready = body["ready"]

    def _renamed(self, body: Body, row: Row) -> None:
        seat = self.seats[body["seat"]]
        seat.name, seat.colour = body["name"], body["colour"]

    def _moved(self, body: Body, row: Row) -> None:
        self.seats[body["seat"]].generation += 1
        if self.proof.phase == "open":  # the other device does not know the number behind the hash
            self.proof.forget(body["seat"])

    def _kicked(self, body: Body, row: Row) -> None:
        self._left(body, row)
        seat = self.seats[body["seat"]]
        if seat.kind == PERSON:
            seat.kind, seat.away = BOT, False
            seat.generation += 1

    def _committed(self, body: Body, row: Row) -> None:
        self.proof.hashes[body["seat"]] = body["hash"]

    def _revealed(self, body: Body, row: Row) -> None:
        self.proof.numbers[body["seat"]] = body["number"]

    def _starting(self, body: Body, row: Row) -> None:
        self.name, self.reason = STARTING, None
        self.proof.phase, self.proof.until = body["phase"], body["until"]

    def _paused(self, body: Body, row: Row) -> None:
        self.name, self.reason, self.paused_at = PAUSED, body["reason"], row.at

    def _halted(self, body: Body, row: Row) -> None:
        self._paused(body, row)

    def _resumed(self, body: Body, row: Row) -> None:
        pause = row.at - self.paused_at
        self.name, self.reason = PLAYING, None
        self.deadlines = {seat: at + pause for seat, at in self.deadlines.items()}
        self.left_with = {seat: (asked, at + pause) for seat, (asked, at) in self.left_with.items()}

    def _closed(self, body: Body, row: Row) -> None:
        self.name, self.reason = CLOSED, body["reason"]

    def _muted(self, body: Body, row: Row) -> None:
        self.seats[body["seat"]].muted = True

    def _unmuted(self, body: Body, row: Row) -> None:
        self.seats[body["seat"]].muted = False

    def _rematch(self, body: Body, row: Row) -> None:
        self.rematch = body["following"]

    def _next_host(self, leaver: int) -> None:
        if self.host == leaver:
            here = [seat.number for seat in self.persons() if not seat.away]
            self.host = here[0] if here else None

"""Letters to a table: everything that can happen to it, typed. What they lead to stands in `keeper.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    from ...contract.game import AnyAction, Game
    from ..lobby.lobby import Lobby
    from .log.row import Row
    from .log.state import Seat
    from .play.bots_at_table import BotsAtTable
    from .play.game_at_play import GameAtPlay
    from .seats.holding import Held
    from .table import Listener

Holds = Callable[[], None]
"""Refuses whoever does not hold the seat any more, when the turn has come."""


Reply = Callable[[Any, Exception | None], None]


class Letter(Struct, frozen=True, eq=False):
    pass


class Post(NamedTuple):
    """A letter, and whom to answer."""

    letter: Letter
    reply: Reply | None = None
    trace: str | None = None
    """The id of the frame or request it came with."""
    at: float = 0.0
    """When it came, on the clock of `perf_counter`; 0 for what comes by itself."""


class Act(Letter, frozen=True, eq=False):
    """A seat's action; a known id gets its first answer again."""

    seat: int
    client: str | None
    question: int
    action: AnyAction
    holds: Holds | None = None
    """None for a bot."""
    how: str = "player"
    rtt: float | None = None
    """Milliseconds to the device and back."""
    arrived: float = 0.0
    """In real time: in milliseconds of play."""
    credit: float = 0.0

    @property
    def moment(self) -> float:
        return self.arrived - self.credit

    def as_json(self) -> dict[str, int]:
        return {"seat": self.seat, "arrived": round(self.arrived), "credit": round(self.credit)}


class Chat(Letter, frozen=True, eq=False):
    seat: int
    client: str
    text: str
    holds: Holds
    phrase: str | None = None


class Hello(Letter, frozen=True, eq=False):
    listener: Listener
    tokens: list[str]
    last: int | None
    epoch: str | None
    changes: bool = False


class Commit(Letter, frozen=True, eq=False):
    """The hash of a number for the dice."""

    seat: int
    hash: str | None
    holds: Holds


class Reveal(Letter, frozen=True, eq=False):
    seat: int
    number: str
    holds: Holds


class Sit(Letter, frozen=True, eq=False):
    name: str
    number: int | None = None
    colour: str | None = None
    address: str | None = None
    person: str | None = None


class Fill(Letter, frozen=True, eq=False):
    """People from the first seat on, bots from the last one down."""

    names: list[tuple[str, str | None]]
    bots: list[str]
    ready: bool
    person: str | None = None
    """Of the first of them."""


class SitIn(Letter, frozen=True, eq=False):
    """One person and bots, at a table that goes on from another game."""

    name: str
    seat: int
    bot: str
    colours: list[str | None]


class SitAgain(Letter, frozen=True, eq=False):
    """The seats of the table before, at the rematch."""

    seats: list[Seat]


class Change(Letter, frozen=True, eq=False):
    held: Held
    name: str | None = None
    colour: str | None = None
    ready: bool | None = None


class Leave(Letter, frozen=True, eq=False):
    held: Held


class ComeBack(Letter, frozen=True, eq=False):
    held: Held


class MakeCode(Letter, frozen=True, eq=False):
    held: Held


class Move(Letter, frozen=True, eq=False):
    """To the device that knows a code."""

    code: str


class PutBot(Letter, frozen=True, eq=False):
    host: Held
    number: int
    bot: str


class TakeBotAway(Letter, frozen=True, eq=False):
    host: Held
    number: int


class Kick(Letter, frozen=True, eq=False):
    host: Held
    number: int


class Mute(Letter, frozen=True, eq=False):
    host: Held
    number: int
    muted: bool


class BeHost(Letter, frozen=True, eq=False):
    """In place of one who is not there."""

    held: Held


class Pause(Letter, frozen=True, eq=False):
    host: Held


class Resume(Letter, frozen=True, eq=False):
    host: Held


class SetPace(Letter, frozen=True, eq=False):
    """How fast bots play from now on."""

    host: Held
    pace: str


class SetWebhook(Letter, frozen=True, eq=False):
    """Where the beginning of a turn is told; None is nowhere."""

    host: Held
    url: str | None


class Skip(Letter, frozen=True, eq=False):
    """Bots play at once until a person is asked for."""

    held: Held


class Rematch(Letter, frozen=True, eq=False):
    held: Held
    lobby: Lobby
    options: dict[str, Any] | None = None
    """Those of the game that is over, unless whoever asks first wants others."""


class Gathered(Letter, frozen=True, eq=False):
    """The hashes for the dice are there, or their time is over."""


class Begin(Letter, frozen=True, eq=False):
    game: Game


class BotActs(Letter, frozen=True, eq=False):
    """Without an action the bot has failed or was too slow."""

    asking: BotsAtTable
    play: GameAtPlay
    seat: int
    question: int
    action: int | None
    excuse: type[Any]


class BotFails(Letter, frozen=True, eq=False):
    """In real time nothing can be played for it."""

    seat: int


class Ring(Letter, frozen=True, eq=False):
    """Something is due by itself."""

    until: float


class TakeUp(Letter, frozen=True, eq=False):
    """The rules are ready: the game goes on from the log."""

    stood_still: int = 0
    """Milliseconds in which nobody kept the table."""
    rows: list[Row] | None = None
    """Its log as it was just read."""


class Look(Letter, frozen=True, eq=False):
    """The table document, without what is not on disk yet."""


class Stand(Letter, frozen=True, eq=False):
    """How the table stands, for those who are elsewhere."""


class Reopen(Letter, frozen=True, eq=False):
    """The game of a table that is over, to be looked at."""


class Close(Letter, frozen=True, eq=False):
    """For good."""

    reason: str


class StandStill(Letter, frozen=True, eq=False):
    """Paused by whoever runs the server; the host may go on."""

    reason: str


class Rest(Letter, frozen=True, eq=False):
    """Leaves memory, if nobody is here."""


class Stop(Letter, frozen=True, eq=False):
    """The server ends; what is on disk is told first."""

    code: int

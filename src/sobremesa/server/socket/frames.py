"""What devices are told, declared once: frames of a socket, the table document. The client's types are made of it.

Frames are put together from parts that are encoded once for all devices, so nothing here is made when a move is told;
the tests' devices hold every frame they hear to these structures.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ...contract.shown import ABSENT, Absent, Act, KnownAs, OneOf, Shown
from ...contract.text import LANGUAGES

Language = Annotated[str, OneOf(LANGUAGES)]
Said = Annotated[dict[str, Any], KnownAs("Text")]
LegalGroup = Annotated[dict[str, Any], KnownAs("LegalGroup")]
OptionValue = Annotated[Any, KnownAs("OptionValue")]


class Told(Shown, forbid_unknown_fields=True):
    """Has the fields it says and no others."""


class Result(Told):
    winners: list[int]
    scores: list[int | float]
    reason: Said


class Seat(Told):
    seat: int
    kind: Literal["free", "person", "bot"]
    name: str | None
    colour: str | None
    bot: str | None
    ready: bool
    online: bool
    away: bool
    muted: bool
    rtt: int | None
    """Milliseconds to the seat's device and back, where it was measured."""


class Fairness(Told):
    commitment: str
    phase: Literal["open", "commit", "reveal", "sealed", "told"]
    until: int | None
    hashes: dict[str, str]
    numbers: dict[str, str]
    secret: str | None


class Branch(Told):
    table: str
    step: int


class Clock(Told):
    kind: str
    seconds: int | float | None


class TableDocument(Told):
    """What everybody may know of a table, apart from the game itself."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, OptionValue]
    private: bool
    created: int
    imported: bool
    branch: Branch | None
    """The finished game it goes on from, and after which of its steps."""
    state: Literal["waiting", "starting", "playing", "paused", "finished", "closed"]
    reason: Said | None
    preparing: bool
    host: int | None
    clock: Clock
    real_time: bool
    even: bool
    """Claims are ordered by when they were made, as far as round trips tell."""
    pace: Literal["calm", "quick", "at_once"]
    """How fast bots play, and how many seconds they wait for answers."""
    answers: int | float
    webhook: bool
    """Whether turns are told to an address of the host's."""
    seats: list[Seat]
    spectators: int
    rematch: str | None
    result: Result | None
    fairness: Fairness | None
    """Nothing where a game came from elsewhere without its proof."""


class Event(Told):
    actor: int
    action: Act
    line: Said


class Template(Told):
    kind: str
    bounds: Any


class Public(Told):
    """What everybody sees of a game."""

    view: Any
    awaited: list[int]
    actors: list[int]
    prompt: Said
    result: Result | None
    deadlines: dict[str, int]
    time: int | Absent = ABSENT
    """Real time: milliseconds of play, and when they were 0 by the server's clock (null while they stand still)."""
    began: int | float | Absent | None = ABSENT


class Own(Told):
    """What only a seat sees."""

    view: Any
    question: int | None
    awaited: bool
    prompt: Said
    legal: list[LegalGroup] | Absent = ABSENT
    templates: list[Template] | Absent = ABSENT
    default: Act | Absent = ABSENT
    """What is played for this seat when its time is up."""
    events: list[Event] | Absent = ABSENT
    log: dict[str, list[Event]] | Absent = ABSENT


class Row(Shown):
    """One line of the table's story; which fields it has depends on its kind."""

    seq: int
    at: int
    kind: Literal["game", "seat", "host", "clock", "chat"]
    seat: int | Absent | None = ABSENT
    how: Literal["start", "player", "bot", "clock", "time"] | Absent = ABSENT
    events: list[Event] | Absent = ABSENT
    event: str | Absent = ABSENT
    line: Said | Absent = ABSENT
    name: str | Absent = ABSENT
    text: str | Absent = ABSENT
    phrase: str | Absent = ABSENT
    """Where what was said is one of the phrases everybody reads in their own language."""


class Ended(Told):
    token: int
    code: str
    words: dict[Language, str]


class Welcome(Told, tag="welcome", tag_field="type"):
    protocol: int
    epoch: str
    now: int
    table: TableDocument
    seats: list[int]
    ended: list[Ended]
    """Tokens that open no seat any more, by their place."""


class Snapshot(Told, tag="snapshot", tag_field="type"):
    seq: int
    table: TableDocument
    board: Any
    public: Public | None
    own: dict[str, Own]
    log: list[Row]


class Update(Told, tag="update", tag_field="type"):
    seq: int
    at: int
    kind: Literal["game", "seat", "host", "clock", "chat"]
    public: Annotated[dict[str, Any], KnownAs("UpdatePublic")]
    own: Annotated[dict[str, Any], KnownAs("UpdateOwns")] | Absent = ABSENT


class Ack(Told, tag="ack", tag_field="type"):
    id: str
    seq: int


class Refused(Told, tag="refused", tag_field="type"):
    id: str | None
    code: str
    words: dict[Language, str]
    late: int | float | Absent = ABSENT
    """By how many milliseconds somebody else was faster."""
    after: int | float | Absent = ABSENT
    """In how many milliseconds to try again."""


class Presence(Told, tag="presence", tag_field="type"):
    seats: dict[str, bool]
    spectators: int
    rtt: dict[str, int]


class Unseated(Told, tag="unseated", tag_field="type"):
    seat: int
    why: Literal["left", "kicked", "moved"]


class Pong(Told, tag="pong", tag_field="type"):
    n: int | float
    now: int


class Bye(Told, tag="bye", tag_field="type"):
    after: int


FRAMES = (Welcome, Snapshot, Update, Ack, Refused, Presence, Unseated, Pong, Bye)
Heard = Welcome | Snapshot | Update | Ack | Refused | Presence | Unseated | Pong | Bye

decode = msgspec.json.Decoder(Heard).decode
"""A frame as it was told; an error in words if it is none of them."""

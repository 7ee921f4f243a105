"""What Dobble shows: the printed cards and the map, what everybody sees, a seat's own part. Times are ms of play."""

from __future__ import annotations

from typing import Annotated, Literal

from sobremesa.contract.shown import OneOf, Shown

from .deck.cards import SPLIT
from .rules.bounds import COLOURS, MODES
from .rules.phases import PHASE_NAMES, WHY_NAMES

Mode = Annotated[str, OneOf(MODES)]
Phase = Annotated[str, OneOf(PHASE_NAMES)]
Why = Annotated[str, OneOf(WHY_NAMES[1:])]
TeamColour = Annotated[str, OneOf(COLOURS)]
CardColour = Annotated[str, OneOf(colour for colour, _ in SPLIT)]


class PrintedTeam(Shown):
    colour: TeamColour
    seats: list[int]
    double: bool
    """A single player among teams of two, whose points count double."""


class PrintedPlace(Shown):
    """A hexagon of the map: axial coordinates, and its middle when the corners are at distance 1."""

    place: str
    q: int
    r: int
    x: float
    y: float
    centre: bool
    port: int | None
    neighbours: list[str]


class PrintedPort(Shown):
    port: int
    q: int
    r: int
    x: float
    y: float
    touches: list[str]


class PrintedCard(Shown):
    card: int
    name: str
    colour: CardColour
    symbols: list[int]


class PrintedSymbol(Shown):
    id: str
    icon: str
    colour: str
    name: dict[str, str]


class Board(Shown):
    """What never changes during a match: teams, times, the map, and the face of every card."""

    mode: Mode
    mini_game: int | None
    lockout: int
    goal: int
    pairs: int
    countdown: int
    hint_after: int
    out_after: int
    ready_for: int
    teams: list[PrintedTeam]
    island: list[PrintedPlace]
    ports: list[PrintedPort]
    cards: list[PrintedCard]
    symbols: list[PrintedSymbol]


class Pile(Shown):
    """A pile of the island: its top card, who laid it and when."""

    place: str
    card: int | None
    colour: CardColour | None
    height: int
    by: int | None
    at: int | None


class Team(Shown):
    points: int
    count: int
    taken: int
    deck: int
    card: int | None
    out: bool
    out_by: int | None


class Player(Shown):
    team: int
    deck: int
    card: int | None
    locked_until: int | None
    ready: bool
    may_claim: bool


class Claim(Shown):
    seat: int
    place: str
    symbol: int
    own: int
    target: int
    verdict: Literal["right", "wrong"]
    at: int


class Score(Shown):
    mini_game: int
    why: Why
    seat: int | None
    team: int | None
    counts: list[int]
    gained: list[int]
    at: int


class View(Shown):
    phase: Phase
    mode: Mode
    mini_game: int
    played: int
    round: int
    now: int
    ready_until: int | None
    starts_at: int | None
    turned_up: bool
    began_at: int | None
    hint_at: int | None
    out_at: int | None
    island: list[Pile]
    """Empty before it is laid, and where a mini-game has none."""
    ports: list[int]
    pair: list[int]
    teams: list[Team]
    players: list[Player]
    last_claim: Claim | None
    last_score: Score | None
    winners: list[int] | None


class Spot(Shown):
    """What was pointed out."""

    place: str
    symbol: int


class Own(Shown):
    team: int
    card: int | None
    places: list[str]
    """Where this seat may claim."""
    partner: int | None
    may_ping: bool
    locked_until: int | None
    hint: Spot | None
    ping: Spot | None
    sent: Spot | None


class Reach(Shown):
    """The number of the card one matches with, and of the card at each place in reach."""

    own: int | None
    places: dict[str, int]

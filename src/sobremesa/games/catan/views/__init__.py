"""What CATAN shows: the board, the view that everybody has, and what only a seat sees.

An expansion's own structures stand in its folder; their places in a view are said here, since a view is one structure.
"""

from __future__ import annotations

from sobremesa.contract.shown import ABSENT, Absent, Shown, Sparse

from ..board.shown import Resource
from ..hooks.shown import Alms, Canal, Expansion, Extra, Favours, Gift, Guild, HeldHelper, Helpers
from .names import (
    Answer,
    Build,
    BuildingPiece,
    Card,
    Colour,
    Good,
    HarbourKind,
    IntersectionKind,
    Phase,
    Piece,
    Terrain,
)

__all__ = ["Alms", "Canal", "Favours", "Gift", "HeldHelper", "Helpers"]


class Hex(Shown):
    name: str
    x: int | float
    y: int | float
    terrain: Terrain
    number: int | Absent = ABSENT
    label: str | Absent = ABSENT


class Intersection(Shown):
    name: str
    x: int | float
    y: int | float
    hexes: list[str]
    kind: IntersectionKind | Absent = ABSENT
    """A location may be settled; it is what an intersection is unless told otherwise."""
    label: str | Absent = ABSENT
    canal: bool | Absent = ABSENT


class Path(Shown):
    ends: tuple[str, str]
    harbour: HarbourKind | Absent = ABSENT
    """A red path: whoever has the road trades at its rate."""


class Harbour(Shown):
    kind: HarbourKind
    ends: tuple[str, str]


class Board(Shown):
    """What never changes: the island, whose colour is whose, what things cost, how many points win."""

    name: str
    hexes: list[Hex]
    intersections: list[Intersection]
    paths: list[Path]
    robber: str
    colours: list[Colour]
    order: list[int]
    goal: int
    expansions: list[Expansion]
    discard_limit: int
    costs: dict[Build, dict[Resource, int]]
    harbours: list[Harbour] | Absent = ABSENT


class Building(Shown):
    seat: int
    piece: BuildingPiece


class Offer(Shown):
    give: Sparse[Good]
    get: Sparse[Good]
    to: list[int]


class PointsFrom(Shown):
    settlements: int
    cities: int
    longest_route: int
    largest_army: int
    tokens: int | Absent = ABSENT


class Player(Shown, rename={"yields": "yield"}):
    colour: Colour
    cards_in_hand: int
    development_cards: int
    played: Sparse[Card]
    points: int
    points_from: PointsFrom
    pieces: dict[Piece, int]
    route: int
    rates: dict[Resource, int]
    """What the bank asks for one card."""
    yields: dict[Resource, int]
    owes: int
    has_discarded: bool
    offer: Offer | None
    answer: Answer
    hand: dict[Resource, int] | Absent = ABSENT
    """Laid open at the end."""
    cards: Sparse[Card] | Absent = ABSENT
    tokens: int | Absent = ABSENT
    """Catan tokens: a point each."""
    canal_tokens: int | Absent = ABSENT
    favours: int | Absent = ABSENT
    fresh_favours: int | Absent = ABSENT
    favours_due: int | Absent = ABSENT
    guilds: Sparse[Guild] | Absent = ABSENT
    """Laid open at the end."""
    helper: HeldHelper | Absent | None = ABSENT


class View(Shown):
    phase: Phase
    turn: int
    active: int
    dice: tuple[int, int] | None
    rolled: bool
    robber: str
    buildings: dict[str, Building]
    roads: dict[str, int]
    bank: dict[Resource, int]
    deck: int
    longest_route: int | None
    largest_army: int | None
    free_roads: int
    card_played: bool
    trade_over: bool
    offers_left: int
    founding: str | None
    winner: int | None
    players: list[Player]
    cheap: list[Resource] | Absent = ABSENT
    """What the bank takes two for one of until the turn ends."""
    sparing_earns: bool | Absent = ABSENT
    """Where theft is voluntary: whether robbing nobody earns a favour token."""
    extra: Extra | Absent = ABSENT
    """At a table of five or six: what somebody does between two turns, and whose turn it follows."""
    turn_of: int | Absent | None = ABSENT
    tokens_at: list[str] | Absent = ABSENT
    """Where victory tokens still lie."""
    canal: Canal | Absent = ABSENT
    favours: Favours | Absent = ABSENT
    gift: Gift | Absent | None = ABSENT
    helpers: Helpers | Absent = ABSENT


class Own(Shown):
    hand: dict[Resource, int]
    cards: Sparse[Card]
    fresh: Sparse[Card]
    points: int
    discard: dict[Resource, int] | None
    """What was chosen to give up on a seven."""
    guilds: Sparse[Guild] | Absent = ABSENT
    fresh_guilds: Sparse[Guild] | Absent = ABSENT
    joins: dict[str, list[int]] | Absent = ABSENT
    """Paths where a road would join districts for the first time, with the seats joined."""
    looked_at: Sparse[Card] | Absent | None = ABSENT
    alms: Alms | Absent | None = ABSENT


class DiscardBounds(Shown):
    cards: dict[Resource, int]
    total: int


class OfferBounds(Shown):
    """At most so many of each, and to whom."""

    give: Sparse[Good]
    get: Sparse[Good]
    to: list[int]

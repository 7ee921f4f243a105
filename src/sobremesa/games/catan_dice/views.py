"""What the dice game shows: the printed sheet, what everybody sees, and what the coach says to a single player."""

from __future__ import annotations

from typing import Annotated, Literal

from sobremesa.contract.shown import ABSENT, SPARSE, Absent, Act, OneOf, Shown, Sparse

from .rules import bounds
from .rules.phases import PHASE_NAMES
from .sheets import VERSIONS

Face = Annotated[str, OneOf(bounds.FACE_NAMES)]
Build = Annotated[str, OneOf(bounds.BUILD_NAMES)]
Colour = Annotated[str, OneOf(bounds.COLOURS)]
Phase = Annotated[str, OneOf(PHASE_NAMES.values())]
Version = Annotated[str, OneOf(VERSIONS)]
Terrain = Annotated[str, OneOf(("forest", "hills", "pasture", "fields", "mountains", "desert"))]

Chances = Annotated[dict[Build, float], SPARSE]
"""Of everything that can be built next."""


class Hex(Shown):
    name: str
    terrain: Terrain
    x: float
    y: float


class Intersection(Shown):
    name: str
    x: float
    y: float


class Road(Shown):
    name: str
    ends: tuple[str, str]
    points: int


class Building(Shown):
    name: str
    intersection: str
    points: int


class Knight(Shown, rename={"partner": "with"}):
    name: str
    hex: str
    gives: Face | Literal["any"]
    points: int
    partner: str | Absent = ABSENT


class Point(Shown):
    x: float
    y: float


class Board(Shown):
    """What never changes: the printed sheet, whose colour is whose, what things cost."""

    version: Version
    title: str
    hexes: list[Hex]
    intersections: list[Intersection]
    roads: list[Road]
    settlements: list[Building]
    cities: list[Building]
    knights: list[Knight]
    colours: list[Colour]
    first: int
    turns: int | None
    goal: int | None
    rolls: int
    faces: list[Face]
    costs: dict[Build, Sparse[Face]]
    coach: bool
    sea: Point | Absent = ABSENT


class Die(Shown):
    face: Face | None
    spent: bool
    rolling: bool


class Player(Shown):
    colour: Colour
    roads: list[str]
    settlements: list[str]
    cities: list[str]
    knights: list[str]
    used: list[str]
    points: int
    scores: list[int] | None
    """Points written after each turn; none in Plus."""
    route: int
    army: int


class View(Shown):
    phase: Phase
    turn: int
    round: int
    active: int
    dice: list[Die]
    rolls: int
    rolls_left: int
    built: int
    gained: int
    longest_route: int | None
    largest_army: int | None
    winners: list[int] | None
    players: list[Player]


class Stop(Shown):
    """What to do instead of rolling again."""

    action: Act
    worth: float


class Keep(Shown):
    """Some of the dice, numbered from 1: what keeping them and rolling the others is worth."""

    dice: list[int]
    faces: Sparse[Face]
    worth: float
    chances: Chances


class Advice(Shown):
    action: Act
    """What the coach would do."""
    worth: float | Absent = ABSENT
    stop: Stop | Absent = ABSENT
    chances: Chances | Absent = ABSENT
    """How likely one can pay for each thing by the end of the turn, if all goes for it."""
    keeps: list[Keep] | Absent = ABSENT


class Own(Shown):
    """Nothing here is hidden; but a coach speaks to the player who practises alone."""

    coach: Advice | Absent | None = ABSENT

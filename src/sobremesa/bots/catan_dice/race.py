"""What a sheet of Plus is worth in the race to 10 points: points, awards within reach, places to build, knights."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from sobremesa.contract.fields import Records
from sobremesa.games.catan_dice.rules.bounds import (
    ANY,
    AWARD_POINTS,
    GOAL,
    KNIGHTS,
    LEAST_ARMY,
    LEAST_ROUTE,
)
from sobremesa.games.catan_dice.sheets import numbers_of, sheet_of
from sobremesa.games.catan_dice.table import Paper


class Weights(NamedTuple):
    road: float = 0.12
    settlement_place: float = 0.45
    city_place: float = 0.55
    knight: float = 0.2
    joker: float = 0.25
    nearer: float = 0.7
    """Of an award's points, when only one more is lacking; squared for two."""


WEIGHTS = Weights()
WON = 1000.0


@dataclass(frozen=True)
class Race:
    """A player's sheet, and what the best of the others has."""

    roads: int
    settlements: int
    cities: int
    knights: int
    used: int
    others_route: int
    others_army: int
    has_route: bool
    has_army: bool


def race_of(table: Paper, state: Records, seat: int) -> Race:
    now: Any = state[0]
    others = [other for other in range(table.players) if other != seat]
    return Race(
        _bits(now["roads"][seat]),
        _bits(now["settlements"][seat]),
        _bits(now["cities"][seat]),
        _bits(now["knights"][seat]),
        _bits(now["used"][seat]),
        max(int(now["route_length"][other]) for other in others),
        max(int(now["knights"][other].sum()) for other in others),
        bool(now["route_holder"] == seat + 1),
        bool(now["army_holder"] == seat + 1),
    )


def _bits(marks: Any) -> int:
    return sum(1 << place for place, mark in enumerate(marks.tolist()) if mark)


@cache
def plus_island() -> Any:
    return numbers_of(sheet_of("plus"), 2)[0]


@cache
def ends() -> tuple[tuple[int, int], ...]:
    board = plus_island()
    return tuple((int(near), int(far)) for near, far in board["road_ends"][: board["roads"]])


@cache
def touching(roads: int) -> tuple[int, ...]:
    """The roads that may be built next."""
    intersections = intersections_of(roads)
    return tuple(
        road for road, pair in enumerate(ends()) if not roads >> road & 1 and not intersections.isdisjoint(pair)
    )


@cache
def intersections_of(roads: int) -> frozenset[int]:
    return frozenset(intersection for road, pair in enumerate(ends()) if roads >> road & 1 for intersection in pair)


@cache
def reached(roads: int) -> tuple[int, int]:
    """Settlement and city spaces that the roads reach, as bits."""
    board, intersections = plus_island(), intersections_of(roads)
    spaces = (board["settlement_intersection"][: board["settlements"]], board["city_intersection"][: board["cities"]])
    first, second = (
        sum(1 << place for place, intersection in enumerate(row) if int(intersection) in intersections)
        for row in spaces
    )
    return first, second


@cache
def route(roads: int) -> int:
    """The longest chain of these roads."""
    depth: dict[int, int] = {}
    longest = 0
    for road in reversed(range(len(ends()))):
        if roads >> road & 1:
            near, far = ends()[road]
            longest = max(longest, depth.get(near, 0) + depth.get(far, 0) + 1)
            depth[near] = max(depth.get(near, 0), depth.get(far, 0) + 1)
    return longest


@cache
def jokers_of(knights: int, used: int) -> tuple[int, int]:
    """The resources that knights can still give, as bits, and how many give anything."""
    board = plus_island()
    fixed = anything = 0
    for knight in range(KNIGHTS):
        partner = int(board["knight_partner"][knight])
        ready = knights >> knight & 1 and not used >> knight & 1
        if ready and int(board["knight_face"][knight]) != ANY:
            fixed |= 1 << int(board["knight_face"][knight])
        elif ready and knight < partner and knights >> partner & 1:
            anything += 1
    return fixed, anything


def award(mine: int, others: int, least: int, holds: bool, nearer: float) -> float:
    """Points for an award: held or taken, or so much nearer the fewer are lacking."""
    needed = max(least, others + 1)
    if (holds and mine >= others) or mine >= needed:
        return AWARD_POINTS + min(2, mine - others) * 0.1
    return float(AWARD_POINTS * nearer ** (1 + needed - mine) * 0.5)


def worth(race: Race, weights: Weights = WEIGHTS) -> float:
    points = race.settlements.bit_count() + 2 * race.cities.bit_count()
    length, army = route(race.roads), race.knights.bit_count()
    has_route = (race.has_route and length >= race.others_route) or length >= max(LEAST_ROUTE, race.others_route + 1)
    has_army = (race.has_army and army >= race.others_army) or army >= max(LEAST_ARMY, race.others_army + 1)
    if points + AWARD_POINTS * (has_route + has_army) >= GOAL:
        return WON
    places = [reach & ~built for reach, built in zip(reached(race.roads), (race.settlements, race.cities), strict=True)]
    fixed, anything = jokers_of(race.knights, race.used)
    return (
        points
        + award(length, race.others_route, LEAST_ROUTE, race.has_route, weights.nearer)
        + award(army, race.others_army, LEAST_ARMY, race.has_army, weights.nearer)
        + weights.road * (race.roads.bit_count() - 1)
        + weights.settlement_place * min(2, places[0].bit_count())
        + weights.city_place * min(2, places[1].bit_count())
        + weights.knight * army
        + weights.joker * (fixed.bit_count() + 1.5 * anything)
    )

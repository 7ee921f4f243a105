"""Where roads lead: the settlements within reach and the longest route, remembered until a piece is placed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sobremesa.contract.fields import copy_of
from sobremesa.games.catan.board.bounds import ROAD
from sobremesa.games.catan.rules import doors
from sobremesa.games.catan.rules.deeds.routes import LEAST_ROUTE

from ..sight import Sight

FARTHEST = 3
"""Roads ahead that are thought of."""


@dataclass(frozen=True)
class Spot:
    """A place for a settlement, and the roads that are missing on the way there."""

    intersection: int
    way: tuple[int, ...]


@dataclass
class Roads:
    """What is known of the roads of one seat, as long as no piece is placed."""

    key: bytes = b""
    spots: list[Spot] = field(default_factory=list)
    tokens: list[Spot] = field(default_factory=list)
    """The Catan tokens within reach (SCN-5)."""
    route: tuple[int, ...] = ()
    """The roads still missing to the longest route; empty if it is far away or held."""

    def look(self, sight: Sight) -> None:
        key = bytes([sight.seat]) + sight.now["roads"].tobytes() + sight.now["buildings"].tobytes()
        if key != self.key:
            self.key = key
            ways = find_ways(sight)
            self.spots = find_spots(sight, ways)
            self.tokens = [
                Spot(intersection, way) for intersection, way in ways.items() if way and sight.tokens_at[intersection]
            ]
            self.route = find_route(sight)


def reaches(sight: Sight, intersection: int) -> bool:
    """CAT-18: whether an own road may start here."""
    owner = sight.buildings[intersection]
    if owner:
        return owner == 1 + sight.seat
    return any(sight.roads[path] == 1 + sight.seat for path, _ in sight.ground.ways[intersection])


def find_spots(sight: Sight, ways: dict[int, tuple[int, ...]]) -> list[Spot]:
    """Every place within reach that can be settled, the nearest first."""
    return [
        Spot(intersection, way)
        for intersection, way in ways.items()
        if not sight.crowded[intersection] and sight.ground.locations[intersection]
    ]


def find_ways(sight: Sight) -> dict[int, tuple[int, ...]]:
    """Every intersection that can be reached with at most so many roads, and those that are missing."""
    ground, own = sight.ground, 1 + sight.seat
    farthest = min(FARTHEST, sight.pieces[ROAD])
    seen: dict[int, tuple[int, ...]] = {}
    for path, owner in enumerate(sight.roads[: len(ground.ends)]):
        if owner == own:
            seen.update(dict.fromkeys(ground.ends[path], ()))
    seen.update((intersection, ()) for intersection in sight.intersections)
    edge = list(seen)
    while edge:
        intersection = edge.pop(0)
        if (
            len(seen[intersection]) == farthest
            or sight.buildings[intersection] not in (0, own)
            or is_closed(sight, intersection)
        ):
            continue
        for path, across in ground.ways[intersection]:
            if across not in seen and not sight.roads[path]:
                seen[across] = (*seen[intersection], path)
                edge.append(across)
    return seen


def is_closed(sight: Sight, intersection: int) -> bool:
    """SCN-2: at a town without an own building a road of one's own ends."""
    return (
        sight.ground.is_map and sight.ground.locations[intersection] and sight.buildings[intersection] != 1 + sight.seat
    )


def roads_to_route(sight: Sight) -> int:
    """How many more roads in a row would take the longest route; 0 if it is one's own."""
    lengths: list[int] = sight.now["route_length"].tolist()
    holder = int(sight.now["route_holder"]) - 1
    if holder == sight.seat:
        return 0
    longest = max(lengths[seat] for seat in sight.others)
    return max(1, max(LEAST_ROUTE, longest + 1) - lengths[sight.seat])


def find_route(sight: Sight) -> tuple[int, ...]:
    wanted = roads_to_route(sight)
    if not 0 < wanted <= min(FARTHEST, sight.pieces[ROAD]):
        return ()
    target = int(sight.now["route_length"][sight.seat]) + wanted
    starts = [path for path in range(len(sight.ground.ends)) if not sight.roads[path] and touches(sight, path)]
    imagined: Any = copy_of(sight.state)
    for path in starts:
        found = _lengthen(sight, imagined, path, wanted, target)
        if found:
            return found
    return ()


def touches(sight: Sight, path: int) -> bool:
    one, other = sight.ground.ends[path]
    return reaches(sight, one) or reaches(sight, other)


def _lengthen(sight: Sight, imagined: Any, path: int, wanted: int, target: int) -> tuple[int, ...]:
    """The roads from this one on that make the route long enough, on a board where they are only imagined."""
    ground, now = sight.ground, imagined[0]
    now["roads"][path] = 1 + sight.seat
    now["pieces"][sight.seat, ROAD] -= 1
    found: tuple[int, ...] = ()
    if doors.longest_route(ground.island.numbers, imagined, 0, sight.seat) >= target:
        found = (path,)
    elif wanted > 1:
        for intersection in ground.ends[path]:
            if found or sight.buildings[intersection] not in (0, 1 + sight.seat):
                continue
            for after, _ in ground.ways[intersection]:
                further = () if now["roads"][after] else _lengthen(sight, imagined, after, wanted - 1, target)
                if further:
                    found = (path, *further)
                    break
    now["roads"][path] = 0
    now["pieces"][sight.seat, ROAD] += 1
    return found

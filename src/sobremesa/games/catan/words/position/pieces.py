"""Buildings and roads of a position, put on the board where the rules could have put them (CAT-3, CAT-18 … CAT-20)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.game import Document

from ...board.bounds import BUILD_NAMES, CITY, INTERSECTION_KIND_NAMES, LOCATION, ROAD, SETTLEMENT
from ...board.checking import read_list, shown
from ...board.names import UnknownName
from ...island import Island

MOST_NAMES = 20
SETTLED = ((SETTLEMENT, "settlements"), (CITY, "cities"))


def place_pieces(island: Island, now: Any, seat: int, given: Document, at: str) -> None:
    for piece, key in SETTLED:
        for here, name in read_list(given.get(key, []), f"{at}.{key}", 0, MOST_NAMES):
            _place_building(island, now, seat, piece, _find(island.names.intersection, name, here), here)
    for here, way in read_list(given.get("roads", []), f"{at}.roads", 0, MOST_NAMES):
        _place_way(island, now, seat, way, here)


def check_pieces(island: Island, now: Any, seat: int, given: Document, at: str) -> None:
    """What can be said only when all pieces of all seats are in place."""
    for _, key in SETTLED:
        for place, name in enumerate(given.get(key, [])):
            _check_distance(island, now, island.names.intersection(name), f"{at}.{key}[{place}]")
    linked = _linked_roads(island, now, seat)
    for place, way in enumerate(given.get("roads", [])):
        if not set(_paths(island, way, at)) <= linked:
            raise BadDocument(f"{at}.roads[{place}]", f"the road {way} is joined to no building of this seat")


def _place_building(island: Island, now: Any, seat: int, piece: int, intersection: int, at: str) -> None:
    kind = int(island.numbers[0]["intersection_kind"][intersection])
    if kind != LOCATION:
        raise BadDocument(at, f"nothing may be built here: it is a {INTERSECTION_KIND_NAMES[kind]}")
    if now["buildings"][intersection]:
        raise BadDocument(at, f"there are two buildings on {island.names.intersections[intersection]}")
    now["buildings"][intersection] = 1 + seat
    now["cities"][intersection] = piece == CITY
    _take(now, seat, piece, at)


def _place_way(island: Island, now: Any, seat: int, way: object, at: str) -> None:
    for path in _paths(island, way, at):
        if now["roads"][path]:
            raise BadDocument(at, f"there are two roads on {island.names.paths[path]}")
        now["roads"][path] = 1 + seat
        _take(now, seat, ROAD, at)


def _paths(island: Island, way: object, at: str) -> list[int]:
    """The paths of `"12-17"`, or of a whole way like `"12-17-23"`."""
    if not isinstance(way, str):
        raise BadDocument(at, f"must be a path like '12-17', not {shown(way)}")
    stops = way.split("-", MOST_NAMES)
    if len(stops) < 2:
        raise BadDocument(at, f"must be a path like '12-17', not {shown(way)}")
    return [_find(island.names.path, f"{one}-{other}", at) for one, other in pairwise(stops)]


def _find(number_of: Any, name: object, at: str) -> int:
    if not isinstance(name, str):
        raise BadDocument(at, f"must be a name, not {shown(name)}")
    try:
        return int(number_of(name))
    except UnknownName as error:
        raise BadDocument(at, str(error)) from None


def _take(now: Any, seat: int, piece: int, at: str) -> None:
    if now["pieces"][seat, piece] == 0:
        raise BadDocument(at, f"there is no {BUILD_NAMES[piece]} left for this in the box of seat {seat}")
    now["pieces"][seat, piece] -= 1


def _check_distance(island: Island, now: Any, intersection: int, at: str) -> None:
    board: Any = island.numbers[0]
    if board["distance_lifted"]:
        return
    for neighbour in board["intersection_neighbours"][intersection][: board["intersection_path_count"][intersection]]:
        if now["buildings"][neighbour]:
            one, other = island.names.intersections[intersection], island.names.intersections[neighbour]
            raise BadDocument(at, f"the buildings on {one} and {other} are too close")


def _linked_roads(island: Island, now: Any, seat: int) -> set[int]:
    """The seat's roads that lead to a building of its own; others may have built in between since."""
    board: Any = island.numbers[0]
    left = {int(path) for path in (now["roads"] == 1 + seat).nonzero()[0]}
    reached = {int(intersection) for intersection in (now["buildings"] == 1 + seat).nonzero()[0]}
    linked: set[int] = set()
    while more := {path for path in left - linked if reached & set(board["path_ends"][path].tolist())}:
        linked |= more
        reached |= {intersection for path in more for intersection in board["path_ends"][path].tolist()}
    return linked

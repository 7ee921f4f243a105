"""The board document: a board as JSON that a person can write by hand, and its check (CAT-7, SCN-1, SCN-3).

    {"name": "My island",
     "hexes": [{"name": "A1", "x": 0, "y": 0, "terrain": "mountains", "number": 10}],
     "intersections": [{"name": "1", "x": 0, "y": -1, "hexes": ["A1"]}],
     "paths": [{"ends": ["1", "2"]}],
     "harbours": [{"kind": "any", "ends": ["1", "2"]}],
     "robber": "A1"}

Pointy-top hexes of side length 1, x to the right, y down. A desert has no number. An intersection may have a
`kind`: `location` (may be settled, the default), `point` (may not) or `victory` (with 2-4 players a token for the
first road that reaches it, with 5-6 a location); hexes and intersections may have a `label` to show, and what
expansions mark (`hooks/boards.py`). A harbour serves the buildings at both ends of its path; a path's
own `harbour` serves whoever has the road. A board with points or victory intersections is a *map*: roads follow
SCN-2, points to win SCN-8.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from sobremesa.contract.errors import BadDocument

from ..hooks.boards import INTERSECTION_MARKS, check_marks
from .bounds import (
    HARBOUR_NAMES,
    HEX_INTERSECTIONS,
    HEXES,
    INTERSECTION_HEXES,
    INTERSECTION_KIND_NAMES,
    INTERSECTION_PATHS,
    INTERSECTIONS,
    PATHS,
    TERRAIN_NAMES,
    TOKENS,
)
from .checking import (
    read_choice,
    read_coordinate,
    read_known_name,
    read_list,
    read_new_name,
    read_object,
    read_title,
    read_whole,
)
from .land import ByLand

HARBOUR_KINDS = HARBOUR_NAMES[1:]

Ends = tuple[str, str]

_checked = ByLand[tuple[list[str], set[Ends]]]()


def check(doc: object, at: str = "board") -> None:
    """Raise BadDocument, with the place and the reason, unless `doc` is a board one can play on."""
    board = read_object(doc, at, ("name", "hexes", "intersections", "paths", "robber"), ("harbours",))
    read_title(board["name"], f"{at}.name")
    hexes = _read_hexes(board["hexes"], f"{at}.hexes")
    intersections, paths = _checked.of(board, lambda: _read_land(board, at, hexes))
    _check_harbours(board.get("harbours", []), f"{at}.harbours", intersections, paths)
    read_known_name(board["robber"], f"{at}.robber", hexes, "hex")


def _read_land(board: dict[str, Any], at: str, hexes: list[str]) -> tuple[list[str], set[Ends]]:
    intersections = _read_intersections(board["intersections"], f"{at}.intersections", hexes)
    paths = _read_paths(board["paths"], f"{at}.paths", intersections)
    _check_connected(intersections, paths, f"{at}.paths")
    return intersections, paths


def _read_hexes(value: object, at: str) -> list[str]:
    names: list[str] = []
    for here, item in read_list(value, at, 1, HEXES):
        hex_ = read_object(item, here, ("name", "x", "y", "terrain"), ("number", "label"))
        names.append(read_new_name(hex_["name"], f"{here}.name", names))
        _check_drawing(hex_, here)
        terrain = read_choice(hex_["terrain"], f"{here}.terrain", TERRAIN_NAMES)
        _check_number(hex_.get("number"), f"{here}.number", terrain)
    return names


def _check_number(value: object, at: str, terrain: str) -> None:
    if terrain != "desert":
        read_whole(value, at, TOKENS)
    elif value is not None:
        raise BadDocument(at, "a desert has no number")


def _check_drawing(item: dict[str, object], at: str) -> None:
    read_coordinate(item["x"], f"{at}.x")
    read_coordinate(item["y"], f"{at}.y")
    if "label" in item:
        read_title(item["label"], f"{at}.label")


def _read_intersections(value: object, at: str, hexes: list[str]) -> list[str]:
    names: list[str] = []
    at_hex: Counter[str] = Counter()
    marked: Counter[str] = Counter()
    for here, item in read_list(value, at, 2, INTERSECTIONS):
        intersection = read_object(item, here, ("name", "x", "y", "hexes"), ("kind", "label", *INTERSECTION_MARKS))
        names.append(read_new_name(intersection["name"], f"{here}.name", names))
        _check_drawing(intersection, here)
        kind = read_choice(intersection.get("kind", "location"), f"{here}.kind", INTERSECTION_KIND_NAMES)
        check_marks(intersection, here, kind, marked)
        _count_hexes(intersection["hexes"], f"{here}.hexes", hexes, at_hex)
    return names


def _count_hexes(value: object, at: str, hexes: list[str], at_hex: Counter[str]) -> None:
    mine: set[str] = set()
    for here, item in read_list(value, at, 0, INTERSECTION_HEXES):
        name = read_known_name(item, here, hexes, "hex")
        if name in mine:
            raise BadDocument(here, f"hex {name} is listed twice")
        if at_hex[name] == HEX_INTERSECTIONS:
            raise BadDocument(here, f"hex {name} has more than {HEX_INTERSECTIONS} intersections")
        mine.add(name)
        at_hex[name] += 1


def _read_paths(value: object, at: str, intersections: list[str]) -> set[Ends]:
    paths: set[Ends] = set()
    at_intersection: Counter[str] = Counter()
    for here, item in read_list(value, at, 1, PATHS):
        path = read_object(item, here, ("ends",), ("harbour",))
        ends = _read_ends(path["ends"], f"{here}.ends", intersections)
        if ends in paths:
            raise BadDocument(f"{here}.ends", f"the path {'-'.join(ends)} is given twice")
        if "harbour" in path:
            read_choice(path["harbour"], f"{here}.harbour", HARBOUR_KINDS)
        paths.add(ends)
        _count_ends(ends, f"{here}.ends", at_intersection)
    return paths


def _read_ends(value: object, at: str, intersections: list[str]) -> Ends:
    """Both ends, the earlier intersection first."""
    one, other = (
        read_known_name(item, here, intersections, "intersection") for here, item in read_list(value, at, 2, 2)
    )
    if one == other:
        raise BadDocument(at, f"the path leads from {one} to itself")
    return (one, other) if intersections.index(one) < intersections.index(other) else (other, one)


def _count_ends(ends: Ends, at: str, at_intersection: Counter[str]) -> None:
    for name in ends:
        at_intersection[name] += 1
        if at_intersection[name] > INTERSECTION_PATHS:
            raise BadDocument(at, f"intersection {name} has more than {INTERSECTION_PATHS} paths")


def _check_connected(intersections: list[str], paths: set[Ends], at: str) -> None:
    reached, grew = {intersections[0]}, True
    while grew:
        more = {end for ends in paths if not reached.isdisjoint(ends) for end in ends}
        grew = not more <= reached
        reached |= more
    for name in intersections:
        if name not in reached:
            raise BadDocument(at, f"no paths lead from intersection {intersections[0]} to {name}")


def _check_harbours(value: object, at: str, intersections: list[str], paths: set[Ends]) -> None:
    served: set[str] = set()
    for here, item in read_list(value, at, 0, INTERSECTIONS // 2):
        harbour = read_object(item, here, ("kind", "ends"))
        read_choice(harbour["kind"], f"{here}.kind", HARBOUR_KINDS)
        ends = _read_ends(harbour["ends"], f"{here}.ends", intersections)
        if ends not in paths:
            raise BadDocument(f"{here}.ends", f"there is no path {'-'.join(ends)}")
        for name in ends:
            if name in served:
                raise BadDocument(f"{here}.ends", f"intersection {name} has two harbours")
        served.update(ends)

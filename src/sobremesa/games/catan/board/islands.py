"""The base island and the large one as graphs, made from rows of hexes (CAT-1 … CAT-7, CAT-40 … CAT-42).

Places are whole numbers, so that corners of neighbouring hexes meet exactly: one step across is half a hex
(√3/2), one step down is half a side (1/2). Intersections are numbered from 1, row by row from the top left.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from typing import Any, Final

from .components import LARGE_TABLE

Place = tuple[int, int]

# Clockwise: corner k and corner k + 1 are the ends of side k, and STEPS[k] leads across side k.
CORNERS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
SIDES: Final = ("NE", "E", "SE", "SW", "W", "NW")
STEPS: Final = ((1, -3), (2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3))


@dataclass(frozen=True)
class Island:
    """An island without its terrains: shape and harbour sites, and what is laid on it."""

    name: str
    rows: tuple[int, ...]
    terrains: tuple[str, ...]
    tokens: tuple[int, ...]
    sites: tuple[tuple[str, str], ...]
    harbours: tuple[str, ...]

    @cached_property
    def hexes(self) -> dict[str, Place]:
        top = -3 * (len(self.rows) - 1) // 2
        return {
            f"{chr(ord('A') + row)}{index + 1}": (2 * index - (width - 1), top + 3 * row)
            for row, width in enumerate(self.rows)
            for index in range(width)
        }

    @cached_property
    def intersections(self) -> dict[str, Place]:
        places = {_add(place, corner) for place in self.hexes.values() for corner in CORNERS}
        by_rows = sorted(places, key=lambda place: (place[1], place[0]))
        return {str(index + 1): place for index, place in enumerate(by_rows)}

    @cached_property
    def paths(self) -> list[tuple[str, str]]:
        sides = {self.ends(name, side) for name in self.hexes for side in SIDES}
        return sorted(sides, key=lambda ends: (int(ends[0]), int(ends[1])))

    def ends(self, name: str, side: str) -> tuple[str, str]:
        """The intersections at both ends of a hex's side, smaller number first."""
        index = SIDES.index(side)
        corners = (CORNERS[index], CORNERS[(index + 1) % 6])
        one, other = sorted(self._numbers[_add(self.hexes[name], corner)] for corner in corners)
        return str(one), str(other)

    def neighbour(self, name: str, direction: int) -> str | None:
        return self._hex_at.get(_add(self.hexes[name], STEPS[direction % 6]))

    def neighbours(self, name: str) -> list[str]:
        return [other for direction in range(6) if (other := self.neighbour(name, direction))]

    @cached_property
    def corners(self) -> list[str]:
        return [name for name in self.hexes if len(self.neighbours(name)) == 3]

    def spiral(self, corner: str) -> list[str]:
        """All hexes from a corner counter-clockwise along the coast and on inwards: the sea, and the hexes
        already passed, stay at the right hand."""
        way: list[str] = [corner]
        right = next(direction for direction in range(6) if not self.neighbour(corner, direction))
        while len(way) < len(self.hexes):
            right, ahead = self._next_of_spiral(way, right)
            way.append(ahead)
        return way

    def _next_of_spiral(self, way: list[str], right: int) -> tuple[int, str]:
        for direction in range(right, right - 6, -1):
            ahead = self.neighbour(way[-1], direction)
            if ahead and ahead not in way:
                return direction + 2, ahead
        raise AssertionError("unreachable: the islands are convex")

    @cached_property
    def _numbers(self) -> dict[Place, int]:
        return {place: int(name) for name, place in self.intersections.items()}

    @cached_property
    def _hex_at(self) -> dict[Place, str]:
        return {place: name for name, place in self.hexes.items()}

    def document(self, laid: Mapping[str, Mapping[str, Any]], harbours: Sequence[str], robber: str) -> dict[str, Any]:
        """The board document with what is laid on each hex (terrain and number) and kinds of harbours."""
        return {
            "name": self.name,
            "hexes": [{**drawn, **laid[drawn["name"]]} for drawn in self._hexes_drawn],
            "intersections": [{**drawn, "hexes": list(touching)} for drawn, touching in self._intersections_drawn],
            "paths": [{"ends": list(ends)} for ends in self.paths],
            "harbours": [
                {"kind": kind, "ends": list(self.ends(*site))} for kind, site in zip(harbours, self.sites, strict=True)
            ],
            "robber": robber,
        }

    @cached_property
    def _hexes_drawn(self) -> list[dict[str, Any]]:
        return [{"name": name, **_drawn(place)} for name, place in self.hexes.items()]

    @cached_property
    def _intersections_drawn(self) -> list[tuple[dict[str, Any], list[str]]]:
        return [({"name": name, **_drawn(place)}, self._touching(place)) for name, place in self.intersections.items()]

    def _touching(self, place: Place) -> list[str]:
        around = {_add(place, corner) for corner in CORNERS}
        return [name for name, centre in self.hexes.items() if centre in around]


def _add(place: Place, step: Place) -> Place:
    return place[0] + step[0], place[1] + step[1]


def _drawn(place: Place) -> dict[str, float]:
    return {"x": round(place[0] * math.sqrt(3) / 2, 3) + 0.0, "y": place[1] / 2}


def _island(facts: Mapping[str, Any]) -> Island:
    return Island(
        name=facts["name"],
        rows=tuple(facts["rows"]),
        terrains=tuple(terrain for terrain, count in facts["terrains"].items() for _ in range(count)),
        tokens=tuple(facts["tokens"]),
        sites=tuple((harbour["hex"], harbour["side"]) for harbour in facts["harbours"]),
        harbours=tuple(harbour["kind"] for harbour in facts["harbours"]),
    )


_FACTS = json.loads(resources.files(__package__).joinpath("data/island.json").read_text("utf-8"))

BASE: Final = _island(_FACTS["base"])
LARGE: Final = _island(_FACTS["large"])

BEGINNER_HEXES: Final[Mapping[str, Mapping[str, Any]]] = _FACTS["beginner"]["hexes"]
BEGINNER_PIECES: Final[Mapping[str, Mapping[str, Any]]] = _FACTS["beginner"]["pieces"]


def island_for(players: int) -> Island:
    return LARGE if players >= LARGE_TABLE else BASE

"""The island's places, its centre and the port sites, read from one small file (DOB-3)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources

Hex = tuple[int, int]
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@dataclass(frozen=True)
class Island:
    hexes: dict[str, Hex]
    """The 19 places by name, row by row from the top, in axial coordinates with a point upwards."""
    centre: frozenset[str]
    sites: tuple[Hex, ...]
    """The six port sites in the sea."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(self.hexes)

    def neighbours(self, at: Hex) -> list[int]:
        """The places of the island next to a hex."""
        around = {(at[0] + q, at[1] + r) for q, r in STEPS}
        return [number for number, place in enumerate(self.hexes.values()) if place in around]

    def port_of(self, place: int) -> int | None:
        """The port a place touches; in the centre none."""
        return next((port for port, site in enumerate(self.sites) if place in self.neighbours(site)), None)


@cache
def island() -> Island:
    document = json.loads((resources.files(__package__) / "data/island.json").read_text("utf-8"))
    rows = document["rows"].items()
    hexes = {f"{row}{1 + place}": (q, r) for row, line in rows for place, (q, r) in enumerate(line)}
    return Island(hexes, frozenset(document["centre"]), tuple((q, r) for q, r in document["ports"]))

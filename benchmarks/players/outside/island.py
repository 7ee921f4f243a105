"""The engine's island in our words: its cubes and numbered nodes become our hexes, intersections and paths.

Both islands have the same shape and the same harbour sites, so that only names have to be found.
"""

from __future__ import annotations

from typing import Any, Final

from sobremesa.games.catan.board.islands import BASE, CORNERS, Place

RESOURCES: Final = {"WOOD": "lumber", "BRICK": "brick", "SHEEP": "wool", "WHEAT": "grain", "ORE": "ore"}
TERRAINS: Final = {"WOOD": "forest", "BRICK": "hills", "SHEEP": "pasture", "WHEAT": "fields", "ORE": "mountains"}
AROUND: Final = dict(zip(("NORTH", "NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST"), CORNERS, strict=True))


class Island:
    """Made from what the engine tells of its board."""

    def __init__(self, told: dict[str, Any]) -> None:
        hexes = {place: name for name, place in BASE.hexes.items()}
        self.hexes = {tuple(tile["at"]): hexes[_place(tile["at"])] for tile in told["tiles"]}
        self.intersections = _intersections(told["tiles"])
        self.document = {
            "tiles": {self.hexes[tuple(tile["at"])]: _laid(tile) for tile in told["tiles"]},
            "harbours": self._harbours(told["ports"]),
        }

    def hex(self, at: list[int]) -> str:
        return self.hexes[at[0], at[1], at[2]]

    def path(self, edge: list[int]) -> str:
        return "-".join(sorted((self.intersections[node] for node in edge), key=int))

    def _harbours(self, ports: list[dict[str, Any]]) -> list[str]:
        kinds = {self.path(port["nodes"]): RESOURCES.get(port["resource"], "any") for port in ports}
        return [kinds["-".join(BASE.ends(*site))] for site in BASE.sites]


def _place(at: list[int]) -> Place:
    """A step east is two across, a step south-east one across and three down."""
    return 2 * at[0] + at[2], 3 * at[2]


def _intersections(tiles: list[dict[str, Any]]) -> dict[int, str]:
    names = {place: name for name, place in BASE.intersections.items()}
    found = {}
    for tile in tiles:
        across, down = _place(tile["at"])
        for corner, node in tile["nodes"].items():
            found[node] = names[across + AROUND[corner][0], down + AROUND[corner][1]]
    return found


def _laid(tile: dict[str, Any]) -> str:
    return f"{TERRAINS[tile['resource']]} {tile['number']}" if tile["resource"] else "desert"

"""An island in plain lists, with what its places yield: read once for a board, then shared by every decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sobremesa.games.catan.board.bounds import DESERT, LOCATION, RESOURCES
from sobremesa.games.catan.island import Island

from .hooks import seeing

Counts = list[int]
"""One number per resource."""

SEVEN = 7
THROWS = 36


@dataclass(frozen=True)
class Ground:
    island: Island
    ways: list[list[tuple[int, int]]]
    """For each intersection, its paths, each with the intersection across."""
    ends: list[tuple[int, int]]
    corners: list[list[int]]
    hexes_at: list[list[int]]
    terrain: list[int]
    pips: list[int]
    """For each hex, in how many of the 36 throws it yields."""
    yields: list[Counts]
    """For each intersection, the pips of each resource around it."""
    harbour: list[int]
    locations: list[bool]
    is_map: bool
    """Whether roads follow the marked paths between towns (SCN-2)."""
    red: list[int]
    """For each path, the harbour of whoever has the road (SCN-3)."""
    prized: list[float]
    """For each intersection, what expansions add to its worth."""
    costs: list[Counts]
    bank: int
    goal: int
    discard_limit: int
    scarcity: list[float]
    """For each resource, how dear it is on this island: 1 where it yields as much as any other."""


def pips_of(token: int) -> int:
    return 6 - abs(SEVEN - token) if token else 0


def read_ground(island: Island) -> Ground:
    board: Any = island.numbers[0]
    hexes, intersections, paths = int(board["hexes"]), int(board["intersections"]), int(board["paths"])
    terrain = board["hex_terrain"][:hexes].tolist()
    pips = [pips_of(token) for token in board["hex_number"][:hexes].tolist()]
    hexes_at = _rows(board["intersection_hexes"], board["intersection_hex_count"], intersections)
    intersection_paths = _rows(board["intersection_paths"], board["intersection_path_count"], intersections)
    across = _rows(board["intersection_neighbours"], board["intersection_path_count"], intersections)
    return Ground(
        island=island,
        ways=[list(zip(*both, strict=True)) for both in zip(intersection_paths, across, strict=True)],
        ends=[(one, other) for one, other in board["path_ends"][:paths].tolist()],
        corners=_rows(board["hex_intersections"], board["hex_intersection_count"], hexes),
        hexes_at=hexes_at,
        terrain=terrain,
        pips=pips,
        yields=[_yields(around, terrain, pips) for around in hexes_at],
        harbour=board["intersection_harbour"][:intersections].tolist(),
        locations=[kind == LOCATION for kind in board["intersection_kind"][:intersections].tolist()],
        is_map=seeing.is_map(board),
        red=board["path_harbour"][:paths].tolist(),
        prized=seeing.worth_of_places(board),
        costs=board["costs"].tolist(),
        bank=int(board["bank"]),
        goal=int(board["points_to_win"]),
        discard_limit=int(board["discard_limit"]),
        scarcity=_scarcity(terrain, pips),
    )


def _rows(table: Any, counts: Any, rows: int) -> list[list[int]]:
    return [table[row, : counts[row]].tolist() for row in range(rows)]


def _yields(hexes: list[int], terrain: list[int], pips: list[int]) -> Counts:
    around = [0] * RESOURCES
    for hex_ in hexes:
        if terrain[hex_] != DESERT:
            around[terrain[hex_]] += pips[hex_]
    return around


def _scarcity(terrain: list[int], pips: list[int]) -> list[float]:
    total = [1] * RESOURCES
    for kind, worth in zip(terrain, pips, strict=True):
        if kind != DESERT:
            total[kind] += worth
    mean = sum(total) / RESOURCES
    return [min(1.4, max(0.7, (mean / each) ** 0.5)) for each in total]

"""An island in plain lists, with what its places yield: read once for a board, then shared by every decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sobremesa.games.catan.board.bounds import DESERT, LOCATION, RESOURCES
from sobremesa.games.catan.island import Island

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
    canal: list[bool]
    costs: list[Counts]
    bank: int
    goal: int
    discard_limit: int
    friends: bool
    scarcity: list[float]
    """For each resource, how dear it is on this island: 1 where it yields as much as any other."""


def pips_of(token: int) -> int:
    return 6 - abs(SEVEN - token) if token else 0


def read_ground(island: Island) -> Ground:
    board: Any = island.numbers[0]
    hexes, nodes, paths = int(board["hexes"]), int(board["nodes"]), int(board["paths"])
    terrain = board["hex_terrain"][:hexes].tolist()
    pips = [pips_of(token) for token in board["hex_number"][:hexes].tolist()]
    hexes_at = _rows(board["node_hexes"], board["node_hex_count"], nodes)
    node_paths = _rows(board["node_paths"], board["node_path_count"], nodes)
    across = _rows(board["node_neighbours"], board["node_path_count"], nodes)
    return Ground(
        island=island,
        ways=[list(zip(*both, strict=True)) for both in zip(node_paths, across, strict=True)],
        ends=[(one, other) for one, other in board["path_ends"][:paths].tolist()],
        corners=_rows(board["hex_nodes"], board["hex_node_count"], hexes),
        hexes_at=hexes_at,
        terrain=terrain,
        pips=pips,
        yields=[_yields(around, terrain, pips) for around in hexes_at],
        harbour=board["node_harbour"][:nodes].tolist(),
        locations=[kind == LOCATION for kind in board["node_kind"][:nodes].tolist()],
        is_map=bool(board["marked_paths"]),
        red=board["path_harbour"][:paths].tolist(),
        canal=[bool(board["canal"] and town) for town in board["node_canal"][:nodes].tolist()],
        costs=board["costs"].tolist(),
        bank=int(board["bank"]),
        goal=int(board["points_to_win"]),
        discard_limit=int(board["discard_limit"]),
        friends=bool(board["friends"]),
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

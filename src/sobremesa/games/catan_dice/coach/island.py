"""The standard sheet as a graph of stages: which roads stand, how many settlements, cities and knights (DIC-3, 4, 8).

Settlements, cities and knights are built in order, so counts suffice. A *site* is roads, settlements and cities; a
*company* is how many knights stand and which of them have not helped yet.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..rules.bounds import ANY
from ..sheets import numbers_of, sheet_of
from .hands import NONE
from .purchases import FIXED

SETTLEMENTS, CITIES, KNIGHTS = 6, 4, 6
COMPANIES = (1 << KNIGHTS + 1) - 1
MOST_EXTENSIONS = 64

Sites = np.ndarray[tuple[int, int, int], np.dtype[np.int32]]


class Island(NamedTuple):
    networks: dict[int, int]
    """The number of each set of roads (as bits) that can stand together."""
    extensions: Sites
    """[network, roads added, …]: the networks one comes to; NONE fills the row."""
    reached: np.ndarray[tuple[int, int], np.dtype[np.int32]]
    """[network, 0]: settlements and [network, 1]: cities whose space is reached, as bits."""
    sites: Sites
    """[network, settlements, cities]: the number of the site, or NONE."""
    joker: NDArray[np.int64]
    """What a set of knights gives as jokers."""
    gift: NDArray[np.int64]
    """What each knight gives."""
    points: np.ndarray[tuple[int, int], np.dtype[np.int32]]
    """Points of the next settlement, city and knight when so many stand."""
    site_count: int


def company(knights: int, fresh: int) -> int:
    """The number of a company: so many knights, of whom those (bits) have not helped yet."""
    return (1 << knights) - 1 + fresh


@cache
def standard_island() -> Island:
    board: Any = numbers_of(sheet_of("standard"), 1)[0]
    ends = [tuple(int(end) for end in road) for road in board["road_ends"][: board["roads"]]]
    found = _networks(ends)
    networks = {roads: number for number, roads in enumerate(found)}
    reached = np.array([_reached(roads, ends, board) for roads in found], np.int32)
    sites = _sites(reached)
    faces = [int(face) for face in board["knight_face"][:KNIGHTS]]
    joker = [_jokers([faces[k] for k in range(KNIGHTS) if knights >> k & 1]) for knights in range(1 << KNIGHTS)]
    points = np.zeros((3, 8), np.int32)
    for row, name in enumerate(("settlement_points", "city_points", "knight_points")):
        points[row, : min(8, len(board[name]))] = board[name][:8]
    return Island(
        networks,
        _extensions(found, networks, ends),
        reached,
        sites,
        np.array(joker, np.int64),
        np.array(faces, np.int64),
        points,
        int(sites.max()) + 1,
    )


def _touching(roads: int, ends: list[tuple[int, ...]]) -> list[int]:
    intersections = {intersection for road, pair in enumerate(ends) if roads >> road & 1 for intersection in pair}
    return [road for road, pair in enumerate(ends) if not roads >> road & 1 and not intersections.isdisjoint(pair)]


def _networks(ends: list[tuple[int, ...]]) -> list[int]:
    """Every set of roads that grows from the start road."""
    found = {1}
    fresh = [1]
    while fresh:
        fresh = list({roads | 1 << road for roads in fresh for road in _touching(roads, ends)} - found)
        found.update(fresh)
    return sorted(found, key=lambda roads: (roads.bit_count(), roads))


def _extensions(found: list[int], networks: dict[int, int], ends: list[tuple[int, ...]]) -> Sites:
    table = np.full((len(found), 4, MOST_EXTENSIONS), NONE, np.int32)
    for roads in found:
        reach = {roads}
        for added in range(4):
            row = sorted(networks[grown] for grown in reach)
            table[networks[roads], added, : len(row)] = row
            reach = {grown | 1 << road for grown in reach for road in _touching(grown, ends)}
    return table


def _reached(roads: int, ends: list[tuple[int, ...]], board: Any) -> tuple[int, int]:
    intersections = {intersection for road, pair in enumerate(ends) if roads >> road & 1 for intersection in pair}
    spaces = (board["settlement_intersection"][:SETTLEMENTS], board["city_intersection"][:CITIES])
    first, second = (
        sum(1 << place for place, intersection in enumerate(row) if int(intersection) in intersections)
        for row in spaces
    )
    return first, second


def _sites(reached: Any) -> Sites:
    table = np.full((len(reached), SETTLEMENTS + 1, CITIES + 1), NONE, np.int32)
    number = 0
    for network, settlements, cities in product(range(len(reached)), range(SETTLEMENTS + 1), range(CITIES + 1)):
        needed = ((1 << settlements) - 1, (1 << cities) - 1)
        if all(need & int(has) == need for need, has in zip(needed, reached[network], strict=True)):
            table[network, settlements, cities] = number
            number += 1
    return table


def _jokers(faces: list[int]) -> int:
    return sum(FIXED if face == ANY else 1 << face for face in faces)

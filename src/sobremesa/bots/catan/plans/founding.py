"""The first two settlements and their roads (CAT-8): yield, variety, what the first one lacks, harbours."""

from __future__ import annotations

from ..sight import Sight
from .values import worth_of_settlement

EARLY = (1.1, 1.1, 0.9, 1.1, 0.95)
"""Lumber and brick build the first roads and settlements."""


def worth_of_founding(sight: Sight, intersection: int) -> float:
    early = sum(EARLY[resource] * pips for resource, pips in enumerate(sight.ground.yields[intersection]))
    return worth_of_settlement(sight, intersection) + 0.05 * early


def choose_settlement(sight: Sight, intersections: list[int]) -> int:
    return max(
        intersections,
        key=lambda intersection: worth_of_founding(sight, intersection) + 0.15 * _outlook(sight, intersection),
    )


def _outlook(sight: Sight, intersection: int) -> float:
    """The best place for a next settlement, two roads away."""
    return max((_prospect(sight, intersection, across) for _, across in sight.ground.ways[intersection]), default=0.0)


def choose_road(sight: Sight, paths: list[int]) -> int:
    intersection = int(sight.now["founding_intersection"])
    across = dict(sight.ground.ways[intersection])
    return max(paths, key=lambda path: _prospect(sight, intersection, across.get(path, intersection)))


def _prospect(sight: Sight, intersection: int, across: int) -> float:
    ground = sight.ground
    if sight.buildings[across] not in (0, 1 + sight.seat):
        return 0.0
    ahead = [
        end
        for _, end in ground.ways[across]
        if end != intersection and not sight.crowded[end] and ground.locations[end]
    ]
    worths = sorted((worth_of_settlement(sight, end) for end in ahead), reverse=True)
    return sum(worths) * 0.2 + 0.8 * worths[0] if worths else 0.05 * sum(ground.yields[across]) / 15

"""Where expansions come in among what a picture of the board shows, from the sea up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..expansions.towns import picture as towns
from ..island import Island


def draw_under_roads(island: Island) -> Iterator[str]:
    if _has_towns(island):
        yield from towns.draw_paths(island)


def draw_over_roads(island: Island, now: Any) -> Iterator[str]:
    if _has_towns(island):
        yield from towns.draw_towns(island, now)


def draw_over_buildings(island: Island) -> Iterator[str]:
    if _has_towns(island):
        yield from towns.draw_harbour_signs(island)
        yield from towns.draw_labels(island)


def _has_towns(island: Island) -> bool:
    return bool(island.numbers[0]["marked_paths"])

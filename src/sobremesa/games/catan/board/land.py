"""The shape of an island, without tiles and harbours: what was worked out for one is kept for all like it."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

Found = TypeVar("Found")

MOST: Final = 32
PLAIN: Final = 2
"""The format of `marshal` in which equal things, and only they, are spelled alike."""


def spelled(doc: Mapping[str, Any]) -> bytes | None:
    """None for what only a check can name properly."""
    try:
        return marshal.dumps(([item["name"] for item in doc["hexes"]], doc["intersections"], doc["paths"]), PLAIN)
    except (ValueError, TypeError, KeyError):
        return None


class ByLand(Generic[Found]):
    def __init__(self) -> None:
        self._kept: dict[bytes, Found] = {}

    def of(self, doc: Mapping[str, Any], work_out: Callable[[], Found]) -> Found:
        """Nothing is kept where working it out raises an error."""
        land = spelled(doc)
        if land is None:
            return work_out()
        if land not in self._kept:
            found = work_out()
            if len(self._kept) >= MOST:
                self._kept.clear()
            self._kept[land] = found
        return self._kept[land]

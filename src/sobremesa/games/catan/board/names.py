"""The names of a board's hexes, intersections and paths, and the numbers the rules know them by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .checking import did_you_mean


class UnknownName(ValueError):
    """The board has no hex, intersection or path of that name."""

    def __init__(self, what: str, name: str, known: Sequence[str]) -> None:
        super().__init__(f"there is no {what} {name[:60]!r}{did_you_mean(name, known)}")
        self.what = what
        self.name = name


@dataclass(frozen=True)
class Names:
    """From number to name by index (`names.hexes[9]`), from name to number by call (`names.hex("C3")`)."""

    hexes: tuple[str, ...]
    intersections: tuple[str, ...]
    paths: tuple[str, ...]
    _hex: Mapping[str, int]
    _intersection: Mapping[str, int]
    _path: Mapping[str, int]

    def hex(self, name: str) -> int:
        return _find("hex", name, self._hex, self.hexes)

    def intersection(self, name: str) -> int:
        return _find("intersection", name, self._intersection, self.intersections)

    def path(self, name: str) -> int:
        """A path by its ends, in either order."""
        return _find("path", name, self._path, self.paths)


def names(doc: Mapping[str, Any]) -> Names:
    """The names of a checked board document."""
    hexes = tuple(item["name"] for item in doc["hexes"])
    intersections = tuple(item["name"] for item in doc["intersections"])
    place = {name: index for index, name in enumerate(intersections)}
    ends = [sorted(item["ends"], key=place.__getitem__) for item in doc["paths"]]
    paths = tuple("-".join(pair) for pair in ends)
    reversed_paths = _numbered(["-".join(reversed(pair)) for pair in ends])
    return Names(
        hexes,
        intersections,
        paths,
        _numbered(hexes),
        _numbered(intersections),
        reversed_paths | _numbered(paths),
    )


def _numbered(words: Sequence[str]) -> dict[str, int]:
    return {word.casefold(): index for index, word in enumerate(words)}


def _find(what: str, name: str, numbers: Mapping[str, int], known: Sequence[str]) -> int:
    number = numbers.get(name.casefold())
    if number is None:
        raise UnknownName(what, name, known)
    return number

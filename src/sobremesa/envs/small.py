"""A small island for exact work: seven hexes, for two players and five points, as a board document."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Any

HEXES = (
    ("A1", 0, -1, "forest", 8),
    ("A2", 1, -1, "hills", 6),
    ("B1", -1, 0, "fields", 9),
    ("B2", 0, 0, "desert", None),
    ("B3", 1, 0, "pasture", 5),
    ("C1", -1, 1, "mountains", 10),
    ("C2", 0, 1, "hills", 4),
)
"""Name, place in two axes, terrain and number."""


def seven_hexes() -> dict[str, Any]:
    """`sobremesa.new("catan", 2, own_map=seven_hexes(), goal=5)`."""
    centres = {name: (sqrt(3) * (q + r / 2), 1.5 * r) for name, q, r, _, _ in HEXES}
    touching: dict[tuple[float, float], list[str]] = {}
    for name, (x, y) in centres.items():
        for corner in _corners(x, y):
            touching.setdefault(corner, []).append(name)
    places = sorted(touching, key=lambda corner: (corner[1], corner[0]))
    number = {corner: str(1 + place) for place, corner in enumerate(places)}
    return {
        "name": "Seven hexes",
        "hexes": [_hex(name, *centres[name], terrain, token) for name, _, _, terrain, token in HEXES],
        "intersections": [{"name": number[at], "x": at[0], "y": at[1], "hexes": touching[at]} for at in places],
        "paths": [{"ends": [number[one], number[other]]} for one, other in _sides(list(centres.values()))],
        "harbours": [],
        "robber": "B2",
    }


def _hex(name: str, x: float, y: float, terrain: str, token: int | None) -> dict[str, Any]:
    told = {"name": name, "x": round(x, 3), "y": y, "terrain": terrain}
    return told if token is None else {**told, "number": token}


def _corners(x: float, y: float) -> list[tuple[float, float]]:
    turns = [pi / 6 + pi / 3 * corner for corner in range(6)]
    return [(round(x + cos(turn), 3) + 0.0, round(y + sin(turn), 3) + 0.0) for turn in turns]


def _sides(centres: list[tuple[float, float]]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    found = []
    for x, y in centres:
        corners = _corners(x, y)
        for side in range(6):
            one, other = sorted((corners[side], corners[(side + 1) % 6]))
            if (one, other) not in found:
                found.append((one, other))
    return found

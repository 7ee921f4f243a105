"""Sea, coast, hexes with their tokens, and harbours: what never changes during a game."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from sobremesa.contract.game import Document
from sobremesa.contract.words.markup import short, tag, words

from .ink import INK, SIDE, use

Place = tuple[float, float]

RED_TOKENS = (6, 8)
COAST = 1.7
"""How far from a hex's middle the open water begins, in sides."""


def place_of(item: Document) -> Place:
    return item["x"] * SIDE, item["y"] * SIDE


def hexagon(centre: Place, radius: float) -> str:
    """The corners of a pointy-top hex, as an attribute."""
    turns = [math.radians(60 * corner - 90) for corner in range(6)]
    corners = [(centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)) for turn in turns]
    return " ".join(f"{short(x)},{short(y)}" for x, y in corners)


def draw_land(board: Document) -> Iterator[str]:
    """Shallows, piers, beach and hexes, each layer over the one before."""
    yield _spread(board, "#a9dde0", 44, 0.38)
    yield _spread(board, "#c9ece8", 24, 0.5)
    yield from draw_harbours(board)
    yield _spread(board, "#f0deb0", 13, 1)
    for item in board["hexes"]:
        yield from _draw_hex(item)


def _spread(board: Document, colour: str, width: float, opacity: float) -> str:
    """The whole island in one colour, with a margin."""
    shapes = [tag("polygon", points=hexagon(place_of(item), SIDE)) for item in board["hexes"]]
    return tag("g", *shapes, fill=colour, stroke=colour, stroke_width=width, stroke_linejoin="round", opacity=opacity)


def _draw_hex(item: Document) -> Iterator[str]:
    centre, terrain = place_of(item), item["terrain"]
    shape = hexagon(centre, SIDE - 3.5)
    yield tag("polygon", points=shape, fill=f"url(#sm-fill-{terrain})")
    yield use(terrain, *centre)
    yield tag("polygon", points=shape, fill="none", stroke="#3a2c14", stroke_width=1.2, stroke_opacity=0.35)


def draw_waves(board: Document, corner: Place, size: Place) -> Iterator[str]:
    """Ripples on the open water, in rows that never look like rows."""
    land = [place_of(item) for item in board["hexes"]]
    signs = [sign for *_, sign in _harbours(board)]
    for row in range(int(size[1] // 34)):
        for column in range(int(size[0] // 74)):
            x = corner[0] + 44 + 74 * column + (row * 41 + column * 17) % 37
            y = corner[1] + 24 + 34 * row + (row * 13 + column * 29) % 15
            is_framed = x < corner[0] + size[0] - 30 and (column > 0 or row > 1)
            is_open = all(math.dist((x, y), centre) > COAST * SIDE for centre in land)
            if is_framed and is_open and all(math.dist((x, y), sign) > 40 for sign in signs):
                yield use("wave", float(x), float(y))


def draw_token(item: Document) -> str:
    """The number, with a pip for each of the 36 throws that bring it."""
    token = int(item["number"])
    colour = "#b8281c" if token in RED_TOKENS else INK
    pips = 6 - abs(7 - token)
    dots = [tag("circle", cx=3.6 * (pip - (pips - 1) / 2), cy=10.0, r=1.3) for pip in range(pips)]
    x, y = place_of(item)
    return tag(
        "g",
        tag("circle", cx=1.0, cy=2.5, r=17.5, fill="#2b1f0d", fill_opacity=0.35),
        tag("circle", r=17.5, fill="url(#sm-fill-token)", stroke="#a98f62", stroke_width=1.1),
        words(str(token), 0.0, 4.5, 18 if token in RED_TOKENS else 16, font_weight=800, text_anchor="middle"),
        *dots,
        fill=colour,
        transform=f"translate({short(x)} {short(y)})",
    )


def draw_harbours(board: Document) -> Iterator[str]:
    for kind, one, other, sign in _harbours(board):
        yield _pier(one, sign)
        yield _pier(other, sign)
        yield _sign(kind, *sign)


def _harbours(board: Document) -> Iterator[tuple[str, Place, Place, Place]]:
    """Kind, both ends, and where the sign stands: out at sea."""
    intersections = {item["name"]: item for item in board["intersections"]}
    hexes = {item["name"]: place_of(item) for item in board["hexes"]}
    for harbour in board.get("harbours", ()):
        one, other = (intersections[name] for name in harbour["ends"])
        shared = [hexes[name] for name in one["hexes"] if name in other["hexes"]]
        yield harbour["kind"], place_of(one), place_of(other), _sign_place(place_of(one), place_of(other), shared)


def _sign_place(one: Place, other: Place, shared: list[Place]) -> Place:
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    land_x, land_y = shared[0] if shared else (x, y + 1)
    out = 0.68 * SIDE / (math.dist((x, y), (land_x, land_y)) or 1)
    return x + (x - land_x) * out, y + (y - land_y) * out


def _pier(start: Place, end: Place) -> str:
    line: dict[str, Any] = {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}
    return tag(
        "g",
        tag("line", **line, stroke="#4d3720", stroke_width=9, stroke_opacity=0.85),
        tag("line", **line, stroke="#b98c58", stroke_width=6.5),
        tag("line", **line, stroke="#6d4f2c", stroke_width=6.5, stroke_dasharray="1.2 4.6"),
    )


def _sign(kind: str, x: float, y: float) -> str:
    ring = {"lumber": "#39723f", "brick": "#b4603a", "wool": "#86b34b", "grain": "#dfa93a", "ore": "#7d868b"}
    picture = words("?", 0.0, 2.0, 17, font_weight=800, fill="#6d5b41") if kind == "any" else use(kind, 0.0, -4.5)
    return tag(
        "g",
        tag("circle", cx=1.0, cy=2.5, r=19.0, fill="#10303f", fill_opacity=0.35),
        tag("circle", r=19.0, fill="#fbf3e0", stroke=ring.get(kind, "#8d7a5c"), stroke_width=3),
        picture,
        words("3:1" if kind == "any" else "2:1", 0.0, 14.0, 9.5, font_weight=700, fill=INK),
        text_anchor="middle",
        transform=f"translate({short(x)} {short(y)})",
    )

"""What a map of towns shows beside its hexes: marked paths, red harbour paths, towns with their names, tokens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sobremesa.contract.words.markup import short, tag, words

from ...board.bounds import LOCATION, VICTORY
from ...island import Island
from ...words.picture.ink import INK, use
from ...words.picture.land import place_of

RED = "#c0392b"


def draw_paths(island: Island) -> Iterator[str]:
    places = {item["name"]: place_of(item) for item in island.document["intersections"]}
    for path in island.document["paths"]:
        (x1, y1), (x2, y2) = (places[name] for name in path["ends"])
        line: dict[str, Any] = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
        is_harbour = "harbour" in path
        yield tag("line", **line, stroke="#fff6df", stroke_width=8 if is_harbour else 5, stroke_opacity=0.9)
        if is_harbour:
            yield tag("line", **line, stroke=RED, stroke_width=5)
        else:
            yield tag("line", **line, stroke="#7a5b2e", stroke_width=2.4, stroke_dasharray="5 4")


def draw_harbour_signs(island: Island) -> Iterator[str]:
    places = {item["name"]: place_of(item) for item in island.document["intersections"]}
    for path in island.document["paths"]:
        if "harbour" in path:
            (x1, y1), (x2, y2) = (places[name] for name in path["ends"])
            yield _sign(path["harbour"], (x1 + x2) / 2, (y1 + y2) / 2)


def _sign(kind: str, x: float, y: float) -> str:
    rate = "3:1" if kind == "any" else "2:1"
    picture = words("?", 0.0, 1.0, 13, font_weight=800) if kind == "any" else use(kind, 0.0, -3.0)
    return tag(
        "g",
        tag("circle", r=14.0, fill="#fbf3e0", stroke=RED, stroke_width=2.4),
        picture,
        words(rate, 0.0, 11.0, 7.5, font_weight=700),
        fill=INK,
        text_anchor="middle",
        transform=f"translate({short(x)} {short(y)}) scale(.9)",
    )


def draw_towns(island: Island, now: Any) -> Iterator[str]:
    """A ring for every location, gold where a token lies; small dots where nothing is ever built."""
    kinds = island.numbers[0]["intersection_kind"]
    for intersection, item in enumerate(island.document["intersections"]):
        x, y = place_of(item)
        if now["token_at"][intersection]:
            yield tag("circle", cx=x, cy=y, r=9.0, fill="#f2c14e", stroke="#7a4d00", stroke_width=2)
            yield words("1", x, y + 4.2, 12, font_weight=800, text_anchor="middle", fill="#5b3900")
        elif kinds[intersection] == LOCATION and not now["buildings"][intersection]:
            stroke = "#1f6f8b" if item.get("canal") else "#5b3900"
            yield tag("circle", cx=x, cy=y, r=7.5, fill="#fffaf0", stroke=stroke, stroke_width=2.6)
        elif kinds[intersection] != VICTORY and not now["buildings"][intersection]:
            yield tag("circle", cx=x, cy=y, r=2.4, fill="#7a5b2e")


def draw_labels(island: Island) -> Iterator[str]:
    for item in island.document["intersections"]:
        if "label" in item:
            x, y = place_of(item)
            halo: dict[str, Any] = {"stroke": "#fff6df", "stroke_width": 3, "paint_order": "stroke"}
            yield words(item["label"], x, y + 19, 10, font_weight=700, text_anchor="middle", fill=INK, **halo)

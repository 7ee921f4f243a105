"""Roads, settlements, cities and the robber; colour is never the only sign of whose they are."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from sobremesa.contract.words.markup import short, tag

from ...island import Island
from .ink import COLOURS, use, use_scaled
from .land import Place, place_of

ROAD_LENGTH = 38.0
ROBBER_STANDS = (-27.0, 20.0)


def draw_roads(island: Island, now: Any) -> Iterator[str]:
    intersections = [place_of(item) for item in island.document["intersections"]]
    for path in now["roads"].nonzero()[0]:
        one, other = (intersections[intersection] for intersection in island.numbers[0]["path_ends"][path])
        yield _draw_road(one, other, island.colours[now["roads"][path] - 1])


def _draw_road(one: Place, other: Place, colour: str) -> str:
    top, mark = COLOURS[colour]
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    turn = math.degrees(math.atan2(other[1] - one[1], other[0] - one[0]))
    plank = {"x": -ROAD_LENGTH / 2, "y": -4.6, "width": ROAD_LENGTH, "height": 9.2, "rx": 2.2}
    turned = f"rotate({short(turn)})"
    return tag(
        "g",
        tag("rect", **plank, transform=f"translate(1 4) {turned}", fill="#1e1a14", fill_opacity=0.35),
        tag(
            "g",
            tag("rect", **plank, fill=top),
            tag("rect", **plank, fill="#000", fill_opacity=0.38),
            transform=f"translate(0 2.6) {turned}",
        ),
        tag("rect", **plank, transform=turned, fill=top, stroke="#2a2119", stroke_width=1.1),
        use_scaled(f"mark-{colour}", 0.0, 0.0, 0.8, color=mark),
        transform=f"translate({short(x)} {short(y)})",
    )


def draw_buildings(island: Island, now: Any) -> Iterator[str]:
    """From the back to the front, so that nearer ones stand before farther ones."""
    intersections = [place_of(item) for item in island.document["intersections"]]
    standing = sorted(
        (intersections[intersection][1], int(intersection)) for intersection in now["buildings"].nonzero()[0]
    )
    for _, intersection in standing:
        colour = island.colours[now["buildings"][intersection] - 1]
        yield from _draw_building(intersections[intersection], colour, bool(now["cities"][intersection]))


def _draw_building(at: Place, colour: str, is_city: bool) -> Iterator[str]:
    top, mark = COLOURS[colour]
    x, y = at
    yield use_scaled("city" if is_city else "settlement", x, y, 1.15, color=top)
    yield use_scaled(f"mark-{colour}", x - 5.4, y + (6.0 if is_city else 3.4), 1.15, color=mark)


def draw_robber(island: Island, now: Any) -> str:
    x, y = place_of(island.document["hexes"][now["robber"]])
    return use("robber", x + ROBBER_STANDS[0], y + ROBBER_STANDS[1])

"""Puts the picture together, from the sea up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.words.markup import short, tag, words

from ...hooks import pictures as expansions
from ...island import Island
from ...rules.phases import PHASE_NAMES
from . import land, pieces, strip
from .ink import FONT, INK, LINEN, SIDE, definitions

MARGIN = 1.28 * SIDE
"""Sea around the island, wide enough for its harbours."""
FRAME = 14.0

Box = tuple[float, float, float, float]


def svg(island: Island, seen: Records, seat: int | None, *, names: bool = False) -> str:
    """A self-contained picture; with `names`, every intersection and hex is labelled with its name."""
    x, y, width, height = _sea(island, strip.least_height(island.players))
    now: Any = seen[0]
    beside = tag(
        "g",
        *strip.draw_strip(island, seen, seat, height),
        transform=f"translate({short(x + width + FRAME)} {short(y)})",
    )
    whole = (x - FRAME, y - FRAME, width + strip.WIDTH + 3 * FRAME, height + 2 * FRAME)
    return tag(
        "svg",
        tag("title", escape(_title(island, now))),
        definitions(),
        tag("rect", x=whole[0], y=whole[1], width=whole[2], height=whole[3], rx=20, fill=LINEN),
        *_draw_board(island, now, (x, y, width, height)),
        *(_draw_names(island) if names else ()),
        beside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(short, whole)),
        width=round(whole[2]),
        height=round(whole[3]),
        role="img",
        font_family=FONT,
        fill=INK,
    )


def plan(island: Island, seen: Records, rings: Sequence[str] = ()) -> str:
    """The board alone, without a word, for a book; rings go around hexes and intersections by their names."""
    x, y, width, height = _sea(island, 0)
    places = {item["name"]: item for item in (*island.document["intersections"], *island.document["hexes"])}
    radius = [0.8 * SIDE if name in island.names.hexes else 0.4 * SIDE for name in rings]
    return tag(
        "svg",
        definitions(),
        *_draw_board(island, seen[0], (x, y, width, height)),
        *(_draw_ring(*land.place_of(places[name]), wide) for name, wide in zip(rings, radius, strict=True)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(short, (x, y, width, height))),
        font_family=FONT,
        fill=INK,
    )


def _draw_ring(x: float, y: float, radius: float) -> str:
    return tag("circle", cx=x, cy=y, r=radius, fill="none", stroke="#ffd54a", stroke_width=6)


def _sea(island: Island, least_height: float) -> Box:
    places = [land.place_of(item) for item in (*island.document["hexes"], *island.document["intersections"])]
    left, right = min(x for x, _ in places) - MARGIN, max(x for x, _ in places) + MARGIN
    top, bottom = min(y for _, y in places) - MARGIN, max(y for _, y in places) + MARGIN
    more = max(0.0, least_height - (bottom - top)) / 2
    return left, top - more, right - left, bottom - top + 2 * more


def _title(island: Island, now: Any) -> str:
    return f"CATAN, turn {now['turn']}: {island.colours[now['active']]}, {PHASE_NAMES[int(now['phase'])]}"


def _draw_board(island: Island, now: Any, sea: Box) -> Iterator[str]:
    x, y, width, height = sea
    yield tag("rect", x=x, y=y, width=width, height=height, rx=14, fill="url(#sm-sea)")
    yield from land.draw_waves(island.document, (x, y), (width, height))
    yield from land.draw_land(island.document)
    yield from (land.draw_token(item) for item in island.document["hexes"] if item.get("number"))
    yield from expansions.draw_under_roads(island)
    yield from pieces.draw_roads(island, now)
    yield from expansions.draw_over_roads(island, now)
    yield pieces.draw_robber(island, now)
    yield from pieces.draw_buildings(island, now)
    yield from expansions.draw_over_buildings(island)
    if now["dice"][0]:
        yield from _draw_dice(now["dice"], x + 16, y + 16)


def _draw_dice(dice: Any, x: float, y: float) -> Iterator[str]:
    for place, pips in enumerate(dice):
        left = x + 40 * place
        yield tag("rect", x=left + 1, y=y + 3, width=34, height=34, rx=8, fill="#10303f", fill_opacity=0.4)
        yield tag("rect", x=left, y=y, width=34, height=34, rx=8, fill="#fffaf0", stroke="#a98f62")
        for across, down in _PIPS[int(pips)]:
            yield tag("circle", cx=left + 17 + 9 * across, cy=y + 17 + 9 * down, r=3.2, fill="#b8281c")


def _draw_names(island: Island) -> Iterator[str]:
    for item in island.document["hexes"]:
        x, y = land.place_of(item)
        yield _label(item["name"], x, y + 30, "#3b2f22", "#fffaf0")
    for item in island.document["intersections"]:
        yield _label(item["name"], *land.place_of(item), "#fffaf0", "#3b2f22")


def _label(name: str, x: float, y: float, fill: str, ink: str) -> str:
    wide = 7.0 + 5.6 * len(name)
    return tag(
        "g",
        tag("rect", x=x - wide / 2, y=y - 7, width=wide, height=14.0, rx=7, fill=fill, fill_opacity=0.88),
        words(name, x, y + 3.4, 9.5, font_weight=700, text_anchor="middle", fill=ink),
    )


_CORNERS = ((-1, -1), (1, 1), (1, -1), (-1, 1), (-1, 0), (1, 0))
_PIPS = {pips: (*_CORNERS[: pips - pips % 2], *(((0, 0),) if pips % 2 else ())) for pips in range(1, 7)}

"""A self-contained picture of the table: everybody's sheet side by side, and the dice of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.words.markup import short, tag, words

from ..rules.bounds import FACE_NAMES
from ..table import Paper
from . import ink
from .description import turns_written
from .ink import INK, LINEN, PAPER, SIDE

WIDTH = 6.4 * SIDE
HEIGHT = 7.6 * SIDE
HEAD = 1.1 * SIDE
DICE = 1.2 * SIDE


def svg(table: Paper, seen: Records, seat: int | None) -> str:
    now: Any = seen[0]
    wide, high = WIDTH * table.players, HEIGHT + DICE
    sheets = [
        tag("g", *_draw_sheet(table, now, player), transform=f"translate({short(WIDTH * player)} {short(DICE)})")
        for player in range(table.players)
    ]
    return tag(
        "svg",
        tag("title", f"CATAN dice game, turn {int(now['turn'])}: {table.colours[now['active']]}"),
        tag("rect", width=wide, height=high, rx=20, fill=LINEN),
        *_draw_dice(now),
        *sheets,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {short(wide)} {short(high)}",
        width=round(wide),
        height=round(high),
        role="img",
        font_family=ink.FONT,
        fill=INK,
    )


def _draw_dice(now: Any) -> Iterator[str]:
    size = 0.72 * SIDE
    for die in range(now["dice_count"]):
        x, y, face = 0.3 * SIDE + die * 0.86 * SIDE, 0.28 * SIDE, int(now["dice"][die])
        faded = 0.35 if now["spent"][die] else None
        fill = ink.FACES[FACE_NAMES[face - 1]] if face else PAPER
        yield tag("rect", x=x, y=y, width=size, height=size, rx=9, fill=fill, stroke="#a98f62", opacity=faded)
        name = FACE_NAMES[face - 1] if face else "?"
        style = {"text_anchor": "middle", "fill": PAPER if face else INK, "font_weight": 700, "opacity": faded}
        yield words(name, x + size / 2, y + size / 2 + 4, 11.5, **style)


def _place(item: dict[str, Any]) -> tuple[float, float]:
    return WIDTH / 2 + item["x"] * SIDE, HEAD + 3.1 * SIDE + item["y"] * SIDE


def _draw_sheet(table: Paper, now: Any, player: int) -> Iterator[str]:
    colour = ink.PLAYERS[table.colours[player]]
    yield tag("rect", x=8, y=4, width=WIDTH - 16, height=HEIGHT - 14, rx=16, fill=ink.SEA)
    yield tag("rect", x=8, y=4, width=WIDTH - 16, height=HEAD - 14, rx=16, fill=colour)
    yield words(table.colours[player], 24, HEAD - 30, 20, fill=PAPER, font_weight=700)
    points = str(int(now["points"][player]))
    yield words(points, WIDTH - 26, HEAD - 28, 26, fill=PAPER, font_weight=700, text_anchor="end")
    yield from _draw_land(table, now, player)
    yield from _draw_roads(table, now, player, colour)
    yield from _draw_buildings(table, now, player, colour)
    if not table.is_plus:
        scores = now["scores"][player][: turns_written(table, now, player)]
        written = "  ".join(str(score) for score in scores.tolist())
        yield words(written, WIDTH / 2, HEIGHT - 24, 13, text_anchor="middle", fill=PAPER)


def _draw_land(table: Paper, now: Any, player: int) -> Iterator[str]:
    for item in table.sheet.document["hexes"]:
        x, y = _place(item)
        corners = [(x + SIDE * cos(pi / 3 * k), y + SIDE * sin(pi / 3 * k)) for k in range(6)]
        around = " ".join(f"{short(a)},{short(b)}" for a, b in corners)
        yield tag("polygon", points=around, fill=ink.TERRAIN[item["terrain"]], stroke=PAPER, stroke_width=2)
        here = [place for place, knight in enumerate(table.sheet.document["knights"]) if knight["hex"] == item["name"]]
        for turn, place in enumerate(here):
            yield from _draw_knight(table, now, player, place, x + 34 * (turn - (len(here) - 1) / 2), y)


def _draw_knight(table: Paper, now: Any, player: int, place: int, x: float, y: float) -> Iterator[str]:
    built, used = now["knights"][player, place], now["used"][player, place]
    fill = ink.PLAYERS[table.colours[player]] if built else PAPER
    yield tag("circle", cx=x, cy=y, r=15, fill=fill, fill_opacity=None if built else 0.55, stroke=INK)
    name = table.sheet.knights[place]
    yield words(name, x, y + 5, 14, text_anchor="middle", fill=PAPER if built else INK, font_weight=700)
    if used:
        yield tag("line", x1=x - 11, y1=y + 11, x2=x + 11, y2=y - 11, stroke=PAPER, stroke_width=3)


def _draw_roads(table: Paper, now: Any, player: int, colour: str) -> Iterator[str]:
    intersections = {
        intersection["name"]: _place(intersection) for intersection in table.sheet.document["intersections"]
    }
    for place, road in enumerate(table.sheet.document["roads"]):
        (x1, y1), (x2, y2) = (intersections[end] for end in road["ends"])
        built = now["roads"][player, place]
        style = {"stroke": colour if built else PAPER, "stroke_width": 9, "stroke_linecap": "round"}
        if built:
            yield tag("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=INK, stroke_width=12, stroke_linecap="round")
        yield tag("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke_opacity=None if built else 0.6, **style)


def _draw_buildings(table: Paper, now: Any, player: int, colour: str) -> Iterator[str]:
    intersections = {
        intersection["name"]: _place(intersection) for intersection in table.sheet.document["intersections"]
    }
    for kind in ("settlements", "cities"):
        for place, item in enumerate(table.sheet.document[kind]):
            x, y = intersections[item["intersection"]]
            built = now[kind][player, place]
            fill, text = (colour, PAPER) if built else (PAPER, INK)
            shape = _HOUSE if kind == "settlements" else _TOWN
            around = " ".join(f"{short(x + a)},{short(y + b)}" for a, b in shape)
            yield tag("polygon", points=around, fill=fill, stroke=INK, stroke_width=1.5)
            yield words(item["name"], x, y + 9, 13, text_anchor="middle", font_weight=700, fill=text)


_HOUSE = ((-14, 14), (-14, -4), (0, -17), (14, -4), (14, 14))
_TOWN = ((-19, 14), (-19, -12), (-10, -21), (-1, -12), (-1, -6), (19, -6), (19, 14))

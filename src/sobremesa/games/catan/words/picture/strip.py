"""The players beside the board: colour and mark, points, cards, awards; and the viewer's own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.words.markup import tag, words

from ...board.bounds import CARD_NAMES, KNIGHT, RESOURCE_NAMES, TERRAIN_NAMES
from ...island import Island
from ...rules import doors
from ...rules.phases import OVER
from .ink import COLOURS, use, use_scaled

WIDTH = 236.0
PLAYER_HEIGHT = 92.0
STOCK_HEIGHT = 144.0
GAP = 10.0
FAINT = "#8a7758"


def draw_strip(island: Island, seen: Records, seat: int | None, height: float) -> Iterator[str]:
    """Players in seat order from the top; at the bottom the viewer's hand, or the bank for a spectator."""
    for player in range(island.players):
        top = player * (PLAYER_HEIGHT + GAP)
        yield tag("g", *_draw_player(island, seen, seat, player), transform=f"translate(0 {top:g})")
    now: Any = seen[0]
    below = _draw_bank(now) if seat is None else _draw_hand(now, seat)
    yield tag("g", *below, transform=f"translate(0 {height - STOCK_HEIGHT:g})")


def least_height(players: int) -> float:
    return players * (PLAYER_HEIGHT + GAP) + STOCK_HEIGHT


def _panel(height: float, edge: str = "#d9c9a8", width: float = 1.2) -> Iterator[str]:
    yield tag("rect", x=1.0, y=3.0, width=WIDTH, height=height, rx=12, fill="#3b2f22", fill_opacity=0.16)
    yield tag("rect", width=WIDTH, height=height, rx=12, fill="#fffaf0", stroke=edge, stroke_width=width)


def _draw_player(island: Island, seen: Records, seat: int | None, player: int) -> Iterator[str]:
    now: Any = seen[0]
    colour = island.colours[player]
    top, mark = COLOURS[colour]
    yield from _panel(PLAYER_HEIGHT, "#c98a1b", 2.6) if now["active"] == player else _panel(PLAYER_HEIGHT)
    yield tag("circle", cx=27.0, cy=28.0, r=15.0, fill=top, stroke="#2a2119", stroke_width=1.2)
    yield use_scaled(f"mark-{colour}", 27.0, 28.0, 2.0, color=mark)
    you = tag("tspan", " you", font_size=11, font_weight=400, fill=FAINT) if seat == player else ""
    yield tag("text", colour.capitalize(), you, x=51.0, y=33.5, font_size=16, font_weight=700)
    yield from _draw_points(island, seen, seat, player)
    yield from _draw_counts(now, player)


def _draw_points(island: Island, seen: Records, seat: int | None, player: int) -> Iterator[str]:
    """With hidden victory points where they are seen."""
    own = seat == player or bool(seen[0]["phase"] == OVER)
    points = (doors.total_points if own else doors.visible_points)(island.numbers, seen, 0, player)
    yield words(str(points), WIDTH - 18, 37.0, 26, font_weight=800, text_anchor="end")
    yield words("points" if points != 1 else "point", WIDTH - 18, 50.0, 9.5, fill=FAINT, text_anchor="end")


def _draw_counts(now: Any, player: int) -> Iterator[str]:
    counts = (
        ("card", int(now["hand_size"][player]), False),
        ("scroll", int(now["card_count"][player]), False),
        ("sword", int(now["played"][player, KNIGHT]), now["army_holder"] == 1 + player),
        ("route", int(now["route_length"][player]), now["route_holder"] == 1 + player),
    )
    for place, (art, count, is_award) in enumerate(counts):
        x = 14.0 + 54 * place
        if is_award:
            yield tag("rect", x=x - 5, y=58.0, width=46.0, height=26.0, rx=8, fill="#f3c453", stroke="#c98a1b")
        yield use(art, x + 6, 71.0)
        yield words(str(count), x + 17, 76.0, 14, font_weight=600)


def _draw_hand(now: Any, seat: int) -> Iterator[str]:
    """Resource cards with how many there are; development cards in words."""
    held = now["cards"][seat] + now["fresh"][seat]
    cards = [f"{count} {name}" if count > 1 else name for name, count in zip(CARD_NAMES, held, strict=True) if count]
    yield from _draw_stock("Your hand", now["hands"][seat], cards)


def _draw_bank(now: Any) -> Iterator[str]:
    many = int(now["deck_size"])
    yield from _draw_stock("Bank", now["bank"], [f"{many} development card{'s' if many != 1 else ''}"])


def _draw_stock(title: str, resources: Any, cards: list[str]) -> Iterator[str]:
    yield from _panel(STOCK_HEIGHT)
    yield words(title, 14.0, 22.0, 11, fill=FAINT)
    for resource, name in enumerate(RESOURCE_NAMES):
        yield from _draw_card(name, TERRAIN_NAMES[resource], int(resources[resource]), 13.0 + 43.0 * resource)
    for line in range(0, len(cards), 3):
        yield words(", ".join(cards[line : line + 3]), 14.0, 119.0 + 5 * line, 11.5)


def _draw_card(name: str, fill: str, count: int, x: float) -> Iterator[str]:
    opacity = 1 if count else 0.3
    card = tag("rect", x=x, y=32.0, width=38.0, height=52.0, rx=6, fill=f"url(#sm-fill-{fill})", stroke="#6a5a3e")
    disc = tag("circle", cx=x + 19, cy=58.0, r=14.5, fill="#fffaf0", fill_opacity=0.82)
    yield tag("g", card, disc, use(name, x + 19, 58.5), opacity=opacity)
    yield words(str(count), x + 19, 99.0, 14, font_weight=700, text_anchor="middle", opacity=opacity)

"""A plain picture of the table for notebooks and bug reports: the island in team colours, symbols by their names."""

from __future__ import annotations

import math
from html import escape

from sobremesa.contract.fields import Records

from .. import views
from ..deck.cards import cards, symbol_ids
from .description import describe
from .printed import board_document

SIDE = 74.0
WIDE, HIGH, MIDDLE, ROW = 860, 1000, 450, 920
INK, LINEN, SEA = "#3b2f22", "#f2e9d8", "#5b9fb5"
FILL = {"island": "#f6e3b0", "blue": "#bcd3f5", "orange": "#f9d3a8", "red": "#f3b9b1", "port": "#d6ecf2"}
CORNERS = tuple((math.cos(math.radians(60 * n - 90)), math.sin(math.radians(60 * n - 90))) for n in range(6))


def svg(board: Records, seen: Records, seat: int | None) -> str:
    table, printed = describe(board, seen), board_document(board)
    drawn = [*_island(table, printed), *_ports(table, printed), *_cards(table), _scores(table, printed)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" fill="{INK}">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="{LINEN}"/>{"".join(drawn)}</svg>'
    )


def _island(table: views.View, printed: views.Board) -> list[str]:
    """Empty places, too, where cards were taken away."""
    sea = f'<circle cx="{WIDE / 2}" cy="{MIDDLE}" r="{5.6 * SIDE:.0f}" fill="{SEA}"/>'
    piles = {pile.place: pile.card for pile in table.island}
    return [sea, *(_place(at, piles.get(at.place)) for at in printed.island)]


def _place(at: views.PrintedPlace, card: int | None) -> str:
    x, y = _middle(at)
    name = f'<text x="{x:.0f}" y="{y - 0.74 * SIDE:.0f}" font-size="10" text-anchor="middle">{at.place}</text>'
    return _card(x, y, card) + name


def _ports(table: views.View, printed: views.Board) -> list[str]:
    sites = zip(printed.ports, table.ports, strict=False)
    return [_card(*_middle(site), card, 0.8) for site, card in sites]


def _cards(table: views.View) -> list[str]:
    """What is played now, in a row below: a card for each player, each team, or the pair."""
    played: list[int | None] = [*table.pair] or [player.card for player in table.players]
    gap = WIDE / (len(played) + 1)
    return [_card(gap * (1 + place), ROW, card) for place, card in enumerate(played)]


def _scores(table: views.View, printed: views.Board) -> str:
    teams = zip(printed.teams, table.teams, strict=True)
    said = [f"{team.colour} {score.points} ({score.count})" for team, score in teams]
    words = escape(f"{table.phase} · {table.mini_game} · {' · '.join(said)}")
    return f'<text x="{WIDE / 2}" y="24" font-size="18" text-anchor="middle">{words}</text>'


def _middle(at: views.PrintedPlace | views.PrintedPort) -> tuple[float, float]:
    return WIDE / 2 + at.x * SIDE, MIDDLE + at.y * SIDE


def _card(x: float, y: float, card: int | None, size: float = 0.96) -> str:
    if card is None:
        return _hexagon(x, y, size * SIDE, "none")
    face = cards()[card]
    lines = [
        f'<text x="{x:.0f}" y="{y + (place - 3.6) * 11 * size:.0f}" font-size="{10 * size:.0f}" text-anchor="middle">'
        f"{escape(symbol_ids()[symbol].replace('_', ' '))}</text>"
        for place, symbol in enumerate(face.symbols)
    ]
    return _hexagon(x, y, size * SIDE, FILL[face.colour]) + "".join(lines)


def _hexagon(x: float, y: float, side: float, fill: str) -> str:
    corners = " ".join(f"{x + side * cos:.1f},{y + side * sin:.1f}" for cos, sin in CORNERS)
    return f'<polygon points="{corners}" fill="{fill}" stroke="{INK}"/>'

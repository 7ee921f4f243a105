"""Two pictures as SVG, drawn here: ratings with their intervals, and the pay-offs as a table of shades."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from .report import by_strength, share

WIDTH, ROW, LEFT, TOP = 720, 30, 150, 34
CELL, CELL_HIGH = 84, 34
INK, SOFT, LINE, BLUE = "#3b2f22", "#6f6457", "#cfc6b8", "#2f66bd"
LOSES, WINS = (217, 120, 46), (47, 102, 189)


def ratings_svg(document: dict[str, Any]) -> str:
    rated = [document["entrants"][number] for number in by_strength(document)]
    low = min(each["low"] for each in rated) - 40
    high = max(each["high"] for each in rated) + 40
    height = TOP + ROW * len(rated) + 12

    def x(elo: float) -> float:
        return float(LEFT + (WIDTH - LEFT - 70) * (elo - low) / (high - low))

    parts = [_grid(x(mark), mark, height) for mark in _marks(low, high)]
    for place, each in enumerate(rated):
        parts.append(_rating(each, x, TOP + ROW * place + ROW / 2))
    return svg(WIDTH, height, "Ratings with 95 % intervals", parts)


def _marks(low: float, high: float) -> list[int]:
    step = next((step for step in (50, 100, 200, 500) if (high - low) / step <= 9), 1000)
    return list(range(int(-(-low // step)) * step, int(high) + 1, step))


def _grid(x: float, mark: int, height: float) -> str:
    line = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{height - 8:.0f}" stroke="{LINE}"/>'
    return line + f'<text x="{x:.1f}" y="{TOP - 14}" fill="{SOFT}" text-anchor="middle">{mark}</text>'


def _rating(each: dict[str, Any], x: Any, y: float) -> str:
    return (
        f'<text x="{LEFT - 14}" y="{y + 5:.1f}" fill="{INK}" text-anchor="end">{escape(each["name"])}</text>'
        f'<line x1="{x(each["low"]):.1f}" x2="{x(each["high"]):.1f}" y1="{y}" y2="{y}" '
        f'stroke="{BLUE}" stroke-width="3"/>'
        f'<circle cx="{x(each["elo"]):.1f}" cy="{y}" r="5" fill="{BLUE}"/>'
        f'<text x="{x(each["high"]) + 10:.1f}" y="{y + 5:.1f}" fill="{INK}">{each["elo"]:.0f}</text>'
    )


def payoffs_svg(document: dict[str, Any]) -> str:
    order, names = by_strength(document), [each["name"] for each in document["entrants"]]
    width, height = LEFT + CELL * len(order) + 10, TOP + CELL_HIGH * len(order) + 10
    parts = []
    for place, number in enumerate(order):
        across, down = LEFT + CELL * place + CELL / 2, TOP + CELL_HIGH * place + CELL_HIGH / 2
        parts.append(
            f'<text x="{across}" y="{TOP - 12}" fill="{SOFT}" text-anchor="middle">{escape(names[number])}</text>'
        )
        parts.append(
            f'<text x="{LEFT - 14}" y="{down + 5}" fill="{INK}" text-anchor="end">{escape(names[number])}</text>'
        )
        parts += _row(document["payoffs"][number], order, down)
    return svg(width, height, "Share of games won by the row against the column", parts)


def _row(cells: Sequence[Any], order: Sequence[int], middle: float) -> list[str]:
    parts = []
    for place, other in enumerate(order):
        won = share(cells[other])
        if won is None:
            continue
        x, y = LEFT + CELL * place, middle - CELL_HIGH / 2
        parts.append(f'<rect x="{x}" y="{y}" width="{CELL - 2}" height="{CELL_HIGH - 2}" rx="3" fill="{_shade(won)}"/>')
        parts.append(
            f'<text x="{x + CELL / 2}" y="{middle + 5}" fill="{INK}" text-anchor="middle">{100 * won:.0f} %</text>'
        )
    return parts


def _shade(won: float) -> str:
    """Paper at half, orange towards losing, blue towards winning."""
    end, strength = (WINS if won >= 0.5 else LOSES), abs(2 * won - 1) * 0.75
    return "#" + "".join(f"{round(250 + (colour - 250) * strength):02x}" for colour in end)


def svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" '
        f'font-family="system-ui, sans-serif" font-size="14" role="img"><title>{title}</title>'
        f'<rect width="100%" height="100%" fill="#fffdf8"/>{"".join(parts)}</svg>\n'
    )

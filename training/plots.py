"""Two pictures of how good the value is, as SVG: what was said against what came true, and the worth of each group."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sobremesa.arena.figures.plots import BLUE, INK, LEFT, LINE, ROW, SOFT, TOP, WIDTH, svg

SIDE, EDGE = 360, 58
LARGEST = 11.0
"""The radius of the circle of the most frequent tenth."""

Tenths = Sequence[tuple[float, float, int]]
"""The chance said, how often it came true, how many times."""


def calibration_svg(tenths: Tenths) -> str:
    """On the line of what is true; the larger a circle, the more often such a chance was said."""

    def at(chance: float) -> float:
        return EDGE + SIDE * chance

    most = max(count for _, _, count in tenths)
    parts = [_mark(at(tenth / 5), EDGE + SIDE, f"{20 * tenth} %") for tenth in range(6)]
    parts.append(_line(at(0), at(1), EDGE + SIDE, EDGE))
    for said, came, count in tenths:
        radius = max(2.0, LARGEST * (count / most) ** 0.5)
        parts.append(
            f'<circle cx="{at(said):.1f}" cy="{2 * EDGE + SIDE - at(came):.1f}" r="{radius:.1f}" fill="{BLUE}"/>'
        )
    parts.append(f'<text x="{EDGE}" y="{EDGE - 16}" fill="{SOFT}">came true (up) against said (right)</text>')
    return svg(SIDE + 2 * EDGE, SIDE + 2 * EDGE, "What was said against what came true", parts)


def _mark(place: float, foot: float, said: str) -> str:
    across, up = f"{place:.1f}", f"{foot + EDGE - place:.1f}"
    lines = _line(place, place, EDGE, foot) + _line(EDGE, foot, float(up), float(up))
    words = f'<text x="{across}" y="{foot + 20}" fill="{SOFT}" text-anchor="middle">{said}</text>'
    return lines + words + f'<text x="{EDGE - 6}" y="{up}" fill="{SOFT}" text-anchor="end">{said}</text>'


def _line(left: float, right: float, from_: float, to: float) -> str:
    return f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{from_:.1f}" y2="{to:.1f}" stroke="{LINE}"/>'


def groups_svg(worths: Mapping[str, float]) -> str:
    """How much the Brier score rises without a group of features, the most useful first."""
    order = sorted(worths, key=lambda group: -worths[group])
    scale = (WIDTH - LEFT - 90) / max(worths.values())
    parts = [f'<text x="{LEFT}" y="{TOP - 14}" fill="{SOFT}">rise of the Brier score without them</text>']
    for place, group in enumerate(order):
        middle, length = TOP + ROW * place + ROW / 2, max(1.0, scale * worths[group])
        parts.append(f'<text x="{LEFT - 14}" y="{middle + 5}" fill="{INK}" text-anchor="end">{group}</text>')
        parts.append(f'<rect x="{LEFT}" y="{middle - 9}" width="{length:.1f}" height="18" rx="3" fill="{BLUE}"/>')
        parts.append(f'<text x="{LEFT + length + 8:.1f}" y="{middle + 5}" fill="{INK}">{worths[group]:+.4f}</text>')
    return svg(WIDTH, TOP + ROW * len(order) + 12, "What each group of features is worth", parts)

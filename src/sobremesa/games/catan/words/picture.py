"""The board as a picture (SVG), drawn from what a seat sees."""

from __future__ import annotations

from sobremesa.contract.fields import Records

from ..island import Island


def svg(island: Island, seen: Records, seat: int | None) -> str:
    return "<svg/>"

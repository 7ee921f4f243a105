"""Whole numbers as they come: Python's own, or NumPy's, which arrays hand out; and how many there are of a thing."""

from __future__ import annotations

from operator import index
from typing import Any


def whole_number(given: Any) -> int | None:
    """A whole number of any kind as a plain one; None if it is none (`True` is a truth, not a number)."""
    try:
        return None if isinstance(given, bool) else index(given)
    except TypeError:
        return None


def counted(many: int, one: str, several: str = "") -> str:
    """`1 game`, `2 games`: in English, as programs and documents speak."""
    return f"{many} {one if many == 1 else several or one + 's'}"

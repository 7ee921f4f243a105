"""Whole numbers as they come: Python's own, or NumPy's, which arrays hand out."""

from __future__ import annotations

from operator import index
from typing import Any


def whole_number(given: Any) -> int | None:
    """A whole number of any kind as a plain one; None if it is none (`True` is a truth, not a number)."""
    try:
        return None if isinstance(given, bool) else index(given)
    except TypeError:
        return None

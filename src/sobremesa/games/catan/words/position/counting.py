"""Readers for numbers and counts; each returns what it promises or raises BadDocument."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.contract.errors import BadDocument

from ...board.checking import read_object, shown
from .format import HIDDEN


def read_number(value: object, at: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadDocument(at, f"must be a whole number from {least} to {most}, not {shown(value)}")
    return value


def read_flag(value: object, at: str) -> bool:
    if not isinstance(value, bool):
        raise BadDocument(at, f"must be true or false, not {shown(value)}")
    return value


def read_counts(value: object, at: str, names: Sequence[str], box: Sequence[int]) -> list[int]:
    """How many of each kind, never more than the box has; a kind not named is none."""
    if isinstance(value, dict) and HIDDEN in value:
        raise BadDocument(at, "this is a seat's view: the hidden cards must be filled in")
    given = read_object(value, at, (), names)
    limits = zip(names, box, strict=True)
    return [read_number(given.get(name, 0), f"{at}.{name}", 0, int(limit)) for name, limit in limits]

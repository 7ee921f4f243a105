"""JSON in a few words: `2 lumber, 1 ore` instead of braces; what is empty or zero is left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Term = Callable[[str], str]
"""A word of the game in the reader's language."""


def is_nothing(value: Any) -> bool:
    """Zero, empty, false or `none`, all the way down."""
    if isinstance(value, Mapping):
        return all(is_nothing(item) for item in value.values())
    if isinstance(value, list | tuple):
        return all(is_nothing(item) for item in value)
    return value in (None, False, 0, "", "none")


def is_blank(value: Any) -> bool:
    """Not there at all; zero is there, it may be a seat."""
    return value is None or value is False or value in ("", [], {})


def in_words(value: Any, term: Term) -> str:
    if isinstance(value, Mapping) and len(value) == 1 and isinstance(only := next(iter(value.values())), str):
        return in_words(only, term)  # a card, a die: what it is called says all
    if isinstance(value, Mapping):
        tallied = any(str(name).endswith("s") for name in value)  # or one would read `1 roads`
        told = ((str(name), item) for name, item in value.items() if not is_nothing(item))
        return ", ".join(_entry(name, item, term, tallied) for name, item in told)
    if isinstance(value, list | tuple):
        between = "; " if any(isinstance(item, Mapping) and len(item) > 1 for item in value) else " "
        return between.join(in_words(item, term) for item in value)
    if isinstance(value, bool):
        return term("yes" if value else "no")
    return term(value) if isinstance(value, str) else "" if value is None else str(value)


def _entry(name: str, item: Any, term: Term, tallied: bool) -> str:
    if isinstance(item, bool):
        return term(name)
    if isinstance(item, int):
        return f"{term(name)} {item}" if tallied else f"{item} {term(name)}"
    return f"{term(name)}: {in_words(item, term)}"

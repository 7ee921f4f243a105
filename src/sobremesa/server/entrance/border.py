"""Text as it comes in from outside, made harmless: one line, nothing unseen, nothing that cannot be stored or sent."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

NAME_LETTERS = 24
DEEPEST = 50
"""Levels of a document: boards and records have a handful."""
JOINER = "\u200d"
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""What the ids we give look like; nothing else is worth a question to the store."""
UNPRINTABLE = r"\x00-\x1f\x7f-\x9f\u2028\u2029"
_GONE = {"Cf", "Cs", "Co"}
"""Direction marks and other unseen letters, half surrogates, and what means something else on each machine."""


def clean(text: str) -> str:
    """Newlines and control characters become spaces, what is unseen goes; emoji keep what joins them."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_kept(text, place, letter) for place, letter in enumerate(text))


def _kept(text: str, place: int, letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind in ("Cc", "Zl", "Zp"):
        return " "
    if letter == JOINER:
        return letter if _joins(text, place) else ""
    return "" if kind in _GONE or _is_no_character(letter) else letter


def _joins(text: str, place: int) -> bool:
    """Whether a joiner stands between two pictures: elsewhere it only makes equal names different."""
    after = text[place + 1 : place + 2]
    return place > 0 and not text[place - 1].isalnum() and after != "" and unicodedata.category(after) == "So"


def _is_no_character(letter: str) -> bool:
    return ord(letter) & 0xFFFE == 0xFFFE or 0xFDD0 <= ord(letter) <= 0xFDEF


def clean_name(name: str) -> str:
    """A person's name; ValueError if nothing is left of it."""
    tidy = " ".join(clean(name).split())[:NAME_LETTERS].strip()
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in tidy):
        raise ValueError("a name has at least one letter")
    return tidy


def clean_all(value: Any) -> Any:
    """Every text in a document, the names of its fields too; ValueError if it goes deeper than any of ours."""
    return _cleaned(value, DEEPEST)


def _cleaned(value: Any, left: int) -> Any:
    if isinstance(value, str):
        return clean(value)
    if not left:
        raise ValueError(f"a document has at most {DEEPEST} levels")
    if isinstance(value, list):
        return [_cleaned(item, left - 1) for item in value]
    if isinstance(value, dict):
        return {clean(key): _cleaned(item, left - 1) for key, item in value.items()}
    return value

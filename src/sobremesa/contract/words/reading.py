"""Reads the words of an action one by one; every complaint says what was expected."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache


class Reader:
    def __init__(self, text: str, words: str) -> None:
        self.text = text
        self.left = words.replace(",", " ").split()

    def complain(self, expected: str) -> ValueError:
        found = self.left[0] if self.left else "the end"
        return ValueError(f"{self.text!r}: expected {expected}, found {found[:40]!r}")

    def word(self, expected: str) -> str:
        if not self.left:
            raise self.complain(expected)
        return self.left.pop(0)

    def has(self, word: str) -> bool:
        """Reads a word if it comes next."""
        if not self.left or self.left[0].casefold() != word:
            return False
        self.left.pop(0)
        return True

    def skip(self, word: str) -> None:
        if not self.has(word):
            raise self.complain(repr(word))

    def number(self, expected: str, least: int, most: int) -> int:
        if not self.left or not re.fullmatch(r"[0-9]{1,13}", self.left[0]) or not least <= int(self.left[0]) <= most:
            raise self.complain(expected)
        return int(self.left.pop(0))

    def one_of(self, names: Sequence[str], expected: str) -> int:
        numbers, lengths = _numbered(tuple(names))
        said = (" ".join(self.left[:length]).casefold() for length in lengths)
        found = min((numbers[name] for name in said if name in numbers), default=None)
        if found is not None:
            del self.left[: len(names[found].split())]
            return found
        known = f" ({', '.join(names)})" if len(names) <= 16 else ""
        raise self.complain(f"{expected}{known}")

    def end(self) -> None:
        if self.left:
            raise self.complain("nothing more")


@lru_cache(256)
def _numbered(names: tuple[str, ...]) -> tuple[dict[str, int], set[int]]:
    """Which number each name has, and how many words there may be in one."""
    return {name: number for number, name in reversed(list(enumerate(names)))}, {len(name.split()) for name in names}

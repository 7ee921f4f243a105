"""Reads and writes the words after an action's name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ..board.bounds import CARD_NAMES, RESOURCE_NAMES
from ..rules.actions import CANAL_ZERO, TERM_ZERO

HIDDEN = "?"

TRADED = (*RESOURCE_NAMES, "canal")
"""What may stand in an offer: cards, and the canal's tokens."""

Values = Mapping[str, int]


def named(names: Sequence[str], number: int) -> str:
    return names[number] if 0 <= number < len(names) else HIDDEN if number < 0 else str(number)


def resource_name(number: int) -> str:
    return named((*RESOURCE_NAMES, "nothing"), number)


def card_name(number: int) -> str:
    return named(CARD_NAMES, number)


def counts_in_words(counts: Mapping[str, int]) -> str:
    return " ".join(f"{count} {name}" for name, count in counts.items() if count) or "nothing"


class Reader:
    """Reads the words after an action's name, one by one; every complaint says what was expected."""

    def __init__(self, text: str, words: str) -> None:
        self.text = text
        self.left = words.split()

    def complain(self, expected: str) -> ValueError:
        found = self.left[0] if self.left else "the end"
        return ValueError(f"{self.text!r}: expected {expected}, found {found[:40]!r}")

    def word(self, expected: str) -> str:
        if not self.left:
            raise self.complain(expected)
        return self.left.pop(0)

    def number(self, expected: str, most: int) -> int:
        if not self.left or not re.fullmatch(r"[0-9]{1,3}", self.left[0]) or int(self.left[0]) > most:
            raise self.complain(expected)
        return int(self.left.pop(0))

    def one_of(self, names: Sequence[str], expected: str) -> int:
        for number, name in enumerate(names):
            length = len(name.split())
            if " ".join(self.left[:length]).casefold() == name:
                del self.left[:length]
                return number
        raise self.complain(f"{expected} ({', '.join(names)})")

    def seat(self) -> int:
        return self.number("a seat number", 5)

    def resource(self) -> int:
        return self.one_of(RESOURCE_NAMES, "a resource")

    def counts(self, most: int, names: Sequence[str] = RESOURCE_NAMES) -> list[int]:
        """`2 lumber 1 ore`; a resource alone is one; `nothing` is none."""
        counts = [0] * len(names)
        if self.left[:1] == ["nothing"]:
            self.left.pop(0)
            return counts
        while True:
            many = self.number("a number of cards", most) if self.left and self.left[0][0].isdigit() else 1
            which = self.one_of(names, "a resource")
            counts[which] += many
            if counts[which] > most:
                raise self.complain(f"at most {most} {names[which]}")
            if not self.left or self.left[0] in ("for", "to"):
                return counts

    def skip(self, word: str) -> None:
        if self.left[:1] != [word]:
            raise self.complain(repr(word))
        self.left.pop(0)

    def terms(self) -> list[int]:
        give = self.counts(24, TRADED)
        self.skip("for")
        take = self.counts(24, TRADED)
        for name, given, taken in zip(TRADED, give, take, strict=True):
            if given and taken:
                raise ValueError(f"{self.text!r}: {name} stands on both sides of the trade")
        *cards, canal = [taken - given for given, taken in zip(give, take, strict=True)]
        if abs(canal) > CANAL_ZERO:
            raise ValueError(f"{self.text!r}: there are not so many canal tokens")
        return [card + TERM_ZERO for card in cards] + [canal + CANAL_ZERO]

    def end(self) -> None:
        if self.left:
            raise self.complain("nothing more")

"""Reads the words after an action's name, one by one; every complaint says what was expected."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.bounds import DICE, FACE_NAMES


class Reader:
    def __init__(self, text: str, words: str) -> None:
        self.text = text
        self.left = words.casefold().split()

    def complain(self, expected: str) -> ValueError:
        found = self.left[0] if self.left else "the end"
        return ValueError(f"{self.text!r}: expected {expected}, found {found[:40]!r}")

    def one_of(self, names: Sequence[str], expected: str) -> int:
        if not self.left or self.left[0] not in names:
            raise self.complain(f"{expected} ({', '.join(names)})")
        return list(names).index(self.left.pop(0))

    def die(self) -> int:
        return self.one_of([str(1 + die) for die in range(DICE)], "a die")

    def face(self) -> int:
        return self.one_of(FACE_NAMES, "a face")

    def skip(self, *words: str) -> None:
        for word in words:
            if self.left[:1] != [word]:
                raise self.complain(repr(word))
            self.left.pop(0)

    def end(self) -> None:
        if self.left:
            raise self.complain("nothing more")

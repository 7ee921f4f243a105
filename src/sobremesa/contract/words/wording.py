"""Actions in words, both ways, as declared: `road 12-13`, `offer 1 lumber for 2 ore to 1 3`, `dice 3 4`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from .reading import Reader

if TYPE_CHECKING:
    from ..action import Kind, Part

HIDDEN = "?"
MOST_NAMED = 16


class Form:
    """A way to say an action: words and `{parts}`. Cells given a value here are not said: the form stands for it."""

    def __init__(self, words: str, **fixed: Any) -> None:
        self.words = words.split()
        self.fixed = fixed
        first = next((place for place, word in enumerate(self.words) if word[0] == "{"), len(self.words))
        self.start = " ".join(self.words[:first])
        """The words before the first part."""
        self.begins = re.compile(rf"{re.escape(self.start)}(?!\S)", re.IGNORECASE).match

    def suits(self, values: dict[str, Any]) -> bool:
        return all(values[cell] == value for cell, value in self.fixed.items())


def say(kind: Kind, board: Any, action: int) -> str:
    values = kind.unpack(action)
    form = next(form for form in kind.forms if form.suits(values))
    return " ".join(filter(None, _words(kind, form, board, action)))


def _words(kind: Kind, form: Form, board: Any, action: int) -> Iterator[str]:
    for word in form.words:
        yield _say_part(kind.part(word[1:-1]), board, action) if word[0] == "{" else word


def _say_part(part: Part, board: Any, action: int) -> str:
    return HIDDEN if part.is_hidden(action) else part.type.say(board, *(cell.get(action) for cell in part.cells))


def _hint(text: str, known: list[str]) -> str:
    """The kind that may have been meant; otherwise what there is, and of very many the first."""
    close = get_close_matches(text.rstrip(" 0123456789-"), known, n=1, cutoff=0.7)
    if close:
        return f"did you mean {close[0]!r}?"
    return f"there are {', '.join(known[:MOST_NAMED])}" + (" and more" if len(known) > MOST_NAMED else "")


def read(kinds: Sequence[Kind], board: Any, words: str) -> int:
    """ValueError, in words, when they name no action."""
    text = " ".join(words.split())[:200]
    begun = [(kind, form) for kind in kinds for form in kind.forms if form.begins(text)]
    if not begun:
        raise ValueError(f"{text!r} is no action; {_hint(text, [kind.name for kind in kinds if kind.is_for_seats])}")
    longest = max(len(form.start) for _, form in begun)
    *others, last = [(kind, form) for kind, form in begun if len(form.start) == longest]
    for kind, form in others:
        try:
            return _read(kind, form, board, text)
        except ValueError:
            continue
    return _read(*last, board, text)


def _read(kind: Kind, form: Form, board: Any, text: str) -> int:
    reader = Reader(text, text)
    values = dict(form.fixed)
    for word in form.words:
        if word[0] == "{":
            part = kind.part(word[1:-1])
            values |= zip((cell.name for cell in part.cells), part.type.read(board, reader), strict=True)
        else:
            reader.skip(word)
    reader.end()
    values |= zip(kind.ordered, sorted(values[cell] for cell in kind.ordered), strict=True)
    try:
        return kind.pack(*(values[cell.name] for cell in kind.cells))
    except ValueError as error:
        raise ValueError(f"{text!r}: {error}") from None

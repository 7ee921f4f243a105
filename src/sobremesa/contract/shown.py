"""What a game shows, declared once: structures quick to encode, from which the client's types are made.

    class Pile(Shown):
        place: str
        card: int | None
        colour: Colour
        tokens: int | Absent = ABSENT

with `Colour = Annotated[str, OneOf(COLOUR_NAMES)]`. A field that is `ABSENT` is not told at all.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, TypeVar

import msgspec

from .text import Text

ABSENT = msgspec.UNSET
Absent = msgspec.UnsetType
"""`tokens: int | Absent = ABSENT`: a field that only some tables have."""


class Shown(msgspec.Struct, gc=False):
    """A structure that is told: a view, a board, or a part of one. It holds what JSON holds, and no cycles."""


class OneOf:
    """One of a few names, in the order of their numbers; the type of each is made from it."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OneOf) and self.names == other.names

    def __hash__(self) -> int:
        return hash(self.names)


class Mark:
    """Says of a type what Python's cannot."""

    def __init__(self, name: str) -> None:
        self.name = name


class KnownAs(Mark):
    """The client knows this type by that name, and says itself what it is."""


SPARSE = Mark("sparse")
ACTION = Mark("action")

Name = TypeVar("Name", bound=str)
Sparse = Annotated[dict[Name, int], SPARSE]
"""How many of each; what there is none of is left out."""
Act = Annotated[dict[str, Any], ACTION]
"""An action of a seat as its kind and parts."""


def plain(shown: Any) -> Any:
    """The same as Python's own dictionaries and lists."""
    return msgspec.to_builtins(shown, enc_hook=_plain)


def _plain(value: Any) -> Any:
    """NumPy's numbers and arrays, kinds of actions and texts, as Python's."""
    if isinstance(value, Text):
        return value.as_json()
    return int(value) if isinstance(value, int) else value.tolist()


def convert(document: Any, kind: Any) -> Any:
    """A document as structures of that type."""
    return msgspec.convert(document, kind)

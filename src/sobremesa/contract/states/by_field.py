"""A state read field by field, as plain numbers and tuples; and what is shown of it, member by member.

Whoever notes which fields a member was made from need not make it again before one of them changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from struct import Struct
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from ..fields import Records
from ..shown import Shown

Read = Callable[[bytes], Any]
Make = Callable[..., Any]
"""A member of what is shown, from the board, the fields, and whose it is where it is somebody's."""


class Fields(dict[str, Any]):
    """What is seen of one state: a number is a number, an array a tuple, one of two dimensions a list of tuples."""

    __slots__ = ("_raw", "_readers")

    def __init__(self, raw: bytes, dtype: np.dtype[np.void]) -> None:
        self._readers, self._raw = readers(dtype), raw

    def __missing__(self, name: str) -> Any:
        found = self[name] = self._readers[name](self._raw)
        return found


class Noted(Fields):
    """Fields that have been read, and no others: its keys say which."""

    __slots__ = ("_fields",)

    def __init__(self, fields: Fields) -> None:
        self._fields = fields

    def __missing__(self, name: str) -> Any:
        found = self[name] = self._fields[name]
        return found


def fields_of(seen: Records | Fields) -> Fields:
    return seen if isinstance(seen, Fields) else Fields(seen.tobytes(), seen.dtype)


@dataclass(frozen=True)
class Rows:
    """Structures of one kind, one a seat: each member is made of the board, the fields and the seat."""

    kind: type[Shown]
    members: Mapping[str, Make]
    count: Callable[[Any], int]
    """How many there are at a board."""


@dataclass(frozen=True, eq=False)
class Structure:
    """What is shown, by its members."""

    kind: type[Shown]
    members: Mapping[str, Make]
    rows: Mapping[str, Rows] = field(default_factory=lambda: MappingProxyType({}))

    def made(self, board: Any, now: Fields, *whose: int) -> Any:
        found = {name: make(board, now, *whose) for name, make in self.members.items()}
        for name, rows in self.rows.items():
            found[name] = [
                rows.kind(**{inside: make(board, now, seat) for inside, make in rows.members.items()})
                for seat in range(rows.count(board))
            ]
        return self.kind(**found)


class Structures(NamedTuple):
    """What everybody is shown, and what only a seat is."""

    view: Structure
    own: Structure


_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B"}


@cache
def readers(dtype: np.dtype[np.void]) -> dict[str, Read]:
    """Quicker than NumPy, which makes an array for each field."""
    return {name: _reader(found[0], found[1]) for name, found in (dtype.fields or {}).items()}


def _reader(kind: np.dtype[Any], start: int) -> Read:
    code, shape = _CODES[kind.base.str[1:]], kind.shape
    if not shape:
        number = Struct(f"={code}").unpack_from
        return lambda raw: number(raw, start)[0]
    row = Struct(f"={shape[-1]}{code}")
    if len(shape) == 1:
        return partial(row.unpack_from, offset=start)
    if len(shape) > 2:
        raise TypeError("a field has two dimensions at most")
    end = start + kind.itemsize
    return lambda raw: list(row.iter_unpack(raw[start:end]))

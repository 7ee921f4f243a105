"""What the parts of an action may hold: each type knows its bits, and its words and JSON both ways on a given board.

A part is one cell of the payload or a few, each cell a number or a row of numbers of the same width. Who may see a part
is said where it is declared: `RESOURCE.seen_by("thief", "victim")`. What is hidden reads `?`, and null in JSON.
"""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from .words.reading import Reader

Board = Any
Value = Any
"""What a cell holds: a number, or for a row a tuple of numbers."""


@dataclass(frozen=True)
class Cell:
    """Where numbers lie in the payload: `many` of them, `bits` wide, with `zero` added so that all are positive."""

    name: str
    bits: int
    zero: int = 0
    many: int | None = None
    shift: int = 0

    @property
    def width(self) -> int:
        return self.bits * (self.many or 1)

    @property
    def unknown(self) -> int:
        """All ones."""
        return (1 << self.width) - 1

    def place(self, value: Value) -> int:
        """The value where it belongs."""
        if self.many is None:
            return int(value) + self.zero << self.shift
        return sum(int(number) + self.zero << self.shift + at * self.bits for at, number in enumerate(value))

    def put(self, value: Value) -> int:
        """The value where it belongs; ValueError when it does not fit."""
        numbers = (value,) if self.many is None else value
        if len(numbers) != (self.many or 1):
            raise ValueError(f"{self.name} takes {self.many} numbers, not {len(numbers)}")
        for number in numbers:
            if not 0 <= number + self.zero < 1 << self.bits:
                raise ValueError(f"{self.name} {number} does not fit {self.bits} bits")
        return self.place(value)

    def get(self, action: int) -> Value:
        if self.many is None:
            return (action >> self.shift & (1 << self.bits) - 1) - self.zero
        return tuple(self.number(action, place) for place in range(self.many))

    def number(self, action: int, place: int) -> int:
        return (action >> self.shift + place * self.bits & (1 << self.bits) - 1) - self.zero


class PartType(ABC):
    """A type of part. Most have one cell, named by the part; `cells` of several are named by themselves."""

    cells: tuple[Cell, ...]
    seers: tuple[str, ...] | None = None
    """The parts that hold the seats who see it, or `actor`; None is everybody."""
    holds: str | None = None
    """`seat` where a number is somebody's seat: to be shown by their name."""

    def seen_by(self, *seers: str) -> Self:
        told = copy.copy(self)
        told.seers = seers
        return told

    def named(self, part: str) -> tuple[Cell, ...]:
        return tuple(replace(cell, name=cell.name or part) for cell in self.cells)

    @abstractmethod
    def say(self, board: Board, *values: Value) -> str: ...

    @abstractmethod
    def read(self, board: Board, reader: Reader) -> tuple[Value, ...]:
        """One value a cell; ValueError, in words."""

    @abstractmethod
    def to_json(self, board: Board, *values: Value) -> Any: ...

    @abstractmethod
    def from_json(self, board: Board, told: Any) -> tuple[Value, ...]:
        """One value a cell; ValueError, in words."""

    @property
    @abstractmethod
    def typescript(self) -> str: ...


class Number(PartType):
    """A number said as it is; `first` is what the lowest is called."""

    def __init__(self, bits: int, expected: str, least: int = 0, most: int | None = None, first: int = 0) -> None:
        self.cells = (Cell("", bits),)
        self.expected = expected
        self.first = first
        self.least = least
        self.most = (1 << bits) - 1 if most is None else most
        self.holds = "seat" if expected == "a seat number" else None

    def say(self, board: Board, *values: Value) -> str:
        return str(values[0] + self.first)

    def read(self, board: Board, reader: Reader) -> tuple[Value, ...]:
        return (reader.number(self.expected, self.least + self.first, self.most + self.first) - self.first,)

    def to_json(self, board: Board, *values: Value) -> int:
        return int(values[0]) + self.first

    def from_json(self, board: Board, told: Any) -> tuple[Value, ...]:
        if type(told) is not int or not self.least <= told - self.first <= self.most:
            raise ValueError(f"expected {self.expected}, found {told!r:.40}")
        return (told - self.first,)

    typescript = "number"


SEAT = Number(3, "a seat number", most=5)


class SeatOrNobody(Number):
    """A second seat that need not be named."""

    def __init__(self, nobody: int) -> None:
        super().__init__(3, "a seat number", most=5)
        self.nobody = nobody

    def say(self, board: Board, *values: Value) -> str:
        return "" if values[0] == self.nobody else str(values[0])

    def read(self, board: Board, reader: Reader) -> tuple[Value, ...]:
        return super().read(board, reader) if reader.left else (self.nobody,)

    def to_json(self, board: Board, *values: Value) -> Any:
        return None if values[0] == self.nobody else int(values[0])

    def from_json(self, board: Board, told: Any) -> tuple[Value, ...]:
        return (self.nobody,) if told is None else super().from_json(board, told)

    typescript = "number | null"


class Seats(PartType):
    """Any seats, a bit each: `1 3`, or `nobody`."""

    holds = "seat"

    def __init__(self, seats: int) -> None:
        self.cells = (Cell("", seats),)
        self.seats = seats

    def say(self, board: Board, *values: Value) -> str:
        return " ".join(map(str, self.to_json(board, *values))) or "nobody"

    def read(self, board: Board, reader: Reader) -> tuple[Value, ...]:
        if reader.has("nobody"):
            return (0,)
        named = 1 << reader.number("a seat number", 0, self.seats - 1)
        while reader.left:
            named |= 1 << reader.number("a seat number", 0, self.seats - 1)
        return (named,)

    def to_json(self, board: Board, *values: Value) -> list[int]:
        return [seat for seat in range(self.seats) if values[0] >> seat & 1]

    def from_json(self, board: Board, told: Any) -> tuple[Value, ...]:
        if not isinstance(told, list) or any(type(seat) is not int or not 0 <= seat < self.seats for seat in told):
            raise ValueError(f"expected a list of seat numbers, found {told!r:.40}")
        return (sum(1 << seat for seat in set(told)),)

    typescript = "number[]"


class Choice(PartType):
    """One of a few things with names of their own, the same on every board."""

    def __init__(self, bits: int, names: Sequence[str], expected: str) -> None:
        self.cells = (Cell("", bits),)
        self.names = tuple(names)
        self.expected = expected

    def say(self, board: Board, *values: Value) -> str:
        return _called(self.names, values[0])

    def read(self, board: Board, reader: Reader) -> tuple[Value, ...]:
        return (reader.one_of(self.names, self.expected),)

    def to_json(self, board: Board, *values: Value) -> str:
        return _called(self.names, values[0])

    def from_json(self, board: Board, told: Any) -> tuple[Value, ...]:
        if told not in self.names:
            raise ValueError(f"expected {self.expected}, found {told!r:.40}")
        return (self.names.index(told),)

    @property
    def typescript(self) -> str:
        return union_of(self.names)


class Place(PartType):
    """Something of the board by its name there; `names` and `find` go from number to name and back."""

    def __init__(
        self,
        bits: int,
        expected: str,
        names: Callable[[Board], Sequence[str]],
        find: Callable[[Board, str], int] | None = None,
    ) -> None:
        self.cells = (Cell("", bits),)
        self.expected = expected
        self.names = names
        self.find = find

    def say(self, board: Board, *values: Value) -> str:
        return _called(self.names(board), values[0])

    def read(self, board: Board, reader: Reader) -> tuple[Value, ...]:
        if self.find is not None:
            return (self.find(board, reader.word(self.expected)),)
        return (reader.one_of(self.names(board), self.expected),)

    def to_json(self, board: Board, *values: Value) -> str:
        return _called(self.names(board), values[0])

    def from_json(self, board: Board, told: Any) -> tuple[Value, ...]:
        names = self.names(board)
        if told in names:
            return (names.index(told),)
        if self.find is None or not isinstance(told, str):
            raise ValueError(f"expected {self.expected}, found {told!r:.40}")
        return (self.find(board, told),)

    typescript = "string"


class Flag(PartType):
    """Said by its word, or not at all."""

    def __init__(self, word: str) -> None:
        self.cells = (Cell("", 1),)
        self.word = word

    def say(self, board: Board, *values: Value) -> str:
        return self.word if values[0] else ""

    def read(self, board: Board, reader: Reader) -> tuple[Value, ...]:
        return (int(reader.has(self.word)),)

    def to_json(self, board: Board, *values: Value) -> bool:
        return bool(values[0])

    def from_json(self, board: Board, told: Any) -> tuple[Value, ...]:
        if type(told) is not bool:
            raise ValueError(f"expected true or false, found {told!r:.40}")
        return (int(told),)

    typescript = "boolean"


class Counts(PartType):
    """How many of each: `2 lumber 1 ore`; a name alone is one, `nothing` is none."""

    def __init__(self, bits: int, names: Sequence[str], expected: str, most: int) -> None:
        self.cells = (Cell("", bits, many=len(names)),)
        self.names = tuple(names)
        self.expected = expected
        self.most = most

    def say(self, board: Board, *values: Value) -> str:
        return say_counts(zip(self.names, values[0], strict=True))

    def read(self, board: Board, reader: Reader) -> tuple[Value, ...]:
        return (tuple(read_counts(reader, self.names, self.expected, self.most)),)

    def to_json(self, board: Board, *values: Value) -> dict[str, int]:
        return {name: count for name, count in zip(self.names, values[0], strict=True) if count}

    def from_json(self, board: Board, told: Any) -> tuple[Value, ...]:
        return (tuple(counts_from_json(told, self.names, self.most)),)

    @property
    def typescript(self) -> str:
        return f"Partial<Record<{union_of(self.names)}, number>>"


def say_counts(counts: Any) -> str:
    return " ".join(f"{count} {name}" for name, count in counts if count) or "nothing"


def read_counts(reader: Reader, names: Sequence[str], expected: str, most: int) -> list[int]:
    counts = [0] * len(names)
    if reader.has("nothing"):
        return counts
    while True:
        many = reader.number("a number of cards", 0, most) if reader.left and reader.left[0][0].isdigit() else 1
        which = reader.one_of(names, expected)
        counts[which] += many
        if counts[which] > most:
            raise reader.complain(f"at most {most} {names[which]}")
        if not reader.left or reader.left[0] in ("for", "to"):
            return counts


def counts_from_json(told: Any, names: Sequence[str], most: int) -> list[int]:
    if not isinstance(told, Mapping) or not set(told) <= set(names):
        raise ValueError(f"expected numbers of {', '.join(names)}, found {told!r:.40}")
    if any(type(count) is not int or not 0 <= count <= most for count in told.values()):
        raise ValueError(f"expected numbers from 0 to {most}, found {told!r:.40}")
    return [told.get(name, 0) for name in names]


def union_of(names: Sequence[str]) -> str:
    """The names as a type of TypeScript."""
    return " | ".join(f'"{name}"' for name in names)


def _called(names: Sequence[str], number: int) -> str:
    return names[number] if 0 <= number < len(names) else str(number)

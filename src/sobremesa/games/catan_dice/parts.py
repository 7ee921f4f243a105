"""What the dice game's actions speak of: dice, faces, and places on the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sobremesa.contract.parts import Cell, Choice, Number, PartType, Place, Value, union_of
from sobremesa.contract.words.reading import Reader

from .rules.bounds import DICE, FACE_NAMES, FACES, NO_PARTNER

DIE: Final = Number(3, "a die", most=DICE - 1, first=1)
FACE: Final = Choice(3, FACE_NAMES, "a face")


class Dice(PartType):
    """Some of the dice, a bit each: `1 3 5`."""

    cells = (Cell("", DICE),)

    def say(self, board: Any, *values: Value) -> str:
        return " ".join(map(str, self.to_json(board, *values)))

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        kept = 1 << reader.number("a die", 1, DICE) - 1
        while reader.left:
            kept |= 1 << reader.number("a die", 1, DICE) - 1
        return (kept,)

    def to_json(self, board: Any, *values: Value) -> list[int]:
        return [die + 1 for die in range(DICE) if values[0] >> die & 1]

    def from_json(self, board: Any, told: Any) -> tuple[Value, ...]:
        if not isinstance(told, list) or any(type(die) is not int or not 1 <= die <= DICE for die in told):
            raise ValueError(f"expected a list of dice from 1 to {DICE}, found {told!r:.40}")
        return (sum(1 << die - 1 for die in set(told)),)

    typescript = "number[]"


class Faces(PartType):
    """The faces of the dice just thrown; 0 where there is none."""

    cells = (Cell("", 3, many=DICE),)

    def say(self, board: Any, *values: Value) -> str:
        return " ".join(self.to_json(board, *values))

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        faces = [reader.one_of(FACE_NAMES, "a face")]
        while reader.left and len(faces) < DICE:
            faces.append(reader.one_of(FACE_NAMES, "a face"))
        return (self._in_order(faces),)

    def to_json(self, board: Any, *values: Value) -> list[str]:
        return [FACE_NAMES[face - 1] if face <= FACES else str(face - 1) for face in values[0] if face]

    def from_json(self, board: Any, told: Any) -> tuple[Value, ...]:
        if not isinstance(told, list) or not 0 < len(told) <= DICE or any(face not in FACE_NAMES for face in told):
            raise ValueError(f"expected a list of faces, found {told!r:.40}")
        return (self._in_order([FACE_NAMES.index(face) for face in told]),)

    def _in_order(self, faces: Sequence[int]) -> tuple[int, ...]:
        return (*sorted(1 + face for face in faces), *[0] * (DICE - len(faces)))

    @property
    def typescript(self) -> str:
        return f"({union_of(FACE_NAMES)})[]"


class Knight(Place):
    """DIC-16: either knight of a pair may be named; the swap goes by the first."""

    def __init__(self) -> None:
        super().__init__(4, "a knight", lambda table: table.sheet.knights)

    def read(self, board: Any, reader: Reader) -> tuple[Value, ...]:
        return (_first_of_pair(board, super().read(board, reader)[0]),)

    def from_json(self, board: Any, told: Any) -> tuple[Value, ...]:
        return (_first_of_pair(board, super().from_json(board, told)[0]),)


def _first_of_pair(table: Any, knight: int) -> int:
    partner = int(table.numbers[0]["knight_partner"][knight])
    return knight if partner == NO_PARTNER else min(knight, partner)


def place_for(bits: int, things: str) -> Place:
    return Place(bits, "a place on the sheet", lambda table: getattr(table.sheet, things))

"""Actions in words, both ways: `keep 1 3 5`, `swap die 2 to ore with knight 3`, `gold 1 4 for ore`, `build road r3`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial

from sobremesa.contract.action import kind_of

from ..rules import actions
from ..rules.actions import KINDS
from ..rules.bounds import CITY, DICE, FACE_NAMES, FACES, KNIGHT, NO_PARTNER, ROAD, SETTLEMENT
from ..table import Table
from .reading import Reader
from .values import names_of, place_name

Values = Mapping[str, int]
KEEP_NOTHING = "reroll"


def to_words(table: Table, action: int) -> str:
    kind = KINDS.by_number[kind_of(action)]
    filling = _FILLINGS.get(kind.number)
    return kind.name if filling is None else filling(table, kind.unpack(action))


def _face(number: int) -> str:
    return FACE_NAMES[number] if number < FACES else str(number)


def _keep(table: Table, values: Values) -> str:
    kept = [str(1 + die) for die in range(DICE) if values["kept"] >> die & 1]
    return f"keep {' '.join(kept)}" if kept else KEEP_NOTHING


def _swap(table: Table, values: Values) -> str:
    knight = place_name(table, KNIGHT, values["knight"])
    return f"swap die {1 + values['die']} to {_face(values['face'])} with knight {knight}"


def _gold(table: Table, values: Values) -> str:
    return f"gold {1 + values['die']} {1 + values['other']} for {_face(values['resource'])}"


def _build(thing: int, table: Table, values: Values) -> str:
    return f"{KINDS.by_number[actions.ROAD + thing].name} {place_name(table, thing, values['place'])}"


def _dice(table: Table, values: Values) -> str:
    return " ".join(["dice", *(_face(face - 1) for face in values.values() if face)])


_FILLINGS: dict[int, Callable[[Table, Values], str]] = {
    actions.KEEP: _keep,
    actions.SWAP: _swap,
    actions.BUY: _gold,
    actions.THROW: _dice,
    **{actions.ROAD + thing: partial(_build, thing) for thing in (ROAD, SETTLEMENT, CITY, KNIGHT)},
}


def from_words(table: Table, words: str) -> int:
    """ValueError, in words, when they name no action."""
    text = " ".join(words.split())[:200]
    if text == KEEP_NOTHING:
        return KINDS.by_number[actions.KEEP].pack(0)
    name = next((name for name in _BY_LENGTH if re.match(rf"{name}(?!\S)", text)), None)
    if name is None:
        known = ", ".join(kind.name for kind in KINDS if kind.number < actions.THROW)
        raise ValueError(f"{text!r} is no action; there are {known}, {KEEP_NOTHING}")
    kind = KINDS.by_name[name]
    reader = Reader(text, text[len(name) :])
    values = _READERS[kind.number](table, reader) if kind.number in _READERS else []
    reader.end()
    return kind.pack(*values)


def _read_keep(table: Table, reader: Reader) -> list[int]:
    kept = 1 << reader.die()
    while reader.left:
        kept |= 1 << reader.die()
    return [kept]


def _read_swap(table: Table, reader: Reader) -> list[int]:
    """DIC-16: either knight of a pair may be named; the swap goes by the first."""
    reader.skip("die")
    die = reader.die()
    reader.skip("to")
    face = reader.face()
    reader.skip("with", "knight")
    knight = reader.one_of(table.sheet.knights, "a knight")
    partner = int(table.numbers[0]["knight_partner"][knight])
    return [die, face, knight if partner == NO_PARTNER else min(knight, partner)]


def _read_gold(table: Table, reader: Reader) -> list[int]:
    dice = sorted([reader.die(), reader.die()])
    reader.skip("for")
    return [*dice, reader.face()]


def _read_build(thing: int, table: Table, reader: Reader) -> list[int]:
    return [reader.one_of(names_of(table, thing), "a place on the sheet")]


def _read_dice(table: Table, reader: Reader) -> list[int]:
    faces = [1 + reader.face()]
    while reader.left and len(faces) < DICE:
        faces.append(1 + reader.face())
    return [*sorted(faces), *[0] * (DICE - len(faces))]


_BY_LENGTH = sorted((kind.name for kind in KINDS), key=len, reverse=True)

_READERS: dict[int, Callable[[Table, Reader], list[int]]] = {
    actions.KEEP: _read_keep,
    actions.SWAP: _read_swap,
    actions.BUY: _read_gold,
    actions.THROW: _read_dice,
    **{actions.ROAD + thing: partial(_read_build, thing) for thing in (ROAD, SETTLEMENT, CITY, KNIGHT)},
}

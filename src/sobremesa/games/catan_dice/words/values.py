"""What texts about the dice game are filled in with: faces, places, seats, and what is missing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sobremesa.contract.text import Text, cards, inner, listed, seat, term

from ..rules import actions
from ..rules.bounds import BUILD_NAMES, COSTS, FACE_NAMES, FACES, RESOURCES
from ..table import Paper

Values = dict[str, Any]


def face_term(face: int) -> Values:
    return dict(term(FACE_NAMES[face]))


def faces_of(dice: Iterable[Any]) -> Values:
    """`2 lumber and 1 gold`, from dice as the state holds them."""
    shown = [int(die) - 1 for die in dice if die]
    return cards({FACE_NAMES[face]: shown.count(face) for face in range(FACES)})


def seats(numbers: Iterable[int]) -> Values:
    return listed([seat(number) for number in numbers])


def thing_of(action: int) -> int:
    return actions.thing_built(action)


def names_of(table: Paper, thing: int) -> tuple[str, ...]:
    sheet = table.sheet
    return (sheet.roads, sheet.settlements, sheet.cities, sheet.knights)[thing]


def place_name(table: Paper, thing: int, place: int) -> str:
    names = names_of(table, thing)
    return names[place] if place < len(names) else str(place + 1)


def thing_term(thing: int) -> Values:
    return dict(term(BUILD_NAMES[thing]))


def missing(now: Any, thing: int) -> Values:
    """`1 more brick and 2 more ore`."""
    there = [int(die) - 1 for die, spent in zip(now["dice"], now["spent"], strict=True) if die and not spent]
    short = {face: COSTS[thing][face] - there.count(face) for face in range(RESOURCES)}
    return listed([inner(Text("form.more", {"n": n, "what": face_term(face)})) for face, n in short.items() if n > 0])

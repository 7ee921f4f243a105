"""A table's start: who begins, whose colour is whose, and the sheet everybody plays on (DIC-3, DIC-18)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sobremesa.contract.dice import Draws
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document

from .rules import doors
from .rules.bounds import COLOURS
from .rules.state import State
from .sheets import Sheet, numbers_of, sheet_of


@dataclass(frozen=True)
class Paper:
    numbers: Records
    """A `Board` of length one, read-only."""
    sheet: Sheet
    colours: tuple[str, ...]
    coach: bool

    @property
    def players(self) -> int:
        return len(self.colours)

    @property
    def is_plus(self) -> bool:
        return self.sheet.version == "plus"


def make_start(players: int, draws: Draws) -> Document:
    """The start document: `first`, the seat that begins, and `colours` by seat."""
    return {"first": draws.below(players), "colours": list(COLOURS[:players])}


def make_table(players: int, options: Mapping[str, Any], start: Document) -> Paper:
    """BadDocument, with the place, if that many players cannot begin from this start document."""
    _check(start, players)
    sheet = sheet_of(options["version"])
    numbers = numbers_of(sheet, players)
    now: Any = numbers[0]
    now["first_seat"] = start["first"]
    now["next_seat"][:players] = [(seat + 1) % players for seat in range(players)]
    return Paper(numbers, sheet, tuple(start["colours"]), bool(options["coach"]))


def first_state(table: Paper) -> Records:
    state = State.new()
    now: Any = state[0]
    now["roads"][: table.players, 0] = 1
    now["route_length"][: table.players] = 1
    first = int(table.numbers[0]["first_seat"])
    doors.start_turn(table.numbers, state, 0, first)
    now["question_number"][first] = 1
    return state


def _check(start: object, players: int) -> None:
    if not isinstance(start, Mapping) or set(start) != {"first", "colours"}:
        raise BadDocument("start", "should be an object with first and colours")
    first, colours = start["first"], start["colours"]
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < players:
        raise BadDocument("start.first", f"{first!r} is no seat of {players}")
    if not isinstance(colours, list) or len(colours) != players or not all(name in COLOURS for name in colours):
        raise BadDocument("start.colours", f"should be {players} of {', '.join(COLOURS)}")
    if len(set(colours)) < players:
        raise BadDocument("start.colours", "a colour is given twice")

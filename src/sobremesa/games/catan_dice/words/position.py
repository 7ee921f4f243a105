"""Positions of the dice game: the sheets at the beginning of a turn. What is rolled then is told under `then`.

{"format": "sobremesa position 1", "game": "catan_dice", "turn": 3,
 "seats": [{"roads": ["1", "2"], "settlements": ["3"], "scores": [1, 4]}]}
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document
from sobremesa.contract.options import Options

from ..invariants import broken
from ..label import LABEL
from ..rules import doors
from ..rules.bounds import AWARD_POINTS, COLOURS
from ..rules.phases import BEFORE_ROLL
from ..sheets import PLACES
from ..table import Paper, first_state, make_table

AWARDS: Final = {"longest_route": "route_holder", "largest_army": "army_holder"}
FORMAT: Final = "sobremesa position 1"
NEEDED: Final = ("format", "game", "seats")
OPTIONAL: Final = ("rules_version", "players", "options", "first", "colours", "turn", *AWARDS)
OF_A_SEAT: Final = (*PLACES, "used", "scores")
LAST_TURN: Final = 1000


def to_document(table: Paper, seen: Records, seat: int | None) -> Document:
    """Nothing is hidden here: everybody sees the same."""
    now: Any = seen[0]
    if now["phase"] != BEFORE_ROLL:
        raise ValueError("a position is written at the beginning of a turn")
    holders = {name: int(now[field]) - 1 for name, field in AWARDS.items() if now[field]}
    return {
        "format": FORMAT,
        "game": LABEL.id,
        "rules_version": LABEL.rules_version,
        "players": table.players,
        **({"options": {"version": "plus"}} if table.is_plus else {}),
        "first": int(table.numbers[0]["first_seat"]),
        "colours": list(table.colours),
        "turn": int(now["turn"]),
        **holders,
        "seats": [_seat(table, now, seat) for seat in range(table.players)],
    }


def _seat(table: Paper, now: Any, seat: int) -> Document:
    named = {kind: _named(now[kind][seat], getattr(table.sheet, kind)) for kind in PLACES}
    named["used"] = _named(now["used"][seat], table.sheet.knights)
    scores = [] if table.is_plus else now["scores"][seat, : _turns_over(table, int(now["turn"]), seat)].tolist()
    return {key: value for key, value in {**named, "scores": scores}.items() if value}


def _named(marks: Any, names: Sequence[str]) -> list[str]:
    return [names[place] for place in marks.nonzero()[0]]


def _turns_over(table: Paper, turn: int, seat: int) -> int:
    place = (seat - int(table.numbers[0]["first_seat"])) % table.players
    return max(0, (turn - 1 - place + table.players - 1) // table.players)


def from_document(document: Document) -> tuple[int, Options, Document, Paper, Records]:
    _check_keys(document, "", NEEDED, OPTIONAL)
    for key, wanted in (("format", FORMAT), ("game", LABEL.id), ("rules_version", LABEL.rules_version)):
        if document.get(key, wanted) != wanted:
            raise BadDocument(key, f"must be {wanted!r}, not {document[key]!r}")
    seats = document["seats"]
    if not isinstance(seats, list) or document.get("players", len(seats)) != len(seats):
        raise BadDocument("seats", "must be a list of the players, in seat order")
    options = LABEL.check(len(seats), document.get("options", {}))
    start = {"first": document.get("first", 0), "colours": document.get("colours", list(COLOURS[: len(seats)]))}
    table = make_table(len(seats), options, start)
    return len(seats), options, start, table, _read_state(table, document)


def _read_state(table: Paper, doc: Document) -> Records:
    state = first_state(table)
    now: Any = state[0]
    turn = _number(doc.get("turn", 1), "turn", 1, int(table.numbers[0]["turns"]) or LAST_TURN)
    for seat, given in enumerate(doc["seats"]):
        _read_seat(table, now, turn, seat, given, f"seats[{seat}]")
        now["route_length"][seat] = doors.longest_route(table.numbers, state, 0, seat)
    for name, field in AWARDS.items():
        now[field] = 1 + _number(doc[name], name, 0, table.players - 1) if name in doc else 0
    for seat in range(table.players):
        now["points"][seat] = _points(table, now, seat)
    now["turn"] = turn - 1
    now["question_number"] = 0
    active = (int(table.numbers[0]["first_seat"]) + turn - 1) % table.players
    doors.start_turn(table.numbers, state, 0, active)
    now["question_number"][active] = 1
    wrong = broken(table, state)
    if wrong:
        raise BadDocument("", f"this does not hold: {'; '.join(wrong)}")
    return state


def _read_seat(table: Paper, now: Any, turn: int, seat: int, given: object, at: str) -> None:
    if not isinstance(given, dict):
        raise BadDocument(at, "must be an object")
    _check_keys(given, at, (), OF_A_SEAT)
    for kind in (*PLACES, "used"):
        names = table.sheet.knights if kind == "used" else getattr(table.sheet, kind)
        for place, name in enumerate(_list(given.get(kind, []), f"{at}.{kind}", len(names))):
            if name not in names:
                raise BadDocument(f"{at}.{kind}[{place}]", f"there is no {name!r} on the sheet")
            now[kind][seat, names.index(name)] = 1
    many = 0 if table.is_plus else _turns_over(table, turn, seat)
    scores = _list(given.get("scores", []), f"{at}.scores", many)
    if len(scores) != many:
        raise BadDocument(f"{at}.scores", f"{many} turns are over, but {len(scores)} scores are given")
    for place, score in enumerate(scores):
        now["scores"][seat, place] = _number(score, f"{at}.scores[{place}]", -2, 100)


def _points(table: Paper, now: Any, seat: int) -> int:
    if not table.is_plus:
        return int(now["scores"][seat].sum())
    printed = sum(
        table.sheet.document[kind][place]["points"] for kind in PLACES for place in now[kind][seat].nonzero()[0]
    )
    return int(printed) + AWARD_POINTS * sum(int(now[field] == seat + 1) for field in AWARDS.values())


def _check_keys(given: Document, at: str, needed: Sequence[str], optional: Sequence[str]) -> None:
    for key in given:
        if key not in (*needed, *optional):
            raise BadDocument(at, f"unknown key {key!r}")
    for key in needed:
        if key not in given:
            raise BadDocument(at, f"the key {key!r} is missing")


def _list(value: object, at: str, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise BadDocument(at, f"must be a list of at most {most}")
    return value


def _number(value: object, at: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadDocument(at, f"must be a whole number from {least} to {most}, not {value!r}")
    return value

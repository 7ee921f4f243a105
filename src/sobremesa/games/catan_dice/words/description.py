"""What lies on the table, for boards, bots and notebooks."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.shown import ABSENT, convert

from .. import views
from ..coach.advice import advise
from ..rules import phases
from ..rules.bounds import BUILD_NAMES, COSTS, FACE_NAMES, ROLLS
from ..rules.phases import PHASE_NAMES
from ..table import Paper
from .ending import winners


def describe(table: Paper, seen: Records) -> views.View:
    now: Any = seen[0]
    return views.View(
        phase=PHASE_NAMES[int(now["phase"])],
        turn=int(now["turn"]),
        round=1 + (int(now["turn"]) - 1) // table.players,
        active=int(now["active"]),
        dice=[_die(now, die) for die in range(now["dice_count"])],
        rolls=int(now["rolls"]),
        rolls_left=0 if now["settled"] else ROLLS - int(now["rolls"]),
        built=int(now["built"]),
        gained=int(now["gained"]),
        longest_route=_seat(now["route_holder"]),
        largest_army=_seat(now["army_holder"]),
        winners=list(winners(table, seen)) if now["phase"] == phases.OVER else None,
        players=[_player(table, now, seat) for seat in range(table.players)],
    )


def describe_own(table: Paper, seen: Records, seat: int) -> views.Own:
    return views.Own(coach=advise(table, seen, seat) if table.coach and table.players == 1 else ABSENT)


def board_document(table: Paper) -> views.Board:
    board: Any = table.numbers[0]
    sheet = table.sheet.document
    return views.Board(
        version=table.sheet.version,
        title=sheet["title"],
        hexes=convert(sheet["hexes"], list[views.Hex]),
        intersections=convert(sheet["intersections"], list[views.Intersection]),
        roads=convert(sheet["roads"], list[views.Road]),
        settlements=convert(sheet["settlements"], list[views.Building]),
        cities=convert(sheet["cities"], list[views.Building]),
        knights=convert(sheet["knights"], list[views.Knight]),
        sea=convert(sheet["sea"], views.Point) if "sea" in sheet else ABSENT,
        colours=list(table.colours),
        first=int(board["first_seat"]),
        turns=int(board["turns"]) // table.players or None,
        goal=int(board["goal"]) or None,
        rolls=ROLLS,
        faces=list(FACE_NAMES),
        costs={
            name: {FACE_NAMES[face]: count for face, count in enumerate(cost) if count}
            for name, cost in zip(BUILD_NAMES, COSTS, strict=True)
        },
        coach=table.coach,
    )


def _die(now: Any, die: int) -> views.Die:
    face = int(now["dice"][die])
    return views.Die(
        face=FACE_NAMES[face - 1] if face else None,
        spent=bool(now["spent"][die]),
        rolling=bool(int(now["rolling"]) >> die & 1),
    )


def _player(table: Paper, now: Any, seat: int) -> views.Player:
    sheet = table.sheet
    return views.Player(
        colour=table.colours[seat],
        roads=_marked(sheet.roads, now["roads"][seat]),
        settlements=_marked(sheet.settlements, now["settlements"][seat]),
        cities=_marked(sheet.cities, now["cities"][seat]),
        knights=_marked(sheet.knights, now["knights"][seat]),
        used=_marked(sheet.knights, now["used"][seat]),
        points=int(now["points"][seat]),
        scores=None if table.is_plus else now["scores"][seat][: turns_written(table, now, seat)].tolist(),
        route=int(now["route_length"][seat]),
        army=int(now["knights"][seat].sum()),
    )


def turns_written(table: Paper, now: Any, seat: int) -> int:
    """How many turns of a seat are over."""
    board: Any = table.numbers[0]
    over = int(now["turn"]) - int(now["phase"] != phases.OVER)
    place = (seat - int(board["first_seat"])) % table.players
    return (over - place + table.players - 1) // table.players


def _marked(names: tuple[str, ...], marks: Any) -> list[str]:
    return [name for name, mark in zip(names, marks, strict=False) if mark]


def _seat(stored: Any) -> int | None:
    return int(stored) - 1 if stored else None

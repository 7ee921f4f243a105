"""The two printed islands: read once from `data/`, as documents for drawing and as numbers for the rules."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document

from .rules.board import Board
from .rules.bounds import ANY, FACE_NAMES, GOAL, NO_PARTNER, TURNS_EACH

VERSIONS = ("standard", "plus")


@dataclass(frozen=True)
class Sheet:
    version: str
    document: Document
    roads: tuple[str, ...]
    settlements: tuple[str, ...]
    cities: tuple[str, ...]
    knights: tuple[str, ...]


@cache
def sheet_of(version: str) -> Sheet:
    text = resources.files(__package__).joinpath("data", f"{version}.json").read_text("utf-8")
    document = json.loads(text)
    names = {kind: tuple(item["name"] for item in document[kind]) for kind in PLACES}
    return Sheet(version, document, **names)


PLACES = ("roads", "settlements", "cities", "knights")


def numbers_of(sheet: Sheet, players: int) -> Records:
    """The `Board` of a sheet, before the seats are in order."""
    board = Board.new()
    now: Any = board[0]
    document = sheet.document
    intersections = [intersection["name"] for intersection in document["intersections"]]
    for kind in PLACES:
        now[kind] = len(document[kind])
        now[f"{_single(kind)}_points"][: len(document[kind])] = [item["points"] for item in document[kind]]
    for place, road in enumerate(document["roads"]):
        now["road_ends"][place] = [intersections.index(end) for end in road["ends"]]
    for kind in ("settlements", "cities"):
        now[f"{_single(kind)}_intersection"][: len(document[kind])] = [
            intersections.index(item["intersection"]) for item in document[kind]
        ]
    for place, knight in enumerate(document["knights"]):
        now["knight_face"][place] = ANY if knight["gives"] == "any" else FACE_NAMES.index(knight["gives"])
        partner = sheet.knights.index(knight["with"]) if "with" in knight else NO_PARTNER
        now["knight_partner"][place] = partner
    now["players"] = players
    now["plus"] = sheet.version == "plus"
    now["turns"] = 0 if now["plus"] else TURNS_EACH * players
    now["goal"] = GOAL if now["plus"] else 0
    return board


def _single(kind: str) -> str:
    return "city" if kind == "cities" else kind[:-1]

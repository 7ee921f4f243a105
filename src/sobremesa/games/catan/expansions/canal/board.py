"""The canal on a board: which towns it has, and its tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.fields import Records

from ...board.checking import read_flag
from .rules.bounds import CANAL_TOKENS, CANAL_TOWNS

MARK = "canal"
"""`"canal": true` makes a location a town on the Erie Canal."""


def check_town(intersection: Mapping[str, Any], at: str, kind: str, marked: Counter[str]) -> None:
    if not read_flag(intersection.get(MARK, False), f"{at}.{MARK}"):
        return
    if kind != "location":
        raise BadDocument(f"{at}.{MARK}", f"only a location can be a canal town, not a {kind}")
    if marked[MARK] == CANAL_TOWNS:
        raise BadDocument(f"{at}.{MARK}", f"there are more than {CANAL_TOWNS} canal towns")
    marked[MARK] += 1


def fill(board: Records, doc: Mapping[str, Any]) -> None:
    towns = [intersection for intersection, item in enumerate(doc["intersections"]) if item.get(MARK)]
    for number, intersection in enumerate(towns):
        board["intersection_canal"][0, intersection] = 1 + number


def set_rules(board: Records, options: Mapping[str, Any]) -> None:
    board["canal"] = CANAL_TOKENS if options.get("canal") else 0

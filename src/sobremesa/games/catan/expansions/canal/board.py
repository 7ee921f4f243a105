"""The canal on a board: which towns it has, and its tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sobremesa.contract.fields import Records

from .rules.bounds import CANAL_TOKENS


def fill(board: Records, doc: Mapping[str, Any]) -> None:
    towns = [intersection for intersection, item in enumerate(doc["intersections"]) if item.get("canal")]
    for number, intersection in enumerate(towns):
        board["intersection_canal"][0, intersection] = 1 + number


def set_rules(board: Records, options: Mapping[str, Any]) -> None:
    board["canal"] = CANAL_TOKENS if options.get("canal") else 0

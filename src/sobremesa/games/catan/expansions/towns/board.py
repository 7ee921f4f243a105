"""A map of towns on a board (SCN-1, SCN-2, SCN-6, SCN-8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sobremesa.contract.fields import Records

from ...board.bounds import LOCATION, VICTORY
from ...board.components import LARGE_TABLE
from .bounds import POINTS_TO_WIN


def is_map(doc: Mapping[str, Any]) -> bool:
    """Whether the board has intersections that are no towns: then roads follow marked paths (SCN-1, SCN-2)."""
    return any(item.get("kind", "location") != "location" for item in doc["intersections"])


def fill(board: Records, doc: Mapping[str, Any]) -> None:
    board["marked_paths"] = is_map(doc)


def set_rules(board: Records, players: int) -> None:
    if players >= LARGE_TABLE:  # SCN-6
        board["intersection_kind"][board["intersection_kind"] == VICTORY] = LOCATION


def goal(board: Records, players: int, goal: int) -> int:
    return POINTS_TO_WIN[players] if board["marked_paths"][0] else goal

"""What expansions mark in a board's document, and what they write on a board from it and from a table's options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sobremesa.contract.fields import Records

from ..expansions.canal import board as canal
from ..expansions.friends import board as friends
from ..expansions.helpers import board as helpers
from ..expansions.large_table import board as large_table
from ..expansions.towns import board as towns

INTERSECTION_MARKS = (canal.MARK,)
"""What a document may say of an intersection besides."""


def check_marks(intersection: Mapping[str, Any], at: str, kind: str, marked: Counter[str]) -> None:
    canal.check_town(intersection, at, kind, marked)


def is_map(doc: Mapping[str, Any]) -> bool:
    """Whether roads follow marked paths."""
    return towns.is_map(doc)


def fill_expansions(board: Records, doc: Mapping[str, Any]) -> None:
    towns.fill(board, doc)
    canal.fill(board, doc)


def set_expansions(board: Records, players: int, options: Mapping[str, Any]) -> None:
    large_table.set_rules(board, players, options)
    towns.set_rules(board, players)
    canal.set_rules(board, options)
    friends.set_rules(board, players, options)
    helpers.set_rules(board, options)
    board["expanded"] = board["friends"] | board["helpers"] | (board["canal"] > 0)


def goal_of(board: Records, players: int, goal: int) -> int:
    """SCN-8, FRI-13: how many points win where no table says so; where several set a goal the highest counts."""
    return friends.goal(board, towns.goal(board, players, goal))

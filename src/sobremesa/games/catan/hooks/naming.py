"""What expansions add to names and pieces that texts are made of; below the words."""

from __future__ import annotations

from typing import Any, Final

from ..board import bounds
from ..expansions.helpers.rules import actions as helpful

BUILDS: Final[dict[int, int]] = {
    helpful.SCHOLAR: bounds.CARD,
    helpful.PLOUGHSHARES_SETTLEMENT: bounds.SETTLEMENT,
    helpful.PLOUGHSHARES_CITY: bounds.CITY,
}
"""What an action builds or buys."""

ROADS: Final[dict[int, str]] = {helpful.HELPED_ROAD: "path", helpful.MOVE_ROAD: "to"}
"""What builds a road, with the part that says where."""


def offered_beside(now: Any, seat: int) -> int:
    """What a seat's open offer changes in what it has beside cards."""
    return int(now["canal_offers"][seat])


def held_beside(now: Any, seat: int) -> int:
    return int(now["canal_tokens"][seat])


def all_beside(board: Any) -> int:
    """How many there are at this table to be traded beside cards; 0: none."""
    return int(board["canal"])

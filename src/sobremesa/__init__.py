"""Sobremesa: tabletop games as a library, and a table to play them at."""

from __future__ import annotations

from typing import Any

from .contract.dice import ByHand, Draws, Provable, Seeded
from .contract.errors import BadDocument, IllegalAction
from .contract.game import Document, Game, Result
from .contract.label import Label
from .contract.match import Match, match_from_position, new_match
from .contract.record import replay as _replay
from .contract.view import View
from .games import game, games, rules

__all__ = [
    "BadDocument",
    "ByHand",
    "Draws",
    "Game",
    "IllegalAction",
    "Label",
    "Match",
    "Provable",
    "Result",
    "Seeded",
    "View",
    "from_position",
    "game",
    "games",
    "new",
    "replay",
]


def new(
    name: str,
    players: int = 4,
    seed: int | str | None = None,
    *,
    dice: Draws | None = None,
    start: Document | None = None,
    **options: Any,
) -> Match:
    """A new match of a game; the same seed gives the same game."""
    return new_match(rules(name), players, options, Seeded(seed) if dice is None else dice, start)


def from_position(name: str, document: Document, seed: int | str | None = None) -> Match:
    """A match that begins at a position written down as a document."""
    return match_from_position(rules(name), document, Seeded(seed))


def replay(record: Document, until: int | None = None) -> Match:
    """The match of a record, whole or after so many actions."""
    return _replay(rules, record, until)

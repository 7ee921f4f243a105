"""Tables with helpers: the first seats hold those that are named, the others some of the rest."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.game import Document
from sobremesa.contract.match import Match
from sobremesa.games.catan.expansions.helpers.rules.bounds import HELPER_NAMES
from tests.catan.support.asking import may
from tests.catan.support.positions import Position, a_match

TURN = 5
OTHERS = ("road help", "free port", "banish the robber", "scholar", "ploughshares", "alms", "move a road")
"""None of them answers a roll."""


def a_table(
    *helpers: str, side: str = "A", players: int = 4, board: Document | None = None, **options: Any
) -> Position:
    """`a_table("alms", "shelter")`: seat 0 has the alms, seat 1 the shelter; nobody took theirs in this turn."""
    position = a_match(players, board=board, helpers=True, **options).at_turn(TURN)
    held = [*helpers, *(name for name in OTHERS if name not in helpers)][:players]
    position.now["helper"][:players] = [1 + HELPER_NAMES.index(name) for name in held]
    position.now["helper_side"][0] = side == "B"
    return position


def awaited(match: Match) -> list[int]:
    return list(match.awaited)


def open_to(match: Match, seat: int, start: str) -> set[str]:
    """What a seat may do whose words begin so."""
    return {words for words in may(match, seat) if words.startswith(start)}

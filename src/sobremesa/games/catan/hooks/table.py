"""Where expansions come in outside compiled rules: how a game begins, what always holds, what is seen or imagined."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sobremesa.contract.dice import Draws

from ..expansions.canal import upkeep as canal
from ..expansions.friends import upkeep as friends
from ..expansions.helpers import upkeep as helpers
from ..expansions.helpers.rules.actions import TAKE_ALMS
from ..expansions.large_table.between import BUILDING
from ..expansions.large_table.phases import EXTRA_BUILDING
from ..expansions.towns import upkeep as towns
from ..island import Island

Checks = Iterator[tuple[str, bool]]

THEFTS: dict[int, tuple[str, str]] = {TAKE_ALMS: ("actor", "player")}
"""Who takes a card unseen by others, and from whom: names of parts, or the one who acts."""


def begin(board: Any, now: Any) -> None:
    """The first state of a game."""
    canal.begin(board, now)
    friends.begin(board, now)
    towns.begin(board, now)


def lay_out(island: Island, now: Any) -> None:
    """The beginner's pieces lie on the board."""
    if island.numbers[0]["helpers"]:
        helpers.deal(island, now)


def refresh(island: Island, now: Any) -> None:
    """The fields that only repeat what buildings and roads say."""
    if island.numbers[0]["friends"]:
        friends.label_districts(island, now)


def broken(island: Island, now: Any) -> Checks:
    board: Any = island.numbers[0]
    yield from canal.broken(board, now)
    bought = friends.tokens_bought(board, now)
    yield "Catan tokens are conserved", int(now["tokens"].sum()) == towns.tokens_taken(board, now) + bought
    if board["helpers"]:
        yield from helpers.broken(island, now)
    if board["friends"]:
        yield from friends.broken(island, now)


def nobody_may_win(now: Any) -> bool:
    """CAT-43: between two turns."""
    return bool(now["extra"] == BUILDING)


def only_builds(now: Any) -> bool:
    """CAT-43: the active player may build between two turns, and do nothing else."""
    return bool(now["phase"] == EXTRA_BUILDING)


def cards_out(now: Any) -> Any:
    """How many development cards of each kind are neither in the deck nor held nor played."""
    return helpers.cards_out(now)


def fresh_cards_unknown(now: Any) -> int:
    """HLP-12: how many cards fewer than all know may have been bought in this turn: knights given up from a hand."""
    return int(now["knights_given"])


def open_hand(now: Any, viewer: int | None) -> int:
    """HLP-11: whose resource cards lie open to the viewer, the active player; -1: nobody's."""
    return int(now["helper_victim"]) - 1 if viewer == now["active"] else -1


def imagine_cards(now: Any, others: list[int], pool: list[int]) -> None:
    """The cards of a shuffled pool that lie apart, unseen by the viewer."""
    helpers.imagine_looked_at(now, others, pool)


def imagine(island: Island, now: Any, others: list[int], draws: Draws) -> None:
    if island.numbers[0]["friends"]:
        friends.deal_favours(island, now, others, draws)

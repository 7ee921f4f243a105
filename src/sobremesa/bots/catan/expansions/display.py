"""Which helper to hold: what each is worth to a player now (HLP-2)."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.catan.board.bounds import KNIGHT
from sobremesa.games.catan.expansions.helpers.rules import bounds
from sobremesa.games.catan.expansions.helpers.rules.actions import TURN_OVER
from sobremesa.games.catan.expansions.helpers.rules.bounds import HELPERS

from ..plans.cards import is_robbed
from ..sight import Sight

WORTH = {
    bounds.CONSOLATION: 1.0,
    bounds.SHELTER: 0.6,
    bounds.FORCED_TRADE: 0.55,
    bounds.FREE_PORT: 0.5,
    bounds.SCHOLAR: 0.45,
    bounds.ROAD_HELP: 0.4,
    bounds.MOVE_ROAD: 0.1,
}
"""A card from the bank whenever a roll brings none is hard to beat."""
NEEDED = 0.9
IDLE = 0.15


def worth_of_helper(sight: Sight, helper: int) -> float:
    if helper == bounds.ALMS:
        return NEEDED if max(sight.points[seat] for seat in sight.others) > sight.points[sight.seat] else IDLE
    if helper == bounds.BANISH:
        return NEEDED if is_robbed(sight) else IDLE
    if helper == bounds.PLOUGHSHARES:
        return NEEDED if has_idle_knight(sight) else IDLE
    return WORTH[helper]


def has_idle_knight(sight: Sight) -> bool:
    """A knight on the table that neither holds the largest army nor will soon."""
    knights: list[int] = sight.now["played"][:, KNIGHT].tolist()
    return 0 < knights[sight.seat] < 3 and int(sight.now["army_holder"]) != 1 + sight.seat


def choose_helper(sight: Sight, choices: Sequence[int]) -> int:
    """The best of those that may be taken, or TURN_OVER when the used one is at least as good."""
    own = int(sight.now["helper"][sight.seat]) - 1

    def worth(choice: int) -> float:
        return worth_of_helper(sight, own if choice == TURN_OVER else choice) + 0.01 * (choice == TURN_OVER)

    return max((choice for choice in choices if choice == TURN_OVER or choice < HELPERS), key=worth)

"""The moment of a game as numbers, the same for both kinds of observation: what is asked, the bank, what lies open."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule
from sobremesa.kernel.writing import Row, put

from ..board.bounds import RESOURCE_NAMES, RESOURCES
from ..hooks.learning import LAST_MOMENT
from ..rules import phases
from ..rules.state import State

PHASES: Final = LAST_MOMENT
COLUMNS: Final = (
    *(f"phase: {phases.PHASE_NAMES[phase]}" for phase in range(1, PHASES + 1)),
    *("my turn", "free roads / 2", "card played", "rolled", "cards to discard / 8"),
    *(f"discards {name} / 4" for name in RESOURCE_NAMES),
    *(f"bank {name} / 19" for name in RESOURCE_NAMES),
    *(f"I would get {name} / 2" for name in RESOURCE_NAMES),
    *("offers made / 12", "yes to my offer"),
)
MOMENT: Final = len(COLUMNS)


@rule
def write_offer(seen: State, viewer: int, row: Row, at: int) -> int:
    """The active player's open offer, as it would change the viewer's hand."""
    active = int(seen.active)
    sign = 1.0 if viewer == active else -1.0
    for resource in range(RESOURCES):
        at = put(row, at, sign * seen.offers[active, resource] / 2.0 if seen.offer_open[active] else 0.0)
    at = put(row, at, seen.offers_made / 12.0)
    agreed = 0
    for answer in seen.answers:
        agreed += int(answer == 1)
    return put(row, at, float(agreed) if viewer == active else 0.0)


@rule
def write_moment(seen: State, viewer: int, taken: NDArray[np.int64], row: Row, at: int) -> int:
    for phase in range(1, PHASES + 1):
        at = put(row, at, 1.0 if seen.phase == phase else 0.0)
    at = put(row, at, 1.0 if seen.active == viewer else 0.0)
    at = put(row, at, seen.free_roads / 2.0)
    at = put(row, at, float(seen.card_played))
    at = put(row, at, 1.0 if seen.rolled else 0.0)
    at = put(row, at, seen.owed[viewer] / 8.0)
    for resource in range(RESOURCES):
        at = put(row, at, taken[resource] / 4.0)
    for resource in range(RESOURCES):
        at = put(row, at, seen.bank[resource] / 19.0)
    return write_offer(seen, viewer, row, at)

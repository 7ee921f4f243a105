"""Where the search for melds keeps its notes: one array of numbers, cut into strips, made once a call from Python."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from .cards import KINDS_OF_CARDS
from .state import State

Notes = NDArray[np.int64]

FIELD: Final = 3
"""Bits a kind has in a packed hand: a count up to two, and a guard."""
JOKER_SHIFT: Final = 48
MOST_KINDS: Final = 16
MOST_MELDS: Final = 2048
MOST_ENTRIES: Final = 1 << 17
HEADS: Final = 1 << 9
ITEMS: Final = MOST_KINDS + 35
"""Lists of ways: one for each kind in hand, one for each meld on the table."""

HAND: Final = 0
KIND: Final = 64
INDEX: Final = 80
WORTH: Final = 144
FIRST: Final = 176
COUNT: Final = 240
PACK: Final = 256
POINTS: Final = PACK + MOST_MELDS
SHED: Final = POINTS + MOST_MELDS
WAY: Final = SHED + MOST_MELDS
AFTER: Final = WAY + MOST_MELDS
HEAD: Final = AFTER + MOST_MELDS
STATE: Final = HEAD + HEADS
LAID: Final = STATE + MOST_ENTRIES
LEFT: Final = LAID + MOST_ENTRIES
PARENT: Final = LEFT + MOST_ENTRIES
USED: Final = PARENT + MOST_ENTRIES
CHAIN: Final = USED + MOST_ENTRIES
NOTES: Final = CHAIN + MOST_ENTRIES

KINDS_HELD: Final = COUNT
WAYS: Final = COUNT + 1
BEGIN: Final = COUNT + 2
END: Final = COUNT + 3
GUARD: Final = COUNT + 4
"""Single numbers: how many kinds and ways there are, where the last round's entries lie, the guard bits."""


@rule
def take_up(state: State, player: int, work: NDArray[np.int64]) -> None:
    """The hand of a player, as counts."""
    for card in range(KINDS_OF_CARDS):
        work[HAND + card] = state.hands[player, card]

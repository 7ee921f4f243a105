"""What the games of a share may choose now, as arrays with a row a game: one thing to hand from rule to rule.

And how an action table lies before compiled rules: for each kind and stage its first index and how its cells count.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..chance import Streams

Row = NDArray[np.int64]
Rows = np.ndarray[tuple[int, int], np.dtype[np.int64]]
Places = np.ndarray[tuple[int, int], np.dtype[np.int32]]
Bits = np.ndarray[tuple[int, int], np.dtype[np.int8]]

STAGES: Final = 3
"""In at most so many decisions one action is chosen, cards gathered one by one apart."""
DIGITS: Final = 4
STAGE_WIDTH: Final = 1 + 4 * DIGITS
KIND_WIDTH: Final = STAGES * STAGE_WIDTH

ABSENT: Final = -1
BY_GAME: Final = -2
"""Where a stage's first index would stand: there is no such stage, or the game itself says which index."""

CARD_KINDS: Final = 7
OWED: Final = CARD_KINDS
"""In a row of what is held: how many cards have to be gathered; 0: none."""
HELD: Final = CARD_KINDS + 1


class Choices(NamedTuple):
    seats: Row
    """Who is asked; -1: nobody."""
    counts: Row
    listed: Rows
    """The actions that are left, as many as `counts` says."""
    where: Places
    """The index of each."""
    prefixes: Rows
    """The stages chosen so far, and how many."""
    held: Rows
    """Cards that may be gathered, and how many must be."""
    taken: Rows
    codes: Row
    gathering: Row
    players: int
    masks: Bits
    with_offers: bool
    first_offer: int
    chosen: Row
    """An index in each game; -1: it waits."""
    whims: Streams
    """Where whoever chooses anything draws from."""


class Played(NamedTuple):
    actors: Row
    """Whose action was whole in this step; -1: nobody's."""
    actions: Row
    decisions: Row
    """How many actions were played in each game."""
    cap: int
    """After so many it is cut short."""

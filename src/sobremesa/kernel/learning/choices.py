"""What the games of a share may choose now, as arrays with a row a game: one thing to hand from rule to rule."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Row = NDArray[np.int64]
Rows = np.ndarray[tuple[int, int], np.dtype[np.int64]]
Places = np.ndarray[tuple[int, int], np.dtype[np.int32]]
Bits = np.ndarray[tuple[int, int], np.dtype[np.int8]]


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


class Played(NamedTuple):
    actors: Row
    """Whose action was whole in this step; -1: nobody's."""
    actions: Row
    decisions: Row
    """How many actions were played in each game."""

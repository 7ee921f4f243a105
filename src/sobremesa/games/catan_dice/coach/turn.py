"""One turn, solved exactly: the best purchase for every hand, then which dice to keep, back from the last roll."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from ..rules.bounds import FACES
from .hands import Grid
from .purchases import Cube

Reals = NDArray[np.float64]
WORST = -1.0e9


@rule
def best_purchases(
    payable: Cube,
    purchases: NDArray[np.int64],
    jokers: NDArray[np.int64],
    worth: NDArray[np.float64],
    order: NDArray[np.int64],
    first: int,
    last: int,
    finals: NDArray[np.float64],
    chosen: NDArray[np.int64],
) -> None:
    """For each hand from `first` to `last` the most that can be bought; candidates are tried in order of worth."""
    for hand in range(first, last):
        finals[hand] = WORST
        chosen[hand] = -1
        for at in range(len(order)):
            candidate = int(order[at])
            if payable[purchases[candidate], jokers[candidate], hand]:
                finals[hand] = worth[candidate]
                chosen[hand] = candidate
                break


@rule
def expect(more: Grid, first: NDArray[np.int64], dice: int, value: NDArray[np.float64]) -> None:
    """From the worth of all hands of so many dice, what keeping a smaller hand and rolling the rest is worth."""
    for back in range(int(first[dice])):
        hand = int(first[dice]) - 1 - back
        total = 0.0
        for face in range(FACES):
            total += value[more[hand, face]]
        value[hand] = total / FACES


@rule
def best_keeps(
    less: Grid, last: int, value: NDArray[np.float64], best: NDArray[np.float64], kept: NDArray[np.int64]
) -> None:
    """For each hand the best part of it to keep, itself included."""
    for hand in range(last):
        best[hand] = value[hand]
        kept[hand] = hand
        for face in range(FACES):
            smaller = int(less[hand, face])
            if smaller >= 0 and best[smaller] > best[hand]:
                best[hand] = best[smaller]
                kept[hand] = kept[smaller]


@rule
def solve_rolls(
    more: Grid,
    less: Grid,
    first: NDArray[np.int64],
    dice: int,
    rolls_left: int,
    finals: NDArray[np.float64],
    value: NDArray[np.float64],
    best: NDArray[np.float64],
    kept: NDArray[np.int64],
) -> None:
    """With so many rolls left: `value` of keeping each hand and rolling the rest, `best` and `kept` for each hand."""
    start, last = int(first[dice]), int(first[dice + 1])
    for hand in range(start, last):
        best[hand] = finals[hand]
        kept[hand] = hand
    for _ in range(rolls_left):
        for hand in range(start, last):
            value[hand] = best[hand]
        expect(more, first, dice, value)
        for hand in range(start, last):
            value[hand] = finals[hand]
        best_keeps(less, last, value, best, kept)

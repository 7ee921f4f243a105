"""Any choice that a mask allows, all equally likely."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..chance import draw_below
from ..compiled import inner_rule, rule
from .choices import Choices

STRIDE = 32


@rule
def marks(mask: NDArray[np.int8], first: int, end: int) -> int:
    found = 0
    for index in range(first, end):
        found += int(mask[index])
    return found


@rule
def nth_mark(mask: NDArray[np.int8], nth: int) -> int:
    """Looked for in strides first: a mask has few marks."""
    first, left = 0, nth
    while True:
        here = marks(mask, first, min(first + STRIDE, len(mask)))
        if left < here:
            break
        left -= here
        first += STRIDE
    index = first
    while True:
        if mask[index]:
            if left == 0:
                return index
            left -= 1
        index += 1


@rule
def any_mark(mask: NDArray[np.int8], stream: NDArray[np.int64]) -> int:
    """-1 where there is none."""
    count = marks(mask, 0, len(mask))
    return nth_mark(mask, draw_below(stream, count)) if count else -1


@inner_rule
def sample_each(choices: Choices) -> None:
    """An index of each mask."""
    for place in range(len(choices.masks)):
        choices.chosen[place] = any_mark(choices.masks[place], choices.whims[place])

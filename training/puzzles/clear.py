"""Whether one choice is clearly the best: tried out until luck no longer explains the difference."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Worths = NDArray[np.float64]
Try = Callable[[list[int], int, int], Worths]
"""Choices, the number of the first trial, how many: a row for each trial, a column for each choice."""
SIGMAS = 2.0
SURELY = 3.0
"""So many standard errors drop a choice after the first few trials."""


class Clear(NamedTuple):
    good: list[int]
    worth: dict[int, float]
    least: float
    """What the best of the others gives away."""
    trials: int


def clearly_best(tried: Try, choices: Sequence[int], few: int, many: int, tie: float, margin: float) -> Clear | None:
    """The best choices and what all are worth; None unless every other one is worse by the margin at two sigma.

    Twice as many trials each time, until it is clear that one lies between the tie and the margin, or all are done."""
    worths, left = tried(list(choices), 0, few), list(choices)
    worth: dict[int, float] = {}
    while True:
        leading = int(worths.mean(0).argmax())
        behind, error = _behind(worths, leading)
        worth |= dict(zip(left, worths.mean(0).tolist(), strict=True))
        if any(tie + one < gap < margin - one for gap, one in zip(behind, error, strict=True)):
            return None
        kept = [place for place in range(len(left)) if behind[place] < max(margin, SURELY * error[place])]
        if len(kept) == 1 or len(worths) >= many:
            break
        left, worths = [left[place] for place in kept], worths[:, kept]
        more = min(len(worths), many - len(worths))
        worths = np.concatenate([worths, tried(left, len(worths), more)])
    if any(tie <= gap < max(margin, SIGMAS * one) for gap, one in zip(behind, error, strict=True)):
        return None
    good = [choice for choice, gap in zip(left, behind, strict=True) if gap < tie]
    most = max(worth[one] for one in good)
    others = [most - value for choice, value in worth.items() if choice not in good]
    return Clear(good, worth, min(others), len(worths)) if others else None


def _behind(worths: Worths, leading: int) -> tuple[Worths, Worths]:
    """How far each choice lies behind the leading one, and how sure that is."""
    apart = worths[:, [leading]] - worths
    return apart.mean(0), apart.std(0) / np.sqrt(len(apart))

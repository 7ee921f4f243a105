"""A puzzle as it is made: where it stands, what is asked, what is right, and how that was verified."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log2
from typing import Any

from sobremesa.contract.match import Match

Puzzle = dict[str, Any]
EASY, BY_CHOICES, BY_GREEDY, BY_STRONG, BY_MARGIN = 900, 70, 200, 250, 150


def drafted(
    match: Match,
    seat: int,
    kind: str,
    good: Sequence[int],
    worth: Mapping[int, float],
    checked: Mapping[str, Any],
    rating: int,
    way: Sequence[int] = (),
) -> Puzzle:
    """`worth`: what each choice that was tried is worth; `way`: what to play, where one action is not all."""
    return {
        "kind": kind,
        "seat": seat,
        "rating": rating,
        "good": [match.words(action) for action in good],
        **({"way": [match.words(action) for action in way]} if way else {}),
        "worth": {match.words(action): round(value, 4) for action, value in worth.items()},
        "checked": dict(checked),
        "position": match.position(),
    }


def rated(choices: int, misses: Sequence[bool], close: float = 0.0) -> int:
    """By how many choices there are, whom of greedy and strong it misled, and how close the second best comes (0-1)."""
    misled = sum(cost for missed, cost in zip(misses, (BY_GREEDY, BY_STRONG), strict=False) if missed)
    return round(EASY + BY_CHOICES * log2(max(2, choices)) + misled + BY_MARGIN * close)

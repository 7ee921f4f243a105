"""A grade for a game, by what a seat's choices gave away on average. The scale is published in docs/coach.md."""

from __future__ import annotations

from collections.abc import Sequence

from .analysis import Choice
from .judging import Judge

GRADES = ("A", "B", "C", "D")
WORST = "E"
FEW = 5
"""With fewer choices a grade would say nothing."""


def grade_of(judge: Judge, choices: Sequence[Choice]) -> str | None:
    if len(choices) < FEW:
        return None
    mean = sum(choice.cost for choice in choices) / len(choices) / judge.slack[0]
    return next((grade for grade, most in zip(GRADES, judge.scale, strict=True) if mean <= most), WORST)

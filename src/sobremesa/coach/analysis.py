"""What the coach found, as plain data; `document` gives it as JSON."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

from ..contract.numbers import counted
from .version import version


class Cause(StrEnum):
    """Why a seat's prospects changed. Together with where it started they add up to how it ended."""

    FOUNDING = "founding"
    DICE = "dice"
    CARDS = "cards"
    THEFTS = "thefts"
    OWN = "own choices"
    OTHERS = "others' choices"
    REST = "rest"
    EYES = "eyes"
    """What Dobble is about."""


LUCK = (Cause.DICE, Cause.CARDS, Cause.THEFTS)
PARTS = tuple(cause for cause in Cause if cause is not Cause.EYES)


class Label(StrEnum):
    """How much a choice gave away. Most choices have none."""

    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@dataclass(frozen=True)
class Moment:
    """After a step: what everybody could expect, as far as all could know, and why that changed."""

    step: int
    actor: int
    cause: Cause
    worth: tuple[float, ...]


@dataclass(frozen=True)
class Alternative:
    """Something else that could have been done, in words, and what the seat could then expect."""

    action: str
    worth: float
    line: dict[str, Any] = field(default_factory=dict)
    """What the log would say of it: a text, to be read in any language."""
    parts: dict[str, Any] = field(default_factory=dict)
    """The action as its kind and parts."""


@dataclass(frozen=True)
class Choice:
    """A choice that was not forced, and what it cost, by what the seat could know."""

    step: int
    seat: int
    theme: str
    played: str
    better: str | None
    """In words; None if nothing better was found."""
    cost: float
    label: Label | None
    alternatives: tuple[Alternative, ...] = ()
    """What the coach would have thought of, the best first; at most three."""
    reasons: tuple[str, ...] = ()
    """What makes the difference, the most important first: names of groups of features."""
    line: dict[str, Any] = field(default_factory=dict)
    """What was played, as the log tells it."""


@dataclass(frozen=True)
class Figure:
    """Something counted, and what could be expected of it; one number a seat, or one for each of its heads."""

    name: str
    values: tuple[float | None, ...]
    expected: tuple[float | None, ...] = ()
    heads: tuple[str, ...] = ()
    unit: str = ""
    """`ms`: a time, which is better the shorter it is."""


@dataclass
class Account:
    """One seat's way from start to end; the parts add up."""

    start: float
    end: float
    parts: dict[Cause, float] = field(default_factory=lambda: dict.fromkeys(PARTS, 0.0))

    @property
    def luck(self) -> float:
        return sum(self.parts[cause] for cause in LUCK)


@dataclass(frozen=True, repr=False)
class Analysis:
    """A finished game as the coach sees it: over time, seat by seat, choice by choice."""

    game: str
    players: int
    unit: str
    """`chance`: of winning, all seats' sum is 1. `points`: expected in the end. `so far`: points, where nothing more is
    known, as in Dobble, where there is no luck."""
    start: tuple[float, ...]
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...] = ()
    choices: tuple[Choice, ...] = ()
    grades: tuple[str | None, ...] = ()
    scale: tuple[float, ...] = ()
    """The most that choices may cost on average for each grade, as a share of what makes one doubtful."""
    percentiles: tuple[float | None, ...] = ()
    """How many games in a hundred bring less luck."""
    figures: tuple[Figure, ...] = ()

    def __repr__(self) -> str:
        told = f"{counted(len(self.moments), 'moment')}, {counted(len(self.choices), 'choice')}"
        return f"<the coach on a game of {self.game}: {told}>"

    def turning_points(self, most: int = 5) -> list[Moment]:
        """The moments that changed most, in the order of the game; none that nothing is the cause of."""
        before = [self.start, *(moment.worth for moment in self.moments)]
        swings = [
            0.0 if moment.cause is Cause.REST else _largest(moment.worth, earlier)
            for moment, earlier in zip(self.moments, before, strict=False)
        ]
        chosen = sorted(range(len(swings)), key=lambda place: -swings[place])[:most]
        return [self.moments[place] for place in sorted(chosen) if swings[place] > 0]

    def document(self) -> dict[str, Any]:
        """All of it as JSON."""
        told = asdict(self)
        for account, seat in zip(told["accounts"], self.accounts, strict=True):
            account["luck"] = seat.luck
        told["turning_points"] = [moment.step for moment in self.turning_points()]
        told["version"] = version(self.game)
        return told


def _largest(now: tuple[float, ...], then: tuple[float, ...]) -> float:
    return max(abs(one - other) for one, other in zip(now, then, strict=True))

"""What a judge of a game must know."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import NamedTuple, Protocol

from sobremesa.contract.fields import Records
from sobremesa.contract.match import Match
from sobremesa.contract.states.steps import Steps, Trail

from .analysis import Cause

Worth = tuple[float, ...]
Scale = tuple[float, float, float, float]
SCALE: Scale = (0.05, 0.12, 0.25, 0.5)
"""The most that choices may cost on average for a grade, A to D, as a share of what makes one doubtful."""


class Price(NamedTuple):
    """What a choice gave away, once it and a better one were tried out."""

    cost: float
    is_sure: bool
    """Whether it holds at two sigma, or is exact anyway."""


class Judge(Protocol):
    """Judges what a viewer (None: somebody who only watches) could know, from the view and the redacted history."""

    @property
    def unit(self) -> str: ...

    @property
    def slack(self) -> tuple[float, float, float]:
        """From what cost on a choice is doubtful, a mistake, a blunder."""
        ...

    @property
    def scale(self) -> Scale: ...

    @property
    def spread(self) -> float | None:
        """The standard deviation of a seat's luck over whole games among good players."""
        ...

    @property
    def shares(self) -> Mapping[Cause, float]:
        """How much of what a step seems to change counts in the end, by its cause; all of it where none is named."""
        ...

    def known(self, match: Match, seat: int) -> Match:
        """A match that is as far as the seat can tell like this one; hidden things are imagined."""
        ...

    def worth(self, match: Match, viewer: int | None) -> Worth:
        """What every seat can expect if whoever is to act goes on well; the mean, if chance is to act."""
        ...

    def changes(self, action: int) -> bool:
        """Whether a step of this kind can change what anybody can expect."""
        ...

    def weighs(self, action: int) -> bool:
        """Whether choosing this is judged, though it may change nothing by itself yet."""
        ...

    def after(self, match: Match, seat: int, action: int) -> Match:
        """The same match when a choice has led to what it is about."""
        ...

    def cause(self, match: Match, actor: int, action: int) -> Cause | None:
        """Why a step that follows changes what it changes; None if a player chose it."""
        ...

    def choosers(self, actor: int, action: int) -> tuple[int, ...]:
        """Whose choice a step is: a trade is made by both who are in it."""
        ...

    def theme(self, match: Match, action: int) -> str: ...

    def ranked(self, match: Match, seat: int) -> list[int]:
        """What it would do in this seat's place, the best first; empty where it has no opinion."""
        ...

    def price(self, match: Match, seat: int, best: int, played: int, cost: float) -> Price:
        """What a choice costs that seems to cost so much against the best one found."""
        ...

    def reasons(self, better: Match, played: Match, seat: int) -> tuple[str, ...]: ...


def after_playing(match: Match, seat: int, action: int) -> Match:
    twin = match.copy()
    twin.act(seat, action)
    return twin


def as_known(match: Match, seat: int, state: Records) -> Match:
    """The match a seat has in mind: an imagined state, and the history it was told."""
    told = match.history(seat)
    trail = Trail(array("b", (actor for actor, _ in told)), array("q", (action for _, action in told)))
    history = Steps(trail, len(told))
    return Match(match.game, match.players, match.options, match.start, match.board, state, match.dice.fresh(), history)

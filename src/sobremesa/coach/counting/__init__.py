"""Plain figures of a finished game beside any judgement: what was counted, and what could be expected of it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from sobremesa.contract.game import Step
from sobremesa.contract.match import Match

from ..analysis import Figure

COUNTED = ("catan", "catan_dice", "dobble", "remigio")


def figures_of(match: Match) -> tuple[Figure, ...]:
    game = match.game.label.id
    if game not in COUNTED:
        return ()
    counted: tuple[Figure, ...] = import_module(f"{__name__}.{game}").figures(match)
    return counted


def steps_of(match: Match) -> Iterator[tuple[Match, Step, Match]]:
    """Every step with the match before and after it."""
    now = match.at(0)
    for step in match.steps:
        before = now.copy()
        now.replay_step(*step)
        yield before, step, now

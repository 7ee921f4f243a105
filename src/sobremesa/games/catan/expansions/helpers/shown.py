"""What *Os ajudantes* shows."""

from __future__ import annotations

from typing import Annotated

from sobremesa.contract.shown import OneOf, Shown, Sparse

from ...board.shown import Resource
from .rules.bounds import HELPER_NAMES

SIDES = ("A", "B")
Side = Annotated[str, OneOf(SIDES)]
Helper = Annotated[str, OneOf(HELPER_NAMES)]


class Helpers(Shown):
    display: list[Helper]
    asked: int | None
    change: bool
    owed_to: list[int]
    alms_from: int | None
    looking: int
    knights_given: int


class HeldHelper(Shown):
    name: Helper
    side: Side
    ready: bool
    """Neither taken nor used in this turn."""


class Alms(Shown):
    seat: int
    hand: Sparse[Resource]

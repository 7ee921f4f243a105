"""What *Entre amigos* shows."""

from __future__ import annotations

from typing import Annotated

from sobremesa.contract.shown import OneOf, Shown

from ...board.shown import Resource
from .rules.bounds import GUILD_NAMES

Guild = Annotated[str, OneOf(GUILD_NAMES)]


class Favours(Shown):
    supply: int
    spent: dict[Guild, int]
    catan_tokens: int
    used: bool
    drawing: int | None
    """The seat that draws."""


class Gift(Shown):
    card: Resource
    to: int | None
    asked: list[int]
    given: bool

"""What *Entre amigos* shows."""

from __future__ import annotations

from sobremesa.contract.shown import Shown

from .names import Guild, Resource


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

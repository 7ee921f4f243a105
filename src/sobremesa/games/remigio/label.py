"""The box of Remigio: read without compiling its rules."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sobremesa.contract.label import Label

from .options import OPTIONS

if TYPE_CHECKING:
    from .game import Remigio


@cache
def _load() -> Remigio:
    from sobremesa.kernel.preparing import prepare

    prepare(f"{__package__}.rules.doors")
    from .game import Remigio

    return Remigio()


LABEL = Label(
    id="remigio",
    rules_version=1,
    least_players=2,
    most_players=6,
    options=OPTIONS,
    exclusions=(),
    package=__package__,
    load=_load,
    turns="deals",
)

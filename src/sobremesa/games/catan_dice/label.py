"""The box of the CATAN dice game: read without compiling its rules."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sobremesa.contract.label import Label

from .options import EXCLUSIONS, OPTIONS

if TYPE_CHECKING:
    from .game import CatanDice


@cache
def _load() -> CatanDice:
    from sobremesa.kernel.preparing import prepare

    prepare(f"{__package__}.rules.doors")
    from .game import CatanDice

    return CatanDice()


LABEL = Label(
    id="catan_dice",
    rules_version=1,
    least_players=1,
    most_players=4,
    options=OPTIONS,
    exclusions=EXCLUSIONS,
    package=__package__,
    load=_load,
    most_steps=5_000,
)

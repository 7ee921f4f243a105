"""The box of Dobble CATAN: read without compiling its rules."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sobremesa.contract.label import Label

from .options import EXCLUSIONS, OPTIONS

if TYPE_CHECKING:
    from .game import Dobble


@cache
def _load() -> Dobble:
    from sobremesa.kernel.preparing import prepare

    prepare(f"{__package__}.rules.doors")
    from .game import Dobble

    return Dobble()


LABEL = Label(
    id="dobble",
    rules_version=1,
    least_players=1,
    most_players=6,
    options=OPTIONS,
    exclusions=EXCLUSIONS,
    package=__package__,
    load=_load,
    turns="mini-games",
    real_time=True,
)

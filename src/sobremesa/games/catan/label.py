"""The box of CATAN: read without compiling its rules."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sobremesa.contract.label import Label

from .options import EXCLUSIONS, OPTIONS

if TYPE_CHECKING:
    from .game import Catan


@cache
def _load() -> Catan:
    from sobremesa.kernel.preparing import prepare

    prepare(f"{__package__}.rules.flow_doors", f"{__package__}.rules.law_doors")
    from .game import Catan

    return Catan()


LABEL = Label(
    id="catan",
    rules_version=1,
    least_players=2,
    most_players=6,
    options=OPTIONS,
    exclusions=EXCLUSIONS,
    package=__package__,
    load=_load,
)

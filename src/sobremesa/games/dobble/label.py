"""The box of Dobble CATAN: read without compiling its rules."""

from __future__ import annotations

from sobremesa.contract.label import Label
from sobremesa.kernel.unpacking import unpacking

from .options import EXCLUSIONS, OPTIONS

LABEL = Label(
    id="dobble",
    rules_version=1,
    least_players=1,
    most_players=6,
    options=OPTIONS,
    exclusions=EXCLUSIONS,
    package=__package__,
    load=unpacking(__package__, "Dobble", "doors"),
    turns="mini-games",
    real_time=True,
)

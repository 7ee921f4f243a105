"""The box of Remigio: read without compiling its rules."""

from __future__ import annotations

from sobremesa.contract.label import Label
from sobremesa.kernel.unpacking import unpacking

from .options import OPTIONS

LABEL = Label(
    id="remigio",
    rules_version=1,
    least_players=2,
    most_players=6,
    options=OPTIONS,
    exclusions=(),
    package=__package__,
    load=unpacking(__package__, "Remigio", "doors"),
    turns="deals",
)

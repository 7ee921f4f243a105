"""The box of CATAN: read without compiling its rules."""

from __future__ import annotations

from sobremesa.contract.label import Label
from sobremesa.kernel.unpacking import unpacking

from .options import EXCLUSIONS, OPTIONS

LABEL = Label(
    id="catan",
    rules_version=1,
    least_players=2,
    most_players=6,
    options=OPTIONS,
    exclusions=EXCLUSIONS,
    package=__package__,
    load=unpacking(__package__, "Catan", "flow_doors", "law_doors"),
)

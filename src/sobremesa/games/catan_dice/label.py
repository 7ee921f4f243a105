"""The box of the CATAN dice game: read without compiling its rules."""

from __future__ import annotations

from sobremesa.contract.label import Label
from sobremesa.kernel.unpacking import unpacking

from .options import EXCLUSIONS, OPTIONS

LABEL = Label(
    id="catan_dice",
    rules_version=1,
    least_players=1,
    most_players=4,
    options=OPTIONS,
    exclusions=EXCLUSIONS,
    package=__package__,
    load=unpacking(__package__, "CatanDice", "doors"),
    most_steps=5_000,
)

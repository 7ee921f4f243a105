"""What a table may choose, and what excludes what (DIC-18)."""

from __future__ import annotations

from sobremesa.contract.options import Choice, Exclusion, Option, Switch
from sobremesa.contract.text import Text

OPTIONS: tuple[Option, ...] = (Choice("version", ("standard", "plus")), Switch("coach"))

EXCLUSIONS = (
    Exclusion(
        Text("exclusion.plus_alone"),
        lambda players, options: options["version"] == "plus" and players == 1,
    ),
    Exclusion(
        Text("exclusion.coach_in_company"),
        lambda players, options: bool(options["coach"]) and players > 1,
    ),
)

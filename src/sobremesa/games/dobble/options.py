"""What a table may choose, and what excludes what (DOB-4, DOB-7, DOB-11, DOB-20)."""

from __future__ import annotations

from sobremesa.contract.options import Choice, Exclusion, Number, Option
from sobremesa.contract.text import Text

OPTIONS: tuple[Option, ...] = (
    Choice("mode", ("adventure", "beginner", "warm_up")),
    Number("mini_game", 1, 5, 1),
    Number("lockout", 0, 3, 2),
    Number("goal", 1, 10, 10),
)

EXCLUSIONS = (
    Exclusion(Text("exclusion.alone"), lambda players, options: players == 1 and options["mode"] != "warm_up"),
)

"""What a table may choose, and what excludes what (DOB-4, DOB-7, DOB-11, DOB-20)."""

from __future__ import annotations

from itertools import permutations

from sobremesa.contract.options import Choice, Exclusion, Number, Option
from sobremesa.contract.text import Text

from .rules.bounds import COLOURS

UNEVEN_TEAMS = {3: 2, 4: 3}
"""How many teams three and four players make if they want them uneven: 2 + 1 and 2 + 1 + 1."""

OPTIONS: tuple[Option, ...] = (
    Choice("mode", ("adventure", "beginner", "warm_up")),
    Number("mini_game", 1, 5, 1),
    Choice("teams", ("equal", "uneven")),
    Choice("colours", tuple("_".join(order) for order in permutations(COLOURS))),
    Number("lockout", 0, 3, 2),
    Number("goal", 1, 10, 10),
)

EXCLUSIONS = (
    Exclusion(Text("exclusion.alone"), lambda players, options: players == 1 and options["mode"] != "warm_up"),
    Exclusion(
        Text("exclusion.uneven"),
        lambda players, options: options["teams"] == "uneven" and players not in UNEVEN_TEAMS,
    ),
)

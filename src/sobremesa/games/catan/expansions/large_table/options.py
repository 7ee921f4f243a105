"""What a table of five or six may choose (CAT-43, CAT-45)."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.options import Choice, Exclusion, Option
from sobremesa.contract.text import Text

from ...board.components import LARGE_TABLE

BETWEEN_TURNS: Final = ("building", "paired")
OPTIONS: Final[tuple[Option, ...]] = (Choice("between_turns", BETWEEN_TURNS),)
EXCLUSIONS: Final = (
    Exclusion(
        Text("exclusion.paired_small"),
        lambda players, options: options["between_turns"] == "paired" and players < LARGE_TABLE,
    ),
)

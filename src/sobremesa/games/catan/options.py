"""What a CATAN table may choose, and what excludes what (CAT-6, CAT-9, CAT-11, CAT-39, CAT-48)."""

from __future__ import annotations

from sobremesa.contract.options import Choice, Exclusion, Number, Option
from sobremesa.contract.text import Text

OPTIONS: tuple[Option, ...] = (
    Choice("setup", ("variable", "beginner")),
    Choice("tokens", ("letters", "random")),
    Choice("start", ("roll", "random", "fixed")),
    Number("goal", least=3, most=20),
    Choice("phases", ("combined", "strict")),
    Choice("dice", ("fair", "balanced")),
    Choice("robber", ("standard", "friendly")),
    Number("discard_limit", least=5, most=20, default=7),
    Number("offers", least=0, most=50, default=12),
)

EXCLUSIONS = (
    Exclusion(
        Text("exclusion.beginner_tokens"),
        lambda players, options: options["setup"] == "beginner" and options["tokens"] == "random",
    ),
)

"""What a CATAN table may choose, and what excludes what.

CAT-6, CAT-9, CAT-11, CAT-25, CAT-39, CAT-48; maps: SCN-1, SCN-9. Expansions add theirs.
"""

from __future__ import annotations

from sobremesa.contract.options import Attached, Choice, Exclusion, Number, Option, Options
from sobremesa.contract.text import Text

from .board.components import LARGE_TABLE
from .board.document import check
from .board.maps import MAPS, boards
from .hooks import options as expansions

OPTIONS: tuple[Option, ...] = (
    Choice("setup", ("variable", "beginner")),
    Choice("map", ("island", *MAPS)),
    Attached("own_map", check, boards),
    *expansions.OPTIONS,
    Choice("tokens", ("letters", "random")),
    Choice("start", ("roll", "random", "fixed")),
    Number("oldest", least=1, most=6),
    Number("goal", least=3, most=20),
    Choice("phases", ("combined", "strict")),
    Choice("dice", ("fair", "balanced")),
    Choice("robber", ("standard", "friendly")),
    Choice("theft", ("compulsory", "voluntary")),
    Choice("distance", ("kept", "lifted")),
    Number("discard_limit", least=5, most=20, default=7),
    Number("offers", least=0, most=50, default=12),
)


def has_map(options: Options) -> bool:
    return options["map"] != "island" or options["own_map"] is not None


EXCLUSIONS = (
    Exclusion(
        Text("exclusion.beginner_tokens"),
        lambda players, options: options["setup"] == "beginner" and options["tokens"] == "random",
    ),
    Exclusion(
        Text("exclusion.beginner_large"),
        lambda players, options: options["setup"] == "beginner" and players >= LARGE_TABLE,
    ),
    Exclusion(
        Text("exclusion.beginner_map"), lambda players, options: options["setup"] == "beginner" and has_map(options)
    ),
    Exclusion(
        Text("exclusion.map_tokens"), lambda players, options: options["tokens"] == "random" and has_map(options)
    ),
    Exclusion(
        Text("exclusion.two_maps"),
        lambda players, options: options["map"] != "island" and options["own_map"] is not None,
    ),
    Exclusion(
        Text("exclusion.distance_island"),
        lambda players, options: options["distance"] == "lifted" and not has_map(options),
    ),
    Exclusion(
        Text("exclusion.oldest_seat"),
        lambda players, options: options["oldest"] is not None and options["oldest"] > players,
    ),
    *expansions.EXCLUSIONS,
)

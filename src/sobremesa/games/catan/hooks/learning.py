"""Where expansions come in among what learners choose from. The order of kinds is that of the learners' tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sobremesa.contract.action import Kind

from ..expansions.canal.rules.actions import PLAY_CANAL
from ..expansions.friends.rules.actions import BLOCK as FRIENDLY
from ..expansions.helpers.rules.actions import BLOCK as HELPFUL
from ..expansions.helpers.rules.actions import HELPED_ROAD, MOVE_ROAD
from ..expansions.helpers.rules.phases import CHANGE_HELPER
from ..rules.actions import SPARE

LAST_MOMENT: Final = CHANGE_HELPER
"""The last moment at which a seat is asked anything."""

STAGES: Final = {
    int(MOVE_ROAD): (("road",), ("to",)),
    int(HELPED_ROAD): (("path",), ("instead_of", "pay")),
}
"""What is chosen one part after another."""
SIZES: Final = {"instead_of": 6, "pay": 6, "helper": 16}

KINDS: Final[tuple[Kind, ...]] = (PLAY_CANAL, *FRIENDLY.kinds, SPARE, *HELPFUL.kinds)
"""Sparing is the base game's where a table lets it, and always the friends' (FRI-2)."""


def kinds_at(options: Mapping[str, Any]) -> list[Kind]:
    spares = options["friends"] or options["theft"] == "voluntary"
    return [
        *((PLAY_CANAL,) if options["canal"] else ()),
        *(FRIENDLY.kinds if options["friends"] else ()),
        *((SPARE,) if spares else ()),
        *(HELPFUL.kinds if options["helpers"] else ()),
    ]


def names_at(options: Mapping[str, Any]) -> list[str]:
    """What makes a table's board of choices another one, by name."""
    added = [name for name in ("canal", "friends", "helpers") if options[name]]
    spares_only = options["theft"] == "voluntary" and not options["friends"]
    return [*added, *(["voluntary"] if spares_only else [])]

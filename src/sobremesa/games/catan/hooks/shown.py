"""The structures and names that expansions add to what is shown: `views` has their places, `showing` fills them in."""

from __future__ import annotations

from typing import Annotated

from sobremesa.contract.shown import OneOf

from ..expansions.canal.shown import Canal
from ..expansions.friends.shown import Favours, Gift, Guild
from ..expansions.helpers.shown import Alms, HeldHelper, Helpers
from ..expansions.large_table.shown import EXTRA_NAMES, Extra

__all__ = ["EXTRA_NAMES", "Alms", "Canal", "Extra", "Favours", "Gift", "Guild", "HeldHelper", "Helpers"]

EXPANSIONS = ("extra", "marked_paths", "friends", "helpers", "canal")
"""Their flags on a board."""
Expansion = Annotated[str, OneOf(EXPANSIONS)]

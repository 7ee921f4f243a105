"""The names that stand in what CATAN shows."""

from __future__ import annotations

from typing import Annotated

from sobremesa.contract.shown import OneOf

from ..board import bounds
from ..expansions.friends.bounds import GUILD_NAMES
from ..expansions.helpers.bounds import HELPER_NAMES
from ..hooks.fields import BESIDE_CARDS
from ..rules.phases import PHASE_NAMES

ANSWERS = ("none", "yes", "no", "counter")
EXPANSIONS = ("extra", "marked_paths", "friends", "helpers", "canal")
EXTRA_NAMES = ("none", "building", "turn")
PIECES = ("roads", "settlements", "cities")

Resource = Annotated[str, OneOf(bounds.RESOURCE_NAMES)]
Good = Annotated[str, OneOf((*bounds.RESOURCE_NAMES, BESIDE_CARDS))]
Card = Annotated[str, OneOf(bounds.CARD_NAMES)]
Build = Annotated[str, OneOf(bounds.BUILD_NAMES)]
Piece = Annotated[str, OneOf(PIECES)]
BuildingPiece = Annotated[str, OneOf(("settlement", "city"))]
Terrain = Annotated[str, OneOf(bounds.TERRAIN_NAMES)]
HarbourKind = Annotated[str, OneOf(bounds.HARBOUR_NAMES[1:])]
IntersectionKind = Annotated[str, OneOf(bounds.NODE_KIND_NAMES)]
Colour = Annotated[str, OneOf(bounds.COLOURS)]
Guild = Annotated[str, OneOf(GUILD_NAMES)]
Helper = Annotated[str, OneOf(HELPER_NAMES)]
Phase = Annotated[str, OneOf(PHASE_NAMES.values())]
Answer = Annotated[str, OneOf(ANSWERS)]
Expansion = Annotated[str, OneOf(EXPANSIONS)]
Extra = Annotated[str, OneOf(EXTRA_NAMES)]

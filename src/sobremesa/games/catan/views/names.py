"""The names that stand in what CATAN shows."""

from __future__ import annotations

from typing import Annotated

from sobremesa.contract.shown import OneOf

from ..board import bounds
from ..hooks.fields import BESIDE_CARDS
from ..rules.phases import PHASE_NAMES

ANSWERS = ("none", "yes", "no", "counter")
PIECES = ("roads", "settlements", "cities")

Good = Annotated[str, OneOf((*bounds.RESOURCE_NAMES, BESIDE_CARDS))]
Card = Annotated[str, OneOf(bounds.CARD_NAMES)]
Build = Annotated[str, OneOf(bounds.BUILD_NAMES)]
Piece = Annotated[str, OneOf(PIECES)]
BuildingPiece = Annotated[str, OneOf(("settlement", "city"))]
Terrain = Annotated[str, OneOf(bounds.TERRAIN_NAMES)]
HarbourKind = Annotated[str, OneOf(bounds.HARBOUR_NAMES[1:])]
IntersectionKind = Annotated[str, OneOf(bounds.INTERSECTION_KIND_NAMES)]
Colour = Annotated[str, OneOf(bounds.COLOURS)]
Phase = Annotated[str, OneOf(PHASE_NAMES.values())]
Answer = Annotated[str, OneOf(ANSWERS)]

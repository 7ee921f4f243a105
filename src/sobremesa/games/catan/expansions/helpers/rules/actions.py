"""The actions of Os ajudantes: numbers 60 to 76, and 206 for chance."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import Block, action, alike, chance
from sobremesa.contract.parts import SEAT, SeatOrNobody
from sobremesa.contract.words.wording import Form

from ....parts import (
    CARD,
    HEX,
    INTERSECTION,
    NO_RESOURCE,
    PATH,
    RESOURCE,
    RESOURCE_OR_NOTHING,
)
from ..parts import CHANGE_OF_HELPER, HELPER, TURN_OVER
from ..parts import KNIGHT as WHICH_KNIGHT

__all__ = ["NO_RESOURCE", "TURN_OVER"]

NO_PLAYER: Final = 7

BLOCK: Final = Block("Os ajudantes")

FORCED_TRADE: Final = action(
    60,
    "forced trade",
    resource=RESOURCE,
    first=SEAT,
    second=SeatOrNobody(NO_PLAYER),
    ordered=("first", "second"),
    reveals=True,
    block=BLOCK,
)
GIVE_BACK: Final = action(61, "give back", player=SEAT, resource=RESOURCE, block=BLOCK)
HELPED_ROAD: Final = action(
    62,
    "helped road",
    Form("helped road {path} plain", instead_of=NO_RESOURCE, pay=NO_RESOURCE),
    "helped road {path} {pay} for {instead_of}",
    path=PATH,
    instead_of=RESOURCE_OR_NOTHING,
    pay=RESOURCE_OR_NOTHING,
    block=BLOCK,
)
CONSOLATION: Final = action(63, "consolation", resource=RESOURCE, helper=CHANGE_OF_HELPER, block=BLOCK)
MOVE_ROAD: Final = action(64, "move road", road=PATH, to=PATH, block=BLOCK)
SHELTER: Final = action(65, "shelter", resource=RESOURCE_OR_NOTHING, helper=CHANGE_OF_HELPER, block=BLOCK)
SCHOLAR: Final = action(
    66,
    "scholar",
    Form("scholar plain", instead_of=NO_RESOURCE, pay=NO_RESOURCE),
    "scholar {pay} for {instead_of}",
    instead_of=RESOURCE_OR_NOTHING,
    pay=RESOURCE_OR_NOTHING,
    block=BLOCK,
)
KEEP_CARD: Final = action(67, "keep card", card=CARD.seen_by("actor"), block=BLOCK)
ALMS: Final = action(68, "alms", player=SEAT, reveals=True, block=BLOCK)
TAKE_ALMS: Final = action(69, "take alms", player=SEAT, resource=RESOURCE.seen_by("actor", "player"), block=BLOCK)
PLOUGHSHARES_SETTLEMENT: Final = action(
    70, "ploughshares settlement", intersection=INTERSECTION, played=WHICH_KNIGHT, block=BLOCK
)
PLOUGHSHARES_CITY: Final = action(71, "ploughshares city", intersection=INTERSECTION, played=WHICH_KNIGHT, block=BLOCK)
FREE_PORT: Final = action(72, "free port", resource=RESOURCE, block=BLOCK)
BANISH: Final = action(73, "banish", hex=HEX, block=BLOCK)
TURN_HELPER: Final = action(74, "turn helper", block=BLOCK)
TAKE_HELPER: Final = action(75, "take helper", helper=HELPER, block=BLOCK)
DECLINE_HELP: Final = action(76, "decline help", passes=True, block=BLOCK)

LOOKED: Final = chance(206, "looked", player=SEAT, card=CARD.seen_by("player"))

alike(CONSOLATION, SHELTER)
alike(GIVE_BACK, TAKE_ALMS)
alike(PLOUGHSHARES_SETTLEMENT, PLOUGHSHARES_CITY)

"""CATAN's actions, each declared once. Numbers and parts are append-only: old records must keep their meaning."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import Block, Kinds, action, alike, chance
from sobremesa.contract.parts import SEAT, Seats

from ..hooks import declared
from ..parts import (
    CARD,
    COUNTS,
    DIE,
    HEX,
    INTERSECTION,
    NO_RESOURCE,
    PATH,
    RATE,
    RESOURCE,
    RESOURCE_OR_NOTHING,
    TERMS,
)

__all__ = ["NO_RESOURCE"]

DEVELOPMENT: Final = Block("development cards")
SEVEN: Final = Block("the seven")
DEALING: Final = Block("trade between players")

ROLL: Final = action(1, "roll")
END_TURN: Final = action(2, "end turn", passes=True)
SETTLEMENT: Final = action(3, "settlement", intersection=INTERSECTION)
ROAD: Final = action(4, "road", path=PATH)
CITY: Final = action(5, "city", intersection=INTERSECTION)
BUY_CARD: Final = action(6, "buy card")
KNIGHT: Final = action(7, "knight", block=DEVELOPMENT)
ROAD_BUILDING: Final = action(8, "road building", block=DEVELOPMENT)
INVENTION: Final = action(
    9, "invention", first=RESOURCE, second=RESOURCE_OR_NOTHING, ordered=("first", "second"), block=DEVELOPMENT
)
MONOPOLY: Final = action(10, "monopoly", resource=RESOURCE, reveals=True, block=DEVELOPMENT)
DISCARD: Final = action(11, "discard", cards=COUNTS.seen_by("actor"), block=SEVEN)
DISCARD_AT_RANDOM: Final = action(12, "discard at random", block=SEVEN)
MOVE_ROBBER: Final = action(13, "robber", hex=HEX, block=SEVEN)
ROB: Final = action(14, "rob", player=SEAT, block=SEVEN)
MARITIME: Final = action(15, "trade", "trade {rate} {give} for {take}", give=RESOURCE, take=RESOURCE, rate=RATE)
OFFER: Final = action(16, "offer", "offer {terms} to {audience}", terms=TERMS, audience=Seats(6), block=DEALING)
ACCEPT: Final = action(17, "accept", block=DEALING)
DECLINE: Final = action(18, "decline", block=DEALING)
CONFIRM: Final = action(19, "confirm", player=SEAT, terms=TERMS, block=DEALING)
WITHDRAW: Final = action(20, "withdraw", block=DEALING)
SPARE: Final = action(42, "spare")

DICE: Final = chance(200, "dice", one=DIE, other=DIE)
LOSE: Final = chance(201, "lose", player=SEAT, resource=RESOURCE.seen_by("player"))
DISCARDED: Final = chance(202, "discarded", player=SEAT, cards=COUNTS, reveals=True)
STOLEN: Final = chance(203, "stolen", thief=SEAT, victim=SEAT, resource=RESOURCE.seen_by("thief", "victim"))
DRAWN: Final = chance(204, "drawn", player=SEAT, card=CARD.seen_by("player"))

alike(SETTLEMENT, CITY)

KINDS: Final = Kinds.declared_in(vars(), *declared.ACTIONS)

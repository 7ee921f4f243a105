"""CATAN's actions, each declared once. Numbers and parts are append-only: old records must keep their meaning."""

from __future__ import annotations

from typing import Final

import numpy as np

from sobremesa.contract.action import Block, Kinds, action, alike, chance
from sobremesa.contract.parts import SEAT, SeatOrNobody, Seats
from sobremesa.contract.wording import Form

from ..parts import (
    CARD,
    CHANGE_OF_HELPER,
    COUNTS,
    DIE,
    GUILD,
    HELPER,
    HEX,
    INTERSECTION,
    NO_RESOURCE,
    PATH,
    RATE,
    RESOURCE,
    RESOURCE_OR_NOTHING,
    TERMS,
    TURN_OVER,
)
from ..parts import KNIGHT as WHICH_KNIGHT

__all__ = ["NO_RESOURCE", "TURN_OVER"]

NO_PLAYER: Final = 7

DEVELOPMENT: Final = Block("development cards")
SEVEN: Final = Block("the seven")
DEALING: Final = Block("trade between players")
FRIENDLY: Final = Block("Entre amigos")
HELPFUL: Final = Block("Os ajudantes")

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
MONOPOLY: Final = action(10, "monopoly", resource=RESOURCE, block=DEVELOPMENT)
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
PLAY_CANAL: Final = action(21, "canal", resource=RESOURCE)

GIFT: Final = action(30, "gift", resource=RESOURCE, player=SEAT, block=FRIENDLY)
TAKE_GIFT: Final = action(31, "take gift", block=FRIENDLY)
REFUSE_GIFT: Final = action(32, "refuse gift", block=FRIENDLY)
WAGON: Final = action(33, "wagon", "wagon {give} for {take}", give=RESOURCE, take=RESOURCE, block=FRIENDLY)
STOP_SWAPPING: Final = action(34, "stop swapping", passes=True, block=FRIENDLY)
SHIP: Final = action(35, "ship", resource=RESOURCE, block=FRIENDLY)
SHOVEL: Final = action(36, "shovel", block=FRIENDLY)
BOOK: Final = action(37, "book", block=FRIENDLY)
COMPASS: Final = action(38, "compass", block=FRIENDLY)
EXCHANGE_FAVOUR: Final = action(39, "exchange favour", block=FRIENDLY)
PUT_BACK: Final = action(40, "put back", guild=GUILD.seen_by("actor"), block=FRIENDLY)
FIRST_DRAW: Final = action(41, "first draw", player=SEAT, block=FRIENDLY)
SPARE: Final = action(42, "spare", block=FRIENDLY)

FORCED_TRADE: Final = action(
    60,
    "forced trade",
    resource=RESOURCE,
    first=SEAT,
    second=SeatOrNobody(NO_PLAYER),
    ordered=("first", "second"),
    reveals=True,
    block=HELPFUL,
)
GIVE_BACK: Final = action(61, "give back", player=SEAT, resource=RESOURCE, block=HELPFUL)
HELPED_ROAD: Final = action(
    62,
    "helped road",
    Form("helped road {path} plain", instead_of=NO_RESOURCE, pay=NO_RESOURCE),
    "helped road {path} {pay} for {instead_of}",
    path=PATH,
    instead_of=RESOURCE_OR_NOTHING,
    pay=RESOURCE_OR_NOTHING,
    block=HELPFUL,
)
CONSOLATION: Final = action(63, "consolation", resource=RESOURCE, helper=CHANGE_OF_HELPER, block=HELPFUL)
MOVE_ROAD: Final = action(64, "move road", road=PATH, to=PATH, block=HELPFUL)
SHELTER: Final = action(65, "shelter", resource=RESOURCE_OR_NOTHING, helper=CHANGE_OF_HELPER, block=HELPFUL)
SCHOLAR: Final = action(
    66,
    "scholar",
    Form("scholar plain", instead_of=NO_RESOURCE, pay=NO_RESOURCE),
    "scholar {pay} for {instead_of}",
    instead_of=RESOURCE_OR_NOTHING,
    pay=RESOURCE_OR_NOTHING,
    block=HELPFUL,
)
KEEP_CARD: Final = action(67, "keep card", card=CARD.seen_by("actor"), block=HELPFUL)
ALMS: Final = action(68, "alms", player=SEAT, reveals=True, block=HELPFUL)
TAKE_ALMS: Final = action(69, "take alms", player=SEAT, resource=RESOURCE.seen_by("actor", "player"), block=HELPFUL)
PLOUGHSHARES_SETTLEMENT: Final = action(
    70, "ploughshares settlement", intersection=INTERSECTION, played=WHICH_KNIGHT, reveals=True, block=HELPFUL
)
PLOUGHSHARES_CITY: Final = action(
    71, "ploughshares city", intersection=INTERSECTION, played=WHICH_KNIGHT, reveals=True, block=HELPFUL
)
FREE_PORT: Final = action(72, "free port", resource=RESOURCE, block=HELPFUL)
BANISH: Final = action(73, "banish", hex=HEX, block=HELPFUL)
TURN_HELPER: Final = action(74, "turn helper", block=HELPFUL)
TAKE_HELPER: Final = action(75, "take helper", helper=HELPER, block=HELPFUL)
DECLINE_HELP: Final = action(76, "decline help", passes=True, block=HELPFUL)

DICE: Final = chance(200, "dice", one=DIE, other=DIE)
LOSE: Final = chance(201, "lose", player=SEAT, resource=RESOURCE.seen_by("player"))
DISCARDED: Final = chance(202, "discarded", player=SEAT, cards=COUNTS, reveals=True)
STOLEN: Final = chance(203, "stolen", thief=SEAT, victim=SEAT, resource=RESOURCE.seen_by("thief", "victim"))
DRAWN: Final = chance(204, "drawn", player=SEAT, card=CARD.seen_by("player"))
FAVOUR: Final = chance(205, "favour", player=SEAT, guild=GUILD.seen_by("player"))
LOOKED: Final = chance(206, "looked", player=SEAT, card=CARD.seen_by("player"))

alike(SETTLEMENT, CITY)
alike(CONSOLATION, SHELTER)
alike(GIVE_BACK, TAKE_ALMS)
alike(PLOUGHSHARES_SETTLEMENT, PLOUGHSHARES_CITY)

KINDS: Final = Kinds.declared_in(vars())
WIDTHS: Final = np.array(KINDS.widths, np.int64)
"""How many bits an action of each kind takes; 0: there is no such kind."""

"""CATAN's actions as numbers. Kinds and parts are append-only: old records must keep their meaning."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import KIND_BITS, Kind, Kinds, Part
from sobremesa.kernel.compiled import rule

from ..board.bounds import RESOURCE_NAMES, RESOURCES

ROLL: Final = 1
END_TURN: Final = 2
SETTLEMENT: Final = 3
ROAD: Final = 4
CITY: Final = 5
BUY_CARD: Final = 6
KNIGHT: Final = 7
ROAD_BUILDING: Final = 8
INVENTION: Final = 9
MONOPOLY: Final = 10
DISCARD: Final = 11
DISCARD_AT_RANDOM: Final = 12
MOVE_ROBBER: Final = 13
ROB: Final = 14
MARITIME: Final = 15
OFFER: Final = 16
ACCEPT: Final = 17
DECLINE: Final = 18
CONFIRM: Final = 19
WITHDRAW: Final = 20

PLAY_CANAL: Final = 21

FIRST_FRIENDLY: Final = 30
GIFT: Final = 30
TAKE_GIFT: Final = 31
REFUSE_GIFT: Final = 32
WAGON: Final = 33
STOP_SWAPPING: Final = 34
SHIP: Final = 35
SHOVEL: Final = 36
BOOK: Final = 37
COMPASS: Final = 38
EXCHANGE_FAVOUR: Final = 39
PUT_BACK: Final = 40
FIRST_DRAW: Final = 41
SPARE: Final = 42
LAST_FRIENDLY: Final = 42

FIRST_HELPFUL: Final = 60
FORCED_TRADE: Final = 60
GIVE_BACK: Final = 61
HELPED_ROAD: Final = 62
CONSOLATION: Final = 63
MOVE_ROAD: Final = 64
SHELTER: Final = 65
SCHOLAR: Final = 66
KEEP_CARD: Final = 67
ALMS: Final = 68
TAKE_ALMS: Final = 69
PLOUGHSHARES_SETTLEMENT: Final = 70
PLOUGHSHARES_CITY: Final = 71
FREE_PORT: Final = 72
BANISH: Final = 73
TURN_HELPER: Final = 74
TAKE_HELPER: Final = 75
DECLINE_HELP: Final = 76
LAST_HELPFUL: Final = 76

DICE: Final = 200
LOSE: Final = 201
DISCARDED: Final = 202
STOLEN: Final = 203
DRAWN: Final = 204
FAVOUR: Final = 205
LOOKED: Final = 206

NO_RESOURCE: Final = RESOURCES
"""The second card of an invention when the bank has only one; whatever a helper's action leaves out."""
NO_PLAYER: Final = 7
TURN_OVER: Final = 15
"""Instead of the helper taken: the used one is kept and turned to side B."""

COUNT_BITS: Final = 5
TERM_BITS: Final = 6
TERM_ZERO: Final = 32
CANAL_BITS: Final = 5
CANAL_ZERO: Final = 15
SEAT_BITS: Final = 3

_NODE = Part("intersection", 7)
_PATH = Part("path", 7)
_HEX = Part("hex", 6)
_RESOURCE = Part("resource", 3)
_PLAYER = Part("player", SEAT_BITS)
_HELPER = Part("helper", 4)
_COUNTS = tuple(Part(name, COUNT_BITS) for name in RESOURCE_NAMES)
_SEALED = tuple(Part(name, COUNT_BITS, seen_by=("actor",)) for name in RESOURCE_NAMES)
_TERMS = (*(Part(name, TERM_BITS) for name in RESOURCE_NAMES), Part("canal", CANAL_BITS))

KINDS: Final = Kinds(
    (
        Kind(ROLL, "roll"),
        Kind(END_TURN, "end turn", passes=True),
        Kind(SETTLEMENT, "settlement", (_NODE,)),
        Kind(ROAD, "road", (_PATH,)),
        Kind(CITY, "city", (_NODE,)),
        Kind(BUY_CARD, "buy card"),
        Kind(KNIGHT, "knight"),
        Kind(ROAD_BUILDING, "road building"),
        Kind(INVENTION, "invention", (Part("first", 3), Part("second", 3))),
        Kind(MONOPOLY, "monopoly", (_RESOURCE,)),
        Kind(DISCARD, "discard", _SEALED),
        Kind(DISCARD_AT_RANDOM, "discard at random"),
        Kind(MOVE_ROBBER, "robber", (_HEX,)),
        Kind(ROB, "rob", (_PLAYER,)),
        Kind(MARITIME, "trade", (Part("give", 3), Part("take", 3), Part("rate", 3))),
        Kind(OFFER, "offer", (*_TERMS, Part("audience", 6))),
        Kind(ACCEPT, "accept"),
        Kind(DECLINE, "decline"),
        Kind(CONFIRM, "confirm", (_PLAYER, *_TERMS)),
        Kind(WITHDRAW, "withdraw"),
        Kind(PLAY_CANAL, "canal", (_RESOURCE,)),
        Kind(GIFT, "gift", (_RESOURCE, _PLAYER)),
        Kind(TAKE_GIFT, "take gift"),
        Kind(REFUSE_GIFT, "refuse gift"),
        Kind(WAGON, "wagon", (Part("give", 3), Part("take", 3))),
        Kind(STOP_SWAPPING, "stop swapping", passes=True),
        Kind(SHIP, "ship", (_RESOURCE,)),
        Kind(SHOVEL, "shovel"),
        Kind(BOOK, "book"),
        Kind(COMPASS, "compass"),
        Kind(EXCHANGE_FAVOUR, "exchange favour"),
        Kind(PUT_BACK, "put back", (Part("guild", 3, seen_by=("actor",)),)),
        Kind(FIRST_DRAW, "first draw", (_PLAYER,)),
        Kind(SPARE, "spare"),
        Kind(FORCED_TRADE, "forced trade", (_RESOURCE, Part("first", 3), Part("second", 3)), reveals=True),
        Kind(GIVE_BACK, "give back", (_PLAYER, _RESOURCE)),
        Kind(HELPED_ROAD, "helped road", (_PATH, Part("instead of", 3), Part("pay", 3))),
        Kind(CONSOLATION, "consolation", (_RESOURCE, _HELPER)),
        Kind(MOVE_ROAD, "move road", (Part("from", 7), Part("to", 7))),
        Kind(SHELTER, "shelter", (_RESOURCE, _HELPER)),
        Kind(SCHOLAR, "scholar", (Part("instead of", 3), Part("pay", 3))),
        Kind(KEEP_CARD, "keep card", (Part("card", 3, seen_by=("actor",)),)),
        Kind(ALMS, "alms", (_PLAYER,), reveals=True),
        Kind(TAKE_ALMS, "take alms", (_PLAYER, Part("resource", 3, seen_by=("actor", "player")))),
        Kind(PLOUGHSHARES_SETTLEMENT, "ploughshares settlement", (_NODE, Part("played", 1)), reveals=True),
        Kind(PLOUGHSHARES_CITY, "ploughshares city", (_NODE, Part("played", 1)), reveals=True),
        Kind(FREE_PORT, "free port", (_RESOURCE,)),
        Kind(BANISH, "banish", (_HEX,)),
        Kind(TURN_HELPER, "turn helper"),
        Kind(TAKE_HELPER, "take helper", (_HELPER,)),
        Kind(DECLINE_HELP, "decline help", passes=True),
        Kind(DICE, "dice", (Part("one", 3), Part("other", 3))),
        Kind(LOSE, "lose", (_PLAYER, Part("resource", 3, seen_by=("player",)))),
        Kind(DISCARDED, "discarded", (_PLAYER, *_COUNTS), reveals=True),
        Kind(
            STOLEN,
            "stolen",
            (Part("thief", SEAT_BITS), Part("victim", SEAT_BITS), Part("resource", 3, seen_by=("thief", "victim"))),
        ),
        Kind(DRAWN, "drawn", (_PLAYER, Part("card", 3, seen_by=("player",)))),
        Kind(FAVOUR, "favour", (_PLAYER, Part("guild", 3, seen_by=("player",)))),
        Kind(LOOKED, "looked", (_PLAYER, Part("card", 3, seen_by=("player",)))),
    )
)


@rule
def pack(kind: int, payload: int) -> int:
    return kind | payload << KIND_BITS


@rule
def pack_pair(kind: int, first: int, second: int) -> int:
    """Two parts of three bits."""
    return kind | first << KIND_BITS | second << KIND_BITS + 3


@rule
def pack_three(kind: int, first: int, second: int, third: int) -> int:
    """Three parts of three bits."""
    return kind | first << KIND_BITS | second << KIND_BITS + 3 | third << KIND_BITS + 6


@rule
def part(action: int, start: int, bits: int) -> int:
    """The bits of the payload from `start` on."""
    return action >> KIND_BITS + start & (1 << bits) - 1


@rule
def payload(action: int) -> int:
    return action >> KIND_BITS


@rule
def pack_counts(kind: int, start: int, counts: NDArray[np.int8]) -> int:
    """A kind with one count per resource, the first at bit `start` of the payload."""
    packed = kind
    for resource in range(RESOURCES):
        packed |= int(counts[resource]) << KIND_BITS + start + resource * COUNT_BITS
    return packed


@rule
def count_of(action: int, start: int, resource: int) -> int:
    return part(action, start + resource * COUNT_BITS, COUNT_BITS)


@rule
def term_of(action: int, start: int, resource: int) -> int:
    """What an offer changes in the hand of the one who makes it: plus is got, minus is given."""
    return part(action, start + resource * TERM_BITS, TERM_BITS) - TERM_ZERO


@rule
def pack_terms(kind: int, start: int, terms: NDArray[np.int8], canal: int, sign: int) -> int:
    packed = kind | (sign * canal + CANAL_ZERO) << KIND_BITS + start + RESOURCES * TERM_BITS
    for resource in range(RESOURCES):
        packed |= (sign * int(terms[resource]) + TERM_ZERO) << KIND_BITS + start + resource * TERM_BITS
    return packed


@rule
def canal_of(action: int, start: int) -> int:
    return part(action, start + RESOURCES * TERM_BITS, CANAL_BITS) - CANAL_ZERO


AUDIENCE_START: Final = RESOURCES * TERM_BITS + CANAL_BITS
AUDIENCE_BITS: Final = 6


@rule
def audience_of(action: int) -> int:
    return part(action, AUDIENCE_START, AUDIENCE_BITS)

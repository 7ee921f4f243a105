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

DICE: Final = 200
LOSE: Final = 201
DISCARDED: Final = 202
STOLEN: Final = 203
DRAWN: Final = 204

NO_RESOURCE: Final = RESOURCES
"""The second card of an invention when the bank has only one."""

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
        Kind(DICE, "dice", (Part("one", 3), Part("other", 3))),
        Kind(LOSE, "lose", (_PLAYER, Part("resource", 3, seen_by=("player",)))),
        Kind(DISCARDED, "discarded", (_PLAYER, *_COUNTS), reveals=True),
        Kind(
            STOLEN,
            "stolen",
            (Part("thief", SEAT_BITS), Part("victim", SEAT_BITS), Part("resource", 3, seen_by=("thief", "victim"))),
        ),
        Kind(DRAWN, "drawn", (_PLAYER, Part("card", 3, seen_by=("player",)))),
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
def pack_terms(kind: int, start: int, terms: NDArray[np.int8], sign: int) -> int:
    packed = kind | CANAL_ZERO << KIND_BITS + start + RESOURCES * TERM_BITS
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

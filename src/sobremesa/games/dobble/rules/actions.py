"""The actions as numbers. Kinds and parts are append-only: old records must keep their meaning."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import KIND_BITS, Kind, Kinds, Part
from sobremesa.kernel.compiled import rule

READY: Final = 1
CLAIM: Final = 2
PING: Final = 3
LAY: Final = 200
LAY_PORT: Final = 201
TURN: Final = 202
SHOW: Final = 203
AT: Final = 240
START: Final = 241
UNLOCK: Final = 242
HINT: Final = 243
TIME_OUT: Final = 244
GO_ON: Final = 245
TURN_UP: Final = 246

SEAT_BITS: Final = 3
PLACE_BITS: Final = 5
CARD_BITS: Final = 7

_SECRET: Final = ("to",)

KINDS: Final = Kinds(
    (
        Kind(READY, "ready"),
        Kind(
            CLAIM,
            "claim",
            (Part("place", PLACE_BITS), Part("symbol", CARD_BITS), Part("own", CARD_BITS), Part("target", CARD_BITS)),
        ),
        Kind(
            PING,
            "ping",
            (Part("to", SEAT_BITS), Part("place", PLACE_BITS, _SECRET), Part("symbol", CARD_BITS, _SECRET)),
        ),
        Kind(LAY, "lay", (Part("place", PLACE_BITS), Part("card", CARD_BITS))),
        Kind(LAY_PORT, "port", (Part("port", SEAT_BITS), Part("card", CARD_BITS))),
        Kind(TURN, "turn", (Part("deck", SEAT_BITS), Part("card", CARD_BITS))),
        Kind(SHOW, "show", (Part("card", CARD_BITS),)),
        Kind(AT, "at", (Part("ms", 40),)),
        Kind(START, "start"),
        Kind(UNLOCK, "unlock", (Part("seat", SEAT_BITS),)),
        Kind(HINT, "hint"),
        Kind(TIME_OUT, "time out"),
        Kind(GO_ON, "go on"),
        Kind(TURN_UP, "turn up"),
    )
)


@rule
def pack(kind: int, payload: int) -> int:
    return kind | payload << KIND_BITS


@rule
def pack_two(kind: int, first: int, first_bits: int, second: int) -> int:
    return kind | first << KIND_BITS | second << KIND_BITS + first_bits


@rule
def pack_claim(place: int, symbol: int, own: int, target: int) -> int:
    return pack(CLAIM, place | symbol << 5 | own << 12 | target << 19)


@rule
def pack_ping(to: int, place: int, symbol: int) -> int:
    return pack(PING, to | place << 3 | symbol << 8)


@rule
def part(action: int, start: int, bits: int) -> int:
    """The bits of the payload from `start` on."""
    return action >> KIND_BITS + start & (1 << bits) - 1


@rule
def payload(action: int) -> int:
    return action >> KIND_BITS

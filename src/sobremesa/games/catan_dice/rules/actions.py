"""The actions as numbers. Kinds and parts are append-only: old records must keep their meaning."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import KIND_BITS, Kind, Kinds, Part
from sobremesa.kernel.compiled import rule

from .bounds import DICE

ROLL: Final = 1
KEEP: Final = 2
SWAP: Final = 3
BUY: Final = 4
ROAD: Final = 5
SETTLEMENT: Final = 6
CITY: Final = 7
KNIGHT: Final = 8
END_TURN: Final = 9
THROW: Final = 200

FACE_BITS: Final = 3

KINDS: Final = Kinds(
    (
        Kind(ROLL, "roll"),
        Kind(KEEP, "keep", (Part("kept", DICE),)),
        Kind(SWAP, "swap", (Part("die", 3), Part("face", FACE_BITS), Part("knight", 4))),
        Kind(BUY, "gold", (Part("die", 3), Part("other", 3), Part("resource", FACE_BITS))),
        Kind(ROAD, "build road", (Part("place", 5),)),
        Kind(SETTLEMENT, "build settlement", (Part("place", 3),)),
        Kind(CITY, "build city", (Part("place", 3),)),
        Kind(KNIGHT, "build knight", (Part("place", 4),)),
        Kind(END_TURN, "end turn", passes=True),
        Kind(THROW, "dice", tuple(Part(f"die {place + 1}", FACE_BITS) for place in range(DICE))),
    )
)


@rule
def pack(kind: int, payload: int) -> int:
    return kind | payload << KIND_BITS


@rule
def pack_three(kind: int, first: int, second: int, third: int) -> int:
    """Two parts of three bits and a last one."""
    return kind | first << KIND_BITS | second << KIND_BITS + 3 | third << KIND_BITS + 6


@rule
def part(action: int, start: int, bits: int) -> int:
    """The bits of the payload from `start` on."""
    return action >> KIND_BITS + start & (1 << bits) - 1


@rule
def payload(action: int) -> int:
    return action >> KIND_BITS

"""Remigio's actions as numbers. Kinds and parts are append-only: old records must keep their meaning."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.action import KIND_BITS, Kind, Kinds, Part
from sobremesa.kernel.compiled import rule

DRAW: Final = 1
TAKE: Final = 2
RUN: Final = 3
SET: Final = 4
LAY_OFF: Final = 5
DISCARD: Final = 6
CLOSE: Final = 7
SWAP: Final = 8
CALL: Final = 9
ACCEPT: Final = 10
CUT: Final = 11
LEAVE: Final = 12
KEEP: Final = 13
RETURN: Final = 14
FORFEIT: Final = 15

CUT_CARD: Final = 200
DEALT: Final = 201
TURNED: Final = 202
DRAWN: Final = 203
CLOSED_WITH: Final = 204
SHOWN: Final = 205

SHOWN_AT_ONCE: Final = 7
NO_CARD: Final = 63

_CARD = Part("card", 6)
_PLAYER = Part("player", 3)
_MELD = Part("meld", 6)

KINDS: Final = Kinds(
    (
        Kind(DRAW, "draw"),
        Kind(TAKE, "take"),
        Kind(
            RUN, "run", (Part("suit", 2), Part("low", 4), Part("length", 4), Part("joker", 4), Part("other_joker", 4))
        ),
        Kind(
            SET,
            "set",
            (
                Part("rank", 4),
                Part("clubs", 2),
                Part("coins", 2),
                Part("cups", 2),
                Part("swords", 2),
                Part("jokers", 2),
            ),
        ),
        Kind(LAY_OFF, "lay off", (_MELD, _CARD, Part("above", 1))),
        Kind(DISCARD, "discard", (_CARD,), passes=True),
        Kind(CLOSE, "close", (Part("card", 6, seen_by=("actor",)),)),
        Kind(SWAP, "swap", (_MELD, _CARD, Part("place", 4))),
        Kind(CALL, "call", (_PLAYER,)),
        Kind(ACCEPT, "accept", passes=True),
        Kind(CUT, "cut"),
        Kind(LEAVE, "leave", passes=True),
        Kind(KEEP, "keep"),
        Kind(RETURN, "return", passes=True),
        Kind(FORFEIT, "forfeit", passes=True),
        Kind(CUT_CARD, "cut card", (_CARD,)),
        Kind(DEALT, "dealt", (_PLAYER, Part("card", 6, seen_by=("player",)))),
        Kind(TURNED, "turned", (_CARD,), reveals=True),
        Kind(DRAWN, "drawn", (_PLAYER, Part("card", 6, seen_by=("player",)))),
        Kind(CLOSED_WITH, "closed with", (_PLAYER, _CARD), reveals=True),
        Kind(SHOWN, "shown", (_PLAYER, *(Part(f"card{n}", 6) for n in range(1, 8))), reveals=True),
    )
)


@rule
def pack(kind: int, payload: int) -> int:
    return kind | payload << KIND_BITS


@rule
def part(action: int, start: int, bits: int) -> int:
    """The bits of the payload from `start` on."""
    return action >> KIND_BITS + start & (1 << bits) - 1


@rule
def pack_run(suit: int, low: int, length: int, joker: int, other: int) -> int:
    return pack(RUN, suit | low << 2 | length << 6 | joker << 10 | other << 14)


@rule
def pack_set(rank: int, suits: int, jokers: int) -> int:
    """`suits` has two bits a suit."""
    return pack(SET, rank | suits << 4 | jokers << 12)


@rule
def pack_lay_off(meld: int, card: int, above: int) -> int:
    return pack(LAY_OFF, meld | card << 6 | above << 12)


@rule
def pack_swap(meld: int, card: int, place: int) -> int:
    return pack(SWAP, meld | card << 6 | place << 12)


@rule
def pack_for(kind: int, player: int, card: int) -> int:
    return pack(kind, player | card << 3)

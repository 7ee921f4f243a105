"""Exact melding: round by round the fate of the lowest card is decided, every hand left over is kept once.

An entry is what is left of the hand with the points laid and what was shed; of two entries with the same rest only
those remain of which neither is better in both. What is laid off comes first, all of it in one round; then one round a
card, so nothing recurs and nothing is missed.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import rule

from .cards import ACE_VALUE, JOKER
from .ways import packed_hand
from .work import (
    AFTER,
    BEGIN,
    CHAIN,
    END,
    FIELD,
    FIRST,
    GUARD,
    HAND,
    HEAD,
    HEADS,
    JOKER_SHIFT,
    KIND,
    KINDS_HELD,
    LAID,
    LEFT,
    MOST_ENTRIES,
    MOST_KINDS,
    PACK,
    PARENT,
    POINTS,
    SHED,
    STATE,
    USED,
    WORTH,
)

NOTHING = -1


@rule
def slot_of(rest: int) -> int:
    """Within 63 bits, so that compiled and plain Python agree."""
    return ((rest ^ rest >> 17 ^ rest >> 34) & 0x7FFFFFFF) * 0x9E3779B1 >> 20 & HEADS - 1


@rule
def keep(work: NDArray[np.int64], rest: int, points: int, shed: int, parent: int, way: int) -> None:
    """Adds an entry to the round being made, unless one with the same rest is at least as good."""
    slot = HEAD + slot_of(rest)
    entry = int(work[slot])
    while entry >= 0:
        if work[STATE + entry] == rest:
            if work[LAID + entry] >= points and work[LEFT + entry] >= shed:
                return
            if work[LAID + entry] <= points and work[LEFT + entry] <= shed:
                break
        entry = int(work[CHAIN + entry])
    if entry < 0:
        entry = int(work[END])
        if entry == MOST_ENTRIES:
            return
        work[END] = entry + 1
        work[CHAIN + entry] = work[slot]
        work[slot] = entry
        work[STATE + entry] = rest
    work[LAID + entry] = points
    work[LEFT + entry] = shed
    work[PARENT + entry] = parent
    work[USED + entry] = way


@rule
def begin_round(work: NDArray[np.int64]) -> None:
    for slot in range(HEADS):
        work[HEAD + slot] = -1


@rule
def carry(work: NDArray[np.int64], entry: int, rest: int) -> None:
    """The entry goes on without a new meld: it stays the child of its own parent."""
    keep(
        work, rest, int(work[LAID + entry]), int(work[LEFT + entry]), int(work[PARENT + entry]), int(work[USED + entry])
    )


@rule
def branch(work: NDArray[np.int64], entry: int, item: int) -> None:
    """Every way of the item that the rest of the hand allows."""
    rest, guard = int(work[STATE + entry]), int(work[GUARD])
    way = int(work[FIRST + item])
    while way >= 0:
        packed = int(work[PACK + way])
        if ((rest | guard) - packed) & guard == guard:
            points = int(work[LAID + entry]) + int(work[POINTS + way])
            keep(work, rest - packed, points, int(work[LEFT + entry]) + int(work[SHED + way]), entry, way)
        way = int(work[AFTER + way])


@rule
def start(work: NDArray[np.int64]) -> None:
    work[BEGIN] = 0
    work[END] = 1
    work[STATE] = packed_hand(work)
    work[LAID] = 0
    work[LEFT] = 0
    work[PARENT] = -1
    work[USED] = -1


@rule
def decide_table_meld(work: NDArray[np.int64], item: int) -> None:
    """What is laid off on a meld of the table, if anything. It brings no points, so equal rests are equally good."""
    for entry in range(int(work[END])):
        branch(work, entry, item)


@rule
def decide_kind(work: NDArray[np.int64], kind: int, need: int, may_leave: bool) -> None:
    """One round for a card: into a meld, or left in hand with all its copies."""
    begin, end = int(work[BEGIN]), int(work[END])
    shift = FIELD * kind
    held = int(work[HAND + work[KIND + kind]])
    begin_round(work)
    for entry in range(begin, end):
        rest = int(work[STATE + entry]) & ~((1 << shift) - 1)
        within_reach = int(work[WORTH + kind]) + ACE_VALUE * (rest >> JOKER_SHIFT & 3)
        if int(work[LAID + entry]) + within_reach < need:
            continue
        left = rest >> shift & 3
        if may_leave or left < held:
            carry(work, entry, rest & ~(3 << shift))
        if left:
            work[STATE + entry] = rest
            branch(work, entry, kind)
    work[BEGIN] = end


@rule
def explore(work: NDArray[np.int64], table_melds: int, need: int, owed: int) -> None:
    """All best rests of a hand whose ways are listed. `owed` is a card that must be used, or NOTHING."""
    start(work)
    if table_melds:
        begin_round(work)
    for meld in range(table_melds):
        decide_table_meld(work, MOST_KINDS + meld)
    for kind in range(work[KINDS_HELD]):
        card = int(work[KIND + kind])
        if work[FIRST + kind] < 0 and card != owed:
            continue
        for _ in range(work[HAND + card]):
            decide_kind(work, kind, need, card != owed)
    if owed == JOKER:
        drop_unused_jokers(work)


@rule
def drop_unused_jokers(work: NDArray[np.int64]) -> None:
    """A joker that must be laid: entries that still hold all of them do not count."""
    held = int(work[HAND + JOKER])
    for entry in range(work[BEGIN], work[END]):
        if work[STATE + entry] >> JOKER_SHIFT & 3 == held:
            work[LAID + entry] = -1000


@rule
def dearest(work: NDArray[np.int64]) -> int:
    """The entry with the most points, or NOTHING."""
    best = NOTHING
    for entry in range(work[BEGIN], work[END]):
        if work[LAID + entry] >= 0 and (best < 0 or work[LAID + entry] > work[LAID + best]):
            best = entry
    return best


@rule
def lightest(work: NDArray[np.int64], need: int) -> int:
    """The entry that sheds most of those with enough points, or NOTHING."""
    best = NOTHING
    for entry in range(work[BEGIN], work[END]):
        if work[LAID + entry] < need or work[LAID + entry] < 0:
            continue
        if best < 0 or work[LEFT + entry] > work[LEFT + best]:
            best = entry
    return best

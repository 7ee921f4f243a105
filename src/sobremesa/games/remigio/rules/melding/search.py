"""Exact melding: round by round the fate of the lowest card is decided, every hand left over is kept once.

An entry is what is left of the hand with the points laid and what was shed; of two entries with the same rest only
those remain of which neither is better in both. What is laid off comes first, all of it in one round; then one round a
card, so nothing recurs and nothing is missed.
"""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from ..cards import ACE_VALUE, JOKER
from .ways import packed_hand
from .work import FIELD, HEADS, JOKER_SHIFT, MOST_ENTRIES, MOST_KINDS, Notes

NOTHING = -1


@rule
def slot_of(rest: int) -> int:
    """Within 63 bits, so that compiled and plain Python agree."""
    return ((rest ^ rest >> 17 ^ rest >> 34) & 0x7FFFFFFF) * 0x9E3779B1 >> 20 & HEADS - 1


@rule
def keep(work: Notes, rest: int, points: int, shed: int, parent: int, way: int) -> None:
    """Adds an entry to the round being made, unless one with the same rest is at least as good."""
    slot = slot_of(rest)
    entry = int(work.head[slot])
    while entry >= 0:
        if work.rest[entry] == rest:
            if work.laid[entry] >= points and work.left[entry] >= shed:
                return
            if work.laid[entry] <= points and work.left[entry] <= shed:
                break
        entry = int(work.chain[entry])
    if entry < 0:
        entry = int(work.end)
        if entry == MOST_ENTRIES:
            return
        work.end = entry + 1
        work.chain[entry] = work.head[slot]
        work.head[slot] = entry
        work.rest[entry] = rest
    work.laid[entry] = points
    work.left[entry] = shed
    work.parent[entry] = parent
    work.used[entry] = way


@rule
def begin_round(work: Notes) -> None:
    for slot in range(HEADS):
        work.head[slot] = -1


@rule
def carry(work: Notes, entry: int, rest: int) -> None:
    """The entry goes on without a new meld: it stays the child of its own parent."""
    keep(work, rest, int(work.laid[entry]), int(work.left[entry]), int(work.parent[entry]), int(work.used[entry]))


@rule
def branch(work: Notes, entry: int, item: int) -> None:
    """Every way of the item that the rest of the hand allows."""
    rest, guard = int(work.rest[entry]), int(work.guard)
    way = int(work.first[item])
    while way >= 0:
        packed = int(work.pack[way])
        if ((rest | guard) - packed) & guard == guard:
            points = int(work.laid[entry]) + int(work.points[way])
            keep(work, rest - packed, points, int(work.left[entry]) + int(work.shed[way]), entry, way)
        way = int(work.after[way])


@rule
def start(work: Notes) -> None:
    work.begin = 0
    work.end = 1
    work.rest[0] = packed_hand(work)
    work.laid[0] = 0
    work.left[0] = 0
    work.parent[0] = -1
    work.used[0] = -1


@rule
def decide_table_meld(work: Notes, item: int) -> None:
    """What is laid off on a meld of the table, if anything. It brings no points, so equal rests are equally good."""
    for entry in range(int(work.end)):
        branch(work, entry, item)


@rule
def decide_kind(work: Notes, kind: int, need: int, may_leave: bool) -> None:
    """One round for a card: into a meld, or left in hand with all its copies."""
    begin, end = int(work.begin), int(work.end)
    shift = FIELD * kind
    held = int(work.hand[work.kind[kind]])
    begin_round(work)
    for entry in range(begin, end):
        rest = int(work.rest[entry]) & ~((1 << shift) - 1)
        within_reach = int(work.worth[kind]) + ACE_VALUE * (rest >> JOKER_SHIFT & 3)
        if int(work.laid[entry]) + within_reach < need:
            continue
        left = rest >> shift & 3
        if may_leave or left < held:
            carry(work, entry, rest & ~(3 << shift))
        if left:
            work.rest[entry] = rest
            branch(work, entry, kind)
    work.begin = end


@rule
def explore(work: Notes, table_melds: int, need: int, owed: int) -> None:
    """All best rests of a hand whose ways are listed. `owed` is a card that must be used, or NOTHING."""
    start(work)
    if table_melds:
        begin_round(work)
    for meld in range(table_melds):
        decide_table_meld(work, MOST_KINDS + meld)
    for kind in range(work.kinds_held):
        card = int(work.kind[kind])
        if work.first[kind] < 0 and card != owed:
            continue
        for _ in range(work.hand[card]):
            decide_kind(work, kind, need, card != owed)
    if owed == JOKER:
        drop_unused_jokers(work)


@rule
def drop_unused_jokers(work: Notes) -> None:
    """A joker that must be laid: entries that still hold all of them do not count."""
    held = int(work.hand[JOKER])
    for entry in range(work.begin, work.end):
        if work.rest[entry] >> JOKER_SHIFT & 3 == held:
            work.laid[entry] = -1000


@rule
def dearest(work: Notes) -> int:
    """The entry with the most points, or NOTHING."""
    best = NOTHING
    for entry in range(work.begin, work.end):
        if work.laid[entry] >= 0 and (best < 0 or work.laid[entry] > work.laid[best]):
            best = entry
    return best


@rule
def lightest(work: Notes, need: int) -> int:
    """The entry that sheds most of those with enough points, or NOTHING."""
    best = NOTHING
    for entry in range(work.begin, work.end):
        if work.laid[entry] < need or work.laid[entry] < 0:
            continue
        if best < 0 or work.left[entry] > work.left[best]:
            best = entry
    return best

"""From indices to actions and back, for many games at once: whichever game it is, only numbers are compared here."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..compiled import inner_rule, rule
from .codes import BY_GAME, CARD_KINDS, DIGITS, KIND_WIDTH, OWED, STAGE_WIDTH, STAGES

Table = np.ndarray[tuple[int, int], np.dtype[np.int64]]
Places = np.ndarray[tuple[int, int], np.dtype[np.int32]]
Bits = np.ndarray[tuple[int, int], np.dtype[np.int8]]


@rule
def index_of(codes: NDArray[np.int64], action: int, stage: int, seat: int, players: int) -> int:
    at = (action & 0xFF) * KIND_WIDTH + stage * STAGE_WIDTH
    index = int(codes[at])
    if index < 0:
        return index
    for digit in range(DIGITS):
        here = at + 1 + 4 * digit
        if codes[here + 1] == 0:
            break
        value = action >> codes[here] & codes[here + 1]
        if codes[here + 3]:
            value = (value - seat + players) % players
        index += value * int(codes[here + 2])
    return index


@rule
def is_family(action: int) -> bool:
    return action >> 8 == (1 << 45) - 1


@rule
def total(counts: NDArray[np.int64]) -> int:
    found = 0
    for card in range(CARD_KINDS):
        found += int(counts[card])
    return found


@rule
def may_gather(held: NDArray[np.int64], taken: NDArray[np.int64], card: int) -> bool:
    """Cards are chosen in the order of their kinds, so that every choice is spelled in one way only."""
    if held[card] <= taken[card]:
        return False
    left = int(held[OWED])
    for other in range(CARD_KINDS):
        left -= int(taken[other])
        if other > card and taken[other]:
            return False
        if other >= card:
            left -= int(held[other]) - int(taken[other])
    return left <= 0


@rule
def only_gatherable(held: NDArray[np.int64], taken: NDArray[np.int64]) -> int:
    """The one card that may come next; -1 if there is a choice."""
    found = -1
    for card in range(CARD_KINDS):
        if may_gather(held, taken, card):
            if found >= 0:
                return -1
            found = card
    return found


@rule
def gather(gathering: NDArray[np.int64], held: NDArray[np.int64], taken: NDArray[np.int64], index: int) -> int:
    """One card more, and all that follow without a choice; the action if that is all, else -1."""
    taken[index - gathering[1]] += 1
    while total(taken) < held[OWED]:
        only = only_gatherable(held, taken)
        if only < 0:
            return -1
        taken[only] += 1
    action = int(gathering[0])
    for card in range(CARD_KINDS):
        action |= int(taken[card]) << int(gathering[3]) + card * int(gathering[4])
        taken[card] = 0
    return action


@rule
def narrow(listed: NDArray[np.int64], where: NDArray[np.int32], count: int, index: int) -> int:
    """Keeps what begins with this choice; how many are left."""
    kept = 0
    for place in range(count):
        if where[place] == index:
            listed[kept] = listed[place]
            kept += 1
    return kept


@rule
def locate(
    codes: NDArray[np.int64],
    listed: NDArray[np.int64],
    where: NDArray[np.int32],
    count: int,
    stage: int,
    seat: int,
    players: int,
) -> bool:
    """The index of each action at this stage; whether they differ. What the game locates itself stays as it is."""
    differ = False
    for place in range(count):
        index = index_of(codes, int(listed[place]), stage, seat, players)
        if index != BY_GAME:
            where[place] = index
        differ = differ or where[place] != where[0]
    return differ


@rule
def pick(
    codes: NDArray[np.int64],
    listed: NDArray[np.int64],
    where: NDArray[np.int32],
    count: int,
    prefix: NDArray[np.int64],
    index: int,
    seat: int,
    players: int,
) -> int:
    """The action, if the index leaves only one, else -1 with the stages chosen so far in the prefix."""
    count = narrow(listed, where, count, index)
    while True:
        stage = int(prefix[STAGES])
        prefix[stage] = index
        prefix[STAGES] += 1
        if count == 1 or stage == STAGES - 1:
            prefix[STAGES] = 0
            return int(listed[0])
        if locate(codes, listed, where, count, stage + 1, seat, players):
            return -1
        if where[0] < 0:
            prefix[STAGES] = 0
            return int(listed[0])
        index = int(where[0])


@inner_rule
def choose_one(
    index: int,
    seat: int,
    count: int,
    listed: NDArray[np.int64],
    where: NDArray[np.int32],
    prefix: NDArray[np.int64],
    held: NDArray[np.int64],
    taken: NDArray[np.int64],
    codes: NDArray[np.int64],
    gathering: NDArray[np.int64],
    players: int,
) -> int:
    """What an index means: an action of the seat, or (-1) only a part of one."""
    if gathering[0] and gathering[1] <= index < gathering[1] + gathering[2]:
        return gather(gathering, held, taken, index)
    return pick(codes, listed, where, count, prefix, index, seat, players)


@rule
def choose_many(
    chosen: NDArray[np.int64],
    seats: NDArray[np.int64],
    counts: NDArray[np.int64],
    listed: Table,
    where: Places,
    prefixes: Table,
    held: Table,
    taken: Table,
    codes: NDArray[np.int64],
    gathering: NDArray[np.int64],
    players: int,
    actors: NDArray[np.int64],
    actions: NDArray[np.int64],
) -> None:
    """What each index means: an action of the seat, or (actor -1) only a part of one."""
    for place in range(len(seats)):
        actors[place] = -1
        if seats[place] >= 0:
            action = choose_one(
                int(chosen[place]),
                int(seats[place]),
                int(counts[place]),
                listed[place],
                where[place],
                prefixes[place],
                held[place],
                taken[place],
                codes,
                gathering,
                players,
            )
            if action >= 0:
                actions[place] = action
                actors[place] = seats[place]


@rule
def first_wrong(chosen: NDArray[np.int64], seats: NDArray[np.int64], masks: Bits) -> int:
    """The first game whose index is not one its mask allows, or not -1 where it is over; -1: there is none."""
    for place in range(len(seats)):
        index = int(chosen[place])
        if seats[place] < 0:
            if index != -1:
                return place
        elif index < 0 or index >= masks.shape[1] or masks[place, index] == 0:
            return place
    return -1


@rule
def keep_prefix(
    codes: NDArray[np.int64],
    listed: NDArray[np.int64],
    where: NDArray[np.int32],
    count: int,
    prefix: NDArray[np.int64],
    seat: int,
    players: int,
) -> int:
    for stage in range(prefix[STAGES]):
        locate(codes, listed, where, count, stage, seat, players)
        count = narrow(listed, where, count, int(prefix[stage]))
    return count


@inner_rule
def mask_one(
    codes: NDArray[np.int64],
    gathering: NDArray[np.int64],
    listed: NDArray[np.int64],
    where: NDArray[np.int32],
    count: int,
    prefix: NDArray[np.int64],
    held: NDArray[np.int64],
    taken: NDArray[np.int64],
    seat: int,
    players: int,
    mask: NDArray[np.int8],
) -> int:
    """Marks what a seat may choose now in an empty mask; how many actions that leaves."""
    if prefix[STAGES]:
        count = keep_prefix(codes, listed, where, count, prefix, seat, players)
    is_gathering = total(taken) > 0
    stage = int(prefix[STAGES])
    for place in range(count):
        action = int(listed[place])
        if gathering[0] and action & 0xFF == gathering[0] and is_family(action):
            where[place] = -1
            for card in range(gathering[2]):
                mask[gathering[1] + card] = may_gather(held, taken, card)
        elif not is_gathering:
            index = index_of(codes, action, stage, seat, players)
            if index == BY_GAME:
                index = int(where[place])
            where[place] = index
            if index >= 0:
                mask[index] = 1
    return count


@rule
def see_many(raw: Bits, seats: NDArray[np.int64], allowed: Bits, seen: Bits) -> None:
    """What the awaited seat of each state sees of it: every other byte is zero."""
    for place in range(len(seats)):
        if seats[place] >= 0:
            bits = allowed[seats[place]]
            for byte in range(raw.shape[1]):
                seen[place, byte] = raw[place, byte] & bits[byte]

"""From indices to actions and back, for many games at once: whichever game it is, only numbers are compared here."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...contract.action import is_family, kind_of
from ..compiled import inner_rule, rule
from ..signals import Signals, swap
from .choices import (
    BY_GAME,
    CARD_KINDS,
    DIGITS,
    KIND_WIDTH,
    OWED,
    STAGE_WIDTH,
    STAGES,
    Bits,
    Choices,
    Played,
)
from .wishes import GIVEN, STANDING, UNDER_WAY


@rule
def index_of(codes: NDArray[np.int64], action: int, stage: int, seat: int, players: int) -> int:
    at = kind_of(action) * KIND_WIDTH + stage * STAGE_WIDTH
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


@inner_rule
def gather(choices: Choices, place: int, index: int) -> int:
    """One card more, and all that follow without a choice; the action if that is all, else -1."""
    held, taken, gathering = choices.held[place], choices.taken[place], choices.gathering
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


@inner_rule
def locate(choices: Choices, place: int, count: int, stage: int) -> bool:
    """The index of each action at this stage; whether they differ. What the game locates itself stays as it is."""
    listed, where, seat = choices.listed[place], choices.where[place], int(choices.seats[place])
    differ = False
    for one in range(count):
        index = index_of(choices.codes, int(listed[one]), stage, seat, choices.players)
        if index != BY_GAME:
            where[one] = index
        differ = differ or where[one] != where[0]
    return differ


@inner_rule
def pick(choices: Choices, place: int, index: int) -> int:
    """The action, if the index leaves only one, else -1 with the stages chosen so far in the prefix."""
    listed, where, prefix = choices.listed[place], choices.where[place], choices.prefixes[place]
    count = narrow(listed, where, int(choices.counts[place]), index)
    while True:
        stage = int(prefix[STAGES])
        prefix[stage] = index
        prefix[STAGES] += 1
        if count == 1 or stage == STAGES - 1:
            prefix[STAGES] = 0
            return int(listed[0])
        if locate(choices, place, count, stage + 1):
            return -1
        if where[0] < 0:
            prefix[STAGES] = 0
            return int(listed[0])
        index = int(where[0])


@inner_rule
def choose_one(choices: Choices, place: int, index: int) -> int:
    """What an index means: an action of the seat, or (-1) only a part of one."""
    gathering = choices.gathering
    if gathering[0] and gathering[1] <= index < gathering[1] + gathering[2]:
        return gather(choices, place, index)
    return pick(choices, place, index)


@rule
def choose_many(choices: Choices, played: Played) -> None:
    """What each index means: an action of the seat, or (actor -1) only a part of one."""
    for place in range(len(choices.seats)):
        played.actors[place] = -1
        if choices.seats[place] >= 0:
            action = choose_one(choices, place, int(choices.chosen[place]))
            if action >= 0:
                played.actions[place] = action
                played.actors[place] = choices.seats[place]


@inner_rule
def first_wrong(choices: Choices) -> int:
    """The first game whose index is not one its mask allows, or not -1 where it is over; -1: there is none."""
    masks, seats = choices.masks, choices.seats
    for place in range(len(seats)):
        index = int(choices.chosen[place])
        if seats[place] < 0:
            if index != -1:
                return place
        elif index < 0 or index >= masks.shape[1] or masks[place, index] == 0:
            return place
    return -1


@inner_rule
def keep_prefix(choices: Choices, place: int) -> int:
    """Keeps what begins with the stages chosen so far; how many are left."""
    prefix, count = choices.prefixes[place], int(choices.counts[place])
    for stage in range(prefix[STAGES]):
        locate(choices, place, count, stage)
        count = narrow(choices.listed[place], choices.where[place], count, int(prefix[stage]))
    return count


@inner_rule
def mask_one(choices: Choices, place: int) -> None:
    """Marks what a seat may choose now in an empty mask."""
    listed, where, mask = choices.listed[place], choices.where[place], choices.masks[place]
    held, taken, gathering = choices.held[place], choices.taken[place], choices.gathering
    stage, seat = int(choices.prefixes[place, STAGES]), int(choices.seats[place])
    if stage:
        choices.counts[place] = keep_prefix(choices, place)
    is_gathering = total(taken) > 0
    for one in range(choices.counts[place]):
        action = int(listed[one])
        if gathering[0] and kind_of(action) == gathering[0] and is_family(action):
            where[one] = -1
            for card in range(gathering[2]):
                mask[gathering[1] + card] = may_gather(held, taken, card)
        elif not is_gathering:
            index = index_of(choices.codes, action, stage, seat, choices.players)
            if index == BY_GAME:
                index = int(where[one])
            where[one] = index
            if index >= 0:
                mask[index] = 1


@rule
def see_many(signals: Signals, raw: Bits, seats: NDArray[np.int64], allowed: Bits, seen: Bits) -> None:
    """What the awaited seat of each state sees of it: every other byte is zero."""
    swap(signals, STANDING, GIVEN, UNDER_WAY)
    for place in range(len(seats)):
        if seats[place] >= 0:
            bits = allowed[seats[place]]
            for byte in range(raw.shape[1]):
                seen[place, byte] = raw[place, byte] & bits[byte]

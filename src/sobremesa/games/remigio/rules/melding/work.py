"""Where the search for melds keeps its notes: a scratchpad that doors are handed, one a thread."""

from __future__ import annotations

from typing import Final

from sobremesa.contract.fields import Layout, Records, array, i64, number
from sobremesa.kernel.compiled import rule
from sobremesa.kernel.scratch import pad_of

from ..cards import KINDS_OF_CARDS
from ..state import State

FIELD: Final = 3
"""Bits a kind has in a packed hand: a count up to two, and a guard."""
JOKER_SHIFT: Final = 48
MOST_KINDS: Final = 16
MOST_MELDS: Final = 2048
MOST_ENTRIES: Final = 1 << 17
HEADS: Final = 1 << 9
PLAN: Final = 64
ITEMS: Final = MOST_KINDS + 35
"""Lists of ways: one for each kind in hand, one for each meld on the table."""


class Notes(Layout):
    hand = array(i64, KINDS_OF_CARDS)  # how many of each card
    kinds_held = number(i64)
    kind = array(i64, MOST_KINDS)  # the card of each kind held
    index = array(i64, KINDS_OF_CARDS)  # 1 + kind of each card held; 0: not held
    worth = array(i64, MOST_KINDS + 1)  # what this kind and all after it could bring
    guard = number(i64)  # the guard bits of all kinds held

    ways = number(i64)  # how many there are
    first = array(i64, ITEMS)  # the first way of each list; -1: none
    pack = array(i64, MOST_MELDS)  # the cards it takes, packed like a hand
    points = array(i64, MOST_MELDS)
    shed = array(i64, MOST_MELDS)
    way = array(i64, MOST_MELDS)  # the way itself, as an action
    after = array(i64, MOST_MELDS)  # the next way of the list

    begin = number(i64)  # the last round's entries
    end = number(i64)
    head = array(i64, HEADS)  # the last entry of each slot of the round being made
    chain = array(i64, MOST_ENTRIES)  # the one before it in its slot
    rest = array(i64, MOST_ENTRIES)  # what is left of the hand, packed
    laid = array(i64, MOST_ENTRIES)  # points
    left = array(i64, MOST_ENTRIES)  # what was shed
    parent = array(i64, MOST_ENTRIES)
    used = array(i64, MOST_ENTRIES)  # the way that led here; -1: none

    unseen = array(i64, KINDS_OF_CARDS)  # rehearsals: how many of each card may still come
    plan = array(i64, PLAN)  # rehearsals: the ways to be laid, the last one first


def pad() -> Records:
    """This thread's scratchpad, for doors that take one."""
    return pad_of(Notes)[0]


@rule
def take_up(state: State, player: int, work: Notes) -> None:
    """The hand of a player, as counts."""
    for card in range(KINDS_OF_CARDS):
        work.hand[card] = state.hands[player, card]

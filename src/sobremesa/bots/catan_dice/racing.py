"""Plays Plus: the keep of every roll solved exactly against what the sheet would be worth in the race."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations, permutations
from typing import Any

import numpy as np

from sobremesa.contract.fields import Records
from sobremesa.games.catan_dice.coach.choosing import best_step, dice_for
from sobremesa.games.catan_dice.coach.hands import all_hands, hand_of
from sobremesa.games.catan_dice.coach.purchases import FIXED, NO_GIFT, PURCHASES, Purchase, payable_hands
from sobremesa.games.catan_dice.coach.turn import Reals, best_purchases, solve_rolls
from sobremesa.games.catan_dice.rules import actions, phases
from sobremesa.games.catan_dice.rules.bounds import ANY, KNIGHTS, ROLLS
from sobremesa.games.catan_dice.table import Paper

from .race import WEIGHTS, WON, Race, Weights, jokers_of, plus_island, race_of, reached, touching, worth

Prospect = tuple[int, int, float]
"""A purchase, the jokers it may use, and what the sheet is worth then."""


def choose(table: Paper, state: Records, seat: int, weights: Weights = WEIGHTS, misjudged: Reals | None = None) -> int:
    now: Any = state[0]
    if now["phase"] == phases.BEFORE_ROLL:
        return actions.ROLL
    race = race_of(table, state, seat)
    errors = np.zeros(len(PURCHASES)) if misjudged is None else misjudged
    if not now["settled"] and now["rolls"] < ROLLS:
        hand = hand_of(now["dice"], now["spent"])
        kept = best_keep(race, hand, int(now["dice_count"]), ROLLS - int(now["rolls"]), weights, errors)
        if kept != hand:
            return actions.KEEP.of(dice_for(state, kept))
    ended = worth(race, weights) + float(errors[0])
    return best_step(table, state, seat, lambda after: worth_now(table, after, seat, weights, errors), ended)


def worth_now(table: Paper, state: Records, seat: int, weights: Weights, errors: Reals) -> float:
    """What the dice on the table are worth, if they are used as well as can be."""
    now: Any = state[0]
    if now["phase"] == phases.OVER:
        return WON
    hand, payable = hand_of(now["dice"], now["spent"]), payable_hands()
    found = prospects(race_of(table, state, seat), weights)
    return max(value + float(errors[purchase]) for purchase, jokers, value in found if payable[purchase, jokers, hand])


def best_keep(race: Race, hand: int, dice: int, rolls_left: int, weights: Weights, errors: Reals) -> int:
    hands, found = all_hands(), prospects(race, weights)
    value = np.array([each[2] + errors[each[0]] for each in found])
    size = len(hands.counts)
    finals, worths, best = np.zeros(size), np.zeros(size), np.zeros(size)
    chosen, kept = np.zeros(size, np.int64), np.zeros(size, np.int64)
    bought = np.array([each[0] for each in found], np.int64)
    helped = np.array([each[1] for each in found], np.int64)
    first, last = int(hands.first[dice]), int(hands.first[dice + 1])
    best_purchases(payable_hands(), bought, helped, value, np.argsort(-value), first, last, finals, chosen)
    solve_rolls(hands.more, hands.less, hands.first, dice, rolls_left, finals, worths, best, kept)
    return int(kept[hand])


@lru_cache(maxsize=256)
def prospects(race: Race, weights: Weights) -> list[Prospect]:
    """Whatever a turn may buy, with whichever help, and what that is worth."""
    found = []
    for number, purchase in enumerate(PURCHASES):
        for helpers in _helpers(race, purchase):
            helped = replace(race, used=race.used | helpers)
            results = [worth(after, weights) for after in _after(helped, purchase)]
            if results:
                found.append((number, _as_jokers(helpers), max(results)))
    return found


def _helpers(race: Race, purchase: Purchase) -> Iterator[int]:
    """Sets of knights that can help with a purchase, as the bits they would be crossed out with."""
    board, cost = plus_island(), purchase.cost
    useful = []
    for knight in range(KNIGHTS):
        face, partner = int(board["knight_face"][knight]), int(board["knight_partner"][knight])
        marks = 1 << knight | (1 << partner if partner > knight else 0)
        ready = race.knights & marks == marks and not race.used & marks and not 0 <= partner < knight
        if ready and any(cost) and (face == ANY or cost[face]):
            useful.append(marks)
    for count in range(len(useful) + 1):
        for marks_used in combinations(useful, count):
            yield sum(marks_used)


def _as_jokers(helpers: int) -> int:
    fixed, anything = jokers_of(helpers, 0)
    return fixed + FIXED * anything


def _after(race: Race, purchase: Purchase) -> Iterator[Race]:
    """The sheets a purchase may lead to; like spaces are filled in order."""
    for roads in _extended(race.roads, purchase.roads):
        places = [reach & ~built for reach, built in zip(reached(roads), (race.settlements, race.cities), strict=True)]
        if places[0].bit_count() < purchase.settlements or places[1].bit_count() < purchase.cities:
            continue
        built = replace(
            race,
            roads=roads,
            settlements=race.settlements | (places[0] & -places[0] if purchase.settlements else 0),
            cities=race.cities | (places[1] & -places[1] if purchase.cities else 0),
        )
        yield from _recruited(built, purchase)


def _extended(roads: int, count: int) -> set[int]:
    reach = {roads}
    for _ in range(count):
        reach = {grown | 1 << road for grown in reach for road in touching(grown)}
    return reach


def _recruited(race: Race, purchase: Purchase) -> Iterator[Race]:
    """With every choice of new knights; the gift of the first is used up if the purchase counts on it."""
    free = [knight for knight in range(KNIGHTS) if not race.knights >> knight & 1]
    orders = combinations if purchase.gift == NO_GIFT else permutations
    for chosen in orders(free, purchase.knights):
        knights = race.knights | sum(1 << knight for knight in chosen)
        if purchase.gift == NO_GIFT:
            yield replace(race, knights=knights)
        elif (marks := _gift(race, chosen[0], purchase.gift)) is not None:
            yield replace(race, knights=knights, used=race.used | marks)


def _gift(race: Race, knight: int, gift: int) -> int | None:
    """The marks crossed out when a new knight gives this at once, if it can."""
    board = plus_island()
    if int(board["knight_face"][knight]) != gift:
        return None
    partner = int(board["knight_partner"][knight])
    if partner < 0:
        return 1 << knight
    return 1 << knight | 1 << partner if race.knights >> partner & 1 else None

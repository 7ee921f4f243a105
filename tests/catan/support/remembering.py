"""Another world that the public history allows: every theft one could not see followed in all its possibilities.

Written from the rules and kept apart from what the game itself remembers; it may look at the true match to learn what
everybody saw happen.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np

from sobremesa.contract.action import kind_of
from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records
from sobremesa.contract.match import Match
from sobremesa.games.catan.expansions.helpers.rules.actions import TAKE_ALMS
from sobremesa.games.catan.rules.actions import ACCEPT, KINDS, MONOPOLY, OFFER, STOLEN
from tests.catan.support.other_world import scramble

RESOURCES = 5
Hands = tuple[tuple[int, ...], ...]
Worlds = dict[Hands, Fraction]


class Remembering:
    """Follows a match, for every viewer at once."""

    def __init__(self) -> None:
        self.match: Match | None = None

    def __call__(self, match: Match, viewer: int | None, draws: Draws) -> Records:
        if self.match is not match:
            self.match, self.twin = match, match.at(0)
            start = _hands(self.twin)
            self.worlds: dict[int | None, Worlds] = {
                each: {start: Fraction(1)} for each in (None, *range(match.players))
            }
        for actor, action in list(match.steps)[len(self.twin.steps) :]:
            self._follow(actor, action)
        other = scramble(match.board, match.state, viewer, draws)
        if match.state[0]["helper_victim"] or not self.worlds[viewer]:
            return other
        _put(other[0], _one(self.worlds[viewer], draws), viewer, draws)
        return other

    def _follow(self, actor: int, action: int) -> None:
        kind, before = kind_of(action), np.array(_hands(self.twin))
        parts = KINDS.by_number[kind].unpack(action)
        offered = self.twin.state[0]["offers"][int(self.twin.state[0]["active"])].tolist()
        self.twin.replay_step(actor, action)
        change = np.array(_hands(self.twin)) - before
        sizes = [sum(hand) for hand in _hands(self.twin)]
        for viewer, worlds in self.worlds.items():
            if kind in (STOLEN, TAKE_ALMS):
                thief, victim = parts.get("thief", actor), parts.get("victim", parts.get("player"))
                if viewer not in (thief, victim):
                    self.worlds[viewer] = _after_theft(worlds, int(thief), int(victim or 0))
                    continue
            if kind == MONOPOLY:
                self.worlds[viewer] = _after_monopoly(worlds, actor, parts["resource"], sizes)
            elif kind == OFFER:
                terms = parts["terms"]
                self.worlds[viewer] = _holding(worlds, actor, [-term for term in terms])
            elif kind == ACCEPT:
                self.worlds[viewer] = _holding(worlds, actor, offered)
            elif change.any():
                self.worlds[viewer] = _changed(worlds, change)


def _hands(match: Match) -> Hands:
    return tuple(map(tuple, match.state[0]["hands"][: match.players].tolist()))


def _after_theft(worlds: Worlds, thief: int, victim: int) -> Worlds:
    after: Worlds = Counter()  # type: ignore[assignment]
    for hands, weight in worlds.items():
        for resource, held in enumerate(hands[victim]):
            if held:
                moved = np.array(hands)
                moved[victim, resource] -= 1
                moved[thief, resource] += 1
                after[tuple(map(tuple, moved.tolist()))] += weight * Fraction(held, sum(hands[victim]))
    return after


def _after_monopoly(worlds: Worlds, taker: int, resource: int, sizes: list[int]) -> Worlds:
    after: Worlds = Counter()  # type: ignore[assignment]
    for hands, weight in worlds.items():
        moved = np.array(hands)
        moved[taker, resource] = moved[:, resource].sum()
        moved[[seat for seat in range(len(hands)) if seat != taker], resource] = 0
        if moved.sum(1).tolist() == sizes:
            after[tuple(map(tuple, moved.tolist()))] += weight
    return after


def _holding(worlds: Worlds, seat: int, least: list[int]) -> Worlds:
    return {
        hands: weight
        for hands, weight in worlds.items()
        if all(held >= wanted for held, wanted in zip(hands[seat], least, strict=True))
    }


def _changed(worlds: Worlds, change: Any) -> Worlds:
    after = {tuple(map(tuple, (np.array(hands) + change).tolist())): weight for hands, weight in worlds.items()}
    return {hands: weight for hands, weight in after.items() if min(map(min, hands)) >= 0}


def _one(worlds: Worlds, draws: Draws) -> Hands:
    total = sum(worlds.values())
    left = Fraction(draws.below(1 << 30), 1 << 30) * total
    for hands, weight in worlds.items():
        left -= weight
        if left < 0:
            return hands
    return hands


def _put(now: Any, hands: Hands, viewer: int | None, draws: Draws) -> None:
    """The hands, and for sealed discards as many of their cards as were chosen."""
    for seat, hand in enumerate(hands):
        sealed = int(now["chosen"][seat].sum())
        now["hands"][seat] = hand
        if seat != viewer and sealed:
            cards = draws.shuffled([card for card, count in enumerate(hand) for _ in range(count)])[:sealed]
            now["chosen"][seat] = [cards.count(card) for card in range(RESOURCES)]

"""CATAN: rolls and the cards they brought against what could be expected, what the robber cost, balance of trades."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.contract.action import CHANCE, kind_of
from sobremesa.contract.match import Match
from sobremesa.games.catan.rules import actions

from ..analysis import Figure
from . import steps_of

LEAST, MOST = 2, 12
Counts = NDArray[np.float64]


class Count:
    """What is counted along the way: sums of the dice, and cards, one number a seat."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.rolls, self.expected_rolls = np.zeros(MOST + 1), np.zeros(MOST + 1)
        names = (
            "cards",
            "expected",
            "blocked",
            "robbed",
            "discarded",
            "stolen",
            "got",
            "given",
            "bank_got",
            "bank_paid",
        )
        self.of: dict[str, Counts] = {name: np.zeros(players) for name in names}

    def roll(self, before: Match, action: int, after: Match) -> None:
        total = _sum(action)
        self.rolls[total] += 1
        self.of["cards"] += _yields(after, self.players)
        self.of["blocked"] += _blocked(after, total, self.players)
        chances = before.game.chance(before.board, before.state)
        assert chances is not None
        weighed = sum(chances.weights)
        yields: dict[int, Counts] = {}
        for outcome, weight in zip(chances.actions, chances.weights, strict=True):
            total = _sum(outcome)
            self.expected_rolls[total] += weight / weighed
            if total not in yields:
                twin = before.copy()
                twin.replay_step(CHANCE, outcome)
                yields[total] = _yields(twin, self.players)
            self.of["expected"] += yields[total] * weight / weighed

    def theft(self, action: int) -> None:
        self.of["stolen"][actions.STOLEN.thief(action)] += 1
        self.of["robbed"][actions.STOLEN.victim(action)] += 1

    def change(self, before: Match, after: Match, more: str, less: str) -> None:
        """Cards that came into a hand and cards that left it."""
        change = _hands(after, self.players) - _hands(before, self.players)
        self.of[more] += np.maximum(change, 0).sum(1)
        self.of[less] += np.maximum(-change, 0).sum(1)


def figures(match: Match) -> tuple[Figure, ...]:
    count = Count(match.players)
    for before, (_, action), after in steps_of(match):
        kind = kind_of(action)
        if kind == actions.DICE:
            count.roll(before, action, after)
        elif kind == actions.STOLEN:
            count.theft(action)
        elif kind in (actions.DISCARDED, actions.LOSE):
            count.change(before, after, "got", "discarded")
        elif kind == actions.CONFIRM:
            count.change(before, after, "got", "given")
        elif kind == actions.MARITIME:
            count.change(before, after, "bank_got", "bank_paid")
    rolls = Figure(
        "rolls",
        _told(count.rolls[LEAST:]),
        _told(count.expected_rolls[LEAST:]),
        tuple(str(total) for total in range(LEAST, MOST + 1)),
    )
    seats = [Figure("cards_rolled", _told(count.of["cards"]), _told(count.of["expected"]))]
    names = ("blocked", "robbed", "discarded", "stolen", "got", "given", "bank_got", "bank_paid")
    return (rolls, *seats, *(Figure(name, _told(count.of[name])) for name in names))


def _told(counts: Counts) -> tuple[float, ...]:
    return tuple(counts.tolist())


def _sum(action: int) -> int:
    return int(actions.DICE.one(action) + actions.DICE.other(action))


def _yields(match: Match, players: int) -> Counts:
    found: Counts = match.state[0]["yields"][:players].sum(1).astype(float)
    return found


def _hands(match: Match, players: int) -> Counts:
    found: Counts = match.state[0]["hands"][:players].astype(float)
    return found


def _blocked(match: Match, total: int, players: int) -> Counts:
    """Cards that did not come because the robber stood on their hex."""
    board: Any = match.board.numbers[0]
    now: Any = match.state[0]
    lost, robber = np.zeros(players), int(now["robber"])
    if robber < 0 or int(board["hex_number"][robber]) != total:
        return lost
    for place in board["hex_intersections"][robber][: int(board["hex_intersection_count"][robber])]:
        if owner := int(now["buildings"][place]):
            lost[owner - 1] += 1 + int(now["cities"][place])
    return lost

"""The dice game Plus: chances in the race to ten points, a turn solved exactly up to what sheets are worth after it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sobremesa.bots.catan_dice.race import WEIGHTS, WON, race_of, worth
from sobremesa.bots.catan_dice.racing import prospects
from sobremesa.contract.action import CHANCE, kind_of
from sobremesa.contract.fields import Records
from sobremesa.contract.match import Match
from sobremesa.games.catan_dice.coach.choosing import best_step, dice_for
from sobremesa.games.catan_dice.coach.hands import all_hands, hand_of
from sobremesa.games.catan_dice.coach.purchases import payable_hands
from sobremesa.games.catan_dice.coach.turn import best_purchases, solve_rolls
from sobremesa.games.catan_dice.rules import actions, phases
from sobremesa.games.catan_dice.rules.bounds import DICE, ROLLS
from sobremesa.games.catan_dice.table import Paper

from ..analysis import Cause
from ..judging import SCALE, Price, Scale, Worth, after_playing

Reals = NDArray[np.float64]
NO_DICE = 0
SLOPE, BEND, TURN = 0.1662, 0.0247, 0.6498
"""A sheet's score by its worth, by that squared, and by a whole turn less to wait: `training/race.py` fits them."""
SPREADS = {2: 0.36, 3: 0.34, 4: 0.33}


class PlusJudge:
    unit = "chance"
    scale: Scale = SCALE
    shares: Mapping[Cause, float] = {}

    def __init__(self, players: int) -> None:
        self.spread: float | None = SPREADS[players]
        self.slack = (0.025, 0.05, 0.1) if players == 2 else (0.015, 0.03, 0.06)

    def known(self, match: Match, seat: int) -> Match:
        return match

    def worth(self, match: Match, viewer: int | None) -> Worth:
        table, state = match.board, match.state
        now: Any = state[0]
        if now["phase"] == phases.OVER:
            return tuple(float(now["winner"] == seat + 1) for seat in range(match.players))
        own = _own(table, state)
        others = {seat: odds for seat, odds in enumerate(odds_after_turn(table, state)) if seat != now["active"]}
        share = (1.0 - own) / sum(others.values())
        return tuple(own if seat == now["active"] else others[seat] * share for seat in range(match.players))

    def changes(self, action: int) -> bool:
        return True

    def weighs(self, action: int) -> bool:
        return True

    def after(self, match: Match, seat: int, action: int) -> Match:
        return after_playing(match, seat, action)

    def cause(self, match: Match, actor: int, action: int) -> Cause | None:
        if actor == CHANCE:
            return Cause.DICE
        return Cause.REST if kind_of(action) == actions.ROLL else None

    def choosers(self, actor: int, action: int) -> tuple[int, ...]:
        return (actor,)

    def theme(self, match: Match, action: int) -> str:
        return "dice" if kind_of(action) == actions.KEEP else "building"

    def ranked(self, match: Match, seat: int) -> list[int]:
        table, state = match.board, match.state
        turn = turn_of(table, state)
        if state[0]["phase"] == phases.BEFORE_ROLL:
            return [int(actions.ROLL)]
        hand = hand_of(state[0]["dice"], state[0]["spent"])
        if turn.rolls_left and int(turn.kept[hand]) != hand:
            return [int(actions.KEEP.of(dice_for(state, int(turn.kept[hand]))))]
        ended = float(turn.chances(np.array([worth(race_of(table, state, seat))]))[0])
        return [int(best_step(table, state, seat, lambda after: _own(table, after), ended))]

    def price(self, match: Match, seat: int, best: int, played: int, cost: float) -> Price:
        """What a sheet is worth is an estimate, and nothing is played on: nothing is called worse than doubtful."""
        return Price(cost, False)

    def reasons(self, better: Match, played: Match, seat: int) -> tuple[str, ...]:
        return ()


def score(value: float | Reals) -> Any:
    return SLOPE * value + BEND * value * value


def odds_after_turn(table: Paper, state: Records) -> list[float]:
    """Of all seats against each other, when whoever is at turn has ended it and the next one is to roll."""
    after = int(state[0]["active"]) + 1
    sheets = [min(worth(race_of(table, state, seat)), CLOSE) for seat in range(table.players)]
    waits = [(seat - after) % table.players / table.players for seat in range(table.players)]
    return [float(np.exp(score(one) - TURN * wait)) for one, wait in zip(sheets, waits, strict=True)]


CLOSE = 14.0
"""No sheet that has not won is worth more."""


@dataclass(frozen=True)
class Turn:
    """Of whoever is at turn: what it may end with, in chances."""

    players: int
    others: float
    """The odds of all others together."""
    rolls_left: int
    value: Reals
    """Of keeping each hand and rolling the rest."""
    best: Reals
    kept: NDArray[np.int64]

    def chances(self, sheets: Reals) -> Reals:
        return chances_of(sheets, self.others, self.players)


def chances_of(sheets: Reals, others: float, players: int) -> Reals:
    """Of sheets whose owner has just ended the turn, and waits longest."""
    odds = np.exp(score(np.minimum(sheets, CLOSE)) - TURN * (1.0 - 1.0 / players))
    return np.where(sheets >= WON, 1.0, odds / (odds + others))


def turn_of(table: Paper, state: Records) -> Turn:
    now: Any = state[0]
    seat, hands = int(now["active"]), all_hands()
    odds = odds_after_turn(table, state)
    others = sum(odds) - odds[seat]
    found = prospects(race_of(table, state, seat), WEIGHTS)
    value = chances_of(np.array([each[2] for each in found]), others, table.players)
    size, dice = len(hands.counts), int(now["dice_count"])
    finals, values, best = np.zeros(size), np.zeros(size), np.zeros(size)
    chosen, kept = np.zeros(size, np.int64), np.zeros(size, np.int64)
    bought, helped = (np.array([each[part] for each in found], np.int64) for part in (0, 1))
    first, last = int(hands.first[dice]), int(hands.first[dice + 1])
    best_purchases(payable_hands(), bought, helped, value, np.argsort(-value), first, last, finals, chosen)
    rolls = ROLLS - int(now["rolls"]) + (now["phase"] == phases.ROLLING)
    rolls = 0 if now["settled"] else int(rolls)
    solve_rolls(hands.more, hands.less, hands.first, dice, rolls, finals, values, best, kept)
    return Turn(table.players, others, rolls, values, best, kept)


def _own(table: Paper, state: Records) -> float:
    """The chance of whoever is at turn, if they go on as well as can be."""
    now: Any = state[0]
    if now["phase"] == phases.OVER:
        return 1.0
    turn = turn_of(table, state)
    if now["phase"] == phases.BEFORE_ROLL:
        return float(turn.value[NO_DICE])
    if now["phase"] == phases.ROLLING:
        in_the_air = int(now["rolling"]) >> np.arange(DICE) & 1
        return float(turn.value[hand_of(np.where(in_the_air, 0, now["dice"]), now["spent"])])
    hand = hand_of(now["dice"], now["spent"])
    if turn.rolls_left:
        return float(turn.best[hand])
    found, payable = prospects(race_of(table, state, int(now["active"])), WEIGHTS), payable_hands()
    sheets = np.array([value for purchase, jokers, value in found if payable[purchase, jokers, hand]])
    return float(turn.chances(sheets).max())

"""The dice game, standard version: the points each seat can expect, from the exact solution of its sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from sobremesa.contract.action import CHANCE, kind_of
from sobremesa.contract.fields import Records
from sobremesa.contract.match import Match
from sobremesa.games.catan_dice.coach.choosing import choose
from sobremesa.games.catan_dice.coach.hands import hand_of
from sobremesa.games.catan_dice.coach.island import standard_island
from sobremesa.games.catan_dice.coach.thinking import Moment, keeping, moment_of, worth_of_hand
from sobremesa.games.catan_dice.coach.value import sheet_values
from sobremesa.games.catan_dice.rules import actions, phases
from sobremesa.games.catan_dice.rules.bounds import DICE, ROLLS, TURNS_EACH
from sobremesa.games.catan_dice.table import Paper

from ..analysis import Cause
from ..judging import SCALE, Price, Scale, Worth, after_playing

NO_DICE = 0


class DiceJudge:
    """Nobody can hinder another here, so that every seat is judged by its own sheet."""

    unit = "points"
    slack = (0.5, 1.5, 3.0)
    scale: Scale = SCALE
    spread: float | None = 11.4
    shares: Mapping[Cause, float] = {}

    def known(self, match: Match, seat: int) -> Match:
        return match

    def worth(self, match: Match, viewer: int | None) -> Worth:
        table, state = match.board, match.state
        return tuple(_expected(table, state, seat) for seat in range(match.players))

    def changes(self, action: int) -> bool:
        return True

    def weighs(self, action: int) -> bool:
        return self.changes(action)

    def after(self, match: Match, seat: int, action: int) -> Match:
        return after_playing(match, seat, action)

    def cause(self, match: Match, actor: int, action: int) -> Cause | None:
        return Cause.DICE if actor == CHANCE or kind_of(action) == actions.ROLL else None

    def choosers(self, actor: int, action: int) -> tuple[int, ...]:
        return (actor,)

    def theme(self, match: Match, action: int) -> str:
        return "dice" if kind_of(action) == actions.KEEP else "building"

    def ranked(self, match: Match, seat: int) -> list[int]:
        return [choose(match.board, match.state, seat)]

    def price(self, match: Match, seat: int, best: int, played: int, cost: float) -> Price:
        return Price(cost, True)

    def reasons(self, better: Match, played: Match, seat: int) -> tuple[str, ...]:
        return ()


def _expected(table: Paper, state: Records, seat: int) -> float:
    now: Any = state[0]
    points = float(now["points"][seat])
    if now["phase"] == phases.OVER:
        return points
    moment = moment_of(table, state, seat)
    if seat != now["active"]:
        return points + _turns_to_come(moment, TURNS_EACH - _turns_played(table, now, seat))
    if now["phase"] == phases.BEFORE_ROLL:
        return points + _turns_to_come(moment, TURNS_EACH - _turns_played(table, now, seat))
    if now["phase"] == phases.ROLLING:
        return points + _in_the_air(moment, now)
    if moment.rolls_left:
        return points + float(keeping(moment).best[moment.hand])
    return points + int(now["gained"]) + worth_of_hand(moment)


def _turns_to_come(moment: Moment, turns: int) -> float:
    """From before the next turn on, as the solution keeps it; its rounding is part of the luck of the first roll."""
    if turns == 0:
        return 0.0
    if turns < TURNS_EACH:
        network, settlements, cities, knights = moment.standing
        site = standard_island().sites[network, settlements, cities]
        return float(sheet_values()[turns, site, (1 << int(knights)) - 1 + moment.fresh])
    fresh = replace(moment, has_built=False, hand=NO_DICE, rolls_left=ROLLS, turns_left=turns - 1)
    return float(keeping(fresh).value[NO_DICE])


def _in_the_air(moment: Moment, now: Any) -> float:
    """The roll that was just begun counts as one that is left."""
    in_the_air = int(now["rolling"]) >> np.arange(DICE) & 1
    kept = np.where(in_the_air, 0, now["dice"])
    rolling = replace(moment, rolls_left=ROLLS - int(now["rolls"]) + 1)
    return float(keeping(rolling).value[hand_of(kept, now["spent"])])


def _turns_played(table: Paper, now: Any, seat: int) -> int:
    rounds, place = divmod(int(now["turn"]) - 1, table.players)
    offset = (seat - int(now["active"])) % table.players
    return rounds + (1 if place + offset >= table.players else 0)

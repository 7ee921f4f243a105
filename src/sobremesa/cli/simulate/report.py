"""The results of a simulation as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table

from ...contract.numbers import counted
from ...games import game
from .figures import percentile, wilson
from .one_game import Outcome, Plan


def report(plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> Group:
    over = [outcome for outcome in outcomes if outcome.points is not None]
    unfinished = len(outcomes) - len(over)
    speed = len(outcomes) / seconds if seconds else 0
    summary = f"{counted(len(outcomes), 'game')} of {plan.game} in {seconds:.1f} s, {speed:.1f} games/s"
    if unfinished:
        summary += f"; {unfinished} did not come to an end and count for nobody"
    return Group(_wins(plan, over), _lengths(outcomes, game(plan.game).turns), summary)


def _wins(plan: Plan, over: Sequence[Outcome]) -> Table:
    table = Table("bot", "wins", "win rate", "95 % interval", "mean points")
    for column in table.columns[1:]:
        column.justify = "right"
    for place in range(plan.players):
        wins = sum(place in outcome.winners for outcome in over)
        low, high = wilson(wins, len(over))
        points = [outcome.points[place] for outcome in over if outcome.points is not None]
        rate = f"{wins / len(over):.1%}" if over else "-"
        mean = f"{sum(points) / len(points):.2f}" if points else "-"
        table.add_row(plan.name(place), str(wins), rate, f"{low:.1%} - {high:.1%}", mean)
    return table


def _lengths(outcomes: Sequence[Outcome], counted: str) -> Table:
    table = Table("length", "median", "5 %", "95 %")
    for column in table.columns[1:]:
        column.justify = "right"
    turns = [outcome.turns for outcome in outcomes if outcome.turns is not None]
    for name, values in (("steps", [outcome.steps for outcome in outcomes]), (counted, turns)):
        if values:
            table.add_row(name, *(str(percentile(values, percent)) for percent in (50, 5, 95)))
    return table

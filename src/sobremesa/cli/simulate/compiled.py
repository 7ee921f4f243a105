"""Games played by compiled players alone (`--compiled`): thousands a second, in this process, on several threads."""

from __future__ import annotations

import time
from collections.abc import Generator

from ...games import rules
from ...kernel.playouts import Playouts, playouts
from ...kernel.simulation import simulation_of
from ..complaints import Complaint
from .one_game import Outcome, Plan, seated

SLICE_SECONDS = 0.2


def check_compiled(plan: Plan) -> None:
    """A complaint, in words, unless one compiled player can play the whole plan."""
    try:
        policies = simulation_of(rules(plan.game)).policies
    except LookupError as error:
        raise Complaint(str(error)) from None
    if len(set(plan.bots)) > 1 or plan.bots[0] not in policies:
        raise Complaint(f"--compiled takes one player of {plan.game} for all seats: {' or '.join(policies)}")
    if plan.keep:
        raise Complaint("--compiled keeps no records: leave out --out")


def try_compiled(plan: Plan) -> None:
    """A game that does not count: what has to be compiled first is no part of the speed."""
    next(play_compiled(plan, 1, 1))


def play_compiled(plan: Plan, games: int, threads: int) -> Generator[Outcome, None, None]:
    """The same games whatever the number of threads; slices grow with the speed seen."""
    first, length = 0, 1
    while first < games:
        end, began = min(games, first + length), time.monotonic()
        seeds = [f"{plan.seed}/{number}" for number in range(first, end)]
        played = playouts(rules(plan.game), plan.options, seeds, plan.bots[0], players=plan.players, threads=threads)
        yield from (_outcome(plan, played, row, first + row) for row in range(end - first))
        first = end
        length = max(1, min(8 * length, int(length * SLICE_SECONDS / (time.monotonic() - began + 1e-6))))


def _outcome(plan: Plan, played: Playouts, row: int, number: int) -> Outcome:
    places = seated(plan, number)
    by_bot = sorted(range(plan.players), key=places.__getitem__)
    winners = frozenset(places[seat] for seat in range(plan.players) if played.winners[row, seat])
    points = tuple(int(played.scores[row, seat]) for seat in by_bot) if winners else None
    return Outcome(winners, points, int(played.decisions[row]), int(played.turns[row]), None)

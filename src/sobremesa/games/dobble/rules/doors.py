"""The doors between Python and the compiled rules: arrays of states in, an index or the whole batch at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, quickly_compiled
from sobremesa.kernel.doors import Doors

from . import chance, flow, island, legal, timing
from .bounds import PLAYERS
from .deeds import scoring
from .law import may_claim
from .state import Board, State

DOORS = Doors(__name__, State, Board)
apply, list_chance, draw_chance, awaited = DOORS.to_flow(
    play=flow.apply, list_outcomes=chance.list_chance, draw_outcome=chance.draw_chance, standing=legal.standing
)
refusal, list_legal = DOORS.to_law(refuse=may_claim.refusal, list_actions=legal.list_legal)


@quickly_compiled
def survey(boards: Many[Board], states: Many[State], place: int, out: NDArray[np.int64]) -> None:
    """What each seat may do, and what each team counts: all that a description asks of the rules, at once."""
    legal.survey(states[place], boards[0], out)
    for team in range(boards[0].teams):
        out[2 * PLAYERS + team] = island.count_of(states[place], boards[0], team)


@quickly_compiled
def may_act(boards: Many[Board], states: Many[State], place: int, seat: int) -> bool:
    return legal.may_act(states[place], boards[0], seat)


@quickly_compiled
def may_claim_now(boards: Many[Board], states: Many[State], place: int, seat: int) -> bool:
    return legal.may_claim(states[place], boards[0], seat)


@quickly_compiled
def can_reach(boards: Many[Board], states: Many[State], place: int, seat: int, at: int) -> bool:
    return legal.can_reach(states[place], boards[0], seat, at)


@quickly_compiled
def refusal_to_point(boards: Many[Board], states: Many[State], place: int, seat: int) -> int:
    return may_claim.refuse_to_point(states[place], boards[0], seat)


@quickly_compiled
def next_tick(boards: Many[Board], states: Many[State], place: int, out: NDArray[np.int64]) -> bool:
    return timing.next_tick(states[place], boards[0], out)


@quickly_compiled
def count_of(boards: Many[Board], states: Many[State], place: int, team: int) -> int:
    return island.count_of(states[place], boards[0], team)


@quickly_compiled
def visible_cards(boards: Many[Board], states: Many[State], place: int, team: int) -> int:
    return island.visible_cards(states[place], int(boards[0].colours[team]))


@quickly_compiled
def ask_all(boards: Many[Board], states: Many[State], place: int) -> None:
    scoring.ask_all(states[place])

"""The first settlements and roads (CAT-8): each is tried, the rest is founded by a rule of thumb, and valued."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, inner_rule, rule

from ...board.layout import Board
from ...rules import phases
from ...rules.actions import ROAD, SETTLEMENT
from ...rules.deeds.building import is_location, is_roomy
from ...rules.flow import step
from ...rules.legal import list_founding_roads, list_settlements
from ...rules.state import State
from ..desk import Desk
from ..slots import BEST, CHILD, END, FUNDED, NOW, OUTCOME
from ..value.network import chance_of
from ..value.reach import worth_of_site
from ..value.survey import read_players
from .turn import note_end

PLAUSIBLE = 0.55
"""Sites worth less than this share of the best are not tried."""


@rule
def prospect(state: State, board: Board, desk: Desk, player: int, intersection: int, across: int) -> float:
    """The best site beyond a road from this intersection."""
    best = 0.0
    if state.buildings[across]:
        return best
    for way in range(board.intersection_path_count[across]):
        beyond = int(board.intersection_neighbours[across, way])
        if beyond != intersection and is_roomy(state, board, beyond) and is_location(board, beyond):
            best = max(best, worth_of_site(board, desk, player, beyond))
    return best


@rule
def likely_road(state: State, board: Board, desk: Desk, player: int) -> int:
    count = list_founding_roads(state, board, player, desk.places[:])
    intersection = int(state.founding_intersection)
    best, chosen = -1.0, int(desk.places[0])
    for at in range(count):
        path = ROAD.path(int(desk.places[at]))
        one, other = int(board.path_ends[path, 0]), int(board.path_ends[path, 1])
        worth = prospect(state, board, desk, player, intersection, other if one == intersection else one)
        if worth > best:
            best, chosen = worth, int(desk.places[at])
    return chosen


@rule
def likely_settlement(state: State, board: Board, desk: Desk, player: int) -> int:
    count = list_settlements(state, board, player, desk.places[:], 0)
    best, chosen = -1.0, int(desk.places[0])
    for at in range(count):
        worth = worth_of_site(board, desk, player, SETTLEMENT.intersection(int(desk.places[at])))
        if worth > best:
            best, chosen = worth, int(desk.places[at])
    return chosen


@rule
def found_on(state: State, board: Board, desk: Desk, viewer: int) -> None:
    """Everybody founds by the rule of thumb until the first turn begins."""
    while state.phase == phases.FOUND_SETTLEMENT or state.phase == phases.FOUND_ROAD:
        player = int(state.active)
        read_players(state, board, desk, viewer)
        if state.phase == phases.FOUND_SETTLEMENT:
            step(state, board, player, likely_settlement(state, board, desk, player))
        else:
            step(state, board, player, likely_road(state, board, desk, player))


@inner_rule
def value_of_founding(
    slots: Many[State], place: int, board: Board, desk: Desk, player: int, weights: NDArray[np.float32]
) -> float:
    slots[OUTCOME] = slots[place]
    found_on(slots[OUTCOME], board, desk, player)
    return chance_of(slots[OUTCOME], board, desk, player, weights)


@inner_rule
def best_road(
    slots: Many[State], place: int, board: Board, desk: Desk, player: int, weights: NDArray[np.float32]
) -> float:
    """The best of the founding roads, noted in `desk.chosen`; what it is worth."""
    count = list_founding_roads(slots[place], board, player, desk.listed[:])
    best = -1.0
    for at in range(count):
        action = int(desk.listed[at])
        slots[CHILD] = slots[place]
        step(slots[CHILD], board, player, action)
        value = value_of_founding(slots, CHILD, board, desk, player, weights)
        if value > best:
            best = value
            desk.chosen[0] = action
            slots[END] = slots[OUTCOME]
        if slots[NOW].phase == phases.FOUND_ROAD:
            slots[FUNDED] = slots[OUTCOME]
            note_end(slots, FUNDED, desk, value, action)
    return best


@inner_rule
def choose_founding(slots: Many[State], board: Board, desk: Desk, player: int, weights: NDArray[np.float32]) -> int:
    """For the position at NOW; a settlement is tried with its best road. The best few are noted as ends."""
    desk.end_count[0] = 0
    if slots[NOW].phase == phases.FOUND_ROAD:
        desk.best[0] = best_road(slots, NOW, board, desk, player, weights)
        return int(desk.chosen[0])
    count = list_settlements(slots[NOW], board, player, desk.openings[:], 0)
    read_players(slots[NOW], board, desk, player)
    most = 0.0
    for at in range(count):
        desk.worth[at] = worth_of_site(board, desk, player, SETTLEMENT.intersection(int(desk.openings[at])))
        most = max(most, float(desk.worth[at]))
    best, chosen = -1.0, int(desk.openings[0])
    for at in range(count):
        if desk.worth[at] < PLAUSIBLE * most:
            continue
        slots[BEST] = slots[NOW]
        step(slots[BEST], board, player, int(desk.openings[at]))
        value = best_road(slots, BEST, board, desk, player, weights)
        note_end(slots, END, desk, value, int(desk.openings[at]))
        if value > best:
            best, chosen = value, int(desk.openings[at])
    desk.best[0] = best
    desk.chosen[0] = chosen
    return chosen

"""Doors to what happens."""

from __future__ import annotations

from sobremesa.kernel.compiled import Many, quickly_compiled
from sobremesa.kernel.doors import Doors

from ..board.layout import Board
from . import chance, flow, turns
from .deeds import points, routes
from .state import State

DOORS = Doors(__name__, State, Board)
apply, list_chance, draw_chance, awaited = DOORS.to_flow(
    play=flow.apply, list_outcomes=chance.list_chance, draw_outcome=chance.draw_chance, standing=turns.standing
)


@quickly_compiled
def longest_route(boards: Many[Board], states: Many[State], place: int, player: int) -> int:
    return routes.longest_route(states[place], boards[0], player)


@quickly_compiled
def visible_points(boards: Many[Board], states: Many[State], place: int, player: int) -> int:
    return points.visible_points(states[place], boards[0], player)


@quickly_compiled
def total_points(boards: Many[Board], states: Many[State], place: int, player: int) -> int:
    return points.total_points(states[place], boards[0], player)

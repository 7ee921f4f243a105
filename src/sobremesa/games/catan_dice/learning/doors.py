"""The door for learners: the dice, then every sheet, one's own first."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sobremesa.kernel.compiled import Many, rule
from sobremesa.kernel.doors import Doors
from sobremesa.kernel.learning.stepping import doors_for_learners
from sobremesa.kernel.writing import Row, Rows, put

from ..rules import legal, phases, policy
from ..rules.board import Board
from ..rules.bounds import CITIES, DICE, FACES, KNIGHTS, ROADS, ROLLS, SETTLEMENTS
from ..rules.doors import play_one
from ..rules.state import State

look_many, attend = doors_for_learners(
    Doors(__name__, State, Board),
    over=phases.OVER,
    next_awaited=policy.next_awaited,
    list_actions=legal.list_legal,
    play_action=play_one,
)


@rule
def write_dice(seen: State, row: Row, at: int) -> int:
    at = put(row, at, 1.0 if seen.phase == phases.BEFORE_ROLL else 0.0)
    at = put(row, at, (ROLLS - seen.rolls) / 3.0)
    at = put(row, at, float(seen.settled))
    at = put(row, at, seen.dice_count / 6.0)
    at = put(row, at, seen.built / 4.0)
    at = put(row, at, seen.gained / 10.0)
    for die in range(DICE):
        for face in range(1, FACES + 1):
            at = put(row, at, 1.0 if seen.dice[die] == face else 0.0)
        at = put(row, at, float(seen.spent[die]))
    return at


@rule
def write_sheet(seen: State, player: int, row: Row, at: int) -> int:
    for place in range(ROADS):
        at = put(row, at, float(seen.roads[player, place]))
    for place in range(SETTLEMENTS):
        at = put(row, at, float(seen.settlements[player, place]))
    for place in range(CITIES):
        at = put(row, at, float(seen.cities[player, place]))
    for place in range(KNIGHTS):
        at = put(row, at, float(seen.knights[player, place]))
        at = put(row, at, float(seen.used[player, place]))
    at = put(row, at, seen.points[player] / 20.0)
    at = put(row, at, seen.route_length[player] / 10.0)
    at = put(row, at, 1.0 if seen.route_holder == player + 1 else 0.0)
    return put(row, at, 1.0 if seen.army_holder == player + 1 else 0.0)


@rule
def write_features_many(boards: Many[Board], seen: Many[State], seats: NDArray[np.int64], out: Rows) -> None:
    for place in range(len(seats)):
        viewer = int(seats[place])
        if viewer < 0:
            continue
        state, board, row = seen[place], boards[place], out[place]
        at = write_dice(state, row, 0)
        at = put(row, at, state.turn / (board.turns if board.turns else 60.0))
        for step in range(board.players):
            at = write_sheet(state, (viewer + step) % board.players, row, at)

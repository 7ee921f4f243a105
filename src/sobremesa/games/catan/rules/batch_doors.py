"""The doors for many games at once. Apart from `doors.py`, so that a match does not wait for them to be compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from sobremesa.kernel.chance import Streams
from sobremesa.kernel.compiled import Many, rule
from sobremesa.kernel.doors import Doors, Row, Rows
from sobremesa.kernel.jotting import jotted_small

from ..board.layout import Board
from . import chance, flow, legal, phases, policy
from .dealing import SITES, Deal, deal_island
from .deeds import points
from .state import State
from .turns import ask_first

Won = np.ndarray[tuple[int, int], np.dtype[np.bool_]]

DOORS = Doors(__name__, State, Board)
IN_TURNS: Any = {"over": phases.OVER, "next_awaited": policy.next_awaited}
BY_RULE: Any = {"first_chance": phases.FIRST_CHANCE, "play": flow.apply, "step": flow.step}
AT_RANDOM: Any = {"draw_outcome": chance.draw_chance, "random_action": policy.random_action}
play_out, play_one = DOORS.in_turns(**IN_TURNS, **BY_RULE, **AT_RANDOM, filled_in=policy.filled_in)
play_out_many, list_legal_many, step_many = DOORS.to_many(
    **IN_TURNS, most_legal=legal.MOST_LEGAL, list_actions=legal.list_awaited, play_game=play_out, play_action=play_one
)


@rule
def deal_games(boards: Many[Board], states: Many[State], places: Row, deals: Many[Deal], streams: Streams) -> None:
    """Other islands on these boards, one a stream, and their first question."""
    kinds = jotted_small(SITES)
    for row in range(len(places)):
        board, state = boards[places[row]], states[places[row]]
        deal_island(board, deals[0], kinds, streams[row])
        state.robber = board.robber_start
        ask_first(state, int(board.first_seat))


@rule
def sum_up(boards: Many[Board], states: Many[State], places: Row, won: Won, scores: Rows) -> None:
    for row in range(len(places)):
        board, state = boards[places[row]], states[places[row]]
        for player in range(board.players):
            won[row, player] = state.winner == 1 + player
            scores[row, player] = points.total_points(state, board, player)

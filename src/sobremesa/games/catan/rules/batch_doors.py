"""The doors for many games at once. Apart from `doors.py`, so that a match does not wait for them to be compiled."""

from __future__ import annotations

from sobremesa.kernel.chance import Streams
from sobremesa.kernel.compiled import Many, rule
from sobremesa.kernel.doors import Doors, Rows
from sobremesa.kernel.jotting import jotted_small

from ..board.layout import Board
from . import chance, flow, legal, phases, policy
from .dealing import SITES, Deal, deal_island
from .deeds import points
from .state import State

DOORS = Doors(__name__, State, Board)
play_out, play_one = DOORS.in_turns(
    over=phases.OVER,
    first_chance=phases.FIRST_CHANCE,
    play=flow.apply,
    step=flow.step,
    draw_outcome=chance.draw_chance,
    next_awaited=policy.next_awaited,
    random_action=policy.random_action,
    filled_in=policy.filled_in,
)
play_out_many, list_legal_many, step_many = DOORS.to_many(
    most_legal=legal.MOST_LEGAL,
    over=phases.OVER,
    next_awaited=policy.next_awaited,
    list_actions=legal.list_awaited,
    play_game=play_out,
    play_action=play_one,
)


@rule
def deal_islands(boards: Many[Board], deals: Many[Deal], streams: Streams) -> None:
    kinds = jotted_small(SITES)
    for place in range(len(boards)):
        deal_island(boards[place], deals[0], kinds, streams[place])


@rule
def score_many(boards: Many[Board], states: Many[State], scores: Rows) -> None:
    for place in range(len(states)):
        for player in range(boards[place].players):
            scores[place, player] = points.total_points(states[place], boards[place], player)

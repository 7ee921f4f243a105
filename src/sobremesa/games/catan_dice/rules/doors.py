"""The doors between Python and the compiled rules: arrays of states in, an index or the whole batch at once."""

from __future__ import annotations

from sobremesa.kernel.compiled import Many, rule
from sobremesa.kernel.doors import Doors

from . import chance, flow, legal, phases, policy
from .board import Board
from .deeds import awards
from .law import refusals
from .state import State

DOORS = Doors(__name__, State, Board)
apply, list_chance, draw_chance, awaited = DOORS.to_flow(
    play=flow.apply, list_outcomes=chance.list_chance, draw_outcome=chance.draw_chance, standing=policy.standing
)
refusal, list_legal = DOORS.to_law(refuse=refusals.refusal, list_actions=legal.list_legal)
play_out, play_one = DOORS.in_turns(
    over=phases.OVER,
    first_chance=phases.FIRST_CHANCE,
    play=flow.apply,
    step=flow.step,
    draw_outcome=chance.draw_chance,
    next_awaited=policy.next_awaited,
    random_action=policy.random_action,
)
play_out_many, list_legal_many, step_many = DOORS.to_many(
    most_legal=legal.MOST_LEGAL,
    over=phases.OVER,
    next_awaited=policy.next_awaited,
    list_actions=legal.list_legal,
    play_game=play_out,
    play_action=play_one,
)


@rule
def longest_route(boards: Many[Board], states: Many[State], place: int, player: int) -> int:
    return awards.longest_route(states[place], boards[0], player)


@rule
def start_turn(boards: Many[Board], states: Many[State], place: int, player: int) -> None:
    flow.start_turn(states[place], boards[place], player)

"""The doors for many matches at once. Apart from `doors.py`, so that a match does not wait for them to be compiled."""

from __future__ import annotations

from sobremesa.kernel.chance import Streams
from sobremesa.kernel.compiled import Many, rule
from sobremesa.kernel.doors import Doors

from . import chance, flow, legal, phases, policy
from .melding.work import Notes
from .state import Board, State

DOORS = Doors(__name__, State, Board, Notes)
play_out, play_one = DOORS.in_turns(
    over=phases.OVER,
    first_chance=phases.FIRST_CHANCE,
    play=flow.apply,
    step=flow.apply,
    draw_outcome=chance.draw_chance,
    next_awaited=policy.next_awaited,
    random_action=policy.random_action,
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
def run_chance_many(boards: Many[Board], states: Many[State], streams: Streams) -> None:
    for place in range(len(states)):
        while states[place].phase >= phases.FIRST_CHANCE:
            action = chance.draw_chance(states[place], boards[place], streams[place])
            flow.apply(states[place], boards[place], -1, action)

"""The doors for many matches at once. Apart from `doors.py`, so that a match does not wait for them to be compiled."""

from __future__ import annotations

from sobremesa.kernel.chance import Streams
from sobremesa.kernel.compiled import Many, rule
from sobremesa.kernel.doors import Doors
from sobremesa.kernel.jotting import jotted

from . import legal, phases, policy
from .policy import CLAIM_MS
from .state import Board, State

__all__ = ["CLAIM_MS"]

DOORS = Doors(__name__, State, Board)
play_out_many, list_legal_many, step_many = DOORS.to_many(
    most_legal=legal.MOST_LEGAL,
    over=phases.OVER,
    next_awaited=policy.next_to_claim,
    list_actions=legal.list_claims,
    play_game=policy.play_out,
    play_action=policy.claim_in_turn,
)


@rule
def begin_many(boards: Many[Board], states: Many[State], streams: Streams) -> None:
    """Up to the first moment at which somebody may claim."""
    tick = jotted(2)
    for place in range(len(states)):
        policy.go_on(states[place], boards[place], tick, streams[place])

"""A table that goes on from a step of a game that is over: the same until then, with new dice and bots after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....contract.dice import Draws
from ....contract.game import Game
from ....contract.match import Match, begun
from ..log.charter import Charter
from ..log.events import Ready
from ..log.saying import say
from ..seats.holding import Seated, seated

if TYPE_CHECKING:
    from ..mail import SitIn
    from ..table import Table


def branched(game: Game, charter: Charter, dice: Draws) -> Match:
    """What was hidden is as it was: the other game is over, and everybody may look at it."""
    told = charter.branch
    assert told is not None
    match = begun(game, charter.players, charter.options, told.start, dice, told.position)
    for step in told.steps:
        match.replay_step(*step)
    match.run_chance()
    return match


def sit_in(table: Table, wanted: SitIn) -> Seated:
    """One person in a seat of the other game, bots in all others."""
    from ..seats.seating import judge_waiting, seat_bot, seat_person
    from .starting import start_if_complete

    judge_waiting(table)
    seat_person(table, wanted.seat, wanted.name, wanted.colours[wanted.seat])
    say(table, Ready(seat=wanted.seat, ready=True))
    for number, colour in enumerate(wanted.colours):
        if number != wanted.seat:
            seat_bot(table, number, wanted.bot, colour)
    start_if_complete(table)
    return seated(table, wanted.seat)

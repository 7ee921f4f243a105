"""The next game of the same people: whoever asks first makes the table, everybody gets their own seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...refusals import Refused
from ..log.events import BotSat, Sat
from ..log.events import Rematch as Rematched
from ..log.saying import say
from ..log.state import BOT, PERSON
from ..mail import Rematch, SitAgain
from .holding import Held, Seated, is_held, seat_of, seated

if TYPE_CHECKING:
    from ..table import Table

GENERATION = 0
"""A seat nobody has left, moved or been sent away from since the rematch was made."""


async def rematch(table: Table, wanted: Rematch) -> tuple[Table, Seated]:
    seat_of(table, wanted.held)
    if not table.is_over:
        raise Refused("not_finished")
    if table.state.rematch is None:
        made = await wanted.lobby.make_rematch(table, wanted.options)
        say(table, Rematched(following=made.id))
        await table.keeper.settle()
    assert table.state.rematch is not None
    following = await wanted.lobby.seen(table.state.rematch)
    if following is None or not is_held(following, Held(wanted.held.seat, GENERATION)):
        raise Refused("rematch_seat_gone")
    return following, seated(following, wanted.held.seat)


def sit_again(table: Table, wanted: SitAgain) -> None:
    """A seat that was free when its table was closed is free again."""
    for old in wanted.seats:
        if old.kind == PERSON:
            say(table, Sat(seat=old.number, name=old.name, colour=old.colour, person=old.person))
        elif old.kind == BOT:
            say(table, BotSat(seat=old.number, name=old.name, colour=old.colour, bot=old.bot or ""))

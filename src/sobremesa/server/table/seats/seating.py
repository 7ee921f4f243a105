"""Sitting down, getting ready, leaving, coming back, moving to another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .... import bots
from ...refusals import Refused
from ...settings import BOT_NAMES, COLOURS
from ..log.events import BotSat, Left, Moved, Ready, Renamed, Returned, Sat
from ..log.row import encode
from ..log.saying import say
from ..log.state import FREE, OVER, WAITING, Seat
from ..mail import Change, ComeBack, Fill, Leave, MakeCode, Move, Sit
from ..play.deadlines import on_the_clock
from ..play.starting import start_if_complete
from .holding import Held, Seated, is_held, seat_of, seated, still_held

if TYPE_CHECKING:
    from ..table import Table


def sit(table: Table, wanted: Sit) -> Seated:
    judge_waiting(table)
    seat = _free_seat(table, wanted.number)
    if wanted.address is not None:
        _judge_sitting(table, seat, wanted.address)
    seat_person(table, seat, wanted.name, wanted.colour, wanted.person)
    return seated(table, seat)


def seat_person(table: Table, seat: int, name: str, colour: str | None, person: str | None = None) -> None:
    colour = pick_colour(table, colour)
    known = person if table.services.ratings.is_wanted else None
    say(table, Sat(seat=seat, name=unique_name(table, name, seat), colour=colour, person=known))


def _judge_sitting(table: Table, seat: int, address: str) -> None:
    services = table.services
    if services.settings.limits.counts_addresses and not services.sits.take(f"{table.id} {address}"):
        raise Refused("too_fast")
    table.sat_from[seat] = address


def fill(table: Table, wanted: Fill) -> list[Seated]:
    """Everybody who comes with a new table, and the start if that is all."""
    judge_waiting(table)
    seats = []
    for place, (name, colour) in enumerate(wanted.names):
        seat = _free_seat(table, None)
        seat_person(table, seat, name, colour, None if place else wanted.person)
        if wanted.ready:
            say(table, Ready(seat=seat, ready=True))
        seats.append(seated(table, seat))
    for place, bot in enumerate(wanted.bots):
        seat_bot(table, table.charter.players - 1 - place, bot)
    start_if_complete(table)
    return seats


def seat_bot(table: Table, number: int, bot: str, colour: str | None = None) -> None:
    taken = {seat.name for seat in table.state.seats}
    name = next((name for name in BOT_NAMES if name not in taken), None) or unique_name(table, f"Bot {bot}", number)
    say(table, BotSat(seat=number, name=name, colour=pick_colour(table, colour), bot=bot))


def change(table: Table, wanted: Change) -> None:
    seat = seat_of(table, wanted.held)
    if (wanted.name, wanted.colour) != (None, None):
        _rename(table, seat, wanted.name, wanted.colour)
    if wanted.ready is not None and wanted.ready != seat.ready:
        judge_waiting(table)
        line = "table.ready" if wanted.ready else "table.not_ready"
        say(table, Ready(seat=seat.number, ready=wanted.ready), line)
    start_if_complete(table)


def _rename(table: Table, seat: Seat, name: str | None, colour: str | None) -> None:
    judge_waiting(table)
    named = seat.name if name is None else unique_name(table, name, seat.number)
    coloured = seat.colour if colour in (None, seat.colour) else pick_colour(table, colour)
    if (named, coloured) != (seat.name, seat.colour):
        say(table, Renamed(seat=seat.number, name=named, colour=coloured))


def leave(table: Table, wanted: Leave) -> None:
    seat = still_held(table, wanted.held)
    judge_not_over(table)
    if seat.away:
        return
    stand_in = None if table.state.name == WAITING else strongest(table)
    say(table, Left(seat=seat.number, bot=stand_in), "table.left.stand_in" if stand_in else None)
    table.afterwards(lambda: unseat(table, seat.number, "left"))


def come_back(table: Table, wanted: ComeBack) -> None:
    come_back_now(table, seat_of(table, wanted.held))


def come_back_now(table: Table, seat: Seat) -> None:
    """The stand-in hands back."""
    if not seat.away or table.state.name in OVER:
        return
    seat.away = False
    returned = Returned(seat=seat.number)
    timed = None if table.play is None else on_the_clock(table, table.play)
    if timed is not None:
        returned.deadlines, returned.questions = timed
    say(table, returned)


def make_code(table: Table, wanted: MakeCode) -> tuple[str, int]:
    """A code that moves the seat to another device, once."""
    seat_of(table, wanted.held)
    judge_not_moved_on(table)
    code, expires = table.services.codes.make(table.id, *wanted.held)
    return code, int(expires * 1000)


def move(table: Table, wanted: Move) -> Seated:
    judge_not_moved_on(table)
    found = table.services.codes.take(table.id, len(table.state.seats), wanted.code)
    if found is None or not is_held(table, Held(*found)):
        raise Refused("code_unknown")
    number = found[0]
    say(table, Moved(seat=number))
    table.afterwards(lambda: unseat(table, number, "moved"))
    return seated(table, number)


def unseat(table: Table, seat: int, why: str) -> None:
    """Devices that held the seat stay, as spectators."""
    frame = encode({"type": "unseated", "seat": seat, "why": why})
    table.note_gone(seat)
    for listener in table.listeners:
        if listener.seats.pop(seat, None) is not None:
            listener.send(frame)


def judge_waiting(table: Table) -> None:
    if table.state.name != WAITING:
        raise Refused("already_started")


def judge_not_moved_on(table: Table) -> None:
    """With a rematch made, seats move at the next table: here, both devices would be given one there."""
    if table.state.rematch is not None:
        raise Refused("over")


def judge_not_over(table: Table) -> None:
    if table.state.name in OVER:
        raise Refused("over")


def _free_seat(table: Table, number: int | None) -> int:
    seats = table.state.seats
    free = [seat.number for seat in seats if seat.kind == FREE]
    if number is None:
        if not free:
            raise Refused("table_full")
        return free[0]
    if not 0 <= number < len(seats):
        raise Refused("unknown_seat")
    if number not in free:
        raise Refused("seat_taken")
    return number


def unique_name(table: Table, name: str, seat: int) -> str:
    """Two people of one name get numbers: whoever reads the log must know who is who."""
    taken = {other.name for other in table.state.seats if other.number != seat}
    candidates = [name, *(f"{name} {n}" for n in range(2, len(taken) + 3))]
    return next(candidate for candidate in candidates if candidate not in taken)


def pick_colour(table: Table, wanted: str | None) -> str:
    taken = {seat.colour for seat in table.state.seats}
    if wanted is None:
        return next(colour for colour in COLOURS if colour not in taken)
    if wanted not in COLOURS:
        raise Refused("bad_message")
    if wanted in taken:
        raise Refused("colour_taken")
    return wanted


def strongest(table: Table) -> str:
    return bots.strongest(table.made.game)

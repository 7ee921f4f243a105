"""Sitting down, getting ready, leaving, coming back, moving to another device. Each function takes the turn."""

from __future__ import annotations

from typing import Any

from ... import bots
from ..refusals import Refused
from ..settings import COLOURS
from .deadlines import on_the_clock
from .events import append_event
from .holding import Held, Seated, is_held, seated, still_held, turn_of
from .row import SEAT, encode
from .starting import start_if_complete
from .state import FREE, OVER, WAITING, Seat
from .table import Table


async def sit(
    table: Table, name: str, number: int | None, colour: str | None, ready: bool = False, address: str | None = None
) -> Seated:
    async with table.turn:
        judge_waiting(table)
        seat = _free_seat(table, number)
        if address is not None:
            _judge_sitting(table, seat, address)
        colour = pick_colour(table, colour)
        await append_event(table, SEAT, "sat", seat, name=unique_name(table, name, seat), colour=colour)
        if ready:
            await append_event(table, SEAT, "ready", seat, ready=True)
        return seated(table, seat)


def _judge_sitting(table: Table, seat: int, address: str) -> None:
    services = table.services
    if services.settings.limits.counts_addresses and not services.sits.take(f"{table.id} {address}"):
        raise Refused("too_fast")
    table.sat_from[seat] = address


async def change(table: Table, held: Held, name: str | None, colour: str | None, ready: bool | None) -> None:
    async with turn_of(table, held) as seat:
        if (name, colour) != (None, None):
            await _rename(table, seat, name, colour)
        if ready is not None and ready != seat.ready:
            judge_waiting(table)
            await append_event(
                table, SEAT, "ready", seat.number, line="table.ready" if ready else "table.not_ready", ready=ready
            )
        await start_if_complete(table)


async def _rename(table: Table, seat: Seat, name: str | None, colour: str | None) -> None:
    judge_waiting(table)
    named = seat.name if name is None else unique_name(table, name, seat.number)
    coloured = seat.colour if colour in (None, seat.colour) else pick_colour(table, colour)
    if (named, coloured) != (seat.name, seat.colour):
        await append_event(table, SEAT, "renamed", seat.number, name=named, colour=coloured)


async def leave(table: Table, held: Held) -> None:
    async with table.turn:
        seat = still_held(table, held)
        judge_not_over(table)
        if seat.away:
            return
        stand_in = None if table.state.name == WAITING else strongest(table)
        await append_event(
            table, SEAT, "left", seat.number, line="table.left.stand_in" if stand_in else None, bot=stand_in
        )
        unseat(table, seat.number, "left")


async def come_back(table: Table, held: Held) -> None:
    async with turn_of(table, held) as seat:
        await come_back_now(table, seat)


async def come_back_now(table: Table, seat: Seat) -> None:
    """The stand-in hands back; the caller has the turn."""
    if not seat.away or table.state.name in OVER:
        return
    seat.away = False
    clock: dict[str, Any] = {} if table.play is None else on_the_clock(table, table.play)
    await append_event(table, SEAT, "returned", seat.number, **clock)


async def make_code(table: Table, held: Held) -> tuple[str, int]:
    """A code that moves the seat to another device, once."""
    async with turn_of(table, held):
        judge_not_moved_on(table)
        code, expires = table.services.codes.make(table.id, *held)
        return code, int(expires * 1000)


async def move(table: Table, code: str) -> Seated:
    async with table.turn:
        judge_not_moved_on(table)
        found = table.services.codes.take(table.id, len(table.state.seats), code)
        if found is None or not is_held(table, Held(*found)):
            raise Refused("code_unknown")
        number = found[0]
        await append_event(table, SEAT, "moved", number)
        unseat(table, number, "moved")
        return seated(table, number)


def unseat(table: Table, seat: int, why: str) -> None:
    """Devices that held the seat stay, as spectators."""
    frame = encode({"type": "unseated", "seat": seat, "why": why})
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
    return bots.bots(table.made.game)[-1]

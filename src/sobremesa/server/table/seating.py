"""Sitting down, getting ready, leaving, coming back, moving to another device. Each function takes the turn."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any

from ... import bots
from ..refusals import Refused
from ..settings import COLOURS, DAY
from ..tokens import Token
from .deadlines import on_the_clock
from .events import append_event
from .row import SEAT, encode
from .starting import start_if_complete
from .state import FREE, OVER, PERSON, WAITING, Seat
from .table import Table


def token_for(table: Table, seat: int) -> str:
    expires = int(time.time()) + table.services.settings.token_days * DAY
    return table.services.signer.sign(Token(table.id, seat, table.state.seats[seat].generation, expires))


def holder_of(table: Table, text: str) -> Seat:
    """The seat a token opens now; Refused if it opens none."""
    token = table.services.signer.read(text)
    if token.table != table.id:
        raise Refused("token_foreign")
    seat = table.state.seats[token.seat]
    if seat.kind != PERSON or seat.generation != token.generation:
        raise Refused("token_ended")
    return seat


async def sit(table: Table, name: str, number: int | None, colour: str | None, ready: bool = False) -> int:
    async with table.turn:
        judge_waiting(table)
        seat = _free_seat(table, number)
        colour = pick_colour(table, colour)
        await append_event(table, SEAT, "sat", seat, name=unique_name(table, name, seat), colour=colour)
        if ready:
            await append_event(table, SEAT, "ready", seat, ready=True)
        return seat


async def change(table: Table, seat: Seat, name: str | None, colour: str | None, ready: bool | None) -> None:
    async with table.turn:
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


async def leave(table: Table, seat: Seat) -> None:
    async with table.turn:
        judge_not_over(table)
        if seat.away:
            return
        stand_in = None if table.state.name == WAITING else strongest(table)
        await append_event(
            table, SEAT, "left", seat.number, line="table.left.stand_in" if stand_in else None, bot=stand_in
        )
        unseat(table, seat.number, "left")


async def come_back(table: Table, seat: Seat) -> None:
    async with table.turn:
        await come_back_now(table, seat)


async def come_back_now(table: Table, seat: Seat) -> None:
    """The stand-in hands back; the caller has the turn."""
    if not seat.away or table.state.name in OVER:
        return
    seat.away = False
    clock: dict[str, Any] = {} if table.play is None else on_the_clock(table, table.play)
    await append_event(table, SEAT, "returned", seat.number, **clock)


async def make_code(table: Table, seat: Seat) -> tuple[str, int]:
    """A code that moves the seat to another device, once."""
    code = secrets.token_urlsafe(9)
    expires = time.time() + table.services.settings.code_seconds
    table.codes = {known: kept for known, kept in table.codes.items() if kept[0] != seat.number}
    table.codes[_hashed(code)] = (seat.number, expires)
    return code, int(expires * 1000)


async def move(table: Table, code: str) -> int:
    async with table.turn:
        number, expires = table.codes.pop(_hashed(code), (-1, 0.0))
        if expires < time.time() or table.state.seats[number].kind != PERSON:
            raise Refused("code_unknown")
        await append_event(table, SEAT, "moved", number)
        unseat(table, number, "moved")
        return number


def unseat(table: Table, seat: int, why: str) -> None:
    """Devices that held the seat stay, as spectators."""
    frame = encode({"type": "unseated", "seat": seat, "why": why})
    for listener in table.listeners:
        if listener.seats.pop(seat, None) is not None:
            listener.send(frame)


def judge_waiting(table: Table) -> None:
    if table.state.name != WAITING:
        raise Refused("already_started")


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


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()

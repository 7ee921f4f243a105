"""What a host may do: bots in seats, kicking, muting, pausing. All of it is logged and visible."""

from __future__ import annotations

from ... import bots
from ...contract.text import Text
from ..refusals import Refused
from ..settings import BOT_NAMES
from .events import append_event
from .halting import take_up_again
from .holding import Held, turn_of_host
from .row import HOST, SEAT
from .seating import judge_not_over, judge_waiting, pick_colour, strongest, unique_name, unseat
from .starting import attend, start_if_complete
from .state import BOT, FREE, PAUSED, PERSON, PLAYING, WAITING, Seat
from .table import Table


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.state.seats):
        raise Refused("unknown_seat")
    return table.state.seats[number]


def judge_bot(table: Table, name: str) -> None:
    if name not in bots.bots(table.made.game):
        raise Refused("unknown_bot")


async def put_bot(table: Table, host: Held, number: int, bot: str) -> None:
    """A bot for a free seat or, during the game, for a player who is offline."""
    async with turn_of_host(table, host):
        judge_bot(table, bot)
        seat = seat_at(table, number)
        if seat.kind == FREE and table.state.name == WAITING:
            await seat_bot(table, number, bot)
            return await start_if_complete(table)
        judge_not_over(table)
        if seat.kind != PERSON or table.state.name == WAITING or number in table.persons_here():
            raise Refused("seat_taken")
        await append_event(table, SEAT, "stood_in", number, bot=bot)


async def seat_bot(table: Table, number: int, bot: str) -> None:
    """The caller has the turn."""
    taken = {seat.name for seat in table.state.seats}
    name = next((name for name in BOT_NAMES if name not in taken), None) or unique_name(table, f"Bot {bot}", number)
    await append_event(table, SEAT, "bot_sat", number, name=name, colour=pick_colour(table, None), bot=bot)


async def take_bot_away(table: Table, host: Held, number: int) -> None:
    async with turn_of_host(table, host):
        judge_waiting(table)
        if seat_at(table, number).kind != BOT:
            raise Refused("no_bot_there")
        await append_event(table, SEAT, "bot_left", number)


async def kick(table: Table, host: Held, number: int) -> None:
    async with turn_of_host(table, host):
        judge_not_over(table)
        if seat_at(table, number).kind != PERSON or number == table.state.host:
            raise Refused("nobody_to_kick")
        stand_in = None if table.state.name == WAITING else strongest(table)
        await append_event(table, HOST, "kicked", number, bot=stand_in)
        unseat(table, number, "kicked")
        if number in table.sat_from:
            table.services.sits.drain(f"{table.id} {table.sat_from.pop(number)}")


async def mute(table: Table, host: Held, number: int, muted: bool) -> None:
    async with turn_of_host(table, host):
        if seat_at(table, number).kind != PERSON:
            raise Refused("unknown_seat")
        if table.state.seats[number].muted != muted:
            await append_event(table, HOST, "muted" if muted else "unmuted", number)


async def pause(table: Table, host: Held) -> None:
    async with turn_of_host(table, host):
        if table.state.name != PLAYING:
            raise Refused("not_playing")
        await append_event(table, HOST, "paused", None, reason=Text("reason.host_paused").as_json())


async def resume(table: Table, host: Held) -> None:
    async with turn_of_host(table, host):
        if table.state.name != PAUSED:
            raise Refused("not_paused")
        if table.play is None:
            await take_up_again(table)
        if table.play is None:
            raise Refused("server_error")
        await append_event(table, HOST, "resumed", None)
        attend(table)

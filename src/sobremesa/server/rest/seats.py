"""Seats: taken, named, left, moved to another device; and what the host may do with them."""

from __future__ import annotations

from fastapi import APIRouter, Request

from ..records.ratings import person_of
from ..table.mail import Change as ChangeSeat
from ..table.mail import ComeBack, Kick, Leave, MakeCode, Move, PutBot, TakeBotAway
from ..table.mail import Mute as MuteSeat
from ..table.mail import Sit as SitDown
from .models import AtTable, BotName, Change, Code, Host, Json, Mute, Own, Sit, address_of, shown

router = APIRouter(prefix="/api/tables/{table_id}", tags=["seats"])


@router.post("/seats", status_code=201)
async def sit(request: Request, table: AtTable, wanted: Sit) -> Json:
    """Takes a seat; the token proves it from now on."""
    person = person_of(wanted.person) if wanted.person else None
    seat = await table.keeper.ask(SitDown(wanted.name, wanted.seat, wanted.colour, address_of(request), person))
    return {**await shown(table), **seat._asdict()}


@router.patch("/seats/{number}")
async def change(table: AtTable, seat: Own, wanted: Change) -> Json:
    """Another name or colour, ready or not."""
    await table.keeper.ask(ChangeSeat(seat, wanted.name, wanted.colour, wanted.ready))
    return await shown(table)


@router.post("/seats/{number}/leave")
async def leave(table: AtTable, seat: Own) -> Json:
    """Leaves: before the game for good, during it until one returns."""
    await table.keeper.ask(Leave(seat))
    return await shown(table)


@router.post("/seats/{number}/return")
async def come_back(table: AtTable, seat: Own) -> Json:
    """Takes the seat back from the bot that stood in."""
    await table.keeper.ask(ComeBack(seat))
    return await shown(table)


@router.post("/seats/{number}/code")
async def make_code(table: AtTable, seat: Own) -> Json:
    """A code that moves the seat to another device, once."""
    code, expires = await table.keeper.ask(MakeCode(seat))
    return {"code": code, "expires": expires}


@router.post("/move")
async def move(table: AtTable, wanted: Code) -> Json:
    """Takes the seat a code belongs to; every older token of it ends."""
    seat = await table.keeper.ask(Move(wanted.code))
    return {**await shown(table), **seat._asdict()}


@router.put("/seats/{number}/bot")
async def put_bot(table: AtTable, host: Host, number: int, wanted: BotName) -> Json:
    """A bot for a free seat, or for a player who is offline."""
    await table.keeper.ask(PutBot(host, number, wanted.bot))
    return await shown(table)


@router.delete("/seats/{number}/bot")
async def take_bot_away(table: AtTable, host: Host, number: int) -> Json:
    """Frees a bot's seat before the game."""
    await table.keeper.ask(TakeBotAway(host, number))
    return await shown(table)


@router.post("/seats/{number}/kick")
async def kick(table: AtTable, host: Host, number: int) -> Json:
    """Ends a player's token; during the game a bot goes on."""
    await table.keeper.ask(Kick(host, number))
    return await shown(table)


@router.post("/seats/{number}/mute")
async def mute(table: AtTable, host: Host, number: int, wanted: Mute) -> Json:
    """Stops or allows a player's chat."""
    await table.keeper.ask(MuteSeat(host, number, wanted.muted))
    return await shown(table)

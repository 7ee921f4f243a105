"""Tables: listed, made, paused, played again."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Query
from fastapi.responses import StreamingResponse

from ... import bots
from ..entrance.border import ID
from ..records.ratings import person_of
from ..refusals import Refused
from ..settings import COLOURS
from ..table.log.charter import Manners
from ..table.mail import BeHost, Fill, Pause, Rematch, Resume, SetPace, SetWebhook, Skip
from ..table.table import Table
from .models import (
    Again,
    AtTable,
    BotPace,
    Holder,
    Host,
    InLobby,
    Json,
    NewTable,
    QuickGame,
    Webhook,
    label_of,
    may_create,
    shown,
)

Wanted = tuple[str, str | None]
"""A name and a colour, if any."""
STANDING_AT_ONCE: Final = 24
NO_TABLES: Final[list[str]] = []

router = APIRouter(prefix="/api", tags=["tables"])


class EventStream(StreamingResponse):
    media_type = "text/event-stream"


@router.get("/tables")
async def list_tables(
    lobby: InLobby, state: Literal["waiting", "playing", "finished"] = "waiting", game: str | None = None
) -> Json:
    """Public tables, the newest first."""
    if game is not None:
        label_of(game)
    return {"tables": await lobby.listed(state, game)}


@router.get("/standing")
async def how_tables_stand(
    lobby: InLobby, table: Annotated[list[str], Query(max_length=STANDING_AT_ONCE)] = NO_TABLES
) -> Json:
    """How some tables stand: whose turn it is, since when, who won. Those there are none of are left out."""
    told = [await lobby.standing(name) for name in dict.fromkeys(table) if ID.fullmatch(name)]
    return {"tables": [one for one in told if one is not None]}


@router.get("/lobby", response_class=EventStream)
async def watch_lobby(lobby: InLobby) -> StreamingResponse:
    """The lists of tables, whole and then as they change, as server-sent events."""
    board = lobby.services.noticeboard
    board.judge_room()
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return EventStream(board.watch(lobby.everything), headers=headers)


@router.post("/tables", status_code=201, dependencies=[Depends(may_create)])
async def new_table(lobby: InLobby, wanted: NewTable) -> Json:
    """Makes a table, with the asking device's people and bots in their seats."""
    label = label_of(wanted.game)
    players = label.usual_players if wanted.players is None else wanted.players
    people = [(wanted.name, wanted.colour)] if wanted.name else []
    people += [(person.name, person.colour) for person in wanted.more]
    people = _coloured(people)
    _judge_bots(wanted.game, wanted.bots)
    if len(people) + len(wanted.bots) > players:
        raise Refused("table_full")
    if not people and len(wanted.bots) < players:
        raise Refused("nobody_there")
    table = await lobby.create(
        label, players, wanted.options, wanted.clock, wanted.private, wanted.even, manners_of(wanted)
    )
    return await _seated(table, people, wanted.bots, ready=False, key=wanted.person)


@router.post("/play", status_code=201, dependencies=[Depends(may_create)])
async def play_against_bots(lobby: InLobby, wanted: QuickGame) -> Json:
    """A private table against bots that starts at once."""
    label = label_of(wanted.game)
    players = label.usual_players if wanted.players is None else wanted.players
    bot = chosen_bot(label.id, wanted.bot)
    people = _coloured([(wanted.name, wanted.colour)])
    table = await lobby.create(label, players, wanted.options, wanted.clock, True, wanted.even, manners_of(wanted))
    return await _seated(table, people, [bot] * (players - 1), ready=True)


def manners_of(wanted: NewTable | QuickGame) -> Manners:
    return Manners(wanted.pace, wanted.answers)


def _coloured(people: list[Wanted]) -> list[Wanted]:
    """A colour for everybody, judged before there is a table: nothing is left half made."""
    asked = [colour for _, colour in people if colour is not None]
    if not set(asked) <= set(COLOURS):
        raise Refused("bad_message")
    if len(set(asked)) < len(asked):
        raise Refused("colour_taken")
    free = (colour for colour in COLOURS if colour not in asked)
    return [(name, next(free) if colour is None else colour) for name, colour in people]


def chosen_bot(game: str, name: str | None) -> str:
    """The usual one, unless told which."""
    bot = bots.usual(game) if name is None else name
    _judge_bots(game, [bot])
    return bot


def _judge_bots(game: str, names: list[str]) -> None:
    if not set(names) <= set(bots.bots(game)):
        raise Refused("unknown_bot")


async def _seated(
    table: Table, people: list[Wanted], bots_there: list[str], ready: bool, key: str | None = None
) -> Json:
    seats = await table.keeper.ask(Fill(people, bots_there, ready, person_of(key) if key else None))
    return {**await shown(table), "seats": [seat._asdict() for seat in seats]}


@router.get("/tables/{table_id}")
async def one_table(table: AtTable) -> Json:
    """What everybody may know about a table."""
    return await shown(table)


@router.post("/tables/{table_id}/host")
async def be_host(table: AtTable, seat: Holder) -> Json:
    """Makes whoever asks the host, when the host has not been here for some minutes."""
    await table.keeper.ask(BeHost(seat))
    return await shown(table)


@router.post("/tables/{table_id}/pause")
async def pause(table: AtTable, host: Host) -> Json:
    """Stops game and clocks."""
    await table.keeper.ask(Pause(host))
    return await shown(table)


@router.post("/tables/{table_id}/resume")
async def resume(table: AtTable, host: Host) -> Json:
    """Goes on, with the time everybody had left."""
    await table.keeper.ask(Resume(host))
    return await shown(table)


@router.post("/tables/{table_id}/pace")
async def set_pace(table: AtTable, host: Host, wanted: BotPace) -> Json:
    """How fast bots play from now on: `calm`, `quick` or `at_once`."""
    await table.keeper.ask(SetPace(host, wanted.pace))
    return await shown(table)


@router.put("/tables/{table_id}/webhook")
async def set_webhook(table: AtTable, host: Host, wanted: Webhook) -> Json:
    """Where a short message is sent when a person's turn begins; null is nowhere."""
    await table.keeper.ask(SetWebhook(host, wanted.url))
    return await shown(table)


@router.post("/tables/{table_id}/skip")
async def skip(table: AtTable, seat: Holder) -> Json:
    """Bots play without any wait until somebody else is asked; for whoever plays against bots alone."""
    await table.keeper.ask(Skip(seat))
    return await shown(table)


@router.post("/tables/{table_id}/rematch")
async def rematch(lobby: InLobby, table: AtTable, seat: Holder, wanted: Again | None = None) -> Json:
    """A seat at the next table of the same people; whoever asks first may choose other options."""
    following, there = await table.keeper.ask(Rematch(seat, lobby, wanted.options if wanted else None))
    return {**await shown(following), **there._asdict()}

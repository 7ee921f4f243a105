"""Finished games: taken away as records, brought back, and looked at step by step."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request, Response

from ..records.branching import branch_off
from ..records.finished import export, frames
from ..records.importing import import_record
from ..refusals import Refused
from ..table.log.row import encode
from .models import AtTable, BranchOff, Document, InLobby, Json, may_create, shown
from .tables import chosen_bot

router = APIRouter(prefix="/api", tags=["records"])


@router.get("/tables/{table_id}/record")
async def record(table: AtTable, actions: Literal["words", "parts"] = "words") -> Response:
    """The whole game, with the proof of its dice; its actions in words, as records are kept, or as kind and parts."""
    name = f"{table.made.game}-{table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(encode(await export(table, actions == "parts")), media_type="application/json", headers=headers)


@router.post("/records", status_code=201, dependencies=[Depends(may_create)])
async def bring_record(lobby: InLobby, record: Document) -> Json:
    """A finished table from a record."""
    return await shown(await import_record(lobby, record))


@router.get("/tables/{table_id}/replay")
async def replay(
    request: Request,
    table: AtTable,
    seat: int | Literal["all", "none"] = "all",
    since: Annotated[int, Query(alias="from", ge=0)] = 0,
    count: Annotated[int, Query(ge=1, le=500)] = 200,
) -> Response:
    """Frames of a finished game, as a seat, a spectator or everybody together saw it."""
    if isinstance(seat, int) and not 0 <= seat < table.charter.players:
        raise Refused("unknown_seat")
    return Response(encode(await frames(table, seat, since, count)), media_type="application/json")


@router.get("/tables/{table_id}/analysis")
async def analysis(lobby: InLobby, table: AtTable, whole: bool = True) -> Response:
    """What the coach finds in a finished game; `whole=false` gives what everybody could expect over time, sooner."""
    found = await lobby.services.looking_back.at(table.id, await export(table), whole)
    return Response(encode(found), media_type="application/json")


@router.get("/tables/{table_id}/analysis/progress")
async def progress(lobby: InLobby, table: AtTable) -> Json:
    """How much of the whole analysis is done, from 0 to 1; null while nobody waits for it."""
    return {"share": lobby.services.looking_back.share(table.id)}


@router.post("/tables/{table_id}/branch", status_code=201, dependencies=[Depends(may_create)])
async def branch(lobby: InLobby, table: AtTable, wanted: BranchOff) -> Json:
    """A private table against bots that goes on from a step of a finished game; hidden cards are as they were."""
    bot = chosen_bot(table.made.game, wanted.bot)
    following, seat = await branch_off(lobby, table, wanted.step, wanted.name, wanted.seat, bot)
    return {**await shown(following), "seats": [seat._asdict()]}

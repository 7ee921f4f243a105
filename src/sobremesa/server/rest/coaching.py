"""The coach: puzzles to solve, and advice for who plays against bots alone."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import Field

from ...coach.puzzles import puzzles
from ..records.looking_back import Asked
from ..records.puzzles import attempted
from ..refusals import Refused
from ..table.log.row import encode
from ..table.log.state import PERSON, PLAYING
from ..table.table import Table
from .lessons import MOST_ACTIONS, Action
from .models import AtTable, Body, InLobby, Json, Own, label_of

router = APIRouter(prefix="/api", tags=["coach"])


class Tried(Body):
    actions: Annotated[list[Action], Field(max_length=MOST_ACTIONS)]
    shown: bool = False
    """Whether the solution is asked for."""


class Question(Body):
    action: Annotated[str, Field(max_length=200)] | dict[str, Any] | None = None


@router.get("/games/{game}/puzzles")
async def list_puzzles(game: str) -> Json:
    """The puzzles of a game, the easiest first."""
    return {"puzzles": [puzzle.summary() for puzzle in puzzles(label_of(game).id).values()]}


@router.post("/games/{game}/puzzles/{puzzle}")
async def try_puzzle(game: str, puzzle: str, lobby: InLobby, wanted: Tried) -> Response:
    """A puzzle after these actions, from its beginning."""
    found = puzzles(label_of(game).id).get(puzzle)
    if found is None:
        raise Refused("unknown_puzzle")
    rules = await lobby.services.rules.of(game)
    told = await asyncio.to_thread(attempted, found, rules, wanted.actions, wanted.shown)
    return Response(encode(told), media_type="application/json")


@router.post("/tables/{table_id}/seats/{number}/advice")
async def advice(lobby: InLobby, table: AtTable, held: Own, number: int, wanted: Question) -> Response:
    """What the coach would do in this seat's place, and what an action would cost; only where nobody else plays."""
    judge_alone(table, number)
    if not table.may_change(held.seat):
        raise Refused("too_fast")
    if table.play is None:
        raise Refused("not_playing")
    match = table.play.match
    asked = Asked(
        match.game.label.id,
        match.players,
        dict(match.options),
        dict(match.start),
        match.begun_from,
        list(match.steps),
        held.seat,
        wanted.action,
    )
    return Response(encode(await lobby.services.looking_back.advice(asked)), media_type="application/json")


def judge_alone(table: Table, own: int) -> None:
    """No help where another person has a seat, even one who is away for a moment."""
    if any(seat.kind == PERSON and seat.number != own for seat in table.state.seats):
        raise Refused("no_help")
    if table.state.name != PLAYING:
        raise Refused("not_playing")

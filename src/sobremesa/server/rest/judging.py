"""Whether a table could be made with these options, before it is: for those who draw a board."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from ...contract.dice import Seeded
from ...contract.errors import BadDocument
from ...contract.game import Game
from ...contract.match import new_match
from .models import Body, Document, InLobby, Json, label_of

router = APIRouter(prefix="/api/games", tags=["games"])

MOST_PLAYERS = 20


class Wanted(Body):
    players: Annotated[int, Field(ge=1, le=MOST_PLAYERS)]
    options: Document


@router.post("/{game}/judge")
async def judge_options(game: str, lobby: InLobby, wanted: Wanted) -> Json:
    """What is wrong with a table of these options, by the game's own rules: the place and the reason, or null."""
    rules = await lobby.services.rules.of(label_of(game).id)
    return {"fault": await asyncio.to_thread(fault_of, rules, wanted.players, wanted.options)}


def fault_of(rules: Game, players: int, options: dict[str, Any]) -> Json | None:
    try:
        new_match(rules, players, options, Seeded(0))
    except BadDocument as error:
        return {"place": error.path, "why": error.reason}
    return None

"""Ratings of people, at servers whose owners want them."""

from __future__ import annotations

from fastapi import APIRouter, Depends

from ..records.ratings import person_of
from .models import AtTable, Body, InLobby, Json, Key, may_create

router = APIRouter(prefix="/api", tags=["ratings"])


class Who(Body):
    person: Key


@router.get("/tables/{table_id}/ratings")
async def ratings_at_table(lobby: InLobby, table: AtTable) -> Json:
    """The ratings of those who sit there and want one; after the game also what it has changed."""
    return {"seats": await lobby.services.ratings.at_table(table)}


@router.post("/ratings", dependencies=[Depends(may_create)])
async def own_ratings(lobby: InLobby, who: Who) -> Json:
    """The ratings of whoever knows the key, game by game."""
    return {"ratings": await lobby.services.ratings.of(person_of(who.person))}


@router.post("/ratings/forget", dependencies=[Depends(may_create)])
async def forget_ratings(lobby: InLobby, who: Who) -> Json:
    """Removes them."""
    await lobby.services.ratings.forget(person_of(who.person))
    return {"ratings": []}

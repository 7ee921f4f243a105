"""Lessons: listed, and taken."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import Field

from ...games.lessons import Lesson, lessons, summary
from ..records.lessons import shown, taken
from ..refusals import Refused
from ..table.log.row import encode
from .models import Body, InLobby, Json, label_of

router = APIRouter(prefix="/api/games", tags=["lessons"])

MOST_ACTIONS = 100


Action = Annotated[str, Field(max_length=200)] | dict[str, Any]
"""In words, or as its kind and parts."""


class Taken(Body):
    actions: Annotated[list[Action], Field(max_length=MOST_ACTIONS)]


@router.get("/{game}/lessons")
async def list_lessons(game: str) -> Json:
    """What can be learnt of a game, in order."""
    return {"lessons": [summary(lesson) for lesson in lessons(label_of(game).id).values()]}


def lesson_of(game: str, name: str) -> Lesson:
    found = lessons(label_of(game).id).get(name)
    if found is None:
        raise Refused("unknown_lesson")
    return found


@router.get("/{game}/lessons/{lesson}")
async def show_lesson(game: str, lesson: str, lobby: InLobby) -> Response:
    """A whole lesson, done as it shows itself: to be kept by devices that may lose their line."""
    found = lesson_of(game, lesson)
    if (game, lesson) not in _shown:
        told = await asyncio.to_thread(shown, found, await lobby.services.rules.of(game))
        _shown[game, lesson] = encode({"shown": told})
    return Response(_shown[game, lesson], media_type="application/json")


_shown: dict[tuple[str, str], bytes] = {}
"""A lesson always shows itself the same way, and every new device asks for all of them."""


@router.post("/{game}/lessons/{lesson}")
async def take_lesson(game: str, lesson: str, lobby: InLobby, wanted: Taken) -> Response:
    """A lesson after these actions, from its beginning; `next` goes on where there is only something to read."""
    found = lesson_of(game, lesson)
    told = await asyncio.to_thread(taken, found, await lobby.services.rules.of(game), wanted.actions)
    return Response(encode(told), media_type="application/json")

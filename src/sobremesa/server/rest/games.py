"""The games on the list, their words, and how the server is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Any

from fastapi import APIRouter, Response

from ... import bots
from ...coach.puzzles import puzzles
from ...contract.label import Label
from ...contract.text import LANGUAGES, load_catalogue
from ...games import games
from ...games.lessons import lessons
from ..lobby.lobby import Lobby
from ..refusals import CATALOGUE, Refused
from ..settings import COLOURS
from ..table.telling.catching_up import PROTOCOL
from .models import InLobby, Json, label_of

router = APIRouter(tags=["games"])


def version_here() -> str:
    try:
        return version("sobremesa")
    except PackageNotFoundError:
        return "0"


@router.get("/health", responses={503: {"description": "The store does not take what is played."}})
async def health(lobby: InLobby, response: Response) -> Json:
    """Whether the server is up and its store takes what is played, and which rules are ready."""
    is_good = await lobby.services.condition.is_good()
    if not is_good:
        response.status_code = 503
    rules = {name: lobby.services.rules.status(name) for name in games()}
    return {
        "status": "ok" if is_good else "store_failing",
        "version": version_here(),
        "protocol": PROTOCOL,
        "tables": len(lobby.tables),
        "rules": rules,
    }


@router.get("/api/games")
async def list_games(lobby: InLobby) -> Json:
    """Every game with its options, players and bots."""
    return {
        "games": [box(lobby, label) for label in games().values()],
        "colours": list(COLOURS),
        "clocks": lobby.services.settings.clocks,
        "webhooks": bool(lobby.services.settings.webhooks),
        "ratings": lobby.services.settings.ratings,
    }


def box(lobby: Lobby, label: Label) -> dict[str, Any]:
    return {
        **label.as_json(),
        "bots": bots.bots(label.id),
        "levels": bots.levels(label.id),
        "lessons": list(lessons(label.id)),
        "puzzles": len(puzzles(label.id)),
        "rules": lobby.services.rules.status(label.id),
    }


@router.get("/api/games/{game}/rules")
async def prepared_rules(game: str, lobby: InLobby) -> Json:
    """Whether a game's rules are ready; while they are compiled, how far they are."""
    done, total = lobby.services.rules.progress(label_of(game).id)
    return {"status": lobby.services.rules.status(game), "done": done, "total": total}


@router.get("/api/games/{game}/text/{language}")
async def game_text(game: str, language: str) -> Json:
    """A game's words in a language."""
    return words(label_of(game).catalogue.texts, language)


@router.get("/api/games/{game}/manual/{language}")
async def written_rules(game: str, language: str) -> Json:
    """The written rules a game of another package brings along, in Markdown; null if it brings none."""
    if language not in LANGUAGES:
        raise Refused("unknown_language")
    return {"markdown": label_of(game).written_rules(language)}


@router.get("/api/games/{game}/actions")
async def declared_actions(game: str, lobby: InLobby) -> Json:
    """What the seats of a game can do, as declared: how it is said, and what its parts hold."""
    kinds = (await lobby.services.rules.of(label_of(game).id)).kinds
    return {"actions": [kind.declaration() for kind in kinds if kind.is_for_seats]}


@router.get("/api/text/{language}")
async def server_text(language: str) -> Json:
    """The server's own words in a language, and the coach's."""
    return {**words(CATALOGUE.texts, language), **words(load_catalogue("sobremesa.coach").texts, language)}


def words(texts: Any, language: str) -> Json:
    if language not in LANGUAGES:
        raise Refused("unknown_language")
    return dict(texts[language])

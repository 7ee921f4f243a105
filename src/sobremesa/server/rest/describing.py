"""The server's description of itself in OpenAPI, with everything a request may be refused with.

What follows from a request's parts (a body, a token, a table's id) is found out here; the rest is listed, by endpoint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from fastapi import FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from ..refusals import CATALOGUE, STATUS
from . import endpoints, models

TOKENS = ("no_token", "token_bad", "token_foreign", "token_ended", "token_expired")
MAKING = ("unknown_game", "options_refused", "unknown_bot", "table_full", "colour_taken", "server_full")
OVER = ("not_finished", "no_replay", "no_game")

REFUSALS: dict[str, tuple[str, ...]] = {
    "prepared_rules": ("unknown_game",),
    "game_text": ("unknown_game", "unknown_language"),
    "written_rules": ("unknown_game", "unknown_language"),
    "declared_actions": ("unknown_game",),
    "judge_options": ("unknown_game",),
    "server_text": ("unknown_language",),
    "watch_lobby": ("server_full",),
    "figures": ("figures_closed",),
    "new_table": (*MAKING, "nobody_there"),
    "play_against_bots": MAKING,
    "be_host": ("host_is_here", "over", "too_fast"),
    "pause": ("not_playing", "too_fast"),
    "resume": ("not_paused", "too_fast"),
    "set_pace": ("over", "too_fast"),
    "set_webhook": ("webhook_refused", "over", "too_fast"),
    "skip": ("not_playing", "others_watch", "too_fast"),
    "rematch": ("not_finished", "rematch_seat_gone", "options_refused", "too_fast"),
    "sit": ("already_started", "table_full", "seat_taken", "colour_taken", "unknown_seat", "over", "too_fast"),
    "change": ("already_started", "colour_taken", "over", "too_fast"),
    "leave": ("over", "too_fast"),
    "come_back": ("over", "too_fast"),
    "make_code": ("over", "too_fast"),
    "move": ("code_unknown", "over"),
    "put_bot": ("unknown_seat", "unknown_bot", "seat_taken", "over", "too_fast"),
    "take_bot_away": ("unknown_seat", "already_started", "no_bot_there", "too_fast"),
    "kick": ("unknown_seat", "nobody_to_kick", "over", "too_fast"),
    "mute": ("unknown_seat", "too_fast"),
    "record": OVER,
    "replay": (*OVER, "unknown_seat"),
    "analysis": (*OVER, "no_analysis", "server_full"),
    "branch": (*OVER, "no_branch", "over", "unknown_step", "unknown_seat", "unknown_bot", "server_full"),
    "advice": ("not_playing", "no_help", "no_advice", "server_full", "too_fast"),
    "list_puzzles": ("unknown_game",),
    "try_puzzle": ("unknown_game", "unknown_puzzle"),
    "list_lessons": ("unknown_game",),
    "show_lesson": ("unknown_game", "unknown_lesson"),
    "take_lesson": ("unknown_game", "unknown_lesson", "not_in_lesson"),
    "fetch_luggage": ("code_unknown",),
    "bring_record": ("record_refused", "record_too_long", "not_finished"),
}
BY_DEPENDENCY: dict[Callable[..., Any], tuple[str, ...]] = {
    models.table_of: ("unknown_table", "moving"),
    models.holder: TOKENS,
    models.own_seat: ("not_your_seat",),
    models.host: ("not_the_host",),
    models.may_create: ("too_fast", "moving"),
}
REFUSAL = {
    "type": "object",
    "required": ["code", "words"],
    "properties": {
        "code": {"type": "string"},
        "words": {"type": "object", "additionalProperties": {"type": "string"}},
    },
}


def describe(app: FastAPI) -> None:
    """Lets the application describe itself with all statuses."""
    app.openapi = lambda: app.openapi_schema or _described(app)  # type: ignore[method-assign]


def _described(app: FastAPI) -> dict[str, Any]:
    told = get_openapi(title=app.title, version=app.version, routes=app.routes)
    told["components"]["schemas"]["Refusal"] = REFUSAL
    for name in ("HTTPValidationError", "ValidationError"):
        told["components"]["schemas"].pop(name, None)
    for route in endpoints:
        for method in route.methods or ():
            _complete(told["paths"][route.path_format][method.lower()], route)
    app.openapi_schema = told
    return told


def _complete(operation: dict[str, Any], route: APIRoute) -> None:
    answers = operation["responses"]
    answers.pop("422", None)
    codes = sorted(codes_of(route))
    operation["x-refusals"] = codes
    for status in sorted({status_of(code) for code in codes}):
        answers[str(status)] = _refusal([code for code in codes if status_of(code) == status])


def _refusal(codes: list[str]) -> dict[str, Any]:
    said = CATALOGUE.texts["en"]
    schema = {"$ref": "#/components/schemas/Refusal"}
    description = " ".join(f"`{code}`: {said[f'refused.{code}']}" for code in codes)
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def codes_of(route: APIRoute) -> set[str]:
    codes = {"unknown_host", "server_error", *REFUSALS.get(route.name, ())}
    for dependency in _dependencies(route.dependant):
        codes.update(BY_DEPENDENCY.get(dependency, ()))
    if route.methods != {"GET"}:
        codes |= {"foreign_origin", "too_big"}
    if route.body_field or any(_asks(route.dependant)):
        codes.add("bad_message")
    return codes


def _dependencies(dependant: Dependant) -> Iterator[Callable[..., Any]]:
    for below in dependant.dependencies:
        if below.call is not None:
            yield below.call
        yield from _dependencies(below)


def _asks(dependant: Dependant) -> Iterator[bool]:
    """Whether a request says something that may be of the wrong kind."""
    yield bool(dependant.query_params)
    yield any(part.field_info.annotation is int for part in dependant.path_params)
    for below in dependant.dependencies:
        yield from _asks(below)


def status_of(code: str) -> int:
    return STATUS.get(code, 409)


def allowed(path: str) -> str:
    """The methods an address understands, as the header `Allow` says them; our own description is only read."""
    routes = [route for route in endpoints if route.path_regex.fullmatch(path)]
    return ", ".join(sorted({method for route in routes for method in route.methods or ()} or {"GET", "HEAD"}))

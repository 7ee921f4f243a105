"""What requests carry, and the doors to what they are about."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Depends, Header, Path, Request
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ...contract.label import Label
from ...games import game
from ..entrance.border import ID, NAME_LETTERS, clean, clean_all, clean_name
from ..entrance.limits import Buckets
from ..lobby.lobby import Lobby
from ..refusals import Refused
from ..table.mail import Look
from ..table.seats.holding import Held, held_by, judge_host
from ..table.table import Table

Json = dict[str, Any]


Name = Annotated[str, Field(min_length=1, max_length=NAME_LETTERS), AfterValidator(clean_name)]
Word = Annotated[str, Field(max_length=40), AfterValidator(clean)]
Key = Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
"""What a device that wants ratings knows itself by; only its hash is kept."""
Document = Annotated[dict[str, Any], AfterValidator(clean_all)]


Pace = Literal["calm", "quick", "at_once"]
Answers = Annotated[float | None, Field(ge=1, le=120)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Person(Body):
    name: Name
    colour: Word | None = None


class NewTable(Body):
    game: Word
    players: int | None = None
    options: Document = {}
    private: bool = False
    clock: Word = "off"
    even: bool = False
    pace: Pace = "calm"
    answers: Answers = None
    name: Name | None = None
    colour: Word | None = None
    person: Key | None = None
    more: Annotated[list[Person], Field(max_length=5)] = []
    bots: Annotated[list[Word], Field(max_length=6)] = []


class QuickGame(Body):
    game: Word
    name: Name
    colour: Word | None = None
    players: int | None = None
    options: Document = {}
    bot: Word | None = None
    clock: Word = "off"
    even: bool = False
    pace: Pace = "calm"
    answers: Answers = None


class Again(Body):
    options: Document | None = None


class BranchOff(Body):
    step: int
    name: Name
    seat: int | None = None
    bot: Word | None = None


class Sit(Body):
    name: Name
    seat: int | None = None
    colour: Word | None = None
    person: Key | None = None


class Change(Body):
    name: Name | None = None
    colour: Word | None = None
    ready: bool | None = None


class Code(Body):
    code: Word


class BotName(Body):
    bot: Word


class BotPace(Body):
    pace: Pace


class Webhook(Body):
    url: Annotated[str, Field(max_length=500)] | None


class Mute(Body):
    muted: bool


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


InLobby = Annotated[Lobby, Depends(lobby_of)]


async def table_of(lobby: InLobby, table_id: Annotated[str, Path()]) -> Table:
    if not ID.fullmatch(table_id):
        raise Refused("unknown_table")
    return await lobby.find(table_id)


AtTable = Annotated[Table, Depends(table_of)]


def holder(table: AtTable, authorization: Annotated[str | None, Header()] = None) -> Held:
    kind, _, token = (authorization or "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refused("no_token")
    return held_by(table, token.strip())


Holder = Annotated[Held, Depends(holder)]


def own_seat(held: Holder, number: int) -> Held:
    """The holder, asking about its own seat."""
    if held.seat != number:
        raise Refused("not_your_seat")
    return held


Own = Annotated[Held, Depends(own_seat)]


def host(table: AtTable, held: Holder) -> Held:
    judge_host(table, held)
    return held


Host = Annotated[Held, Depends(host)]


def address_of(request: Request) -> str:
    return request.client.host if request.client else "?"


def may_create(request: Request, lobby: InLobby) -> None:
    """Where there are several nodes, what one address makes at one of them counts as if it came to all."""
    buckets: Buckets = request.app.state.creations
    if not buckets.take(address_of(request), lobby.services.leases.nodes):
        raise Refused("too_fast")


def label_of(name: str) -> Label:
    try:
        return game(name)
    except LookupError:
        raise Refused("unknown_game") from None


async def shown(table: Table) -> Json:
    """The table document, without what is not committed yet."""
    return {"table": await table.keeper.ask(Look())}

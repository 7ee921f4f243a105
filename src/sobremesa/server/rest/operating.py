"""For whoever runs the server, and for what watches it: is it ready, and its figures."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Header, Request, Response

from ..operating.commanding import KEY, commanded, judge_key
from ..operating.reading import may_read
from ..operating.registry import CONTENT_TYPE
from ..refusals import Refused
from .models import AtTable, InLobby, Json

router = APIRouter(tags=["operating"])


@router.get("/ready", responses={503: {"description": "Nobody new should come here; `why` says what for."}})
async def ready(lobby: InLobby, response: Response) -> Json:
    """Whether a balancer should send people here: the store takes rows, the rules are compiled, nobody is leaving."""
    why = await lobby.services.readiness.obstacles()
    if why:
        response.status_code = 503
    return {"ready": not why, "why": why}


@router.get("/metrics", response_class=Response)
async def figures(lobby: InLobby, request: Request) -> Response:
    """Counts and times in Prometheus' text format, for whoever runs the server."""
    address = request.client.host if request.client else None
    if not may_read(lobby.services.settings, address, request.headers):
        raise Refused("figures_closed")
    return Response(lobby.services.figures.registry.text(), media_type=CONTENT_TYPE)


async def operator(lobby: InLobby, authorization: Annotated[str | None, Header()] = None) -> None:
    """Whoever can read the store: its key is what `sobremesa admin` sends."""
    judge_key(await lobby.services.store.key(KEY), (authorization or "").removeprefix("Bearer ").strip())


@router.post("/api/tables/{table_id}/admin/{what}", include_in_schema=False, dependencies=[Depends(operator)])
async def command_table(table: AtTable, what: Literal["pause", "close"]) -> Json:
    """Pauses or closes a table, for `sobremesa admin`."""
    return {"table": await commanded(table, what)}

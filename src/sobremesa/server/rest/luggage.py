"""What a player's device keeps, on its way to another one."""

from __future__ import annotations

from fastapi import APIRouter, Depends

from ..refusals import Refused
from .models import Body, Code, Document, InLobby, Json, may_create

router = APIRouter(prefix="/api/luggage", tags=["luggage"])


class Packed(Body):
    packed: Document


@router.post("", status_code=201, dependencies=[Depends(may_create)])
async def leave_luggage(lobby: InLobby, luggage: Packed) -> Json:
    """Keeps a document for a few minutes, to be fetched once with the code."""
    code, expires = lobby.services.luggage.leave(luggage.packed)
    return {"code": code, "expires": int(expires * 1000)}


@router.post("/fetch", dependencies=[Depends(may_create)])
async def fetch_luggage(lobby: InLobby, wanted: Code) -> Json:
    """The document that was left with this code."""
    packed = lobby.services.luggage.fetch(wanted.code)
    if packed is None:
        raise Refused("code_unknown")
    return {"packed": packed}

"""Everything around a game: games, lobby, tables, seats, records. Described in OpenAPI by itself."""

from fastapi import APIRouter

from . import games, manual, records, seats, tables

router = APIRouter()
for part in (games, tables, seats, records, manual):
    router.include_router(part.router)

__all__ = ["router"]

"""Everything around a game: games, lobby, tables, seats, records. Described in OpenAPI by itself."""

from fastapi import APIRouter
from fastapi.routing import APIRoute

from . import coaching, games, judging, lessons, luggage, manual, operating, ratings, records, seats, tables

router = APIRouter()
endpoints: list[APIRoute] = []
for part in (games, judging, operating, lessons, tables, seats, records, ratings, coaching, luggage, manual):
    router.include_router(part.router)
    routes = [route for route in part.router.routes if isinstance(route, APIRoute)]
    endpoints += [route for route in routes if route.include_in_schema]

__all__ = ["endpoints", "router"]

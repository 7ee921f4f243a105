"""What the coach found in finished games, kept beside their logs. It can always be found anew."""

from __future__ import annotations

import json
import zlib
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from ...contract.game import Document
from .schema import analyses


class Look(NamedTuple):
    """A game looked back at: in whole, or at first."""

    table: str
    whole: bool


class Analyses:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def found(self, look: Look, version: str) -> Document | None:
        """What this version of the coach has found before."""
        asked = select(analyses.c.document).where(
            analyses.c.table_id == look.table, analyses.c.whole == look.whole, analyses.c.version == version
        )
        async with self.engine.connect() as connection:
            kept = await connection.scalar(asked)
        return None if kept is None else dict(json.loads(zlib.decompress(kept)))

    async def keep(self, look: Look, version: str, found: Document) -> None:
        dialect = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        told = {"version": version, "document": zlib.compress(json.dumps(found, separators=(",", ":")).encode())}
        fresh = dialect.insert(analyses).values(table_id=look.table, whole=look.whole, **told)
        again = fresh.on_conflict_do_update(index_elements=["table_id", "whole"], set_=told)
        async with self.engine.begin() as connection:
            await connection.execute(again)

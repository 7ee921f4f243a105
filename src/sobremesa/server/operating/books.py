"""What the store says about tables, for whoever runs a server. Nothing is changed, and nothing secret is told."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Select, func, select

from ..store import Store
from ..store.schema import log, tables


@dataclass(frozen=True)
class Listed:
    id: str
    game: str
    state: str
    private: bool
    created: int
    """Milliseconds since 1970, like all moments here."""
    rows: int
    last: int
    """When something last happened."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Wanted:
    """Which tables; None is any."""

    states: tuple[str, ...] | None = None
    game: str | None = None
    before: int | None = None
    """Nothing has happened there since."""


_ROWS = (
    select(func.coalesce(func.max(log.c.seq), 0)).where(log.c.table_id == tables.c.id).scalar_subquery()
)  # they are numbered without gaps
_LAST = func.coalesce(
    select(log.c.at).where(log.c.table_id == tables.c.id).order_by(log.c.seq.desc()).limit(1).scalar_subquery(),
    tables.c.created,
)


async def listed(store: Store, wanted: Wanted, most: int | None = None) -> list[Listed]:
    """Tables, those untouched for longest first."""
    columns = [tables.c[name] for name in ("id", "game", "state", "private", "created")]
    asked = _chosen(select(*columns, _ROWS, _LAST), wanted).order_by(_LAST).limit(most)
    async with store.engine.connect() as connection:
        return [Listed(*found) for found in await connection.execute(asked)]


def _chosen(asked: Select[Any], wanted: Wanted) -> Select[Any]:
    if wanted.states is not None:
        asked = asked.where(tables.c.state.in_(wanted.states))
    if wanted.game is not None:
        asked = asked.where(tables.c.game == wanted.game)
    if wanted.before is not None:
        asked = asked.where(wanted.before > _LAST)
    return asked


async def inspected(store: Store, table_id: str) -> dict[str, Any] | None:
    """A table as everybody may know it, with how long its log is and of what it is made."""
    async with store.engine.connect() as connection:
        summary = await connection.scalar(select(tables.c.summary).where(tables.c.id == table_id))
        if summary is None:
            return None
        counted = select(log.c.kind, func.count(), func.max(log.c.seq), func.max(log.c.at))
        found = list(await connection.execute(counted.where(log.c.table_id == table_id).group_by(log.c.kind)))
    told: dict[str, Any] = json.loads(summary)
    return {
        **told,
        "rows": {kind: count for kind, count, _, _ in sorted(found)},
        "last_row": max((seq for _, _, seq, _ in found), default=0),
        "last": max((at for _, _, _, at in found), default=told["created"]),
    }

"""Tables that are over leave the store: their games as files first, or just so.

Safe beside a running server: only tables at which nothing has happened for a day or longer go, a few at a time.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import delete

from ..store import Store, TableRow
from ..store.schema import log, tables
from ..table.log.state import CLOSED, FINISHED
from ..table.play.game_at_play import DoesNotReplay
from .replaying import NO_GAME, NotHere, record_of_table

OVER = (FINISHED, CLOSED)
AT_ONCE = 50
"""So many tables leave in one transaction: whoever plays meanwhile waits no longer than that."""


class NotWritten(Exception):
    """Why a file cannot be written, in words; the store has troubles of its own."""


@dataclass(frozen=True)
class Kept:
    """A table that stays, because its game cannot be written down."""

    table: str
    why: str


async def archive(store: Store, made: TableRow, folder: Path) -> Path | Kept | None:
    """Writes a table's record: the file, or why there is none. None where nothing was played and nothing is lost."""
    try:
        record = await record_of_table(store, made)
    except NotHere as error:
        return None if error.status == NO_GAME else Kept(made.id, str(error))
    except DoesNotReplay as error:
        return Kept(made.id, str(error))
    file = folder / f"{made.game}-{made.id}.json"
    _write(file, json.dumps(record, ensure_ascii=False))
    return file


def _write(file: Path, text: str) -> None:
    """Whole and on disk, or not there: rows are removed for it."""
    draft = file.with_suffix(".draft")
    with _writing():
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)


def open_folder(folder: Path) -> None:
    """Records of private games are in there."""
    with _writing():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)


@contextmanager
def _writing() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise NotWritten(error.strerror or str(error)) from error


async def prune(store: Store, ids: Sequence[str]) -> int:
    """Removes tables that are over, with their logs; how many."""
    removed = 0
    for start in range(0, len(ids), AT_ONCE):
        some = list(ids[start : start + AT_ONCE])
        async with store.engine.begin() as connection:
            over = tables.c.id.in_(some) & tables.c.state.in_(OVER)
            found = [
                row.id for row in await connection.execute(tables.select().with_only_columns(tables.c.id).where(over))
            ]
            await connection.execute(delete(log).where(log.c.table_id.in_(found)))
            await connection.execute(delete(tables).where(tables.c.id.in_(found)))
            removed += len(found)
    return removed

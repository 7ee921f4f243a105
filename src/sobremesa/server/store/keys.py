"""The key that signs seat tokens, and its change."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from .schema import keys

if TYPE_CHECKING:
    from .store import Store

SEAT_TOKENS, BEFORE = "seat tokens", "seat tokens before"


async def rotate(store: Store, ends_old_ones: bool) -> None:
    """A new key. Tokens of the one before stay good until they expire, unless they should end now."""
    async with store.engine.begin() as connection:
        old = await connection.scalar(select(keys.c.value).where(keys.c.name == SEAT_TOKENS))
        await connection.execute(delete(keys).where(keys.c.name.in_((SEAT_TOKENS, BEFORE))))
        await connection.execute(insert(keys).values(name=SEAT_TOKENS, value=secrets.token_bytes(32)))
        if old is not None and not ends_old_ones:
            await connection.execute(insert(keys).values(name=BEFORE, value=bytes(old)))

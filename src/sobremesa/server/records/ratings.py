"""Ratings of people who meet at this server, where its owner wants them: one for each game they play.

A person is known by the hash of a key their device made; a game counts if at least two of those who play it are known.
It is noted when it begins and rated when it ends, in one transaction and once, whichever node does it; what a crash
left undone is done by the next sweep.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..store.schema import rated, ratings, tables
from ..table.log.state import CLOSED, FINISHED, OVER, PERSON, State
from .skill import NEWCOMER, Skill, after, places_of

if TYPE_CHECKING:
    from ..table.table import Table

PENDING = ""
SWEPT_AT_ONCE = 100


class Standing(NamedTuple):
    """Of one person in one game."""

    skill: Skill = NEWCOMER
    games: int = 0

    def as_json(self) -> dict[str, int]:
        return {"rating": self.skill.shown, "games": self.games}


def person_of(key: str) -> str:
    """What is kept of a device's key."""
    return hashlib.sha256(b"sobremesa person 1:" + key.encode()).hexdigest()[:32]


def known_people(state: State) -> dict[int, str]:
    """Seat by seat; nobody is rated against themselves."""
    known = {seat.number: seat.person for seat in state.seats if seat.kind == PERSON and seat.person}
    often = Counter(known.values())
    return {seat: person for seat, person in known.items() if often[person] == 1}


class Ratings:
    def __init__(self, engine: AsyncEngine, is_wanted: bool) -> None:
        self.engine = engine
        self.is_wanted = is_wanted

    def counts(self, table: Table) -> bool:
        return self.is_wanted and len(known_people(table.state)) > 1

    async def expect(self, table: Table) -> None:
        """A game that will count has begun."""
        if self.counts(table):
            async with self.engine.begin() as connection:
                await self._note(connection, table.id)

    async def rate(self, table: Table) -> None:
        """Once, however often it is asked for."""
        if not self.counts(table) or table.state.result is None:
            return
        people, result = known_people(table.state), table.state.result
        async with self.engine.begin() as connection:
            await self._note(connection, table.id)
            if not await _claim(connection, table.id):
                return
            standings = await self._standings(connection, table.made.game, list(people.values()))
            places = places_of(result["winners"], result["scores"])
            told = rerated(people, standings, places)
            for seat, standing in told.items():
                await _keep(connection, table.made.game, people[seat], standing)
            body = [_changed(seat, standings[people[seat]], standing) for seat, standing in told.items()]
            await connection.execute(update(rated).where(rated.c.table_id == table.id).values(body=json.dumps(body)))

    async def at_table(self, table: Table) -> list[dict[str, Any]]:
        """The ratings of those who sit there; of a game that is over also what it has changed."""
        if not self.is_wanted:
            return []
        if table.state.name == FINISHED:
            await self.rate(table)
        people = known_people(table.state)
        async with self.engine.connect() as connection:
            body = await connection.scalar(select(rated.c.body).where(rated.c.table_id == table.id))
            if body:
                return list(json.loads(body))
            asked = select(ratings).where(ratings.c.game == table.made.game, ratings.c.person.in_(people.values()))
            found = {row.person: _standing(row) for row in await connection.execute(asked)}
        return [{"seat": seat, **found.get(person, Standing()).as_json()} for seat, person in people.items()]

    async def of(self, person: str) -> list[dict[str, Any]]:
        asked = select(ratings).where(ratings.c.person == person, ratings.c.games > 0).order_by(ratings.c.game)
        async with self.engine.connect() as connection:
            return [{"game": row.game, **_standing(row).as_json()} for row in await connection.execute(asked)]

    async def forget(self, person: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(ratings).where(ratings.c.person == person))

    async def catch_up(self, seen: Callable[[str], Awaitable[Table | None]]) -> None:
        """Rates what has ended while nobody could; what was closed does not count."""
        if not self.is_wanted:
            return
        ended = select(rated.c.table_id).join(tables, tables.c.id == rated.c.table_id)
        ended = ended.where(rated.c.body == PENDING, tables.c.state.in_(OVER)).limit(SWEPT_AT_ONCE)
        async with self.engine.connect() as connection:
            names = list(await connection.scalars(ended))
        for name in names:
            table = await seen(name)
            if table is not None and table.state.name == CLOSED:
                async with self.engine.begin() as connection:
                    await connection.execute(delete(rated).where(rated.c.table_id == name))
            elif table is not None:
                await self.rate(table)

    async def _note(self, connection: AsyncConnection, table_id: str) -> None:
        """A write comes first: SQLite gives the one lock it has to whoever begins with one."""
        await connection.execute(self._insert(rated).values(table_id=table_id, body=PENDING).on_conflict_do_nothing())

    async def _standings(self, connection: AsyncConnection, game: str, people: Sequence[str]) -> dict[str, Standing]:
        """Locked until they are written; always in the same order, so that no two games wait for each other."""
        new = [{"person": one, "game": game, "mean": NEWCOMER.mean, "doubt": NEWCOMER.doubt} for one in sorted(people)]
        for row in new:
            await connection.execute(self._insert(ratings).values(**row, games=0).on_conflict_do_nothing())
        asked = select(ratings).where(ratings.c.game == game, ratings.c.person.in_(people))
        found = await connection.execute(asked.order_by(ratings.c.person).with_for_update())
        return {row.person: _standing(row) for row in found}

    def _insert(self, into: Any) -> Any:
        return (postgresql if self.engine.dialect.name == "postgresql" else sqlite).insert(into)


async def _claim(connection: AsyncConnection, table_id: str) -> bool:
    """Whoever is first: others wait here for its end, and have nothing left to do."""
    pending = update(rated).where(rated.c.table_id == table_id, rated.c.body == PENDING)
    return (await connection.execute(pending.values(body="[]"))).rowcount == 1


async def _keep(connection: AsyncConnection, game: str, person: str, now: Standing) -> None:
    one = update(ratings).where(ratings.c.person == person, ratings.c.game == game)
    await connection.execute(one.values(mean=now.skill.mean, doubt=now.skill.doubt, games=now.games))


def _changed(seat: int, before: Standing, now: Standing) -> dict[str, int]:
    return {"seat": seat, **now.as_json(), "change": now.skill.shown - before.skill.shown}


def _standing(row: Any) -> Standing:
    return Standing(Skill(row.mean, row.doubt), row.games)


def rerated(people: dict[int, str], standings: dict[str, Standing], places: Sequence[int]) -> dict[int, Standing]:
    before = [standings[person] for person in people.values()]
    skills = after([one.skill for one in before], [places[seat] for seat in people])
    return {seat: Standing(skill, one.games + 1) for seat, skill, one in zip(people, skills, before, strict=True)}

"""All tables of this process: made, found, listed, taken up when somebody comes, let go when nobody is there.

In memory are the tables that have company. The store has them all, and what the lobby shows of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec

from ...contract.errors import BadDocument
from ...contract.label import Label
from ...games import game as label_of
from ...games import games
from ..nodes import Elsewhere
from ..operating.logs import note, trouble, warn
from ..process.garbage import Garbage
from ..refusals import Refused
from ..services import Services
from ..store import TableRow
from ..table.loading import read, wake
from ..table.log.charter import USUAL, Charter, Manners, new_table_row
from ..table.log.row import encode, now_ms
from ..table.log.state import FINISHED, PAUSED, PLAYING, STARTING, UNDER_WAY, WAITING
from ..table.mail import Close, Rest, SitAgain, Stand, Stop
from ..table.table import Table
from ..table.telling.history import FULL_MS
from ..table.telling.notice import notice
from ..table.telling.standing import standing

LISTED = 50
SWEPT_AT_ONCE = 100
STANDINGS_KEPT = 5000


class Lobby:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self.garbage = Garbage()
        services.figures.watch_tables(lambda: self.tables.values())
        services.figures.watch_nodes(lambda: self.tables.values(), lambda: services.leases.nodes)
        self.is_closing = False
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._ending: dict[str, asyncio.Task[None]] = {}
        self._standings: dict[str, tuple[int, dict[str, Any]]] = {}
        """How tables stood that were asked for and are not in memory, each after so many rows."""
        self._left: dict[str, int] = {}
        """When tables that rest were last attended, as far as this process knows."""
        services.leases.lapsed(self.let_go)
        self._tasks = [asyncio.create_task(self._sweep_for_ever()), asyncio.create_task(services.leases.live())]

    async def find(self, table_id: str) -> Table:
        """The table of that id; nothing is made from an unknown one."""
        if self.is_closing:
            raise Refused("moving")
        table = self.tables.get(table_id)
        if table is None or table.is_lost:
            table = await self._load(table_id)
        if table is None:
            raise Refused("unknown_table")
        table.last_company = time.monotonic()
        return table

    async def create(
        self,
        label: Label,
        players: int,
        options: dict[str, Any],
        clock: str,
        private: bool,
        even: bool = False,
        manners: Manners = USUAL,
    ) -> Table:
        """An empty table; Refused in words when the options exclude each other."""
        clocks = self.services.settings.clocks
        if clock not in clocks:
            raise Refused("bad_message")
        if label.real_time:  # nobody waits for a turn
            clock = "off"
        even = even and label.real_time
        charter = Charter(players, checked(label, players, options), clock, clocks[clock], even, *manners)
        return await self.open(new_table_row(label, charter, private))

    async def open(self, made: TableRow) -> Table:
        """A new table, if there is room for one more."""
        if len(self.tables) >= self.services.settings.limits.tables and not await self._make_room():
            raise Refused("server_full")
        return await self.add(made)

    async def add(self, made: TableRow) -> Table:
        table = Table(made, self.services)
        table.summary = encode(notice(table.document()))
        lease = self.services.leases.new(made.id)
        stored = {**vars(made), "state": WAITING, "summary": table.summary.decode()}
        await self.services.writer.write(table=stored, lease=lease)
        if lease is not None and not self.services.leases.holds(lease["node"]):
            return await self.find(made.id)
        table.lease = lease["number"] if lease else None
        self.tables[made.id] = table
        note("a table is made", table=made.id, game=made.game)
        return table

    async def make_rematch(self, table: Table, options: dict[str, Any] | None = None) -> Table:
        """A table like one that is over, or with other options, and everybody in their seats."""
        label = label_of(table.made.game)
        charter = table.charter
        options = checked(label, charter.players, charter.options if options is None else options)
        pace = table.state.pace or charter.pace
        fresh = Charter(charter.players, options, charter.clock, charter.seconds, charter.even, pace, charter.answers)
        following = await self.add(new_table_row(label, fresh, table.made.private))
        await following.keeper.ask(SitAgain(table.state.seats))
        return following

    async def listed(self, state: str, game: str | None) -> list[Any]:
        """Notices of public tables, the newest first."""
        states = (STARTING, PLAYING, PAUSED) if state == PLAYING else (state,)
        stored = await self.services.store.summaries(states, game, LISTED)
        told = [notice(msgspec.json.decode(found)) for found in stored]
        return [found for found in told if found["game"] in games()]

    async def standing(self, table_id: str) -> dict[str, Any] | None:
        """How a table stands, if there is one; one that rests is read and not woken."""
        table = self.tables.get(table_id)
        if table is None or table.is_lost:
            return await self._stood(table_id)
        told: dict[str, Any] = await table.keeper.ask(Stand())
        return told

    async def _stood(self, table_id: str) -> dict[str, Any] | None:
        """As its log says; a log that has not grown is not read again."""
        last = await self.services.store.last(table_id)
        if last is not None and (kept := self._standings.get(table_id)) is not None and kept[0] == last:
            return kept[1]
        table = await self.seen(table_id)
        if table is None:
            return None
        if table is self.tables.get(table_id):  # it was woken meanwhile, and may hold rows that are not on disk
            return await self.standing(table_id)
        return self._note_standing(table)

    def _note_standing(self, table: Table) -> dict[str, Any]:
        told = standing(table)
        if table.seq:
            self._standings.pop(table.id, None)
            self._standings[table.id] = table.seq, told
            while len(self._standings) > STANDINGS_KEPT:
                del self._standings[next(iter(self._standings))]
        return told

    async def seen(self, table_id: str) -> Table | None:
        """A table as it is, or as its log says: it is not woken, and whoever keeps it goes on keeping it."""
        table = self.tables.get(table_id)
        if table is not None and not table.is_lost:
            return table
        made = await self.services.store.table(table_id)
        if made is None or made.game not in games():
            return None
        table, _ = await read(made, self.services)
        return table

    async def everything(self) -> list[Any]:
        """What the lobby shows to one who has just come."""
        return [told for state in (WAITING, PLAYING, FINISHED) for told in await self.listed(state, None)]

    async def _load(self, table_id: str) -> Table | None:
        """Loads a table once, however many ask for it."""
        if (ending := self._ending.get(table_id)) is not None:
            await asyncio.wait({ending})
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load_now(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load_now(self, table_id: str) -> Table | None:
        made = await self.services.store.table(table_id)
        if made is None or made.game not in games():
            return None
        before = self.tables.get(table_id)
        lease = await self.services.leases.claim(table_id)
        table, rows = await read(made, self.services)
        if not self.services.leases.holds(lease.node):  # we have lapsed meanwhile: it may be another's already
            raise Refused("moving")
        table.lease = lease.number
        idle = lease.idle(rows[-1].at if rows else made.created)
        wake(table, rows, max(idle, before.lost_for if before is not None else 0))
        self.tables[table_id] = table
        self._left.pop(table_id, None)
        return table

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.services.settings.sweep_seconds)
            try:
                await self.let_go_of_strange()
            except Exception:
                trouble("leases cannot be looked at")
            for table in list(self.tables.values()):
                try:
                    await self.sweep(table)
                except Exception:
                    trouble("a table cannot be swept", table=table.id)
            try:
                await self.sweep_stored()
            except Exception:
                trouble("the store cannot be swept")
            self.garbage.tidy(is_quiet=not any(table.listeners for table in self.tables.values()))

    async def let_go_of_strange(self) -> None:
        """Tables another node keeps: where nobody acts, nothing else would tell us."""
        kept = dict(self.tables)
        for table_id in await self.services.leases.strange(kept):
            warn("another node keeps a table of ours", table=table_id)
            kept[table_id].lose()

    async def sweep(self, table: Table) -> None:
        """Lets go of a table without company, and closes one nobody has come to for long; the store keeps it."""
        settings = self.services.settings
        table.history.forget_before(now_ms() - FULL_MS)
        if table.listeners:
            table.last_company = time.monotonic()
        alone = time.monotonic() - table.last_company
        if table.is_lost or (table.is_over and alone > settings.forget_finished):
            self._forget(table)
            table.close(1001)
            return await self.services.leases.release(table.id, table.lease)
        patience = settings.abandoned_waiting if table.state.name == WAITING else settings.abandoned_playing
        if not table.is_over and alone > patience:
            await self._abandon(table)
        elif not table.is_over and alone > settings.rest_unattended:
            await self._rest(table)

    async def sweep_stored(self) -> None:
        """Closes tables that rest and that nobody has come to for long, while somebody could."""
        settings = self.services.settings
        for states, patience in (((WAITING,), settings.abandoned_waiting), (UNDER_WAY, settings.abandoned_playing)):
            since = self.services.leases.ago(int(patience * 1000))
            for table_id in await self.services.store.untouched(states, since, SWEPT_AT_ONCE):
                is_here = table_id in self.tables or table_id in self._loading
                if not is_here and self._left.get(table_id, 0) < since:
                    with contextlib.suppress(Elsewhere):  # who keeps it sweeps it
                        await self._end(table_id)
        await self.services.ratings.catch_up(self.seen)

    async def _end(self, table_id: str) -> None:
        """Closes a table that is not in memory; whoever comes meanwhile waits for it."""
        self._ending[table_id] = asyncio.create_task(self._end_now(table_id))
        try:
            await asyncio.shield(self._ending[table_id])
        finally:
            del self._ending[table_id]

    async def _end_now(self, table_id: str) -> None:
        made = await self.services.store.table(table_id)
        if made is not None and made.game in games():
            lease = await self.services.leases.claim(table_id)
            table, _ = await read(made, self.services)
            table.lease = lease.number
            await self._abandon(table)
            await self.services.leases.release(table_id, table.lease)
            self._left.pop(table_id, None)

    async def _abandon(self, table: Table) -> None:
        await table.keeper.ask(Close("reason.abandoned"))
        note("an abandoned table is closed", table=table.id)

    async def _rest(self, table: Table) -> bool:
        """Lets a table without company leave memory, between two turns: everything about it is in the store."""
        if not await table.keeper.ask(Rest()):
            return False
        if self._forget(table):
            self._left[table.id] = now_ms()
        await self.services.leases.release(table.id, table.lease)
        return True

    def _forget(self, table: Table) -> bool:
        """False if it has been taken up again already: then another object stands for it."""
        is_known = self.tables.get(table.id) is table
        if is_known:
            del self.tables[table.id]
        return is_known

    async def _make_room(self) -> bool:
        alone = [table for table in self.tables.values() if not table.listeners and not table.is_lost]
        longest = min(alone, key=lambda table: table.last_company, default=None)
        return longest is not None and await self._rest(longest)

    def let_go(self) -> None:
        """Everything: other nodes may keep it by now. Who was here comes back."""
        tables = list(self.tables.values())
        self.tables.clear()
        for table in tables:
            table.lose()

    async def close(self) -> None:
        """Stops every table, and hands over what others can go on with."""
        self.is_closing = True
        for task in self._tasks:
            task.cancel()
        loading = [*self._loading.values()]
        await asyncio.gather(*self._tasks, *loading, return_exceptions=True)
        stopping = [
            table.keeper.ask(Stop(1012)) for table in self.tables.values()
        ]  # what is being committed is told first
        self.tables.clear()
        await asyncio.gather(*stopping, return_exceptions=True)  # some have stopped by themselves
        await self.services.leases.hand_over()
        self.garbage.close()


def checked(label: Label, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """All options with their values; Refused with the game's own words, or with the place of the mistake."""
    try:
        return label.check(players, options)
    except BadDocument as error:
        raise _in_words(label, players, options, error) from None


def _in_words(label: Label, players: int, options: dict[str, Any], error: BadDocument) -> Refused:
    if error.path == "options" and isinstance(options, dict):
        full = {option.name: options.get(option.name, option.default) for option in label.options}
        for exclusion in label.exclusions:
            if exclusion.holds(players, full):
                return Refused("options_refused", label.catalogue.say_all(exclusion.text))
    return Refused("options_refused", None, place=error.path, why=error.reason)

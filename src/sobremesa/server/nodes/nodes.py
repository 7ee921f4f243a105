"""This node among others: where each table is kept, and what it does for devices and requests at the others."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from ..entrance.limits import Buckets
from ..operating.logs import trouble, warn
from ..refusals import Refused
from ..services import Services
from ..settings import Settings
from ..table.log.row import encode
from ..table.table import Table
from .asking import answered
from .leases import Elsewhere, Keeper, Leases
from .link import Link
from .listening import Listening
from .messages import Answer, Ask, Attach, Attached, Message, TurnedAway
from .neighbours import Neighbours
from .piped import PipedWire
from .piping import Piping

if TYPE_CHECKING:
    from ..lobby.lobby import Lobby

Asgi = Callable[[Any, Any, Any], Awaitable[None]]
Attend = Callable[[Table, PipedWire, str], Awaitable[None]]
SECRET = "nodes"
TAKEOVER_SECONDS = 5.0
"""Beyond the time a lease has: then whoever asks is told to come back."""
LOOK_AGAIN_SECONDS = 0.2
KNOWN = 20_000


class Nodes:
    def __init__(self, lobby: Lobby, leases: Leases, secret: bytes, http: Asgi, attend: Attend) -> None:
        self.lobby, self.leases, self.http, self.attend = lobby, leases, http, attend
        limits = self.settings.limits
        self.hellos = Buckets(limits.address_hellos_per_second, limits.address_hellos_at_once)
        self.neighbours = Neighbours(leases.membership, secret, self)
        leases.lapsed(self.let_go)
        self._known: OrderedDict[str, Keeper] = OrderedDict()
        self.pipings: set[Piping] = set()
        self._listening = Listening(lobby.services)
        self._tasks: set[asyncio.Task[None]] = set()
        self._gone: dict[str, asyncio.Task[None]] = {}

    @classmethod
    async def open(cls, lobby: Lobby, leases: Leases, http: Asgi, attend: Attend) -> Nodes:
        nodes = cls(lobby, leases, await lobby.services.store.key(SECRET), http, attend)
        if nodes.settings.node:
            await nodes.neighbours.listen(nodes.settings.node_listens or nodes.settings.node)
        return nodes

    @property
    def services(self) -> Services:
        return self.lobby.services

    @property
    def settings(self) -> Settings:
        return self.services.settings

    async def close(self) -> None:
        self.neighbours.close()
        await self._listening.close()
        for task in (*self._tasks, *self._gone.values()):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._gone.values(), return_exceptions=True)

    def say_bye(self, message: dict[str, Any]) -> None:
        frame = encode(message)
        for piping in self.pipings:
            piping.say_bye(frame)

    def let_go(self) -> None:
        """This node has lapsed."""
        self.lobby.let_go()
        self.neighbours.part()

    @property
    def patience(self) -> float:
        """How long to wait for a table nobody keeps."""
        return self.leases.membership.seconds + TAKEOVER_SECONDS

    def is_here(self, table: str) -> bool:
        found = self.lobby.tables.get(table)
        return found is not None and not found.is_lost

    def forget(self, table: str) -> None:
        """It was not where we thought."""
        self._known.pop(table, None)

    async def find(self, table: str) -> Table | Link:
        """The table, if it is or can be kept here, or the way to who keeps it; while nobody does, we wait."""
        until = time.monotonic() + self.patience
        while True:
            try:
                return await self._find(table)
            except Unreachable as error:
                if time.monotonic() > until:
                    raise Refused("moving") from None
                await self._wait(error.keeper)

    async def _find(self, table: str) -> Table | Link:
        if self.lobby.is_closing:  # whoever asks is better off at another node
            raise Refused("moving")
        if not self.is_here(table) and (known := self._known.get(table)) is not None:
            link = self.neighbours.links.get(known.node)
            if link is not None and link.is_up:
                return link
        self.forget(table)
        try:
            return await self.lobby.find(table)
        except Elsewhere as elsewhere:
            return await self._reach(table, elsewhere.keeper)
        except Refused as refused:
            if refused.code == "moving":
                raise Unreachable(None) from None
            raise
        except (OSError, SQLAlchemyError):
            trouble("a table cannot be looked for", table=table)
            raise Unreachable(None) from None

    async def _reach(self, table: str, keeper: Keeper) -> Link:
        try:
            link = await self.neighbours.to(keeper)
        except OSError:
            raise Unreachable(keeper) from None
        self._known[table] = keeper
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return link

    async def everybody(self) -> list[Link]:
        """Links to all other nodes that can be reached."""
        found = [Keeper(*other) for other in await self.leases.membership.others()]
        links = await asyncio.gather(*(self.neighbours.to(keeper) for keeper in found), return_exceptions=True)
        return [link for link in links if isinstance(link, Link)]

    async def _wait(self, keeper: Keeper | None) -> None:
        """A moment; for a node that cannot be reached, together with all others who wait for its tables."""
        if keeper is None:
            return await asyncio.sleep(LOOK_AGAIN_SECONDS)
        waiting = self._gone.get(keeper.node)
        if waiting is None:
            waiting = self._gone[keeper.node] = asyncio.create_task(self._until_gone(keeper))
            waiting.add_done_callback(lambda _: self._gone.pop(keeper.node, None))
        await asyncio.wait({waiting})

    async def _until_gone(self, keeper: Keeper) -> None:
        """Until a node is no longer one, or can be reached."""
        try:
            while await self.leases.membership.is_alive(keeper.node):
                await asyncio.sleep(LOOK_AGAIN_SECONDS)
                try:
                    await self.neighbours.to(keeper)
                    return
                except OSError:
                    continue
        except (OSError, SQLAlchemyError):
            await asyncio.sleep(LOOK_AGAIN_SECONDS)

    def hear(self, link: Link, message: Message) -> None:
        """What another node wants of us."""
        if isinstance(message, Attach):
            limits = self.settings.limits
            self._spawn(self._attend(PipedWire(link, message.channel, message.address, self.hellos, limits), message))
        elif isinstance(message, Ask):
            self._spawn(self._answer(link, message))

    async def _attend(self, wire: PipedWire, wanted: Attach) -> None:
        try:
            table = await self.lobby.find(wanted.table)
        except Refused as refused:
            return self._turn_away(wire, "" if refused.code == "moving" else refused.code)
        except Exception:
            return self._turn_away(wire, "")
        wire.link.say(Attached(wanted.channel))
        await self.attend(table, wire, wanted.name)

    def _turn_away(self, wire: PipedWire, code: str) -> None:
        wire.link.say(TurnedAway(wire.channel, code))
        wire.lose()

    async def _answer(self, link: Link, asked: Ask) -> None:
        try:
            if asked.table:
                await self.lobby.find(asked.table)
        except Exception as error:
            if not isinstance(error, Refused) or error.code == "moving":
                return link.say(Answer(asked.channel, 0, [], b""))
        link.say(await answered(self.http, asked))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            warn("what another node has asked for failed", why=repr(error))


class Unreachable(Exception):
    """The node that keeps a table, or the database."""

    def __init__(self, keeper: Keeper | None) -> None:
        super().__init__("" if keeper is None else keeper.address)
        self.keeper = keeper

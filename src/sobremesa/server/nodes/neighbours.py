"""The other nodes: one link to each, made when first needed, by whoever needs it first."""

from __future__ import annotations

import asyncio
from typing import Protocol

from ..operating.logs import note
from .leases import Keeper
from .link import Link
from .membership import Membership
from .messages import Message

SILENCE = 0.8
"""Of the time a lease has."""


class Host(Protocol):
    """What is done for devices and requests that come over a link."""

    def hear(self, link: Link, message: Message) -> None: ...


class Neighbours:
    def __init__(self, membership: Membership, secret: bytes, host: Host) -> None:
        self.membership = membership
        self.secret = secret
        self.silence = membership.seconds * SILENCE
        """Seconds after which one who says nothing is taken for gone."""
        self.host = host
        self.links: dict[str, Link] = {}
        self._dialling: dict[str, asyncio.Task[Link]] = {}
        self._everybody: set[Link] = set()
        self._server: asyncio.Server | None = None

    @property
    def node(self) -> str:
        return self.membership.id

    async def listen(self, address: str) -> None:
        place, port = split(address)
        try:
            self._server = await asyncio.get_running_loop().create_server(self._answering, place, port)
        except OSError as error:
            raise OSError(f"other nodes cannot reach this one at {address}: {error.strerror or error}") from error
        note("other nodes reach this one", address=address)

    def _answering(self) -> Link:
        return self._made(has_dialled=False)

    def _made(self, has_dialled: bool) -> Link:
        link = Link(self, has_dialled)
        self._everybody.add(link)
        return link

    async def to(self, keeper: Keeper) -> Link:
        """A link to a node; ConnectionError if it cannot be reached."""
        link = self.links.get(keeper.node)
        if link is not None and link.is_up:
            return link
        dialling = self._dialling.get(keeper.node)
        if dialling is None:
            dialling = self._dialling[keeper.node] = asyncio.create_task(self._dial(keeper))
            dialling.add_done_callback(lambda _: self._dialling.pop(keeper.node, None))
        return await asyncio.shield(dialling)

    async def _dial(self, keeper: Keeper) -> Link:
        if not keeper.address:
            raise ConnectionError("that server was started without --node")
        place, port = split(keeper.address)
        async with asyncio.timeout(self.silence):
            _, link = await asyncio.get_running_loop().create_connection(lambda: self._made(True), place, port)
            await link.up
        if link.node != keeper.node:
            raise ConnectionError("another node is there now")
        return link

    def is_up(self, link: Link) -> None:
        self.links[link.node] = link

    def is_down(self, link: Link) -> None:
        self._everybody.discard(link)
        if self.links.get(link.node) is link:
            del self.links[link.node]

    def hear(self, link: Link, message: Message) -> None:
        self.host.hear(link, message)

    def part(self) -> None:
        """Ends every link: whoever is at their other ends looks for the tables anew."""
        for link in list(self._everybody):
            if hasattr(link, "transport"):
                link.close()
        self._everybody.clear()

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.part()


def split(address: str) -> tuple[str, int]:
    """`10.0.0.5:8732` or `[::1]:8732`; ValueError if it is neither."""
    place, _, port = address.rpartition(":")
    if not place or not port.isdigit() or not 0 < int(port) < 1 << 16:
        raise ValueError(f"{address!r} is no address like 10.0.0.5:8732")
    return place.strip("[]"), int(port)

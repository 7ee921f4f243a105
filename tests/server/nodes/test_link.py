"""Links between nodes, without any node: who does not prove itself is nobody, and is forgotten."""

import asyncio
from typing import Any

import pytest

from sobremesa.server.nodes.link import Link
from sobremesa.server.nodes.messages import Message

pytestmark = pytest.mark.anyio


class OneNode:
    """What a node does with links, and nothing else."""

    secret, silence, node = b"secret", 0.2, "here"

    def __init__(self) -> None:
        self.links: set[Link] = set()

    def answering(self) -> Link:
        link = Link(self, has_dialled=False)
        self.links.add(link)
        return link

    def is_up(self, link: Link) -> None: ...
    def is_down(self, link: Link) -> None:
        self.links.discard(link)

    def hear(self, link: Link, message: Message) -> None: ...


async def called(node: OneNode) -> tuple[asyncio.Server, asyncio.StreamReader, asyncio.StreamWriter]:
    server = await asyncio.get_running_loop().create_server(node.answering, "127.0.0.1", 0)
    return server, *await asyncio.open_connection(*server.sockets[0].getsockname())


async def test_a_stranger_who_went_on_saying_a_little_was_never_sent_away() -> None:
    server, reader, writer = await called(OneNode())

    async def dribble() -> None:
        while True:
            writer.write(b"\0")
            await asyncio.sleep(0.02)

    talking = asyncio.create_task(dribble())
    async with asyncio.timeout(60):
        with pytest.raises((ConnectionError, EOFError)):
            await reader.readexactly(10_000)
    talking.cancel()
    writer.close()
    server.close()


async def test_strangers_who_had_gone_were_remembered_for_ever() -> None:
    node = OneNode()
    server, _, writer = await called(node)
    writer.close()
    async with asyncio.timeout(60):
        while node.links:
            await asyncio.sleep(0.01)
    server.close()


async def test_two_who_know_the_secret_have_a_link_and_others_have_not() -> None:
    node, other, evil = OneNode(), OneNode(), OneNode()
    evil.secret = b"another"
    server = await asyncio.get_running_loop().create_server(node.answering, "127.0.0.1", 0)

    async def dialled(by: Any) -> Link:
        _, link = await asyncio.get_running_loop().create_connection(
            lambda: Link(by, has_dialled=True), *server.sockets[0].getsockname()
        )
        return link

    link = await dialled(other)
    await asyncio.wait_for(link.up, 60)
    assert link.node == "here"
    with pytest.raises(ConnectionError):
        await asyncio.wait_for((await dialled(evil)).up, 60)
    link.close()
    server.close()

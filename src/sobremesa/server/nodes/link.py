"""The connection of two nodes: proves that both know the secret, then carries messages, the small ones together.

It is not encrypted: nodes talk to each other in a network of their own. Who is silent for some seconds is taken for
gone, because a line that was cut says nothing.
"""

from __future__ import annotations

import asyncio
import hmac
import itertools
import secrets
from typing import Protocol, cast

import msgspec

from ..operating.logs import note, trouble, warn
from .messages import Beat, Greet, Message, OfAChannel, Prove, decode, encode

HEAD = 4
STRANGERS_BYTES = 1024
MOST_BYTES = 64 * 1024 * 1024
MOST_WAITING = 64 * 1024 * 1024
"""Bytes a neighbour has not read yet: then it is taken for gone."""
BEATS_IN_SILENCE = 4


class End(Protocol):
    """This node's end of a channel."""

    def hear(self, message: OfAChannel) -> None: ...
    def lose(self) -> None:
        """The link is gone."""


class Manners(Protocol):
    """What a node does with links."""

    secret: bytes
    silence: float

    @property
    def node(self) -> str: ...
    def is_up(self, link: Link) -> None: ...
    def is_down(self, link: Link) -> None: ...
    def hear(self, link: Link, message: Message) -> None:
        """What opens a channel."""


class Link(asyncio.Protocol):
    def __init__(self, manners: Manners, has_dialled: bool) -> None:
        self.manners = manners
        self.has_dialled = has_dialled
        self.node = ""
        """Who is at the other end, once it has proved it."""
        self.ends: dict[int, End] = {}
        self.up: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._numbers = itertools.count(0 if has_dialled else 1, 2)
        self._nonce = secrets.token_bytes(16)
        self._greeted: Greet | None = None
        self._received = bytearray()
        self._leaving: list[bytes] = []
        self._heard = 0.0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_up(self) -> bool:
        return bool(self.node) and not self.transport.is_closing()

    def open(self, end: End) -> int:
        """A new channel; each side counts its own."""
        number = next(self._numbers)
        self.ends[number] = end
        return number

    def close(self) -> None:
        self.transport.abort()

    def say(self, message: Message) -> None:
        if self.transport.is_closing():
            return
        body = encode(message)
        if not self._leaving:
            asyncio.get_running_loop().call_soon(self._leave)
        self._leaving += (len(body).to_bytes(HEAD, "big"), body)

    def _leave(self) -> None:
        leaving, self._leaving = self._leaving, []
        if self.transport.is_closing():
            return
        self.transport.write(b"".join(leaving))
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._heard = asyncio.get_running_loop().time()
        self.say(Greet(self.manners.node, self._nonce))
        self._beat()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if not self.up.done():
            self.up.set_exception(ConnectionError("the other node does not talk to us"))
            self.up.exception()  # nobody may be waiting for it
        ends, self.ends = list(self.ends.values()), {}
        for end in ends:
            end.lose()
        if self.node:
            note("a link to another node is gone", node=self.node)
        self.manners.is_down(self)

    def _beat(self) -> None:
        loop, silence = asyncio.get_running_loop(), self.manners.silence
        if loop.time() - self._heard > silence:
            return self.close()
        if self.node:
            self.say(Beat())
        self._timer = loop.call_later(silence / BEATS_IN_SILENCE, self._beat)

    def data_received(self, data: bytes) -> None:
        if self.node:  # a stranger has so long to prove itself, whatever it says
            self._heard = asyncio.get_running_loop().time()
        received = self._received
        received += data
        start = 0
        while len(received) - start >= HEAD and not self.transport.is_closing():
            size = int.from_bytes(received[start : start + HEAD], "big")
            if size > (MOST_BYTES if self.node else STRANGERS_BYTES):
                return self.close()
            if len(received) - start < HEAD + size:
                break
            self._take(bytes(received[start + HEAD : start + HEAD + size]))
            start += HEAD + size
        del received[:start]

    def _take(self, body: bytes) -> None:
        try:
            message = decode(body)
            if self.node:
                self._hear(message)
            else:
                self._meet(message)
        except (msgspec.DecodeError, Stranger):
            warn("somebody who is no node has called")
            self.close()
        except Exception:
            trouble("a message of another node could not be answered", node=self.node)

    def _hear(self, message: Message) -> None:
        if isinstance(message, Beat):
            return
        if isinstance(message, OfAChannel):
            end = self.ends.get(message.channel)
            if end is not None:
                end.hear(message)
        else:
            self.manners.hear(self, message)

    def _meet(self, message: Message) -> None:
        if isinstance(message, Greet) and self._greeted is None:
            self._greeted = message
            return self.say(Prove(self._proof(self.has_dialled, self._nonce, message.nonce)))
        if not isinstance(message, Prove) or self._greeted is None:
            raise Stranger
        told = self._proof(not self.has_dialled, self._greeted.nonce, self._nonce)
        if not hmac.compare_digest(told, message.proof):
            raise Stranger
        self.node, self._heard = self._greeted.node, asyncio.get_running_loop().time()
        note("a link to another node is up", node=self.node)
        self.manners.is_up(self)
        if not self.up.done():
            self.up.set_result(None)

    def _proof(self, has_dialled: bool, own: bytes, others: bytes) -> bytes:
        assert self._greeted is not None
        names = (self.manners.node, self._greeted.node)
        mine, theirs = names if has_dialled is self.has_dialled else names[::-1]
        told = encode([has_dialled, mine, theirs, own, others])
        return hmac.digest(self.manners.secret, told, "sha256")


class Stranger(Exception):
    """Does not know the secret."""

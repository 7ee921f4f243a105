"""What nodes say to each other over a link. A channel is one device at one node whose table another node keeps."""

from __future__ import annotations

import msgspec
from msgspec import Struct

Headers = list[tuple[bytes, bytes]]


class Greet(Struct, tag=0, array_like=True):
    """The first thing said, by both."""

    node: str
    nonce: bytes


class Prove(Struct, tag=1, array_like=True):
    """That one knows the secret, to one who has just thought of a number."""

    proof: bytes


class Beat(Struct, tag=2, array_like=True):
    """Still here."""


class Attach(Struct, tag=3, array_like=True):
    """A device wants to be at a table you keep."""

    channel: int
    table: str
    address: str
    """Where the device is."""
    name: str
    """By which its frames are found in the logs of both nodes."""


class Attached(Struct, tag=4, array_like=True):
    channel: int


class TurnedAway(Struct, tag=5, array_like=True):
    channel: int
    code: str
    """The refusal's; empty if the table is not kept here."""


class Said(Struct, tag=6, array_like=True):
    """A frame of the device, or for it."""

    channel: int
    frame: bytes


class Ended(Struct, tag=7, array_like=True):
    """The device has gone, or has to go."""

    channel: int
    code: int


class Measure(Struct, tag=8, array_like=True):
    """How long is it to the device and back?"""

    channel: int


class Trip(Struct, tag=9, array_like=True):
    channel: int
    milliseconds: float


class Settled(Struct, tag=10, array_like=True):
    """What the connection is for: seats come first where there is no room."""

    channel: int
    standing: int


class Ask(Struct, tag=11, array_like=True):
    """A request about a table you keep."""

    channel: int
    table: str
    method: str
    path: str
    query: bytes
    headers: Headers
    body: bytes
    address: str


class Answer(Struct, tag=12, array_like=True):
    channel: int
    status: int
    """0 if the table is not kept here."""
    headers: Headers
    body: bytes


Message = Greet | Prove | Beat | Attach | Attached | TurnedAway | Said | Ended | Measure | Trip | Settled | Ask | Answer
OfAChannel = Attached | TurnedAway | Said | Ended | Measure | Trip | Settled | Answer

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Message).decode

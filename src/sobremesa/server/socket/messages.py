"""What a client may send. Everything is checked for type and size here, before anybody looks at it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ..entrance.border import UNPRINTABLE, clean
from ..refusals import Refused

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=rf"^[^{UNPRINTABLE}]*\Z")]
"""Kept as it comes, because it is told back: so it may hold nothing that cannot be stored."""
SeatNumber = Annotated[int, Meta(ge=0, le=255)]
Number = Annotated[int, Meta(ge=0, lt=1 << 53)]
Hex = Annotated[str, Meta(min_length=64, max_length=64)]


class Hello(Struct, tag="hello", tag_field="type"):
    protocol: int
    tokens: Annotated[list[Annotated[str, Meta(max_length=300)]], Meta(max_length=8)] = []
    last: Number | None = None
    epoch: Annotated[str, Meta(max_length=20)] | None = None
    changes: bool = False


class Act(Struct, tag="act", tag_field="type"):
    id: Id
    seat: SeatNumber
    question: Number
    action: dict[str, Any]
    """Its kind and parts."""


class Chat(Struct, tag="chat", tag_field="type"):
    id: Id
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    phrase: Annotated[str, Meta(max_length=20)] | None = None


class Commit(Struct, tag="commit", tag_field="type"):
    seat: SeatNumber
    hash: Hex | None


class Reveal(Struct, tag="reveal", tag_field="type"):
    seat: SeatNumber
    number: Hex


class Ping(Struct, tag="ping", tag_field="type"):
    n: int | float = 0


Message = Hello | Act | Chat | Commit | Reveal | Ping
KNOWN = ("hello", "act", "chat", "commit", "reveal", "ping")

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_act_decoder = msgspec.json.Decoder(Act)


def read(frame: str | bytes) -> Message:
    """The message of a frame; Refused in words when it is none."""
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise _refusal(frame, error) from None


def read_act(frame: bytes) -> Act | None:
    """The act of a frame; None if it is anything else."""
    try:
        return _act_decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _refusal(frame: str | bytes, error: Exception) -> Refused:
    kind = _loosely(frame).get("type")
    if isinstance(kind, str) and kind not in KNOWN:
        return Refused("unknown_type")
    return Refused("bad_message", None, why=clean(str(error)[:200]))


def id_of(frame: str | bytes) -> str | None:
    """The id a refused frame carries, if it can be read at all."""
    found = _loosely(frame).get("id")
    return found if isinstance(found, str) and len(found) <= 64 else None


def _loosely(frame: str | bytes) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}

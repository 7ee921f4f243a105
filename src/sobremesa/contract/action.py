"""Actions as numbers: bits 0-7 say the kind, the other 45 carry the parts of the payload; below 2^53, for JavaScript.

Each part says who sees it. To everybody else it reads all ones, *unknown*. Kinds and parts are append-only: a record
written today must mean the same for ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

CHANCE = -1
"""Who acts when chance decides."""
TIME = -2
"""Who acts when something happens by itself, at a set time."""

KIND_BITS = 8
PAYLOAD_BITS = 45
UNKNOWN = (1 << PAYLOAD_BITS) - 1
"""A payload nobody told: also the mark of an open-ended family among legal actions."""

FIRST_CHANCE_KIND = 200
FIRST_TIME_KIND = 240
"""Kinds 1-199 are the seats', 200-239 chance's, 240-255 time's."""


def kind_of(action: int) -> int:
    return action & 0xFF


def payload_of(action: int) -> int:
    return action >> KIND_BITS


def family(kind: int) -> int:
    """The mark that stands for every action of an open-ended kind."""
    return kind | UNKNOWN << KIND_BITS


@dataclass(frozen=True)
class Part:
    """A piece of the payload. `seen_by` names parts that hold seats, or `actor`; None is everybody."""

    name: str
    bits: int
    seen_by: tuple[str, ...] | None = None

    @property
    def unknown(self) -> int:
        return (1 << self.bits) - 1


@dataclass(frozen=True)
class Kind:
    number: int
    name: str
    parts: tuple[Part, ...] = ()
    reveals: bool = False
    """Whether the action shows what was hidden before (a card laid open)."""
    passes: bool = False
    """Whether it only lets time go by (ending a turn): lively play prefers the others."""

    def __post_init__(self) -> None:
        if not 1 <= self.number <= 255:
            raise ValueError(f"{self.name}: kind {self.number} is not between 1 and 255")
        if sum(part.bits for part in self.parts) > PAYLOAD_BITS:
            raise ValueError(f"{self.name}: more than {PAYLOAD_BITS} bits of payload")

    @cached_property
    def has_secrets(self) -> bool:
        return any(part.seen_by is not None for part in self.parts)

    def placed(self) -> Iterator[tuple[Part, int]]:
        """Each part with the bit at which it starts."""
        shift = KIND_BITS
        for part in self.parts:
            yield part, shift
            shift += part.bits

    def pack(self, *values: int) -> int:
        if len(values) != len(self.parts):
            raise ValueError(f"{self.name} takes {len(self.parts)} values, not {len(values)}")
        action = self.number
        for (part, shift), value in zip(self.placed(), values, strict=True):
            if not 0 <= value <= part.unknown:
                raise ValueError(f"{self.name}: {part.name} {value} does not fit {part.bits} bits")
            action |= value << shift
        return action

    def unpack(self, action: int) -> dict[str, int]:
        return {part.name: action >> shift & part.unknown for part, shift in self.placed()}

    def fits(self, action: int) -> bool:
        """Whether no bit is set beyond the parts."""
        used = KIND_BITS + sum(part.bits for part in self.parts)
        return action >> used == 0

    def redact(self, actor: int, action: int, viewer: int | None) -> int:
        """The action as a viewer (None: a spectator) gets to see it."""
        if viewer == actor and actor >= 0:
            return action
        values = self.unpack(action)
        for part, shift in self.placed():
            if part.seen_by is None:
                continue
            seers = {actor if name == "actor" else values[name] for name in part.seen_by}
            if viewer is None or viewer not in seers:
                action |= part.unknown << shift
        return action


@dataclass(frozen=True)
class Kinds:
    """All kinds of actions of a game, found by number or by name."""

    kinds: tuple[Kind, ...]
    by_number: dict[int, Kind] = field(init=False, repr=False)
    by_name: dict[str, Kind] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_number", {kind.number: kind for kind in self.kinds})
        object.__setattr__(self, "by_name", {kind.name: kind for kind in self.kinds})
        if not len(self.by_number) == len(self.by_name) == len(self.kinds):
            raise ValueError("two kinds of actions share a number or a name")

    def __iter__(self) -> Iterator[Kind]:
        return iter(self.kinds)

    def of(self, action: int) -> Kind | None:
        return self.by_number.get(kind_of(action))

    def redact(self, actor: int, action: int, viewer: int | None) -> int:
        kind = self.by_number[kind_of(action)]
        return kind.redact(actor, action, viewer) if kind.has_secrets else action

"""Actions as numbers: bits 0-7 say the kind, the other 45 carry the parts of the payload; below 2^53, for JavaScript.

A kind is declared once, with typed parts: `INVENTION = action(9, "invention", first=RESOURCE, second=RESOURCE)`. The
declaration is an integer, its number; from it follow reading (`INVENTION.first(action)`) and making
(`INVENTION.of(first, second)`) in rules compiled or not, words and JSON both ways, and who sees what: to all others
a hidden part reads all ones, *unknown*. Kinds and parts are append-only: what a record means today it means for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from .parts import Cell, PartType
from .words.wording import Form, read, say

CHANCE = -1
"""Who acts when chance decides."""
TIME = -2
"""Who acts when something happens by itself, at a set time."""

KIND_BITS = 8
KIND_MASK = (1 << KIND_BITS) - 1
PAYLOAD_BITS = 45
UNKNOWN = (1 << PAYLOAD_BITS) - 1
"""A payload nobody told: also the mark of an open-ended family among legal actions."""

FIRST_CHANCE_KIND = 200
FIRST_TIME_KIND = 240
"""Kinds 1-199 are the seats', 200-239 chance's, 240-255 time's."""


def kind_of(action: int) -> int:
    return action & KIND_MASK


def payload_of(action: int) -> int:
    return action >> KIND_BITS


def family(kind: int) -> int:
    """The mark that stands for every action of an open-ended kind."""
    return kind | UNKNOWN << KIND_BITS


def is_family(action: int) -> bool:
    return payload_of(action) == UNKNOWN


@dataclass(frozen=True)
class Part:
    name: str
    type: PartType
    cells: tuple[Cell, ...]

    def to_json(self, board: Any, action: int) -> Any:
        return None if self.is_hidden(action) else self.type.to_json(board, *(cell.get(action) for cell in self.cells))

    def is_hidden(self, action: int) -> bool:
        """Whether it was hidden from whoever got this action."""
        return self.type.seers is not None and all(action >> c.shift & c.unknown == c.unknown for c in self.cells)


class Block:
    """Kinds that belong together, such as an expansion's: no other kind has a number between theirs."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kinds: list[Kind] = []

    def holds(self, kind: int) -> bool:
        return self.kinds[0] <= kind <= self.kinds[-1]

    def place(self, kind: int) -> int:
        """Which of them it is."""
        return kind - self.kinds[0]


class Kind(int):
    """A kind of action; the number itself. Each cell of its payload is also a method: `ROAD.path(action)`."""

    name: str
    parts: tuple[Part, ...]
    forms: tuple[Form, ...]
    ordered: tuple[str, ...]
    reveals: bool
    """Whether the action shows what was hidden before (a card laid open)."""
    passes: bool
    """Whether it only lets time go by (ending a turn): lively play prefers the others."""
    block: Block | None
    cells: tuple[Cell, ...]
    width: int
    """How many bits an action of this kind takes."""
    has_secrets: bool

    if TYPE_CHECKING:

        def __getattr__(self, cell: str) -> Callable[..., int]: ...

    @property
    def number(self) -> int:
        return int(self)

    @property
    def is_for_seats(self) -> bool:
        return self < FIRST_CHANCE_KIND

    def of(self, *values: Any) -> int:
        """The action with these values, one a cell: a number, or a row of numbers. Unchecked, for rules and bots."""
        packed = int(self)
        for cell, value in zip(self.cells, values, strict=True):
            packed |= cell.place(value)
        return packed

    def pack(self, *values: Any) -> int:
        """The same, from values nobody has looked at: ValueError when one does not fit."""
        if len(values) != len(self.cells):
            raise ValueError(f"{self.name} takes {len(self.cells)} values, not {len(values)}")
        packed = int(self)
        for cell, value in zip(self.cells, values, strict=True):
            try:
                packed |= cell.put(value)
            except ValueError as error:
                raise ValueError(f"{self.name}: {error}") from None
        return packed

    def raw(self, choose: Callable[[int], int]) -> int:
        """An action from numbers as they lie in the payload, chosen by their bits: for tests, most of it nonsense."""
        packed = int(self)
        for cell in self.cells:
            for place in range(cell.many or 1):
                packed |= choose(cell.bits) << cell.shift + place * cell.bits
        return packed

    def unpack(self, action: int) -> dict[str, Any]:
        return {cell.name: cell.get(action) for cell in self.cells}

    def fits(self, action: int) -> bool:
        """Whether no bit is set beyond the parts."""
        return action >> self.width == 0

    def from_parts(self, told: Mapping[str, Sequence[Any]]) -> int:
        """The action with the values of each part; ValueError when one does not fit."""
        values = {
            cell.name: value for part in self.parts for cell, value in zip(part.cells, told[part.name], strict=True)
        }
        values |= zip(self.ordered, sorted(values[cell] for cell in self.ordered), strict=True)
        return self.pack(*(values[cell.name] for cell in self.cells))

    def part(self, name: str) -> Part:
        return next(part for part in self.parts if part.name == name)

    def declaration(self) -> dict[str, Any]:
        """How it is said and what its parts hold, for clients that know no game."""
        parts = [{"name": part.name, "type": part.type.typescript, "holds": part.type.holds} for part in self.parts]
        return {"kind": self.name, "forms": [" ".join(form.words) for form in self.forms], "parts": parts}

    def redact(self, actor: int, action: int, viewer: int | None) -> int:
        """The action as a viewer (None: a spectator) gets to see it."""
        if viewer == actor and actor >= 0:
            return action
        values = self.unpack(action)
        for part in self.parts:
            if part.type.seers is None:
                continue
            seers = {actor if name == "actor" else values[name] for name in part.type.seers}
            if viewer is None or viewer not in seers:
                for cell in part.cells:
                    action |= cell.unknown << cell.shift
        return action


DECLARED: list[Kind] = []
"""Every kind of every game that was imported."""


def action(number: int, name: str, *forms: str | Form, **parts: Any) -> Kind:
    """Declares something a seat may do. `forms` are its words, by default the name and the parts in order.

    Beside the parts: `ordered` names cells whose values may be given in any order and are kept ascending; `reveals`,
    `passes` and `block` as in `Kind`.
    """
    if not 1 <= number < FIRST_CHANCE_KIND:
        raise ValueError(f"{name}: {number} is no number for an action of a seat")
    return _declare(number, name, forms, **parts)


def chance(number: int, name: str, *forms: str | Form, **parts: Any) -> Kind:
    """Declares something chance may decide."""
    if not FIRST_CHANCE_KIND <= number < FIRST_TIME_KIND:
        raise ValueError(f"{name}: {number} is no number for an outcome of chance")
    return _declare(number, name, forms, **parts)


def time(number: int, name: str, *forms: str | Form, **parts: Any) -> Kind:
    """Declares something that happens by itself."""
    if not FIRST_TIME_KIND <= number <= 255:
        raise ValueError(f"{name}: {number} is no number for an action of time")
    return _declare(number, name, forms, **parts)


def _declare(
    number: int,
    name: str,
    forms: tuple[str | Form, ...],
    ordered: tuple[str, ...] = (),
    reveals: bool = False,
    passes: bool = False,
    block: Block | None = None,
    **types: PartType,
) -> Kind:
    kind = Kind(number)
    kind.name, kind.ordered, kind.reveals, kind.passes, kind.block = name, ordered, reveals, passes, block
    kind.parts = tuple(_placed(types))
    kind.cells = tuple(cell for part in kind.parts for cell in part.cells)
    kind.width = KIND_BITS + sum(cell.width for cell in kind.cells)
    kind.has_secrets = any(part.type.seers is not None for part in kind.parts)
    if kind.width > KIND_BITS + PAYLOAD_BITS:
        raise ValueError(f"{name}: more than {PAYLOAD_BITS} bits of payload")
    plain = " ".join([name, *(f"{{{part}}}" for part in types)])
    kind.forms = tuple(form if isinstance(form, Form) else Form(form) for form in forms) or (Form(plain),)
    for cell in kind.cells:
        if hasattr(kind, cell.name):
            raise ValueError(f"{name}: a part cannot be called {cell.name}")
        setattr(kind, cell.name, cell.get if cell.many is None else cell.number)
    if block is not None:
        block.kinds = sorted([*block.kinds, kind])
    DECLARED.append(kind)
    return kind


def alike(*kinds: Kind) -> None:
    """Makes sure that the cells of these kinds lie alike, so that rules may read any of them through one."""
    if len({kind.cells for kind in kinds}) > 1:
        raise ValueError(f"{' and '.join(kind.name for kind in kinds)} are not alike")


def _placed(types: Mapping[str, PartType]) -> Iterator[Part]:
    shift = KIND_BITS
    for name, kind in types.items():
        cells = []
        for cell in kind.named(name):
            cells.append(replace(cell, shift=shift))
            shift += cell.width
        yield Part(name, kind, tuple(cells))


@dataclass(frozen=True)
class Kinds:
    """All kinds of actions of a game, found by number or by name."""

    kinds: tuple[Kind, ...]
    by_number: dict[int, Kind] = field(init=False, repr=False)
    by_name: dict[str, Kind] = field(init=False, repr=False)
    secret: frozenset[int] = field(init=False, repr=False)

    @classmethod
    def declared_in(cls, *modules: Mapping[str, Any]) -> Kinds:
        """Every kind that stands in these modules (their `vars()`), in the order of their numbers."""
        found = {id(value): value for module in modules for value in module.values() if isinstance(value, Kind)}
        return cls(tuple(sorted(found.values())))

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_number", {int(kind): kind for kind in self.kinds})
        object.__setattr__(self, "by_name", {kind.name: kind for kind in self.kinds})
        object.__setattr__(self, "secret", frozenset(int(kind) for kind in self.kinds if kind.has_secrets))
        if not len(self.by_number) == len(self.by_name) == len(self.kinds):
            raise ValueError("two kinds of actions share a number or a name")
        for kind in self.kinds:
            for block in {other.block for other in self.kinds if other.block is not None}:
                if block.holds(kind) and kind.block is not block:
                    raise ValueError(f"{kind.name} stands among the kinds of {block.name}")

    def __iter__(self) -> Iterator[Kind]:
        return iter(self.kinds)

    @property
    def widths(self) -> tuple[int, ...]:
        """How many bits each kind's actions take, by number; 0 where there is no such kind."""
        return tuple(self.by_number[number].width if number in self.by_number else 0 for number in range(256))

    def of(self, action: int) -> Kind | None:
        return self.by_number.get(kind_of(action))

    def parts(self, action: int) -> dict[str, Any]:
        """The parts of an action by name."""
        return self.by_number[kind_of(action)].unpack(action)

    def is_for_seats(self, kind: int) -> bool:
        return kind in self.by_number and self.by_number[kind].is_for_seats

    def fits(self, action: int) -> bool:
        """Whether it is of a declared kind and says nothing beyond its parts."""
        kind = self.of(action)
        return kind is not None and action >= 0 and kind.fits(action)

    def redact(self, actor: int, action: int, viewer: int | None) -> int:
        kind = kind_of(action)
        return self.by_number[kind].redact(actor, action, viewer) if kind in self.secret else action

    def redacted(self, steps: Iterable[tuple[int, int]], viewer: int | None) -> list[tuple[int, int]]:
        """Written for long games: `redact` for every step, without a call where nothing is secret."""
        secret = self.secret
        return [
            (actor, self.redact(actor, action, viewer) if action & KIND_MASK in secret else action)
            for actor, action in steps
        ]

    def say(self, board: Any, action: int) -> str:
        return say(self.by_number[kind_of(action)], board, action)

    def read(self, board: Any, words: str) -> int:
        """ValueError, in words, when they name no action."""
        return read(self.kinds, board, words)

    def to_json(self, board: Any, action: int) -> dict[str, Any]:
        """`{"kind": "road", "path": "12-13"}`; what is hidden is null."""
        kind = self.by_number[kind_of(action)]
        return {"kind": kind.name, **{part.name: part.to_json(board, action) for part in kind.parts}}

    def from_json(self, board: Any, told: Any) -> int:
        """ValueError, in words, when it names no action."""
        kind = (
            self.by_name.get(told["kind"]) if isinstance(told, Mapping) and isinstance(told.get("kind"), str) else None
        )
        if kind is None:
            raise ValueError(f"{told!r:.60} is no action: its kind is none of {', '.join(self.by_name)}")
        wanted = {part.name for part in kind.parts}
        if set(told) != {"kind", *wanted}:
            raise ValueError(
                f"{kind.name} takes {', '.join(sorted(wanted)) or 'no parts'}, not {sorted(set(told) - {'kind'})}"
            )
        return kind.from_parts({part.name: part.type.from_json(board, told[part.name]) for part in kind.parts})

"""Actions in words, both ways: `road 12-13`, `offer 1 lumber for 2 ore to 1 3`, `dice 3 4`. The hidden reads `?`."""

from __future__ import annotations

import re
from collections.abc import Callable

from sobremesa.contract.action import kind_of

from ..board.bounds import CARD_NAMES, RESOURCE_NAMES
from ..island import Island
from ..rules import actions
from ..rules.actions import CANAL_ZERO, KINDS, TERM_ZERO
from . import friends, helpers
from .reader import HIDDEN, Reader, Values, card_name, counts_in_words, named, resource_name


def to_words(island: Island, action: int) -> str:
    kind = KINDS.by_number[kind_of(action)]
    values = {
        part.name: -1 if part.seen_by is not None and value == part.unknown else value
        for part, value in zip(kind.parts, kind.unpack(action).values(), strict=True)
    }
    filling = _FILLINGS.get(kind.number)
    return kind.name if filling is None else f"{kind.name} {filling(island, values)}"


def _counts(values: Values) -> str:
    if values[RESOURCE_NAMES[0]] < 0:
        return HIDDEN
    return counts_in_words({name: values[name] for name in RESOURCE_NAMES})


def _terms(values: Values) -> str:
    terms = {name: values[name] - TERM_ZERO for name in RESOURCE_NAMES} | {"canal": values["canal"] - CANAL_ZERO}
    give = counts_in_words({name: -term for name, term in terms.items() if term < 0})
    take = counts_in_words({name: term for name, term in terms.items() if term > 0})
    return f"{give} for {take}"


def _offer(island: Island, values: Values) -> str:
    audience = [str(seat) for seat in range(6) if values["audience"] >> seat & 1]
    return f"{_terms(values)} to {' '.join(audience) or 'nobody'}"


_FILLINGS: dict[int, Callable[[Island, Values], str]] = {
    actions.SETTLEMENT: lambda island, v: named(island.names.intersections, v["intersection"]),
    actions.CITY: lambda island, v: named(island.names.intersections, v["intersection"]),
    actions.ROAD: lambda island, v: named(island.names.paths, v["path"]),
    actions.MOVE_ROBBER: lambda island, v: named(island.names.hexes, v["hex"]),
    actions.ROB: lambda _, v: str(v["player"]),
    actions.INVENTION: lambda _, v: f"{resource_name(v['first'])} {resource_name(v['second'])}",
    actions.MONOPOLY: lambda _, v: resource_name(v["resource"]),
    actions.DISCARD: lambda _, v: _counts(v),
    actions.MARITIME: lambda _, v: f"{v['rate']} {resource_name(v['give'])} for {resource_name(v['take'])}",
    actions.OFFER: _offer,
    actions.CONFIRM: lambda _, v: f"{v['player']} {_terms(v)}",
    actions.DICE: lambda _, v: f"{v['one']} {v['other']}",
    actions.LOSE: lambda _, v: f"{v['player']} {resource_name(v['resource'])}",
    actions.DISCARDED: lambda _, v: f"{v['player']} {_counts(v)}",
    actions.STOLEN: lambda _, v: f"{v['thief']} {v['victim']} {resource_name(v['resource'])}",
    actions.DRAWN: lambda _, v: f"{v['player']} {card_name(v['card'])}",
    actions.PLAY_CANAL: lambda _, v: resource_name(v["resource"]),
    **friends.FILLINGS,
    **helpers.FILLINGS,
}


def from_words(island: Island, words: str) -> int:
    """ValueError, in words, when they name no action."""
    text = " ".join(words.split())[:200]
    name = next((name for name in _BY_LENGTH if re.match(rf"{name}(?!\S)", text)), None)
    if name is None:
        known = ", ".join(kind.name for kind in KINDS if kind.number < 200)
        raise ValueError(f"{text!r} is no action; there are {known}")
    kind = KINDS.by_name[name]
    reader = Reader(text, text[len(name) :])
    values = _READERS[kind.number](island, reader) if kind.number in _READERS else []
    reader.end()
    return kind.pack(*values)


def _read_audience(reader: Reader) -> int:
    """`to 1 3`. Whether those seats may be asked is checked with the offer."""
    if not reader.left:
        raise reader.complain("'to' and the seats asked")
    reader.skip("to")
    if reader.left == ["nobody"]:
        reader.left.clear()
        return 0
    audience = 1 << reader.seat()
    while reader.left:
        audience |= 1 << reader.seat()
    return audience


_BY_LENGTH = sorted((kind.name for kind in KINDS), key=len, reverse=True)

_READERS: dict[int, Callable[[Island, Reader], list[int]]] = {
    actions.SETTLEMENT: lambda island, r: [island.names.intersection(r.word("an intersection"))],
    actions.CITY: lambda island, r: [island.names.intersection(r.word("an intersection"))],
    actions.ROAD: lambda island, r: [island.names.path(r.word("a path like 12-13"))],
    actions.MOVE_ROBBER: lambda island, r: [island.names.hex(r.word("a hex like C3"))],
    actions.ROB: lambda _, r: [r.seat()],
    actions.INVENTION: lambda _, r: sorted([r.resource(), r.one_of((*RESOURCE_NAMES, "nothing"), "a resource")]),
    actions.MONOPOLY: lambda _, r: [r.resource()],
    actions.DISCARD: lambda _, r: r.counts(24),
    actions.MARITIME: lambda _, r: _read_maritime(r),
    actions.OFFER: lambda _, r: [*r.terms(), _read_audience(r)],
    actions.CONFIRM: lambda _, r: [r.seat(), *r.terms()],
    actions.DICE: lambda _, r: [r.number("a die", 6), r.number("a die", 6)],
    actions.LOSE: lambda _, r: [r.seat(), r.resource()],
    actions.DISCARDED: lambda _, r: [r.seat(), *r.counts(24)],
    actions.STOLEN: lambda _, r: [r.seat(), r.seat(), r.resource()],
    actions.DRAWN: lambda _, r: [r.seat(), r.one_of(CARD_NAMES, "a card")],
    actions.PLAY_CANAL: lambda _, r: [r.resource()],
    **friends.READERS,
    **helpers.READERS,
}


def _read_maritime(reader: Reader) -> list[int]:
    rate = reader.number("a rate", 4)
    give = reader.resource()
    reader.skip("for")
    return [give, reader.resource(), rate]

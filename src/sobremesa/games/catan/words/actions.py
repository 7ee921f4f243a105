"""Actions in words, both ways: `road 12-13`, `offer 1 lumber for 2 ore to 1 3`, `dice 3 4`. The hidden reads `?`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from sobremesa.contract.action import kind_of

from ..board.bounds import CARD_NAMES, RESOURCE_NAMES, RESOURCES
from ..island import Island
from ..rules import actions
from ..rules.actions import CANAL_ZERO, KINDS, TERM_ZERO

HIDDEN = "?"


def to_words(island: Island, action: int) -> str:
    kind = KINDS.by_number[kind_of(action)]
    values = {
        part.name: -1 if part.seen_by is not None and value == part.unknown else value
        for part, value in zip(kind.parts, kind.unpack(action).values(), strict=True)
    }
    filling = _FILLINGS.get(kind.number)
    return kind.name if filling is None else f"{kind.name} {filling(island, values)}"


Values = Mapping[str, int]


def _named(names: Sequence[str], number: int) -> str:
    return names[number] if 0 <= number < len(names) else HIDDEN if number < 0 else str(number)


def _resource(number: int) -> str:
    return _named((*RESOURCE_NAMES, "nothing"), number)


def _card(number: int) -> str:
    return _named(CARD_NAMES, number)


def counts_in_words(counts: Mapping[str, int]) -> str:
    return " ".join(f"{count} {name}" for name, count in counts.items() if count) or "nothing"


def _counts(values: Values) -> str:
    if values[RESOURCE_NAMES[0]] < 0:
        return HIDDEN
    return counts_in_words({name: values[name] for name in RESOURCE_NAMES})


def _terms(values: Values) -> str:
    terms = {name: values[name] - TERM_ZERO for name in RESOURCE_NAMES}
    give = counts_in_words({name: -term for name, term in terms.items() if term < 0})
    take = counts_in_words({name: term for name, term in terms.items() if term > 0})
    return f"{give} for {take}"


def _offer(island: Island, values: Values) -> str:
    audience = [str(seat) for seat in range(6) if values["audience"] >> seat & 1]
    return f"{_terms(values)} to {' '.join(audience) or 'nobody'}"


_FILLINGS: dict[int, Callable[[Island, Values], str]] = {
    actions.SETTLEMENT: lambda island, v: _named(island.names.intersections, v["intersection"]),
    actions.CITY: lambda island, v: _named(island.names.intersections, v["intersection"]),
    actions.ROAD: lambda island, v: _named(island.names.paths, v["path"]),
    actions.MOVE_ROBBER: lambda island, v: _named(island.names.hexes, v["hex"]),
    actions.ROB: lambda _, v: str(v["player"]),
    actions.INVENTION: lambda _, v: f"{_resource(v['first'])} {_resource(v['second'])}",
    actions.MONOPOLY: lambda _, v: _resource(v["resource"]),
    actions.DISCARD: lambda _, v: _counts(v),
    actions.MARITIME: lambda _, v: f"{v['rate']} {_resource(v['give'])} for {_resource(v['take'])}",
    actions.OFFER: _offer,
    actions.CONFIRM: lambda _, v: f"{v['player']} {_terms(v)}",
    actions.DICE: lambda _, v: f"{v['one']} {v['other']}",
    actions.LOSE: lambda _, v: f"{v['player']} {_resource(v['resource'])}",
    actions.DISCARDED: lambda _, v: f"{v['player']} {_counts(v)}",
    actions.STOLEN: lambda _, v: f"{v['thief']} {v['victim']} {_resource(v['resource'])}",
    actions.DRAWN: lambda _, v: f"{v['player']} {_card(v['card'])}",
}


class _Reader:
    """Reads the words after an action's name, one by one; every complaint says what was expected."""

    def __init__(self, text: str, words: str) -> None:
        self.text = text
        self.left = words.split()

    def complain(self, expected: str) -> ValueError:
        found = self.left[0] if self.left else "the end"
        return ValueError(f"{self.text!r}: expected {expected}, found {found[:40]!r}")

    def word(self, expected: str) -> str:
        if not self.left:
            raise self.complain(expected)
        return self.left.pop(0)

    def number(self, expected: str, most: int) -> int:
        if not self.left or not re.fullmatch(r"[0-9]{1,3}", self.left[0]) or int(self.left[0]) > most:
            raise self.complain(expected)
        return int(self.left.pop(0))

    def one_of(self, names: Sequence[str], expected: str) -> int:
        for number, name in enumerate(names):
            length = len(name.split())
            if " ".join(self.left[:length]).casefold() == name:
                del self.left[:length]
                return number
        raise self.complain(f"{expected} ({', '.join(names)})")

    def seat(self) -> int:
        return self.number("a seat number", 5)

    def resource(self) -> int:
        return self.one_of(RESOURCE_NAMES, "a resource")

    def counts(self, most: int) -> list[int]:
        """`2 lumber 1 ore`; a resource alone is one; `nothing` is none."""
        counts = [0] * RESOURCES
        if self.left[:1] == ["nothing"]:
            self.left.pop(0)
            return counts
        while True:
            many = self.number("a number of cards", most) if self.left and self.left[0][0].isdigit() else 1
            resource = self.resource()
            counts[resource] += many
            if counts[resource] > most:
                raise self.complain(f"at most {most} {RESOURCE_NAMES[resource]}")
            if not self.left or self.left[0] in ("for", "to"):
                return counts

    def skip(self, word: str) -> None:
        if self.left[:1] != [word]:
            raise self.complain(repr(word))
        self.left.pop(0)

    def terms(self) -> list[int]:
        give = self.counts(24)
        self.skip("for")
        take = self.counts(24)
        for name, given, taken in zip(RESOURCE_NAMES, give, take, strict=True):
            if given and taken:
                raise ValueError(f"{self.text!r}: {name} stands on both sides of the trade")
        return [taken - given + TERM_ZERO for given, taken in zip(give, take, strict=True)] + [CANAL_ZERO]

    def end(self) -> None:
        if self.left:
            raise self.complain("nothing more")


def from_words(island: Island, words: str) -> int:
    """ValueError, in words, when they name no action."""
    text = " ".join(words.split())[:200]
    name = next((name for name in _BY_LENGTH if re.match(rf"{name}(?!\S)", text)), None)
    if name is None:
        known = ", ".join(kind.name for kind in KINDS if kind.number < 200)
        raise ValueError(f"{text!r} is no action; there are {known}")
    kind = KINDS.by_name[name]
    reader = _Reader(text, text[len(name) :])
    values = _READERS[kind.number](island, reader) if kind.number in _READERS else []
    reader.end()
    return kind.pack(*values)


def _read_audience(reader: _Reader) -> int:
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

_READERS: dict[int, Callable[[Island, _Reader], list[int]]] = {
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
}


def _read_maritime(reader: _Reader) -> list[int]:
    rate = reader.number("a rate", 4)
    give = reader.resource()
    reader.skip("for")
    return [give, reader.resource(), rate]

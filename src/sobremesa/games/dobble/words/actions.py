"""Actions in words, both ways: `claim b2 sun with blue-3 on island-7`, `ping c3 anchor to 2`, `turn 0 red-12`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache

from sobremesa.contract.action import Part, kind_of
from sobremesa.contract.fields import Records

from ..deck.cards import card_names, symbol_ids
from ..rules import actions
from ..rules.actions import KINDS
from .values import card_name, place_name, place_names, symbol_name

Names = Callable[[int], str]

_SAID: dict[str, Names] = {
    "symbol": symbol_name,
    "own": card_name,
    "target": card_name,
    "card": card_name,
    "to": str,
    "deck": str,
    "seat": str,
    "port": lambda port: str(1 + port),
    "ms": str,
}

_FORMS = {
    actions.CLAIM: "{place} {symbol} with {own} on {target}",
    actions.PING: "{place} {symbol} to {to}",
    actions.LAY: "{place} {card}",
    actions.LAY_PORT: "{port} {card}",
    actions.TURN: "{deck} {card}",
    actions.SHOW: "{card}",
    actions.AT: "{ms}",
    actions.UNLOCK: "{seat}",
}


def to_words(board: Records, action: int) -> str:
    kind = KINDS.by_number[kind_of(action)]
    if kind.number not in _FORMS:
        return kind.name
    said = {
        name: place_name(board, value) if name == "place" else _SAID[name](value)
        for name, value in kind.unpack(action).items()
    }
    return f"{kind.name} {_FORMS[kind.number]}".format(**said)


_KNOWN: Mapping[str, Mapping[str, int]] = {
    name: {word: number for number, word in enumerate(words)}
    for name, words in (
        ("symbol", symbol_ids()),
        *((card, card_names()) for card in ("own", "target", "card")),
    )
}
_EXPECTED = {"own": "a card", "target": "a card", "deck": "a seat", "to": "a seat", "ms": "milliseconds"}


_LONGEST_FIRST = sorted(KINDS, key=lambda kind: -len(kind.name))


def from_words(board: Records, words: str) -> int:
    """ValueError, in words, when they name no action."""
    text = " ".join(words.casefold().split())[:200]
    kind = next((kind for kind in _LONGEST_FIRST if re.match(rf"{kind.name}(?!\S)", text)), None)
    if kind is None:
        raise ValueError(f"{text!r} is no action; there are ready, claim, ping")
    form = f"{kind.name} {_FORMS[kind.number]}" if kind.number in _FORMS else kind.name
    pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>\\S+)", form)
    found = re.fullmatch(pattern, text)
    if found is None:
        shape = re.sub(r"\{(\w+)\}", r"<\1>", form)
        raise ValueError(f"{text!r} should read {shape!r}")
    return kind.pack(*(_read(board, text, part, found[part.name]) for part in kind.parts))


def _read(board: Records, text: str, part: Part, word: str) -> int:
    known = _places(*place_names(board)) if part.name == "place" else _KNOWN.get(part.name)
    number = known.get(word, -1) if known else _figure(word) - (part.name == "port")
    if not 0 <= number <= part.unknown:
        expected = _EXPECTED.get(part.name, f"a {part.name}")
        raise ValueError(f"{text!r}: expected {expected}, found {word[:40]!r}")
    return number


@cache
def _places(*names: str) -> Mapping[str, int]:
    return {name: place for place, name in enumerate(names)}


def _figure(word: str) -> int:
    return int(word) if re.fullmatch(r"\d{1,13}", word, re.ASCII) else -1

"""The 73 playing cards by name: 19 island, 16 for each of three teams, 6 port cards (DOB-1), and their symbols."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from .plane import SIZE, lines

ISLAND, BLUE, ORANGE, RED, PORT = "island", "blue", "orange", "red", "port"
SPLIT: Final = ((ISLAND, 19), (BLUE, 16), (ORANGE, 16), (RED, 16), (PORT, 6))
STRIDE: Final = 13
"""Cards are dealt to the five parts in strides over the lines, so that no part is full of one symbol."""


@dataclass(frozen=True)
class Card:
    number: int
    name: str
    colour: str
    symbols: tuple[int, ...]


@cache
def cards() -> tuple[Card, ...]:
    made: list[Card] = []
    for colour, count in SPLIT:
        for place in range(count):
            number = len(made)
            made.append(Card(number, f"{colour}-{1 + place}", colour, lines()[number * STRIDE % SIZE]))
    return tuple(made)


@cache
def symbols() -> tuple[dict[str, Any], ...]:
    """The 73 symbols in the order of the plane's points: id, name in three languages, icon and colour."""
    document = json.loads((resources.files(__package__) / "data/symbols.json").read_text("utf-8"))
    return tuple(document["symbols"])


@cache
def symbol_ids() -> tuple[str, ...]:
    return tuple(symbol["id"] for symbol in symbols())


@cache
def card_names() -> tuple[str, ...]:
    return tuple(card.name for card in cards())
